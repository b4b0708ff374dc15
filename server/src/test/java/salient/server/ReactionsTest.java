package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;
import static salient.server.Client.key;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A side that is not there answers by the policy it has set, and nobody else learns that it has one. */
class ReactionsTest extends ServerTest {
    private static Map<String, Object> setting(String rule) {
        return Map.of("kind", "attacked", "rule", rule);
    }

    private static Client.Reply set(Client.Seat seat, List<Map<String, Object>> settings) {
        return seat.post("/reactions", Map.of("settings", settings, "key", key()));
    }

    private static JsonNode lastItem(Client.Seat seat) {
        JsonNode items = expect(200, seat.get("/feed?since=-1")).json().path("items");
        return items.get(items.size() - 1);
    }

    @Test
    void byDefaultEverythingIsAsked() {
        List<Client.Seat> seats = client.hotSeat("long");
        JsonNode reactions = expect(200, seats.get(1).get("/reactions")).json();
        assertThat(reactions.path("settings").size()).isZero();
        JsonNode kind = reactions.path("kinds").get(0);
        assertThat(kind.path("id").asString()).isEqualTo("attacked");
        assertThat(kind.path("clause").asString()).isEqualTo("ambush 3");
        assertThat(reactions.path("usual").get(0).path("rule").asString()).isEqualTo("yield");
        PlayTest.approach(seats);
        seats.get(0).play("attack A X");
        assertThat(seats.get(0).state().path("toDecide").asString()).isEqualTo("blue");
    }

    @Test
    void thePolicyAnswersAtOnceAndOnlyItsOwnSideIsToldSo() {
        List<Client.Seat> seats = client.hotSeat("long");
        PlayTest.approach(seats);
        expect(200, set(seats.get(1), List.of(setting("yield"))));
        JsonNode done = seats.get(0).play("attack A X");
        assertThat(done.path("toDecide").asString()).isEqualTo("red");
        assertThat(done.path("items").size()).isEqualTo(2);
        JsonNode answer = done.path("items").get(1);
        assertThat(answer.path("side").asString()).isEqualTo("blue");
        assertThat(answer.path("byReaction").asBoolean()).isFalse();
        assertThat(answer.path("events").get(0).path("sentence").asString()).isEqualTo("X yields.");
        assertThat(done.path("sequence").asInt()).isEqualTo(seats.get(0).sequence());
        assertThat(lastItem(seats.get(1)).path("byReaction").asBoolean()).isTrue();
        seats.get(0).play("end"); // what red has seen is not stale
        expect(200, seats.get(1).post("/resign", Map.of("key", key())));
        String record = expect(200, seats.get(0).get("/record")).text();
        assertThat(record).contains("blue reactions attacked yield | -").contains("blue reacts: yield | -");
        expect(201, client.post("/api/records", null, Map.of("record", record)));
        JsonNode told = expect(200, seats.get(0).get("/feed?since=0&perspective=referee"))
                .json();
        assertThat(told.toString()).contains("\"policy\":\"attacked yield\"").contains("\"byReaction\":true");
    }

    @Test
    void aRequestThatIsRepeatedHasTheSameAnswer() {
        List<Client.Seat> seats = client.hotSeat("long");
        PlayTest.approach(seats);
        expect(200, set(seats.get(1), List.of(setting("yield"))));
        PlayTest.assertRepeatedHasTheSameAnswer(seats.get(0), "attack A X");
    }

    @Test
    void itHoldsForTheFutureOnlyAndNotAfterAnUndo() {
        List<Client.Seat> seats = client.hotSeat("long");
        PlayTest.approach(seats);
        seats.get(0).play("attack A X");
        expect(200, set(seats.get(1), List.of(setting("yield"))));
        assertThat(seats.get(0).state().path("toDecide").asString()).isEqualTo("blue");
        seats.get(1).play("yield");
        assertThat(lastItem(seats.get(1)).path("byReaction").asBoolean()).isFalse();
        expect(200, seats.get(1).post("/undo", Map.of("sequence", seats.get(1).sequence(), "key", key())));
        expect(
                200,
                seats.get(0)
                        .post(
                                "/consent",
                                Map.of("agree", true, "sequence", seats.get(0).sequence(), "key", key())));
        assertThat(seats.get(0).state().path("toDecide").asString()).isEqualTo("blue");
        expect(200, set(seats.get(1), List.of()));
        seats.get(1).play("yield");
        assertThat(lastItem(seats.get(1)).path("byReaction").asBoolean()).isFalse();
    }

    @Test
    void aPolicyLeavesARequestToUndoAlone() {
        List<Client.Seat> seats = client.hotSeat("long");
        seats.get(0).play("end");
        expect(200, seats.get(0).post("/undo", Map.of("sequence", seats.get(0).sequence(), "key", key())));
        expect(200, set(seats.get(1), List.of(setting("yield"))));
        assertThat(seats.get(1).state().path("undoAskedBy").asString()).isEqualTo("red");
    }

    @Test
    void nobodyCanTellFromTheDiceThatOneWasSetBeforeTheFirstOrder() {
        List<Client.Seat> seats = client.hotSeat("long");
        expect(200, set(seats.get(1), List.of(setting("yield"))));
        expect(200, seats.get(0).post("/entropy", Map.of("text", "seven", "key", key())));
        expect(200, seats.get(1).post("/entropy", Map.of("text", "eight", "key", key())));
        PlayTest.approach(seats);
        assertThat(seats.get(0).play("attack A X").path("toDecide").asString()).isEqualTo("red");
        String record = expect(200, seats.get(0).get("/record")).text();
        expect(201, client.post("/api/records", null, Map.of("record", record)));
    }

    @Test
    void whatCannotBeIsRefusedWithASentence() {
        List<Client.Seat> seats = client.hotSeat("long");
        Client.Reply twice = set(seats.get(1), List.of(setting("yield"), setting("stand")));
        assertThat(expect(400, twice).json().path("message").asString())
                .isEqualTo("The policy contradicts itself: A unit that is attacked is settled twice, by yield and by"
                        + " stand.");
        assertThat(expect(400, set(seats.get(1), List.of(Map.of("kind", "attacked", "rule", "below", "figure", 9))))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("A unit that is attacked: below needs a number from 1 to 7 strength.");
        assertThat(expect(200, seats.get(1).get("/reactions"))
                        .json()
                        .path("settings")
                        .size())
                .isZero();
        expect(401, client.get("/api/tables/" + seats.get(1).table + "/reactions", "nonsense"));
    }

    @Test
    void itOutlivesTheServer() {
        List<Client.Seat> seats = client.hotSeat("long");
        PlayTest.approach(seats);
        expect(200, set(seats.get(1), List.of(setting("yield"))));
        restart();
        assertThat(again(seats.get(0)).play("attack A X").path("toDecide").asString())
                .isEqualTo("red");
    }
}
