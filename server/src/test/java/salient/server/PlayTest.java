package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Playing through HTTP: orders, refusals, retries, the whole game to its end. */
class PlayTest extends ServerTest {
    @Test
    void aWholeGameIsPlayedByTwoSeatsToItsEnd() {
        List<Client.Seat> seats = client.hotSeat("long");
        playToTheEnd(seats, new Random(7));
        JsonNode state = seats.getFirst().state();
        assertThat(state.path("status").asString()).isEqualTo("over");
        assertThat(state.path("toDecide").asString()).isEqualTo("referee");
        assertThat(state.path("outcome").path("level").asString()).isEqualTo("victory");
        assertThat(state.path("dice").path("seed").asString()).hasSize(64);
    }

    static void playToTheEnd(List<Client.Seat> seats, Random random) {
        for (int orders = 0; orders < 3_000; orders++) {
            Optional<Client.Seat> seat = toDecide(seats);
            if (seat.isEmpty()) return;
            seat.get().anyOrder(random).ifPresent(seat.get()::play);
        }
        throw new AssertionError("the game does not end");
    }

    /** The same order with the same key is played once, and has the same answer. */
    static void assertRepeatedHasTheSameAnswer(Client.Seat seat, String order) {
        Map<String, Object> request = Map.of("order", order, "sequence", seat.sequence(), "key", "once");
        String first = expect(200, seat.post("/orders", request)).text();
        assertThat(expect(200, seat.post("/orders", request)).text()).isEqualTo(first);
    }

    /** Red has armed a unit and ended its turn. */
    static List<Client.Seat> afterATurn(Client client, String scenario) {
        List<Client.Seat> seats = client.hotSeat(scenario);
        seats.get(0).play("arm A 6");
        seats.get(0).play("end");
        return seats;
    }

    /** The record of a short game that was played to its end. */
    static String recordOfAGame(Client client) {
        List<Client.Seat> seats = client.hotSeat("short");
        playToTheEnd(seats, new Random(2));
        return seats.get(0).get("/record").text();
    }

    /** Nobody once the game is over. */
    static Optional<Client.Seat> toDecide(List<Client.Seat> seats) {
        String side = seats.getFirst().state().path("toDecide").asString();
        return seats.stream().filter(seat -> seat.side.equals(side)).findFirst();
    }

    /** Both sides come near enough for an attack by red. */
    static void approach(List<Client.Seat> seats) {
        seats.get(0).play("end");
        seats.get(1).play("end");
        march(seats);
    }

    static void march(List<Client.Seat> seats) {
        for (int turn = 1; turn <= 3; turn++) {
            seats.get(0).play("move A " + turn);
            seats.get(0).play("end");
            seats.get(1).play("move X " + (7 - turn));
            seats.get(1).play("end");
        }
    }

    @Test
    void theOpeningTellsInOneAnswerWhatStateSubjectsAndOrdersTell() {
        List<Client.Seat> seats = client.hotSeat("short");
        Client.Seat red = seats.getFirst();
        JsonNode subjects = red.get("/subjects").json();
        String subject = subjects.path("subjects").get(0).path("text").asString();
        String path = "/opening?subject=" + URLEncoder.encode(subject, StandardCharsets.UTF_8);
        JsonNode opening = expect(200, red.get(path)).json();
        assertThat(opening.path("state")).isEqualTo(red.state());
        assertThat(opening.path("subjects")).isEqualTo(subjects);
        assertThat(opening.path("orders"))
                .isEqualTo(red.post("/subject", Map.of("subject", subject)).json());
        JsonNode other = expect(200, seats.getLast().get(path)).json();
        assertThat(other.path("orders").path("orders")).isEmpty();
        assertThat(expect(200, red.get("/opening?subject=nobody"))
                        .json()
                        .path("orders")
                        .path("orders"))
                .isEmpty();
    }

    @Test
    void anOrderIsAnsweredWithItsEvents() {
        Client.Seat red = client.hotSeat("short").getFirst();
        JsonNode done = red.play("arm A 5");
        assertThat(done.path("items").get(0).path("type").asString()).isEqualTo("Played");
        assertThat(done.path("items").get(0).path("order").asString()).isEqualTo("arm A 5");
        assertThat(done.path("items")
                        .get(0)
                        .path("events")
                        .get(0)
                        .path("sentence")
                        .asString())
                .isEqualTo("A is armed with strength 5.");
        assertThat(done.path("toDecide").asString()).isEqualTo("red");
    }

