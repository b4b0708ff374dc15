package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;
import static salient.server.Client.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Orders planned for the next turn are given one by one when it comes, or dropped with the reason. */
class PlanTest extends ServerTest {
    /** Orders with their conditions: {@code move X 6 if before, not unit A}. */
    static Map<String, Object> planned(String text) {
        String[] parts = text.split(" if ");
        if (parts.length == 1) return Map.of("order", text);
        List<Map<String, Object>> conditions = new ArrayList<>();
        for (String condition : parts[1].split(", ")) {
            List<String> words = new ArrayList<>(Arrays.asList(condition.split(" ")));
            boolean not = words.getFirst().equals("not");
            if (not) words.removeFirst();
            conditions.add(
                    words.size() == 1
                            ? Map.of("kind", words.get(0), "not", not)
                            : Map.of("kind", words.get(0), "about", words.get(1), "not", not));
        }
        return Map.of("order", parts[0], "conditions", conditions);
    }

    static Client.Reply plan(Client.Seat seat, String... orders) {
        return seat.post(
                "/plan",
                Map.of("orders", Arrays.stream(orders).map(PlanTest::planned).toList(), "key", key()));
    }

    private static JsonNode planOf(Client.Seat seat) {
        return expect(200, seat.get("/plan")).json();
    }

    private static List<JsonNode> items(Client.Seat seat, int since) {
        return expect(200, seat.get("/feed?since=" + since))
                .json()
                .path("items")
                .valueStream()
                .toList();
    }

    private static String toDecide(Client.Seat seat) {
        return seat.state().path("toDecide").asString();
    }

    /** Set-up is over and red gives orders. */
    private List<Client.Seat> started() {
        List<Client.Seat> seats = client.hotSeat("long");
        seats.get(0).play("end");
        seats.get(1).play("end");
        return seats;
    }

    @Test
    void byDefaultNothingIsPlanned() {
        List<Client.Seat> seats = started();
        JsonNode plan = planOf(seats.get(1));
        assertThat(plan.path("orders").size()).isZero();
        assertThat(plan.path("dropped").size()).isZero();
        assertThat(plan.path("kinds").valueStream().map(kind -> kind.path("id").asString()))
                .containsExactly("before", "phase", "unit");
        seats.get(0).play("end");
        assertThat(toDecide(seats.get(0))).isEqualTo("blue");
    }

