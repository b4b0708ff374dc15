package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Playing on from what a side knows, copied positions, save points, and the tree of games that arises. */
class TreeTest extends ServerTest {
    private static final Map<String, Object> BOTH_MINE =
            Map.of("red", Map.of("kind", "me"), "blue", Map.of("kind", "me"));
    private static final Map<String, Object> AGAINST_THE_COMPUTER =
            Map.of("red", Map.of("kind", "me"), "blue", Map.of("kind", "computer", "computer", "random"));

    private Client.Seat solo(String undo) {
        Map<String, Object> wish = Map.of(
                "game", "ambush", "scenario", "long", "undo", undo, "seats", AGAINST_THE_COMPUTER, "title", "First");
        return client.seats(expect(201, client.post("/api/tables", null, wish)).json())
                .getFirst();
    }

    private List<Client.Seat> branch(Client.Seat seat, Map<String, Object> wish) {
        return client.seats(expect(201, seat.post("/branch", wish)).json());
    }

    private JsonNode tree(String table, List<Client.Seat> seats) {
        List<String> tokens = seats.stream().map(seat -> seat.token).toList();
        return expect(200, client.post("/api/branches", null, Map.of("table", table, "tokens", tokens)))
                .json()
                .path("games");
    }

    // ---- from one side's knowledge

    @Test
    void aRunningGameIsPlayedOnFromWhatOneKnows() {
        Client.Seat strict = solo("strict");
        strict.play("arm A 6");
        Map<String, Object> wish = Map.of("at", 1, "drawnFor", "red", "seats", BOTH_MINE);
        List<Client.Seat> drawn = branch(strict, wish);
        assertThat(drawn).hasSize(2);
        assertThat(drawn.get(0).state().path("view"))
                .as("red sees in the new game what it saw in the old one")
                .isEqualTo(strict.get("/replay?at=1").json().path("view"));
        Map<String, Object> ofTheEnemy = Map.of("at", 1, "drawnFor", "blue", "seats", BOTH_MINE);
        assertThat(expect(403, strict.post("/branch", ofTheEnemy))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("While this game is running a new game can begin only from what you know.");
        expect(400, strict.post("/branch", Map.of("at", 1, "drawnFor", "green", "seats", BOTH_MINE)));
    }

    @Test
    void aSpectatorBeginsNoGameFromARunningOne() {
        Map<String, Object> wish =
                Map.of("game", "ambush", "scenario", "long", "spectators", true, "seats", AGAINST_THE_COMPUTER);
        String table = expect(201, client.post("/api/tables", null, wish))
                .json()
                .path("table")
                .asString();
        for (String side : List.of("red", "public"))
            assertThat(client.post(
                                    "/api/tables/" + table + "/branch",
                                    null,
                                    Map.of("at", 0, "drawnFor", side, "seats", BOTH_MINE))
                            .status())
                    .isIn(400, 403);
        expect(400, client.get("/api/tables/" + table + "/position", null));
    }

    @Test
    void hiddenFactsAreDrawnAndNotCopied() {
        List<Client.Seat> seats = client.hotSeat("long");
        for (String order : List.of("arm A 6", "end", "arm X 6", "arm Y 5", "arm Z 4"))
            seats.get(order.matches("arm [XYZ].*") ? 1 : 0).play(order);
        int now = seats.get(0).sequence();
        List<String> strengths = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            List<Client.Seat> drawn = branch(seats.get(0), Map.of("at", now, "drawnFor", "red", "seats", BOTH_MINE));
            JsonNode view = drawn.get(1).state().path("view").path("pieces");
            assertThat(view.get(0).path("strength").isNull())
                    .as("red's own is hidden from blue")
                    .isTrue();
            strengths.add(view.get(3).path("strength") + " " + view.get(4).path("strength") + " "
                    + view.get(5).path("strength"));
        }
        assertThat(strengths.stream().distinct().count()).isGreaterThan(3);
        List<Client.Seat> copied =
                branch(seats.get(1), Map.of("at", seats.get(1).sequence(), "seats", BOTH_MINE));
        JsonNode view = copied.get(1).state().path("view").path("pieces");
        assertThat(view.get(3).path("strength").asInt()).isEqualTo(6);
    }