    @Test
    void anOrderCanBeSentAsItsParts() {
        Client.Seat red = client.hotSeat("short").getFirst();
        Map<String, Object> parts = Map.of("verb", "arm", "units", List.of("A"), "words", List.of("5"));
        JsonNode judged =
                expect(200, red.post("/judge", Map.of("parts", parts))).json();
        assertThat(judged.path("order").asString()).isEqualTo("arm A 5");
        assertThat(judged.path("legal").asBoolean()).isTrue();
        JsonNode done = expect(200, red.post("/orders", Map.of("parts", parts, "sequence", 0, "key", "k")))
                .json();
        assertThat(done.path("items").get(0).path("order").asString()).isEqualTo("arm A 5");
        Map<String, Object> question = Map.of("verb", "strengths", "words", List.of("red"));
        JsonNode reply =
                expect(200, red.post("/ask", Map.of("parts", question))).json();
        assertThat(reply.path("question").asString()).isEqualTo("strengths red");
    }

    @Test
    void anOrderIsATextOrPartsAndNotBoth() {
        Client.Seat red = client.hotSeat("short").getFirst();
        Map<String, Object> parts = Map.of("verb", "stand");
        Client.Reply both = expect(400, red.post("/judge", Map.of("order", "stand", "parts", parts)));
        assertThat(both.json().path("message").asString())
                .isEqualTo("Send either 'order', the text, or 'parts', not both.");
        Client.Reply none = expect(400, red.post("/ask", Map.of()));
        assertThat(none.json().path("message").asString())
                .isEqualTo("Send either 'question', the text, or 'parts'; both are missing.");
    }

    @Test
    void aMoveIsAnsweredWithWhatCanBeOrderedNext() {
        Client.Seat red = client.hotSeat("short").getFirst();
        Map<String, Object> order = Map.of("order", "arm A 5", "sequence", 0, "key", "k", "subject", "unit B");
        JsonNode done = expect(200, red.post("/orders", order)).json();
        assertThat(done.path("state")).isEqualTo(red.state());
        assertThat(done.path("subjects")).isEqualTo(red.get("/subjects").json());
        assertThat(done.path("orders"))
                .isEqualTo(red.post("/subject", Map.of("subject", "unit B")).json());
    }

    @Test
    void aProgramIsAnsweredWithTheOrdersOfOneSubjectAlone() {
        List<Client.Seat> seats = client.hotSeat("short");
        Client.Seat red = seats.getFirst();
        JsonNode done = expect(200, red.post("/orders", orderWithSubject("arm A 5", 0, "unit B")))
                .json();
        assertThat(done.path("state").isNull()).isTrue();
        assertThat(done.path("subjects").isNull()).isTrue();
        assertThat(done.path("orders"))
                .isEqualTo(red.post("/subject", Map.of("subject", "unit B")).json());
        assertThat(done.path("orders").path("orders")).isNotEmpty();
    }

    /** The order has been given: what is wrong with the rest must not make it look refused. */
    @Test
    void aSubjectThatIsNoneNowHasNoOrdersAndDoesNotRefuseTheOrder() {
        Client.Seat red = client.hotSeat("short").getFirst();
        int sequence = 0;
        for (String subject : List.of("unit Z", "nonsense", "", "unit \"", "x".repeat(5_000))) {
            JsonNode done = expect(200, red.post("/orders", orderWithSubject("arm A 5", sequence, subject)))
                    .json();
            assertThat(done.path("sequence").asInt()).isEqualTo(++sequence);
            assertThat(done.path("orders").path("orders")).isEmpty();
        }
        JsonNode end = expect(200, red.post("/orders", orderWithSubject("end", sequence, "unit B")))
                .json();
        assertThat(end.path("orders").path("orders"))
                .as("orders of a side that does not decide")
                .isEmpty();
    }

    private static Map<String, Object> orderWithSubject(String order, int sequence, String subject) {
        return Map.of("order", order, "sequence", sequence, "key", Client.key(), "subject", subject, "state", false);
    }