    @Test
    void plannedOrdersAreGivenOneByOneWhenTheTurnComes() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(1), "move X 6", "move Y 6", "end"));
        int before = seats.get(1).sequence();
        JsonNode done = seats.get(0).play("end");
        assertThat(done.path("toDecide").asString()).isEqualTo("red");
        List<JsonNode> told = items(seats.get(1), before);
        assertThat(told.stream().map(item -> item.path("order").asString()))
                .containsExactly("", "move X 6", "move Y 6", "end");
        assertThat(told.stream().map(item -> item.path("planned").asBoolean()))
                .containsExactly(false, true, true, true);
        assertThat(planOf(seats.get(1)).path("orders").size()).isZero();
        for (JsonNode item : items(seats.get(0), 0))
            assertThat(item.path("planned").asBoolean()).isFalse();
        expect(200, seats.get(1).post("/resign", Map.of("key", key())));
        String record = expect(200, seats.get(0).get("/record")).text();
        assertThat(record).contains("blue planned: move X 6 | -").contains("blue planned: end | -");
        expect(201, client.post("/api/records", null, Map.of("record", record)));
    }

    @Test
    void anOrderThatIsNoLongerLegalIsDroppedWithItsClausesAndPlayGoesOn() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(1), "move X 6", "move X 5", "move Y 6 if not before", "move Z 6 if not before"));
        int before = seats.get(1).sequence();
        seats.get(0).play("end");
        assertThat(toDecide(seats.get(0))).isEqualTo("blue");
        List<JsonNode> told = items(seats.get(1), before);
        assertThat(told.stream().map(item -> item.path("type").asString()))
                .containsExactly("Played", "Played", "PlanDropped", "Played", "PlanDropped");
        JsonNode illegal = told.get(2);
        assertThat(illegal.path("order").asString()).isEqualTo("move X 5");
        assertThat(illegal.path("why").asString()).isEqualTo("The rules forbid it now.");
        assertThat(illegal.path("reasons").get(0).path("clause").asString()).isEqualTo("ambush 2");
        assertThat(illegal.path("reasons").get(0).path("why").asString()).isEqualTo("X has moved.");
        assertThat(told.get(4).path("why").asString())
                .isEqualTo("Its condition was not met: the order before it was not carried out.");
        JsonNode dropped = planOf(seats.get(1)).path("dropped");
        assertThat(dropped.get(0).path("planned").path("order").asString()).isEqualTo("move X 5");
        assertThat(dropped.get(1)
                        .path("planned")
                        .path("conditions")
                        .get(0)
                        .path("not")
                        .asBoolean())
                .isTrue();
        assertThat(items(seats.get(0), 0).toString()).doesNotContain("PlanDropped", "PlanSet");
        seats.get(1).play("end");
    }

    @Test
    void aPlanMadeDuringOnesOwnTurnIsForTheNext() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(0), "move A 2", "end"));
        assertThat(planOf(seats.get(0)).path("begun").asBoolean()).isFalse();
        seats.get(0).play("move A 1");
        assertThat(planOf(seats.get(0)).path("orders").size()).isEqualTo(2);
        seats.get(0).play("end");
        assertThat(planOf(seats.get(0)).path("begun").asBoolean()).isTrue();
        seats.get(1).play("end");
        assertThat(toDecide(seats.get(0))).isEqualTo("blue");
        assertThat(planOf(seats.get(0)).path("orders").size()).isZero();
    }

    /** An attack asks the other side in the middle of a turn: that does not begin the next one. */
    @Test
    void anInterruptionOfOnesOwnTurnDoesNotBeginThePlan() {
        List<Client.Seat> seats = started();
        PlayTest.march(seats);
        expect(200, plan(seats.get(0), "end"));
        seats.get(0).play("attack A X");
        seats.get(1).play("yield");
        assertThat(toDecide(seats.get(0))).isEqualTo("red");
        assertThat(planOf(seats.get(0)).path("orders").size()).isEqualTo(1);
    }

    /** A side that is asked about the other side's attack answers first; the plan for its own turn stays whole. */
    @Test
    void aPlanWaitsWhileItsSideIsAskedSomethingElse() {
        List<Client.Seat> seats = started();
        PlayTest.march(seats);
        expect(200, plan(seats.get(1), "move Y 6", "end"));
        seats.get(0).play("attack A X");
        assertThat(toDecide(seats.get(0))).isEqualTo("blue");
        assertThat(planOf(seats.get(1)).path("orders").size()).isEqualTo(2);
        seats.get(1).play("yield");
        assertThat(toDecide(seats.get(0))).isEqualTo("red");
        seats.get(0).play("end");
        assertThat(toDecide(seats.get(0))).isEqualTo("red");
        assertThat(planOf(seats.get(1)).path("orders").size()).isZero();
    }

    @Test
    void anOrderWaitsForItsPhase() {
        List<Client.Seat> seats = client.hotSeat("long");
        expect(200, plan(seats.get(1), "move X 6 if phase play", "end"));
        seats.get(0).play("end");
        assertThat(toDecide(seats.get(0))).isEqualTo("blue"); // set-up
        seats.get(1).play("end");
        seats.get(0).play("end");
        assertThat(toDecide(seats.get(0))).isEqualTo("red"); // X has moved and the turn has ended
        assertThat(items(seats.get(1), 0).toString()).contains("move X 6").doesNotContain("PlanDropped");
    }

    @Test
    void conditionsAboutTheGameAreAskedWhenTheOrderComesUp() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(1), "move X 6 if unit A", "move Y 6 if not unit A", "end"));
        seats.get(0).play("end");
        JsonNode dropped = planOf(seats.get(1)).path("dropped");
        assertThat(dropped.size()).isEqualTo(1);
        assertThat(dropped.get(0).path("why").asString())
                .isEqualTo("Its condition was not met: the unit is not there any more (A).");
    }

    @Test
    void afterAnUndoThePlayerDecidesHimself() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(1), "move X 6"));
        seats.get(0).play("end");
        int sequence = seats.get(1).sequence();
        expect(200, seats.get(1).post("/undo", Map.of("sequence", sequence, "key", key())));
        assertThat(toDecide(seats.get(0))).isEqualTo("blue");
        assertThat(planOf(seats.get(1)).path("orders").size()).isZero();
        seats.get(1).play("move X 6");
    }

    @Test
    void whatCannotBePlannedIsRefusedWithASentenceAndTheOldPlanStays() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(1), "move X 6"));
        assertThat(expect(400, plan(seats.get(1), "move X 6", "jump X 5"))
                        .json()
                        .path("error")
                        .asString())
                .isEqualTo("notation");
        assertThat(expect(400, plan(seats.get(1), "move X 6 if weather"))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("There is no condition weather; there are before, phase, unit.");
        assertThat(expect(400, plan(seats.get(1), "move X 6 if unit"))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("The condition unit must name its UNIT.");
        assertThat(expect(400, plan(seats.get(1), "move X 6 if not phase play"))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("The condition phase cannot be negated.");
        expect(400, plan(seats.get(1), "move X 6 if unit Q"));
        expect(400, plan(seats.get(1), "move X 6\nmove Y 6"));
        String[] many = new String[101];
        Arrays.fill(many, "end");
        assertThat(expect(400, plan(seats.get(1), many)).json().path("message").asString())
                .isEqualTo("A plan can have at most 100 orders.");
        assertThat(planOf(seats.get(1)).path("orders").size()).isEqualTo(1);
        expect(200, plan(seats.get(1)));
        assertThat(planOf(seats.get(1)).path("orders").size()).isZero();
        expect(401, client.get("/api/tables/" + seats.get(1).table + "/plan", "nonsense"));
    }

    @Test
    void aRequestThatIsRepeatedHasTheSameAnswer() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(1), "move X 6", "move X 6", "end"));
        PlayTest.assertRepeatedHasTheSameAnswer(seats.get(0), "end");
    }

    @Test
    void itOutlivesTheServer() {
        List<Client.Seat> seats = started();
        expect(200, plan(seats.get(1), "move X 6", "move X 6", "end"));
        restart();
        assertThat(planOf(again(seats.get(1))).path("orders").size()).isEqualTo(3);
        assertThat(again(seats.get(0)).play("end").path("toDecide").asString()).isEqualTo("red");
        restart();
        JsonNode plan = planOf(again(seats.get(1)));
        assertThat(plan.path("orders").size()).isZero();
        assertThat(plan.path("dropped").size()).isEqualTo(1);
    }
}
