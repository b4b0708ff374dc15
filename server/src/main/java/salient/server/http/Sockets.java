package salient.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import salient.server.Declined;
import salient.server.table.Asker;
import salient.server.table.Looks;
import salient.server.table.Watch;
import salient.server.wire.Answers;
import salient.server.wire.Json;
import salient.server.wire.Live;
import tools.jackson.databind.JsonNode;

/** The WebSocket door: the same calls as over HTTP, and news of the seats a socket watches. Thread-safe. */
final class Sockets {
    private static final int FAREWELL_SECONDS = 2;
    private static final int MOST_WATCHES = 16;
    private static final int PING_SECONDS = 20;
    private static final String SOCKET = "salient.socket";

    private final Calls calls;
    private final Bodies bodies;
    private final Looks looks;
    private final Map<String, Socket> open = new ConcurrentHashMap<>();

    Sockets(Calls calls, Bodies bodies, Looks looks) {
        this.calls = calls;
        this.bodies = bodies;
        this.looks = looks;
    }

    void routes(WsConfig ws) {
        ws.onConnect(context -> {
            Socket socket = new Socket(context, context.attribute(HttpDoor.VISITOR));
            context.attribute(SOCKET, socket);
            open.put(context.sessionId(), socket);
            context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        });
        ws.onMessage(context -> socket(context).receive(context.message()));
        ws.onBinaryMessage(context -> context.closeSession(1003, "text only"));
        ws.onClose(context -> close(socket(context)));
        ws.onError(context -> {});
    }

    private static Socket socket(WsContext context) {
        Socket socket = context.attribute(SOCKET);
        if (socket == null) throw new IllegalStateException("a message before the connection");
        return socket;
    }

    private void close(Socket socket) {
        if (open.remove(socket.context.sessionId()) == null) return;
        socket.visitor.disconnects();
        socket.watches.values().forEach(Watch::close);
    }

    /** Tells every client to come back later, and waits a moment for the word to reach them before the line is cut. */
    void closeAll() {
        for (Socket socket : open.values()) socket.context.closeSession(1001, "the server is stopping");
        long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(FAREWELL_SECONDS);
        try {
            while (!open.isEmpty() && System.nanoTime() < patience) Thread.sleep(5);
        } catch (InterruptedException stopNow) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Socket {
        private final WsContext context;
        private final Visitors.Visitor visitor;
        private final Map<String, Watch> watches = new ConcurrentHashMap<>();

        Socket(WsContext context, Visitors.Visitor visitor) {
            this.context = context;
            this.visitor = visitor;
        }

        void receive(String message) {
            int id = 0;
            Calls.Answer answer;
            try {
                Live.Call call;
                try {
                    call = bodies.read(bodies.tree(message), Live.Call.class);
                    id = call.id(); // a refusal for asking too often names its question too
                } finally {
                    visitor.asks();
                }
                answer = answer(call);
            } catch (Declined declined) {
                answer = Calls.Answer.json(declined.status(), declined.problem());
            }
            send(reply(id, answer));
        }

        private Calls.Answer answer(Live.Call call) {
            JsonNode body = call.body().filter(given -> !given.isNull()).orElseGet(bodies::object);
            Calls.Call plain = new Calls.Call(call.call(), call.table(), call.token(), body, visitor);
            return switch (call.call()) {
                case "watch" -> Calls.guarded(() -> watch(plain));
                case "unwatch" -> Calls.guarded(() -> unwatch(plain));
                default -> calls.answer(plain);
            };
        }

        private Calls.Answer watch(Calls.Call call) {
            Asker asker = calls.asker(call);
            Live.Watch wish = calls.read(call, Live.Watch.class);
            String name = name(asker);
            if (watches.size() >= MOST_WATCHES && !watches.containsKey(name))
                throw Declined.rate("At most " + MOST_WATCHES + " seats can be watched by one connection.");
            Answers.Items items = looks.feed(asker, wish.since());
            int seen = items.items().isEmpty()
                    ? Math.clamp(wish.since(), 0, items.last())
                    : items.items().getLast().sequence();
            Looks.Included included = Looks.Included.of(wish.state(), wish.subject());
            Watch watch = looks.watch(asker, seen, included, news -> send(Json.text(news)));
            Watch former = watches.put(name, watch);
            if (former != null) former.close();
            watch.start();
            return Calls.Answer.json(200, items);
        }

        private Calls.Answer unwatch(Calls.Call call) {
            Asker asker = calls.asker(call);
            Watch watch = watches.remove(name(asker));
            if (watch != null) watch.close();
            return Calls.Answer.json(200, looks.feed(asker, Integer.MAX_VALUE));
        }

        private static String name(Asker asker) {
            return asker.tableId() + " " + asker.side().id();
        }

        private static String reply(int id, Calls.Answer answer) {
            String body = new String(answer.body(), StandardCharsets.UTF_8);
            if (!answer.type().equals("application/json")) body = Json.text(body);
            return "{\"id\":" + id + ",\"status\":" + answer.status() + ",\"body\":" + body + "}";
        }

        /** One message after the other; a client that does not read makes only its own messages wait. */
        private synchronized void send(String message) {
            if (!context.session.isOpen()) return;
            var sent = new org.eclipse.jetty.websocket.api.Callback.Completable();
            context.session.sendText(message, sent);
            try {
                sent.get(30, TimeUnit.SECONDS);
            } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
                context.session.disconnect();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