    @Test
    void aRefusalNamesEveryClauseAndChangesNothing() {
        Client.Seat red = client.hotSeat("short").getFirst();
        int before = red.sequence();
        Client.Reply refused = expect(422, red.tryPlay("attack A B"));
        assertThat(refused.error()).isEqualTo("refused");
        assertThat(refused.json()
                        .path("reasons")
                        .valueStream()
                        .map(r -> r.path("clause").asString()))
                .containsExactly("ambush 1", "ambush 4");
        assertThat(red.sequence()).isEqualTo(before);
    }

    @Test
    void theSameKeyGivesTheSameAnswerOnce() {
        Client.Seat red = client.hotSeat("short").getFirst();
        Map<String, Object> order = Map.of("order", "arm A 5", "sequence", 0, "key", "k1");
        Client.Reply first = expect(200, red.post("/orders", order));
        for (int i = 0; i < 40; i++) red.play("arm B " + (i % 6 + 1));
        Client.Reply again = expect(200, red.post("/orders", order));
        assertThat(again.text()).isEqualTo(first.text());
        assertThat(red.sequence()).isEqualTo(41);
    }

    @Test
    void aKeyIsTheClientsOwnForEachCall() {
        Client.Seat red = client.hotSeat("short").getFirst();
        expect(200, red.post("/chat", Map.of("text", "hello", "key", "1")));
        JsonNode played = expect(200, red.post("/orders", Map.of("order", "arm A 5", "sequence", 1, "key", "1")))
                .json();
        assertThat(played.path("items").get(0).path("type").asString()).isEqualTo("Played");
    }

    @Test
    void aStaleSequenceIsToldTheCurrentOne() {
        Client.Seat red = client.hotSeat("short").getFirst();
        red.play("arm A 5");
        Client.Reply stale = expect(409, red.post("/orders", Map.of("order", "arm A 4", "sequence", 0, "key", "k2")));
        assertThat(stale.error()).isEqualTo("stale");
        assertThat(stale.json().path("sequence").asInt()).isEqualTo(1);
    }

    @Test
    void chatInBetweenDoesNotMakeAnOrderStale() {
        List<Client.Seat> seats = client.hotSeat("short");
        Client.Seat red = seats.get(0);
        expect(200, seats.get(1).post("/chat", Map.of("text", "Good luck.", "key", "c")));
        expect(200, red.post("/orders", Map.of("order", "arm A 4", "sequence", 0, "key", "k2")));
        JsonNode items = red.get("/feed?since=0").json().path("items");
        assertThat(items.get(0).path("type").asString()).isEqualTo("Said");
        assertThat(items.get(0).path("text").asString()).isEqualTo("Good luck.");
        assertThat(items.get(1).path("sequence").asInt()).isEqualTo(2);
    }

    @Test
    void anOrderForTheOtherSeatIsForbidden() {
        List<Client.Seat> seats = client.hotSeat("short");
        Client.Reply reply = expect(403, seats.get(1).tryPlay("arm X 3"));
        assertThat(reply.error()).isEqualTo("seat");
    }

    @Test
    void questionsAndJudgementsComeFromTheSeatsOwnKnowledge() {
        List<Client.Seat> seats = client.hotSeat("short");
        seats.get(0).play("arm A 6");
        assertThat(seats.get(0)
                        .post("/ask", Map.of("question", "strengths red"))
                        .json()
                        .path("lines")
                        .get(0)
                        .asString())
                .isEqualTo("A has strength 6");
        JsonNode hidden =
                seats.get(1).post("/ask", Map.of("question", "strengths red")).json();
        assertThat(hidden.path("lines").get(0).asString()).isEqualTo("A has strength 1");
        assertThat(hidden.path("answer").path("type").asString()).isEqualTo("KnownStrengths");
        JsonNode judged =
                seats.get(0).post("/judge", Map.of("order", "move A 5")).json();
        assertThat(judged.path("legal").asBoolean()).isFalse();
        assertThat(judged.path("reasons").size()).isEqualTo(2);
    }

    @Test
    void everythingIsThereAfterARestart() {
        List<Client.Seat> seats = afterATurn(client, "short");
        String before = seats.get(0).get("").text();
        String feed = seats.get(1).get("/feed").text();
        restart();
        Client.Seat red = again(seats.get(0));
        Client.Seat blue = again(seats.get(1));
        assertThat(red.get("").text()).isEqualTo(before);
        assertThat(blue.get("/feed").text()).isEqualTo(feed);
        blue.play("arm X 2");
    }
}
