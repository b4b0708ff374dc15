package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.toy.Ambush;
import tools.jackson.databind.JsonNode;

/** Positions that are sent as changes: put together they are what a socket without changes is sent. */
class ChangesTest extends ServerTest {
    private static final Map<String, Object> CHANGES =
            Map.of("since", 0, "state", true, "subject", "phase", "changes", true);

    @Override
    GameCatalog catalog() {
        List<GameEntry> games = new ArrayList<>(GameCatalog.standard().entries());
        games.add(GameEntry.of(new Ambush(), List.of()));
        return new GameCatalog(games);
    }

    /** A seat that plays over the socket it watches with, and puts its positions together. */
    private static final class Watcher implements AutoCloseable {
        final Client.Seat seat;
        final LiveClient live;
        /** Watches the same seat without changes. */
        final LiveClient whole;

        final ChangedPositions positions = new ChangedPositions();
        JsonNode shown;
        int read;
        int changes;
        long bytes;

        Watcher(int port, Client.Seat seat) {
            this.seat = seat;
            this.live = new LiveClient(port);
            live.call("watch", seat, CHANGES);
            this.whole = new LiveClient(port);
            whole.call("watch", seat, Map.of("since", 0, "state", true, "subject", "phase"));
        }

        JsonNode play(String order, boolean withPosition) {
            Map<String, Object> body =
                    new HashMap<>(Map.of("order", order, "sequence", seat.sequence(), "key", Client.key()));
            if (withPosition) body.putAll(Map.of("state", true, "subject", "phase"));
            return live.call("play", seat, body);
        }

        /** Waits until both sockets have the position after the last item; then they are compared. */
        void catchUp() {
            int last = seat.sequence();
            if (last == 0) return;
            Waiting.until(() -> {
                while (read < live.received.size()) take(live.received.get(read++));
                return sequence(shown) == last && sequence(expected()) == last;
            });
            JsonNode news = expected();
            for (String part : List.of("state", "subjects", "orders"))
                assertThat(shown.path(part).toString())
                        .as(part)
                        .isEqualTo(news.path(part).toString());
        }

        private JsonNode expected() {
            for (String message : whole.received.reversed())
                if (message.startsWith("{\"table\"") && message.contains("\"view\""))
                    return Client.JSON.readTree(message);
            return null;
        }

        private static int sequence(JsonNode news) {
            return news == null ? 0 : news.path("state").path("sequence").asInt();
        }

        private void take(String message) {
            JsonNode change = Client.JSON.readTree(message).path("change");
            if (!change.isObject()) return;
            changes++;
            if (!change.path("since").isNull()) bytes += message.length();
            shown = positions.next(change);
        }

        @Override
        public void close() {
            live.close();
            whole.close();
        }
    }

    @Test
    void newsAndAnswersBringWhatDiffersFromThePositionBefore() {
        List<Client.Seat> seats = client.hotSeat("long");
        try (Watcher red = new Watcher(server.port(), seats.get(0));
                Watcher blue = new Watcher(server.port(), seats.get(1))) {
            JsonNode first = red.play("arm A 3", true);
            assertThat(first.path("change").path("since").isNull()).isTrue();
            assertThat(first.path("change").path("difference").path("type").asString())
                    .isEqualTo("Whole");
            assertThat(first.path("body").path("items").size()).isEqualTo(1);
            for (String part : List.of("state", "subjects", "orders"))
                assertThat(first.path("body").path(part).isNull()).as(part).isTrue();
            JsonNode second = red.play("end", true);
            assertThat(second.path("change").path("since"))
                    .isEqualTo(first.path("change").path("number"));
            red.catchUp();
            assertThat(red.play("nonsense", true).path("change").isNull()).isTrue();
            blue.play("end", true);
            blue.catchUp();
            red.catchUp();
            assertThat(red.changes).isEqualTo(3);
        }
    }

    @Test
    void anOrderWithoutAPositionAndAChatLineBringNoChange() {
        List<Client.Seat> seats = client.hotSeat("long");
        try (Watcher red = new Watcher(server.port(), seats.get(0))) {
            red.play("arm A 3", true);
            red.live.call("chat", red.seat, Map.of("text", "Good luck.", "key", "1"));
            Waiting.until(() -> red.live.news().size() == 1);
            red.play("end", true);
            red.catchUp();
            assertThat(red.changes).isEqualTo(2);
        }
    }