    @Test
    void aNewGameHasDiceOfItsOwn() {
        Client.Seat practice = solo("practice");
        JsonNode made = expect(201, practice.post("/branch", Map.of("at", 0, "seats", AGAINST_THE_COMPUTER)))
                .json();
        assertThat(made.path("commitment").asString())
                .isNotEqualTo(practice.state().path("dice").path("commitment").asString());
    }

    // ---- copied positions

    @Test
    void aPositionIsCopiedAndPlayedFrom() {
        List<Client.Seat> seats = client.hotSeat("long");
        seats.get(0).play("arm A 6");
        String whole =
                expect(200, seats.get(0).get("/position?perspective=referee")).text();
        assertThat(whole).startsWith("salient position 1\ngame ambush\nrules 1\nposition\n  ambush");
        List<Client.Seat> pasted =
                client.seats(expect(201, client.post("/api/records", null, Map.of("record", whole, "seats", BOTH_MINE)))
                        .json());
        assertThat(expect(200, pasted.get(0).get("/position?perspective=referee"))
                        .text())
                .isEqualTo(whole);
        PlayTest.playToTheEnd(pasted, new Random(4));
        String known = expect(200, seats.get(1).get("/position")).text();
        assertThat(known).contains("known to blue\n").contains("strengths 1 1 1");
        List<Client.Seat> drawn =
                client.seats(expect(201, client.post("/api/records", null, Map.of("record", known, "seats", BOTH_MINE)))
                        .json());
        assertThat(expect(200, drawn.get(1).get("/position")).text()).isEqualTo(known);
        String study = expect(201, client.post("/api/records", null, Map.of("record", whole)))
                .json()
                .path("table")
                .asString();
        assertThat(expect(200, client.get("/api/tables/" + study, null))
                        .json()
                        .path("status")
                        .asString())
                .isEqualTo("study");
    }

    @Test
    void aPositionThatCannotBeReadIsNamedByItsLine() {
        Client.Reply torn = client.post(
                "/api/records",
                null,
                Map.of(
                        "record",
                        "salient position 1\ngame ambush\nrules 1\nposition\n  ambush x\n",
                        "seats",
                        BOTH_MINE));
        assertThat(expect(400, torn).error()).isEqualTo("notation");
        assertThat(torn.json().path("line").asInt()).isBetween(5, 6);
        List<Client.Seat> seats = client.hotSeat("short");
        PlayTest.playToTheEnd(seats, new Random(2));
        String over =
                expect(200, seats.get(0).get("/position?perspective=referee")).text();
        Client.Reply refused = client.post("/api/records", null, Map.of("record", over, "seats", BOTH_MINE));
        assertThat(expect(400, refused).json().path("message").asString())
                .isEqualTo("The game is over in this position. Choose an earlier one.");
    }

    // ---- save points

    @Test
    void aMomentOfASoloGameGetsAName() {
        Client.Seat red = solo("practice");
        red.play("arm A 6");
        JsonNode done = expect(200, red.post("/save-point", Map.of("name", "Before the attack", "key", "1")))
                .json();
        assertThat(done.path("items").get(0).path("type").asString()).isEqualTo("Saved");
        assertThat(expect(200, red.post("/save-point", Map.of("name", "Before the attack", "key", "1")))
                        .json())
                .as("the same request again")
                .isEqualTo(done);
        red.play("arm B 5");
        expect(200, red.post("/save-point", Map.of("name", "The start", "at", 0, "key", "2")));
        JsonNode points = tree(red.table, List.of(red)).get(0).path("savePoints");
        assertThat(points.toString())
                .isEqualTo("[{\"name\":\"The start\",\"at\":0,\"turn\":\"turn 0\"},"
                        + "{\"name\":\"Before the attack\",\"at\":1,\"turn\":\"turn 0\"}]");
        restart();
        Client.Seat again = again(red);
        expect(200, again.post("/save-point", Map.of("name", "The start", "remove", true, "key", "3")));
        assertThat(tree(again.table, List.of(again)).get(0).path("savePoints")).hasSize(1);
        Client.Reply none = again.post("/save-point", Map.of("name", "Nothing", "remove", true, "key", "4"));
        assertThat(expect(400, none).json().path("message").asString()).isEqualTo("There is no save point Nothing.");
        expect(400, again.post("/save-point", Map.of("name", " ", "key", "5")));
        expect(400, again.post("/save-point", Map.of("name", "Later", "at", 99, "key", "6")));
    }

