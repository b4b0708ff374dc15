package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.server.Client.expect;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The WebSocket: the same calls, and news that miss nothing and repeat nothing. */
class LiveTest extends ServerTest {
    @Test
    void callsAnswerAsOverHttp() {
        Client.Seat red = client.hotSeat("short").getFirst();
        try (LiveClient live = new LiveClient(server.port())) {
            JsonNode state = live.call("state", red, null);
            assertThat(state.path("status").asInt()).isEqualTo(200);
            assertThat(state.path("body")).isEqualTo(red.state());
            JsonNode played = live.call("play", red, Map.of("order", "arm A 3", "sequence", 0, "key", "1"));
            assertThat(played.path("body").path("sequence").asInt()).isEqualTo(1);
            JsonNode refused = live.call("play", red, Map.of("order", "stand", "sequence", 1, "key", "2"));
            assertThat(refused.path("status").asInt()).isEqualTo(422);
            assertThat(live.call("games", null, null).path("status").asInt()).isEqualTo(200);
            assertThat(live.call("rulebook", null, Map.of("game", "ambush"))
                            .path("status")
                            .asInt())
                    .isEqualTo(200);
            live.send("{\"id\": 99, \"call\": \"feed\", \"table\": \"" + red.table + "\", \"token\": \"" + red.token
                    + "\", \"body\": null}");
            assertThat(live.reply(99).path("status").asInt()).isEqualTo(200);
            assertThat(live.call("nonsense", red, null).path("status").asInt()).isEqualTo(404);
            assertThat(live.call("record", red, null).path("body").asString()).startsWith("salient record 1");
        }
    }

