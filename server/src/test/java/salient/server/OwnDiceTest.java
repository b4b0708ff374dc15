package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import salient.kernel.record.GameRecord;
import tools.jackson.databind.JsonNode;

/** A game at a real table: the players roll, one person types, and each side has a screen. */
class OwnDiceTest extends ServerTest {
    private List<Client.Seat> refereed() {
        return client.seats(expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short", "ownDice": true,
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}""")).json());
    }

    private static Client.Reply play(Client.Seat seat, String order, List<?> dice) {
        return seat.post(
                "/orders", Map.of("order", order, "sequence", seat.sequence(), "key", Client.key(), "dice", dice));
    }

    /** Until A stands beside X and attacks it. */
    private static void toTheBattle(List<Client.Seat> seats) {
        PlayTest.approach(seats);
        seats.get(0).play("attack A X");
    }

    @Test
    void typedRollsAreTakenAndMarkedInTheRecord() {
        List<Client.Seat> seats = refereed();
        assertThat(seats.get(0).state().path("dice").path("own").asBoolean()).isTrue();
        toTheBattle(seats);
        JsonNode first = expect(422, play(seats.get(1), "stand", List.of())).json();
        assertThat(first.path("error").asString()).isEqualTo("dice");
        assertThat(first.path("message").asString()).isEqualTo("Roll 1: battle (ambush 4). Type a number from 1 to 6.");
        assertThat(first.path("roll").path("number").asInt()).isEqualTo(1);
        assertThat(first.path("roll").path("sides").asInt()).isEqualTo(6);
        JsonNode wrong = expect(422, play(seats.get(1), "stand", List.of(6, 7))).json();
        assertThat(wrong.path("message").asString())
                .isEqualTo("Roll 2: battle (ambush 4). Only the numbers from 1 to 6 are on this die.");
        assertThat(expect(422, play(seats.get(1), "stand", List.of(6, 1, 1)))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("The order needs 2 rolls, but 3 were typed.");
        expect(400, play(seats.get(1), "stand", List.of("six")));
        expect(200, play(seats.get(1), "stand", List.of(6, 1)));
        List<JsonNode> played = expect(200, seats.get(0).get("/feed?since=0"))
                .json()
                .path("items")
                .valueStream()
                .filter(item -> item.path("type").asString().equals("Played"))
                .toList();
        assertThat(played.getLast().path("typed").asBoolean()).isTrue();
        assertThat(played.subList(0, played.size() - 1))
                .noneMatch(item -> item.path("typed").asBoolean());
        PlayTest.playToTheEnd(seats, new Random(3));
        String text = expect(200, seats.get(0).get("/record")).text();
        assertThat(text).contains("\ndice own\n").contains("own 6/6 battle (ambush 4); own 1/6 battle (ambush 4)");
        GameRecord record = GameRecord.parse(text);
        assertThat(record.ownRolls()).isEqualTo(2);
        assertThat(record.auditDice()).as("the program's own rolls are honest").isEmpty();
        expect(201, client.post("/api/records", null, Map.of("record", text)));
        Client.Reply unmarked = client.post("/api/records", null, Map.of("record", text.replace("\ndice own\n", "\n")));
        expect(400, unmarked);
    }

    @Test
    void theProgramRollsWhereNothingIsTyped() {
        List<Client.Seat> seats = refereed();
        toTheBattle(seats);
        seats.get(1).play("stand");
        PlayTest.playToTheEnd(seats, new Random(3));
        GameRecord record =
                GameRecord.parse(expect(200, seats.get(0).get("/record")).text());
        assertThat(record.ownRolls()).isZero();
        assertThat(record.auditDice()).isEmpty();
    }

    @Test
    void aTypedRollSurvivesUndoRedoAndARestart() {
        List<Client.Seat> seats =
                client.seats(expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "ownDice": true, "undo": "practice",
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}""")).json());
        toTheBattle(seats);
        expect(200, play(seats.get(1), "stand", List.of(6, 1)));
        JsonNode after = seats.get(0).state().path("view");
        restart();
        assertThat(again(seats.get(0)).state().path("view")).isEqualTo(after);
    }

    @Test
    void otherGamesTakeNoTypedDice() {
        Client.Reply shared = client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short", "ownDice": true,
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""");
        assertThat(expect(400, shared).json().path("message").asString())
                .isEqualTo("The players' own dice are for games in which one person enters the orders of all sides.");
        List<Client.Seat> seats = client.hotSeat("short");
        assertThat(expect(400, play(seats.get(0), "end", List.of(3)))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("The dice of this game are rolled by the program; none can be typed.");
    }

    // ---- screens

    @Test
    void eachSideHasAScreenThatOnlyLooks() {
        List<Client.Seat> seats = refereed();
        seats.get(0).play("arm A 6");
        JsonNode made = expect(200, seats.get(0).post("/screen", Map.of("side", "blue")))
                .json();
        Client.Seat screen = client
        .new Seat(made.path("table").asString(), "blue", made.path("key").asString());
        assertThat(screen.state().path("side").asString()).isEqualTo("blue");
        assertThat(screen.state().path("view"))
                .isEqualTo(seats.get(1).state().path("view"))
                .isNotEqualTo(seats.get(0).state().path("view"));
        for (String change :
                List.of("/orders", "/undo", "/chat", "/resign", "/computer", "/branch", "/save-point", "/screen"))
            assertThat(screen.post(
                                    change,
                                    switch (change) {
                                        case "/orders" -> Map.of("order", "end", "sequence", 0, "key", "k");
                                        case "/undo" -> Map.of("sequence", 0, "key", "k");
                                        case "/chat" -> Map.of("text", "Hello", "key", "k");
                                        case "/resign", "/computer" -> Map.of("key", "k");
                                        case "/branch" -> Map.of("at", 0, "seats", Map.of());
                                        case "/save-point" -> Map.of("name", "here", "key", "k");
                                        default -> Map.of("side", "red");
                                    })
                            .status())
                    .as(change)
                    .isEqualTo(403);
        expect(403, screen.get("/record"));
        expect(403, screen.get("/replay?at=0&perspective=red"));
        Client.Seat alone = client.seats(
                        expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short", "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""")).json())
                .getFirst();
        expect(403, alone.post("/screen", Map.of("side", "blue")));
        expect(400, seats.get(0).post("/screen", Map.of("side", "green")));
        expect(401, client.get("/api/tables/" + alone.table, screen.token));
    }
}
