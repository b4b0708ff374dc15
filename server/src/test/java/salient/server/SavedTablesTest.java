package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.players.catalog.GameCatalog;

/** A long game opens from its saved states, and nobody can tell. */
class SavedTablesTest {
    @TempDir
    Path data;

    private static String address(boolean postgres, Path data) {
        return postgres ? TestPostgres.freshDatabase() : "";
    }

    private Server start(String postgres) {
        ServerSettings settings = ServerSettings.local(data);
        return Server.start(postgres.isEmpty() ? settings : settings.withDatabase(postgres), GameCatalog.standard());
    }

    private Connection database(String postgres) throws SQLException {
        if (postgres.isEmpty()) return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("salient.db"));
        return DriverManager.getConnection(
                "jdbc:" + postgres.replace("postgres:postgres@", ""), "postgres", "postgres");
    }

    private int change(String postgres, String sql) throws SQLException {
        try (Connection connection = database(postgres);
                Statement statement = connection.createStatement()) {
            return statement.executeUpdate(sql);
        }
    }

    private int count(String postgres) {
        try (Connection connection = database(postgres);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select count(*) from saved_state")) {
            return row.next() ? row.getInt(1) : 0;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** One person plays both sides of a game, which must be long enough not to end before so many orders. */
    private static List<Client.Seat> play(Client client, String game, String scenario, int orders) {
        Map<String, Object> seats = new LinkedHashMap<>();
        for (var side : GameCatalog.standard().find(game).orElseThrow().game().sides())
            seats.put(side.id(), Map.of("kind", "me"));
        List<Client.Seat> seated = client.seats(expect(
                        201,
                        client.post(
                                "/api/tables",
                                null,
                                Map.of("game", game, "scenario", scenario, "seats", seats, "undo", "practice")))
                .json());
        Random random = new Random(7);
        for (int i = 0; i < orders; i++) {
            Optional<Client.Seat> deciding = PlayTest.toDecide(seated);
            if (deciding.isEmpty()) break;
            Client.Seat seat = deciding.get();
            String key = "key " + i;
            seat.anyOrder(random)
                    .ifPresent(order -> expect(
                            200,
                            seat.post("/orders", Map.of("order", order, "sequence", seat.sequence(), "key", key))));
            if (random.nextInt(10) == 0) seat.post("/undo", Map.of("sequence", seat.sequence(), "key", "undo " + i));
        }
        return seated;
    }

    private static List<String> everything(List<Client.Seat> seats) {
        List<String> all = new ArrayList<>();
        for (Client.Seat seat : seats) {
            all.add(seat.get("").text());
            all.add(seat.get("/opening?subject=phase").text());
            int last = seat.sequence();
            for (int since = Math.max(0, last - 30); since >= 0; since -= 30)
                all.add(seat.get("/feed?since=" + since).text());
            for (int at = last; at >= 0; at -= 17)
                all.add(seat.get("/replay?at=" + at).text());
            all.add(seat.get("/feed?since=0").text());
            all.add(seat.get("/record").text());
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nobodyCanTellHowAGameWasOpened(boolean postgres) throws SQLException {
        String database = address(postgres, data);
        List<String> played;
        List<Client.Seat> seats;
        try (Server server = start(database)) {
            seats = play(new Client(server.port()), "breakthrough", "first-seven-days", 200);
            played = everything(seats);
            Waiting.until(() -> count(database) >= 2);
        }
        assertThat(opened(database, seats)).isEqualTo(played);
        change(database, "update saved_state set text = 'eJzT0yMAAGTvBe8'");
        assertThat(opened(database, seats)).as("the saved states are damaged").isEqualTo(played);
        change(database, "delete from saved_state");
        assertThat(opened(database, seats)).as("there are none").isEqualTo(played);
        Waiting.until(() -> count(database) >= 2); // they were saved anew
    }

    private List<String> opened(String database, List<Client.Seat> seats) {
        try (Server server = start(database)) {
            Client client = new Client(server.port());
            return everything(seats.stream()
                    .map(seat -> client.new Seat(seat.table, seat.side, seat.token))
                    .toList());
        }
    }

    /** What the saved state contains is not replayed, but a changed entry is noticed all the same. */
    @Test
    void aChangedEntryIsNoticed() throws SQLException {
        List<Client.Seat> seats;
        try (Server server = start("")) {
            seats = play(new Client(server.port()), "breakthrough", "first-seven-days", 100);
            Waiting.until(() -> count("") >= 1);
        }
        change("", "update entry set text = (select text from entry where sequence = 2) where sequence = 1");
        try (Server server = start("")) {
            Client client = new Client(server.port());
            Client.Seat seat = client.new Seat(seats.getFirst().table, seats.getFirst().side, seats.getFirst().token);
            assertThat(expect(409, seat.get("")).json().path("error").asString())
                    .isEqualTo("version");
        }
    }
}
