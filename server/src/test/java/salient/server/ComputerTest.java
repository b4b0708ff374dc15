package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.toy.Ambush;
import salient.server.toy.AmbushTerms;
import tools.jackson.databind.JsonNode;

/** Computer players: through the same door as people, within their time, across restarts. */
class ComputerTest extends ServerTest {
    private List<Client.Seat> table(String red, String blue) {
        return client.seats(expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "spectators": true, "seats": {"red": {%s}, "blue": {%s}}}""".formatted(red, blue)))
                .json());
    }

    private static final String ME = "\"kind\": \"me\"";
    private static final String RANDOM = "\"kind\": \"computer\", \"computer\": \"random\"";

    @Test
    void aPersonPlaysAWholeGameAgainstTheComputer() {
        Client.Seat red = table(ME, RANDOM).getFirst();
        Random random = new Random(3);
        Waiting.until(() -> {
            JsonNode state = red.state();
            if (state.path("toDecide").asString().equals("red"))
                red.anyOrder(random).ifPresent(red::tryPlay);
            return state.path("status").asString().equals("over");
        });
    }

    @Test
    void twoComputersFinishWithoutAnyone() {
        client.playedByComputers("""
                {"game": "ambush", "scenario": "long", "spectators": true, "seats": {"red": {%s}, "blue": {%s}}}""".formatted(RANDOM, RANDOM));
    }

    @Test
    void aSeatIsHandedToTheComputerAndBack() {
        Client.Seat red = table(ME, ME).getFirst();
        expect(200, red.post("/computer", Map.of("computer", "random", "key", "1")));
        Waiting.until(() -> red.state().path("toDecide").asString().equals("blue"));
        assertThat(red.state().path("seats").get(0).path("computer").asString()).isEqualTo("random");
        expect(200, red.post("/computer", "{\"computer\": null, \"key\": \"2\"}"));
        assertThat(red.state().path("seats").get(0).path("sitter").asString()).isEqualTo("person");
        assertThat(expect(400, red.post("/computer", Map.of("computer", "genius", "key", "3")))
                        .error())
                .isEqualTo("option");
    }

    /** Thinks for a while about each order. */
    private static GameCatalog slow(Duration thinking) {
        ComputerPlayers.Offer offer = new ComputerPlayers.Offer(
                "slow", "Slow", "Thinks.", new Ambush().sides(), (_, seed) -> thinking(thinking, seed));
        return new GameCatalog(List.of(GameEntry.of(new Ambush(), List.of(offer))));
    }

    private static ComputerPlayer thinking(Duration time, long seed) {
        RandomPlayer player = new RandomPlayer(seed);
        return known -> {
            try {
                Thread.sleep(time);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return player.decide(known);
        };
    }

    @Test
    void aComputerGoesOnWithItsTurnAfterARestart() {
        server.close();
        server = Server.start(settings(), slow(Duration.ofMillis(50)));
        client = new Client(server.port());
        Client.Seat red =
                table(ME, "\"kind\": \"computer\", \"computer\": \"slow\"").getFirst();
        red.play("end");
        server.close();
        server = Server.start(settings(), slow(Duration.ofMillis(1)));
        client = new Client(server.port());
        Client.Seat after = again(red);
        Waiting.until(() -> after.state().path("toDecide").asString().equals("red"));
    }

    @Test
    void whoThinksTooLongGivesAnyLegalOrder() {
        server.close();
        server = Server.start(settings().withThinkingTime(Duration.ofMillis(20)), slow(Duration.ofSeconds(60)));
        client = new Client(server.port());
        Client.Seat red =
                table(ME, "\"kind\": \"computer\", \"computer\": \"slow\"").getFirst();
        red.play("end");
        Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
    }

    @Test
    void noKeyOfAPersonStopsTheComputer() {
        Client.Seat red = table(ME, ME).getFirst();
        for (int i = 0; i < 8; i++) {
            String key = i % 2 == 0 ? "computer-" + (i / 2 + 10) : "server order " + (i / 2 + 10);
            expect(200, red.post("/orders", Map.of("order", "arm A " + (i % 6 + 1), "sequence", i, "key", key)));
        }
        expect(200, red.post("/computer", Map.of("computer", "random", "key", "order 10")));
        Waiting.until(() -> red.state().path("toDecide").asString().equals("blue"));
    }

    @Test
    void anOrderAgainstTheRulesIsReplacedByAnyLegalOne() {
        server.close();
        ComputerPlayers.Offer offer = new ComputerPlayers.Offer(
                "wrong", "Wrong", "Cheats.", new Ambush().sides(), (_, _) -> _ -> new AmbushTerms.Attack("A", "B"));
        server = Server.start(settings(), new GameCatalog(List.of(GameEntry.of(new Ambush(), List.of(offer)))));
        client = new Client(server.port());
        Client.Seat red =
                table(ME, "\"kind\": \"computer\", \"computer\": \"wrong\"").getFirst();
        red.play("end");
        int before = red.sequence();
        Waiting.until(() -> red.state().path("toDecide").asString().equals("red") || red.sequence() > before);
    }

    @Test
    void oneTableThatDoesNotReplayStopsNoOtherComputer() throws SQLException {
        server.close();
        server = Server.start(settings(), slow(Duration.ofSeconds(60)));
        client = new Client(server.port());
        List<Client.Seat> all = new ArrayList<>();
        for (int i = 0; i < 5; i++)
            all.add(table(ME, "\"kind\": \"computer\", \"computer\": \"slow\"").getFirst());
        for (Client.Seat red : all) {
            red.play("arm A 2");
            red.play("end");
        }
        server.close();
        Client.Seat bad = all.get(2);
        String file = "jdbc:sqlite:" + data.resolve("salient.db");
        try (Connection connection = DriverManager.getConnection(file);
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "update entry set text = replace(text, 'arm A 2', 'arm A 3') where table_id = '" + bad.table + "'");
            server = Server.start(settings(), slow(Duration.ofMillis(1)));
            // Nobody asks for a table: the computers of all but the bad one go on by themselves.
            Waiting.until(() -> tablesWithMoreThan(2, statement) == all.size() - 1);
        }
        client = new Client(server.port());
        assertThat(expect(409, again(bad).get("")).error()).isEqualTo("version");
    }

    private static int tablesWithMoreThan(int entries, Statement statement) {
        String query = "select count(*) from (select table_id from entry group by table_id having count(*) > " + entries
                + ") as longer";
        try (ResultSet found = statement.executeQuery(query)) {
            return found.getInt(1);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
