package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;
import static salient.server.Client.key;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Undo by the kernel's law: free, or by a consent both sides see. */
class UndoTest extends ServerTest {
    private Client.Reply undo(Client.Seat seat) {
        return seat.post("/undo", Map.of("sequence", seat.sequence(), "key", key()));
    }

    private Client.Reply redo(Client.Seat seat) {
        return seat.post("/redo", Map.of("sequence", seat.sequence(), "key", key()));
    }

    private Client.Reply consent(Client.Seat seat, boolean agree) {
        return seat.post("/consent", Map.of("agree", agree, "sequence", seat.sequence(), "key", key()));
    }

    private static String last(Client.Reply done) {
        return done.json().path("items").get(0).path("type").asString();
    }

    @Test
    void anOrderWithoutDiceIsTakenBackFreelyAndPutInForceAgain() {
        Client.Seat red = client.hotSeat("short").getFirst();
        JsonNode before = red.state().path("view");
        red.play("arm A 6");
        JsonNode after = red.state().path("view");
        assertThat(red.state().path("undo").asString()).isEqualTo("free");
        assertThat(last(expect(200, undo(red)))).isEqualTo("Undone");
        assertThat(red.state().path("view")).isEqualTo(before);
        assertThat(red.state().path("redo").asBoolean()).isTrue();
        assertThat(last(expect(200, redo(red)))).isEqualTo("Redone");
        assertThat(red.state().path("view")).isEqualTo(after);
    }

    @Test
    void whatTheOtherSideDidNotSeeDoneItDoesNotSeeUndone() {
        List<Client.Seat> seats = client.hotSeat("short");
        String before = seats.get(1).get("").text();
        seats.get(0).play("arm A 6");
        expect(200, undo(seats.get(0)));
        assertThat(seats.get(1).get("").text()).isEqualTo(before);
    }

    @Test
    void onceTheOtherSideDecidesItsConsentIsNeeded() {
        List<Client.Seat> seats = client.hotSeat("short");
        Client.Seat red = seats.get(0);
        Client.Seat blue = seats.get(1);
        red.play("end");
        assertThat(red.state().path("undo").asString()).isEqualTo("consent");
        assertThat(last(expect(200, undo(red)))).isEqualTo("UndoAsked");
        assertThat(blue.state().path("undoAskedBy").asString()).isEqualTo("red");
        assertThat(expect(409, undo(red)).text()).contains("already waiting");
        assertThat(expect(403, consent(red, true)).error()).isEqualTo("seat");

        assertThat(last(expect(200, consent(blue, false)))).isEqualTo("UndoRefused");
        assertThat(red.state().path("toDecide").asString()).isEqualTo("blue");
        assertThat(red.state().path("undoAskedBy").isNull()).isTrue();

        expect(200, undo(red));
        Client.Reply agreed = expect(200, consent(blue, true));
        assertThat(last(agreed)).isEqualTo("Undone");
        assertThat(agreed.json().path("items").get(0).path("side").asString()).isEqualTo("red");
        assertThat(agreed.json().path("items").get(0).path("byConsent").asBoolean())
                .isTrue();
        assertThat(red.state().path("toDecide").asString()).isEqualTo("red");
    }

    @Test
    void anOrderPlayedMeanwhileWithdrawsTheRequest() {
        List<Client.Seat> seats = client.hotSeat("short");
        seats.get(0).play("end");
        expect(200, undo(seats.get(0)));
        seats.get(1).play("arm X 4");
        assertThat(seats.get(0).state().path("undoAskedBy").isNull()).isTrue();
        assertThat(expect(409, consent(seats.get(1), true)).error()).isEqualTo("over");
    }

    private Client.Seat againstComputer(String undo) {
        return client.seats(expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long",%s "seats": {"red": {"kind": "me"},
                 "blue": {"kind": "computer", "computer": "random"}}}""".formatted(undo)))
                        .json())
                .getFirst();
    }

    @Test
    void unlessChosenOtherwiseUndoIsStrictAndAComputerPlayerDoesNotGiveBackWhatItDid() {
        Client.Seat red = againstComputer("");
        assertThat(red.state().path("undoLaw").asString()).isEqualTo("strict");
        red.play("arm A 6");
        assertThat(red.state().path("undo").asString()).isEqualTo("free");
        red.play("end");
        Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
        assertThat(red.state().path("undo").asString()).isEqualTo("no");
        assertThat(expect(409, undo(red)).text()).contains("strict undo");
    }

    @Test
    void inAStrictGameNobodyTakesBackADieEvenByConsent() {
        List<Client.Seat> seats = client.hotSeat("long");
        ReplayTest.fightOnce(seats);
        assertThat(seats.get(1).state().path("undo").asString()).isEqualTo("no");
        assertThat(expect(409, undo(seats.get(1))).text()).contains("strict undo");
        assertThat(expect(409, undo(seats.get(0))).text()).contains("strict undo");
    }

    @Test
    void anUndoSaysHowManyItemsOfThisFeedAreTakenBack() {
        List<Client.Seat> seats = client.hotSeat("short");
        seats.get(0).play("arm A 6");
        JsonNode item = expect(200, undo(seats.get(0))).json().path("items").get(0);
        assertThat(item.path("orders").asInt()).isEqualTo(1);
        item = expect(200, redo(seats.get(0))).json().path("items").get(0);
        assertThat(item.path("orders").asInt()).isEqualTo(1);
        seats.get(0).play("end");
        expect(200, undo(seats.get(0)));
        // Blue never saw A armed: of the two orders undone it knows one.
        item = expect(200, consent(seats.get(1), true)).json().path("items").get(0);
        assertThat(item.path("orders").asInt()).isEqualTo(1);
    }

    @Test
    void inAPracticeGameAComputerPlayerAgreesAtOnceAndTheRecordSaysSo() {
        Client.Seat red = againstComputer("\"undo\": \"practice\",");
        red.play("arm A 6");
        red.play("end");
        Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
        expect(200, undo(red));
        JsonNode state = red.state();
        assertThat(state.path("toDecide").asString()).isEqualTo("red");
        assertThat(state.path("prompt").path("phase").asString()).isEqualTo("Set-up");
        expect(200, red.post("/resign", Map.of("key", "r")));
        assertThat(red.get("/record").text()).contains("\nundo practice\n");
        assertThat(red.state().path("undoLaw").asString()).isEqualTo("practice");
    }

    @Test
    void withNothingToUndoThePlayerIsTold() {
        Client.Seat red = client.hotSeat("short").getFirst();
        assertThat(expect(409, undo(red)).text()).contains("You have no order to undo");
        assertThat(expect(409, redo(red)).error()).isEqualTo("over");
    }

    @Test
    void undoSurvivesARestart() {
        List<Client.Seat> seats = client.hotSeat("short");
        seats.get(0).play("arm A 6");
        seats.get(0).play("arm A 5");
        expect(200, undo(seats.get(0)));
        String before = seats.get(0).get("").text();
        restart();
        assertThat(again(seats.get(0)).get("").text()).isEqualTo(before);
        expect(200, redo(again(seats.get(0))));
    }
}
