package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import salient.server.load.ServerProcess;
import tools.jackson.databind.JsonNode;

/** Two real processes on one real PostgreSQL. */
class ManyProcessesTest {
    private static final int RACES = 1_000;
    private static final List<String> QUICK_START = List.of("-XX:+UseSerialGC", "-Xmx256m");

    String database;
    ServerProcess one;
    ServerProcess two;
    Client first;
    Client second;

    @BeforeEach
    void start() {
        database = TestPostgres.freshDatabase();
        one = ServerProcess.start(ToyMain.class.getName(), QUICK_START, List.of("--database", database));
        two = ServerProcess.start(ToyMain.class.getName(), QUICK_START, List.of("--database", database));
        first = new Client(one.port());
        second = new Client(two.port());
    }

    @AfterEach
    void stop() {
        one.close();
        two.close();
    }

    @Test
    void twoPlayersOnDifferentProcessesFinishAGameAndBothHearEverything() {
        JsonNode made = expect(201, first.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short",
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""")).json();
        Client.Seat red = first.seats(made).getFirst();
        String invitation = made.path("invitations").get(0).path("invitation").asString();
        JsonNode token = expect(201, second.post("/api/join", null, Map.of("invitation", invitation)))
                .json();
        Client.Seat blue =
                second.new Seat(red.table, "blue", token.path("token").asString());
        Random random = new Random(4);
        try (LiveClient redLive = new LiveClient(one.port());
                LiveClient blueLive = new LiveClient(two.port())) {
            int before = 1; // blue has sat down
            Waiting.until(() -> red.sequence() == before);
            assertThat(redLive.call("watch", red, Map.of("since", before))
                            .path("status")
                            .asInt())
                    .isEqualTo(200);
            assertThat(blueLive.call("watch", blue, Map.of("since", before))
                            .path("status")
                            .asInt())
                    .isEqualTo(200);
            Waiting.until(() -> {
                for (Client.Seat seat : List.of(red, blue))
                    if (seat.state().path("toDecide").asString().equals(seat.side))
                        seat.anyOrder(random).ifPresent(seat::tryPlay);
                return red.state().path("status").asString().equals("over")
                        && blue.state().path("status").asString().equals("over");
            });
            Waiting.until(() -> before + redLive.news().size() == red.sequence()
                    && before + blueLive.news().size() == blue.sequence());
        }
        assertThat(red.get("/record").text()).isEqualTo(blue.get("/record").text());
    }

    @Test
    void aThousandRacesLeaveOneWinnerEachAndIdenticalRecords() throws Exception {
        List<Client.Seat> seats = first.hotSeat("long");
        Client.Seat hereRed = seats.get(0);
        Client.Seat thereRed = second.new Seat(hereRed.table, "red", hereRed.token);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int race = 0; race < RACES; race++) {
                int sequence = race;
                int strength = race % 6 + 1;
                List<Callable<Client.Reply>> racers = new ArrayList<>();
                for (Client.Seat seat : List.of(hereRed, thereRed)) {
                    String unit = seat == hereRed ? "A" : "B";
                    racers.add(() -> seat.post(
                            "/orders",
                            Map.of(
                                    "order",
                                    "arm " + unit + " " + strength,
                                    "sequence",
                                    sequence,
                                    "key",
                                    unit + sequence)));
                }
                List<Integer> statuses = new ArrayList<>();
                for (Future<Client.Reply> reply : threads.invokeAll(racers))
                    statuses.add(reply.get().status());
                assertThat(statuses).as("race " + race).containsExactlyInAnyOrder(200, 409);
            }
        }
        assertThat(hereRed.sequence()).isEqualTo(RACES);
        Waiting.until(() -> thereRed.sequence() == RACES);
        assertThat(hereRed.get("/record").text())
                .isEqualTo(thereRed.get("/record").text());
        assertThat(hereRed.get("/record").text().lines().filter(line -> line.contains("red: arm")))
                .hasSize(RACES);
    }

    @Test
    void theOtherProcessGoesOnForAComputerWhoseProcessDied() {
        JsonNode made = expect(201, first.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "seats": {"red": {"kind": "me"},
                 "blue": {"kind": "computer", "computer": "random"}}}""")).json();
        Client.Seat red = first.seats(made).getFirst();
        Client.Seat there = second.new Seat(red.table, "red", red.token);
        there.state();
        red.play("end");
        one.kill();
        Waiting.until(() -> there.state().path("toDecide").asString().equals("red"));
    }

    /** Nobody asks the other process for the table: it looks for such tables by itself. */
    @Test
    void theOtherProcessGoesOnWithATableItHasNeverRead() throws SQLException {
        Client.Seat red = first.hotSeat("long").getFirst();
        red.play("end");
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:" + database.replace("postgres:postgres@", ""), "postgres", "postgres");
                Statement statement = connection.createStatement()) {
            // As if a computer player had had the seat, whose process ended before it gave an order.
            assertThat(statement.executeUpdate("update seat set sitter = 'computer', computer = 'random',"
                            + " token_hash = null where side = 'blue' and table_id = '" + red.table + "'"))
                    .isEqualTo(1);
            one.kill();
            Waiting.until(() -> entries(statement, red.table) > 1);
        }
    }

    private static int entries(Statement statement, String table) {
        try (ResultSet found = statement.executeQuery("select count(*) from entry where table_id = '" + table + "'")) {
            return found.next() ? found.getInt(1) : 0;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