    @Test
    void savePointsAreForThoseWhoPlayAlone() {
        JsonNode made = expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""")).json();
        Client.Seat red = client.seats(made).getFirst();
        Client.Reply refused = red.post("/save-point", Map.of("name", "Here", "key", "1"));
        assertThat(expect(403, refused).json().path("message").asString())
                .isEqualTo("Save points are for games that you play alone.");
        List<Client.Seat> hotSeat = client.hotSeat("long");
        expect(200, hotSeat.get(0).post("/save-point", Map.of("name", "Here", "key", "1")));
        assertThat(hotSeat.get(1).sequence()).as("what the other seat was told").isZero();
    }

    // ---- the tree

    @Test
    void gamesThatCameFromEachOtherAreATree() {
        Client.Seat first = solo("practice");
        first.play("arm A 6");
        Client.Seat second = branch(first, Map.of("at", 1, "seats", AGAINST_THE_COMPUTER, "title", "Second"))
                .getFirst();
        Client.Seat third = branch(second, Map.of("at", 0, "drawnFor", "red", "seats", BOTH_MINE))
                .getFirst();
        Client.Seat other = solo("practice");
        JsonNode games = tree(second.table, List.of(third, other, first, second));
        assertThat(games.valueStream().map(game -> game.path("table").asString()))
                .containsExactlyInAnyOrder(first.table, second.table, third.table);
        JsonNode origin = game(games, second).path("origin");
        assertThat(origin.path("table").asString()).isEqualTo(first.table);
        assertThat(origin.path("title").asString()).isEqualTo("First");
        assertThat(origin.path("at").asInt()).isEqualTo(1);
        assertThat(origin.path("drawnFor").isNull()).isTrue();
        assertThat(game(games, third).path("origin").path("drawnFor").asString())
                .isEqualTo("red");
        assertThat(game(games, first).path("origin").isNull()).isTrue();
        assertThat(game(games, first).path("figures")).hasSize(2);
        assertThat(second.get("/feed?since=0")
                        .json()
                        .path("items")
                        .get(0)
                        .path("type")
                        .asString())
                .isEqualTo("Branched");
        JsonNode alone = tree(second.table, List.of(second));
        assertThat(alone.get(0).path("origin").path("table").isNull())
                .as("the name of a game that is not among those of the caller")
                .isTrue();
        assertThat(alone.get(0).path("origin").path("deleted").asBoolean()).isFalse();
    }

    private static JsonNode game(JsonNode games, Client.Seat seat) {
        return games.valueStream()
                .filter(game -> game.path("table").asString().equals(seat.table))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aBranchOfADeletedGameSaysSo() throws SQLException {
        Client.Seat first = solo("practice");
        Client.Seat second =
                branch(first, Map.of("at", 0, "seats", AGAINST_THE_COMPUTER)).getFirst();
        server.close();
        delete(first.table);
        start();
        Client.Seat left = again(second);
        JsonNode origin = tree(left.table, List.of(left)).get(0).path("origin");
        assertThat(origin.path("deleted").asBoolean()).isTrue();
        assertThat(origin.path("title").asString()).isEqualTo("First");
        left.play("arm A 3");
        Client.Reply gone = again(first).post("/branch", Map.of("at", 0, "seats", AGAINST_THE_COMPUTER));
        assertThat(expect(404, gone).json().path("message").asString()).isEqualTo("There is no such game here.");
    }

    private void delete(String table) throws SQLException {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("salient.db"));
                Statement statement = database.createStatement()) {
            for (String from : List.of(
                    "entry where table_id", "seat where table_id", "saved_state where table_id", "game_table where id"))
                statement.execute("delete from " + from + " = '" + table + "'");
        }
    }
}