    @Test
    void whoWatchesWithoutChangesIsSentWholePositions() {
        List<Client.Seat> seats = client.hotSeat("long");
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", seats.get(0), Map.of("since", 0, "state", true));
            JsonNode reply = live.call(
                    "play", seats.get(0), Map.of("order", "arm A 3", "sequence", 0, "key", "1", "state", true));
            assertThat(reply.path("change").isNull()).isTrue();
            assertThat(reply.path("body").path("state").toString())
                    .isEqualTo(seats.get(0).state().toString());
        }
    }

    @Test
    void aWatchThatBeginsAnewBeginsWithAWholePosition() {
        List<Client.Seat> seats = client.hotSeat("long");
        try (Watcher red = new Watcher(server.port(), seats.get(0))) {
            JsonNode before = red.play("arm A 3", true);
            red.live.call("watch", red.seat, CHANGES);
            JsonNode after = red.play("end", true);
            assertThat(after.path("change").path("since").isNull()).isTrue();
            assertThat(after.path("change").path("number").asInt())
                    .as("no number is used twice on a socket")
                    .isGreaterThan(before.path("change").path("number").asInt());
        }
    }

    /** The state after an undo, a redo and what the other side does meanwhile, all of it over sockets at the same time. */
    @Test
    void aGameOverTwoSocketsIsPutTogetherWithoutAGap() {
        List<Client.Seat> seats = client.hotSeat("long");
        Random random = new Random(4);
        try (Watcher red = new Watcher(server.port(), seats.get(0));
                Watcher blue = new Watcher(server.port(), seats.get(1))) {
            for (int orders = 0; orders < 200; orders++) {
                String toDecide = red.seat.state().path("toDecide").asString();
                if (toDecide.equals("referee")) break;
                Watcher mover = toDecide.equals("red") ? red : blue;
                Watcher other = mover == red ? blue : red;
                Thread chat = Thread.startVirtualThread(
                        () -> other.live.call("chat", other.seat, Map.of("text", "?", "key", Client.key())));
                mover.seat.anyOrder(random).ifPresent(order -> mover.play(order, random.nextInt(5) > 0));
                join(chat);
                if (random.nextInt(6) == 0)
                    mover.live.call(
                            "undo",
                            mover.seat,
                            Map.of("sequence", mover.seat.sequence(), "key", Client.key(), "subject", "phase"));
            }
            // Chat alone brings no position; an order does.
            red.seat.post("/resign", Map.of("key", "1"));
            red.catchUp();
            blue.catchUp();
            assertThat(red.changes).isGreaterThan(30);
            assertThat(blue.changes).isGreaterThan(30);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void anOrderOfALargeGameIsSmallNews() {
        Client.Seat allied = null;
        Client.Seat german = null;
        for (Client.Seat seat :
                client.seats(expect(201, client.post("/api/tables", null, """
                {"game": "wave", "scenario": "bastogne",
                 "seats": {"german": {"kind": "me"}, "allied": {"kind": "me"}}}""")).json()))
            if (seat.side.equals("german")) german = seat;
            else allied = seat;
        Random random = new Random(6);
        try (Watcher one = new Watcher(server.port(), german);
                Watcher two = new Watcher(server.port(), allied)) {
            for (int orders = 0; orders < 60; orders++) {
                Watcher mover = german.state().path("toDecide").asString().equals("german") ? one : two;
                Optional<String> order = mover.seat.anyOrder(random);
                if (order.isEmpty()) continue;
                mover.play(order.get(), true);
                one.catchUp();
                two.catchUp();
            }
            for (Watcher watcher : List.of(one, two)) {
                long whole = watcher.seat.get("").text().length();
                long each = watcher.bytes / (watcher.changes - 1);
                System.out.println(
                        "wave, " + watcher.seat.side + ": a state has " + whole + " bytes, news of an order " + each);
                assertThat(each * 5).as("bytes of news").isLessThan(whole);
            }
        }
    }
}