    @Test
    void newsOfTheOtherSeatsOrdersComeUnasked() {
        List<Client.Seat> seats = client.hotSeat("short");
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", seats.get(1), Map.of("since", 0, "state", true));
            seats.get(0).play("arm A 3");
            seats.get(0).play("end");
            Waiting.until(() -> !live.news().isEmpty());
            JsonNode item = live.news().getFirst();
            assertThat(item.path("sequence").asInt()).isEqualTo(1);
            assertThat(item.path("order").isNull()).isTrue();
            assertThat(item.path("events").get(0).path("sentence").asString()).isEqualTo("Blue is to move.");
            JsonNode state = Client.JSON.readTree(live.received.getLast()).path("state");
            assertThat(state).isEqualTo(seats.get(1).state());
        }
    }

    /** A client that gives an order over the socket it watches with gets the next position once, as the answer. */
    @Test
    void theNextPositionIsNotSentTwice() {
        List<Client.Seat> seats = client.hotSeat("long");
        Client.Seat red = seats.get(0);
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", red, Map.of("since", 0, "state", true, "subject", "phase"));
            for (int i = 0; i < 20; i++) {
                int sequence = live.news().size() + i;
                JsonNode done = live.call(
                                "play",
                                red,
                                Map.of(
                                        "order",
                                        "arm A 3",
                                        "sequence",
                                        0,
                                        "key",
                                        "1",
                                        "state",
                                        true,
                                        "subject",
                                        "phase"))
                        .path("body");
                assertThat(done.path("state").path("sequence").asInt()).isEqualTo(1);
                assertThat(sequence).isEqualTo(i);
            }
            seats.get(0).play("end"); // over HTTP: it comes as news
            Waiting.until(() -> live.news().size() == 1);
            assertThat(live.news().getFirst().path("sequence").asInt()).isEqualTo(2);
            long states = live.received.stream()
                    .filter(message -> !message.startsWith("{\"id\"") && message.contains("\"view\""))
                    .count();
            assertThat(states)
                    .as("messages with a position besides the answers")
                    .isEqualTo(1);
        }
    }

    /** Orders of a subject alone are no position, so they stay in the answer also where positions are sent as changes. */
    @Test
    void ordersAloneAreInTheAnswerOfASeatThatIsWatchedByChanges() {
        Client.Seat red = client.hotSeat("short").getFirst();
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", red, Map.of("since", 0, "state", true, "subject", "phase", "changes", true));
            Map<String, Object> order =
                    Map.of("order", "arm A 3", "sequence", 0, "key", "1", "subject", "unit B", "state", false);
            JsonNode reply = live.call("play", red, order);
            assertThat(reply.path("change").isNull()).isTrue();
            assertThat(reply.path("body").path("orders"))
                    .isEqualTo(red.post("/subject", Map.of("subject", "unit B")).json());
            Waiting.until(() -> !live.news().isEmpty());
            assertThat(live.received.getLast()).contains("\"change\"").contains("\"view\"");
        }
    }

    @Test
    void newsIncludeWhatCanBeOrderedIfTheWatchAsksForIt() {
        List<Client.Seat> seats = client.hotSeat("short");
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", seats.get(1), Map.of("since", 0, "subject", "phase"));
            seats.get(0).play("arm A 3");
            seats.get(0).play("end");
            Waiting.until(() -> !live.news().isEmpty());
            JsonNode news = Client.JSON.readTree(live.received.getLast());
            assertThat(news.path("state")).isEqualTo(seats.get(1).state());
            assertThat(news.path("subjects"))
                    .isEqualTo(seats.get(1).get("/subjects").json());
            assertThat(news.path("orders").path("subject").asString()).isEqualTo("phase");
        }
    }

    @Test
    void aChatLineSendsNoState() {
        List<Client.Seat> seats = client.hotSeat("long");
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", seats.get(1), Map.of("since", 0, "subject", "phase"));
            seats.get(0).post("/chat", Map.of("text", "Good luck.", "key", "1"));
            Waiting.until(() -> live.news().size() == 1);
            JsonNode news = Client.JSON.readTree(live.received.getLast());
            assertThat(news.path("items").get(0).path("text").asString()).isEqualTo("Good luck.");
            assertThat(news.path("state").isNull()).isTrue();
            assertThat(news.path("orders").isNull()).isTrue();
            seats.get(0).play("end");
            Waiting.until(() -> live.news().size() == 2);
            assertThat(Client.JSON.readTree(live.received.getLast()).path("state"))
                    .isEqualTo(seats.get(1).state());
        }
    }

    @Test
    void aConnectionLostAgainAndAgainMissesNothing() {
        List<Client.Seat> seats = client.hotSeat("long");
        Random random = new Random(9);
        Client.Seat blue = seats.get(1);
        int seen = 0;
        for (int round = 0; round < 8; round++) {
            try (LiveClient live = new LiveClient(server.port())) {
                JsonNode reply = live.call("watch", blue, Map.of("since", seen)).path("body");
                List<Integer> numbers = new java.util.ArrayList<>(reply.path("items")
                        .valueStream()
                        .map(item -> item.path("sequence").asInt())
                        .toList());
                playSome(seats, random, 12);
                int now = blue.sequence();
                Waiting.until(() -> reply.path("items").size() + live.news().size() >= now - firstOf(reply, now));
                live.news().forEach(item -> numbers.add(item.path("sequence").asInt()));
                int from = seen;
                assertThat(numbers)
                        .containsExactlyElementsOf(
                                IntStream.rangeClosed(from + 1, now).boxed().toList());
                seen = now;
                live.drop();
            }
        }
    }

    private static int firstOf(JsonNode reply, int otherwise) {
        return reply.path("items").isEmpty()
                ? reply.path("last").asInt()
                : reply.path("items").get(0).path("sequence").asInt() - 1;
    }

    private static void playSome(List<Client.Seat> seats, Random random, int orders) {
        for (int i = 0; i < orders; i++) {
            String toDecide = seats.getFirst().state().path("toDecide").asString();
            Client.Seat mover = seats.get(toDecide.equals("red") ? 0 : 1);
            mover.anyOrder(random).ifPresent(mover::tryPlay);
        }
    }

    @Test
    void oneSocketWatchesBothSeatsOfAHotSeatGame() {
        List<Client.Seat> seats = client.hotSeat("short");
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", seats.get(0), Map.of("since", 0));
            live.call("watch", seats.get(1), Map.of("since", 0));
            seats.get(0).play("end");
            Waiting.until(() -> live.news().size() == 2);
            live.call("unwatch", seats.get(0), null);
            seats.get(1).play("end");
            Waiting.until(() -> live.news().size() == 3);
        }
    }

    @Test
    void aPageOfAnotherOriginMayNotConnect() {
        assertThatThrownBy(() -> new LiveClient(server.port(), "https://evil.example"))
                .hasMessageContaining("");
        try (LiveClient own = new LiveClient(server.port(), "http://127.0.0.1:" + server.port())) {
            assertThat(own.call("games", null, null).path("status").asInt()).isEqualTo(200);
        }
    }

    @Test
    void nonsenseIsAnsweredAndTheSocketLivesOn() {
        try (LiveClient live = new LiveClient(server.port())) {
            for (String nonsense : List.of("", "{", "[]", "{\"id\": 1}", "{\"id\": \"x\", \"call\": \"games\"}", "7"))
                live.send(nonsense.isEmpty() ? " " : nonsense);
            Waiting.until(() -> live.received.size() == 6);
            for (String text : live.received)
                assertThat(Client.JSON.readTree(text).path("status").asInt()).isEqualTo(400);
            assertThat(live.call("games", null, null).path("status").asInt()).isEqualTo(200);
        }
    }

    @Test
    void binaryMessagesAndHugeOnesCloseTheSocket() {
        try (LiveClient live = new LiveClient(server.port())) {
            live.sendBytes(new byte[10]);
            Waiting.until(() -> live.closed.get() == 1003);
        }
        try (LiveClient live = new LiveClient(server.port())) {
            // A quick server refuses before it has read everything; then the sender notices by the cut line alone.
            boolean cutOff = live.isCutOffSending("{\"id\": 1, \"call\": \"" + "x".repeat(200_000) + "\"}");
            Waiting.until(() -> cutOff || live.closed.get() == 1009);
        }
        expect(200, client.get("/api/health", null));
    }

    @Test
    void socketsAreToldWhenTheServerStops() {
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("games", null, null);
            server.close();
            Waiting.until(() -> live.closed.get() == 1001);
        }
        start();
    }

    /** The headers of a good handshake. */
    static String[] upgrade(String host) {
        return new String[] {
            "Host: " + host,
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        };
    }
}
