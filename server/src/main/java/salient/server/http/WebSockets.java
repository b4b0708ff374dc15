package salient.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import salient.server.table.Caller;
import salient.server.table.Subscription;
import salient.server.table.TableQueries;
import salient.server.wire.Changes;
import salient.server.wire.Json;
import salient.server.wire.Live;
import salient.server.wire.RequestRefused;
import salient.server.wire.Responses;
import tools.jackson.databind.JsonNode;

/** The WebSocket: the same calls as over HTTP, and news of the seats that a socket watches. Thread-safe. */
final class WebSockets {
    private static final int CLOSE_SECONDS = 2;
    private static final int MOST_WATCHES = 16;
    private static final int PING_SECONDS = 20;
    /** Calls whose answer may contain the next position. */
    private static final Set<String> ORDERS = Set.of("play", "undo", "redo", "consent");

    private static final String SOCKET = "salient.socket";

    private final ApiDispatcher calls;
    private final RequestReader reader;
    private final TableQueries queries;
    private final Map<String, Socket> open = new ConcurrentHashMap<>();

    WebSockets(ApiDispatcher calls, RequestReader reader, TableQueries queries) {
        this.calls = calls;
        this.reader = reader;
        this.queries = queries;
    }

    void routes(WsConfig ws) {
        ws.onConnect(context -> {
            RateLimiter.Visitor visitor = context.attribute(Admission.VISITOR);
            if (visitor == null || !visitor.socketOpened()) {
                context.closeSession(1013, "too many open connections");
                return;
            }
            Socket socket = new Socket(context, visitor);
            context.attribute(SOCKET, socket);
            open.put(context.sessionId(), socket);
            context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        });
        ws.onMessage(context -> {
            Socket socket = context.attribute(SOCKET);
            if (socket != null) socket.receive(context.message());
        });
        ws.onBinaryMessage(context -> context.closeSession(1003, "text only"));
        ws.onClose(context -> {
            Socket socket = context.attribute(SOCKET);
            if (socket != null) close(socket); // none for a connection that was refused
        });
        ws.onError(context -> {});
    }

    private void close(Socket socket) {
        if (open.remove(socket.context.sessionId()) == null) return;
        socket.visitor.socketClosed();
        socket.watches.values().forEach(watch -> watch.news().close());
    }

    /** Tells every client that the server is stopping, and gives the messages a moment to arrive. */
    void closeAll() {
        for (Socket socket : open.values()) socket.context.closeSession(1001, "the server is stopping");
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(CLOSE_SECONDS);
        try {
            while (!open.isEmpty() && System.nanoTime() < deadline) Thread.sleep(5);
        } catch (InterruptedException stopNow) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * A seat whose news a socket wants.
     *
     * @param sent the position it was sent last, if it wants changes only
     */
    private record Watched(String table, Optional<String> token, Subscription news, Optional<SentPosition> sent) {}

    private final class Socket {
        private final WsContext context;
        private final RateLimiter.Visitor visitor;
        private final Map<String, Watched> watches = new ConcurrentHashMap<>();
        private final AtomicInteger positions = new AtomicInteger();

        Socket(WsContext context, RateLimiter.Visitor visitor) {
            this.context = context;
            this.visitor = visitor;
        }

        void receive(String message) {
            int id = 0;
            ApiDispatcher.Answer answer;
            try {
                Live.Call call;
                try {
                    call = reader.read(reader.tree(message), Live.Call.class);
                    id = call.id(); // a refusal because of the rate limit carries the id too
                } finally {
                    visitor.countRequest();
                }
                Optional<Watched> own = own(call);
                if (own.isPresent()) {
                    answerFirst(own.get(), call);
                    return;
                }
                answer = answer(call, UnaryOperator.identity());
            } catch (RequestRefused refused) {
                answer = ApiDispatcher.Answer.refused(refused);
            }
            send(reply(id, answer, Optional.empty()));
        }

        /** The seat that gives an order, if it is watched. */
        private Optional<Watched> own(Live.Call call) {
            if (!ORDERS.contains(call.call())) return Optional.empty();
            return watches.values().stream()
                    .filter(watch -> call.table().equals(Optional.of(watch.table()))
                            && call.token().equals(watch.token()))
                    .findFirst();
        }

        /** The state after an order goes into the answer, so it is not sent a second time as news. */
        private void answerFirst(Watched own, Live.Call call) {
            own.news().hold();
            try {
                AtomicReference<Changes.PositionChange> change = new AtomicReference<>();
                ApiDispatcher.Answer answer = answer(call, done -> {
                    if (own.sent().isEmpty()) return done;
                    own.sent().get().changeIn(done).ifPresent(change::set);
                    return done.withoutPosition();
                });
                if (answer.item() > 0) own.news().answered(answer.item());
                send(reply(call.id(), answer, Optional.ofNullable(change.get())));
            } finally {
                own.news().release();
            }
        }

        private ApiDispatcher.Answer answer(Live.Call call, UnaryOperator<Responses.Done> sent) {
            JsonNode body = call.body().filter(given -> !given.isNull()).orElseGet(reader::object);
            ApiDispatcher.Call plain =
                    new ApiDispatcher.Call(call.call(), call.table(), call.token(), body, visitor, sent);
            return switch (call.call()) {
                case "watch" -> ApiDispatcher.guarded(() -> watch(plain));
                case "unwatch" -> ApiDispatcher.guarded(() -> unwatch(plain));
                default -> calls.answer(plain);
            };
        }

        private ApiDispatcher.Answer watch(ApiDispatcher.Call call) {
            Caller caller = calls.caller(call);
            Live.Watch wish = calls.read(call, Live.Watch.class);
            String name = name(caller);
            if (watches.size() >= MOST_WATCHES && !watches.containsKey(name))
                throw RequestRefused.rate("One connection can watch at most " + MOST_WATCHES + " seats.");
            Responses.Items items = queries.feed(caller, wish.since());
            int seen = items.items().isEmpty()
                    ? Math.clamp(wish.since(), 0, items.last())
                    : items.items().getLast().sequence();
            TableQueries.Included included = TableQueries.Included.of(wish.state(), wish.subject());
            Optional<SentPosition> sent = wish.changes().orElse(false)
                    ? Optional.of(
                            new SentPosition(caller.tableId(), caller.side().id(), positions::incrementAndGet))
                    : Optional.empty();
            Subscription watch = queries.watch(
                    caller,
                    seen,
                    included,
                    news -> send(Json.text(sent.isPresent() ? sent.get().message(news) : news)));
            Watched former = watches.put(name, new Watched(caller.tableId(), call.token(), watch, sent));
            if (former != null) former.news().close();
            watch.start();
            return ApiDispatcher.Answer.json(200, items);
        }

        private ApiDispatcher.Answer unwatch(ApiDispatcher.Call call) {
            Caller caller = calls.caller(call);
            Watched watch = watches.remove(name(caller));
            if (watch != null) watch.news().close();
            return ApiDispatcher.Answer.json(200, queries.feed(caller, Integer.MAX_VALUE));
        }

        private static String name(Caller caller) {
            return caller.tableId() + " " + caller.side().id();
        }

        private static String reply(int id, ApiDispatcher.Answer answer, Optional<Changes.PositionChange> change) {
            String body = new String(answer.body(), StandardCharsets.UTF_8);
            if (!answer.type().equals("application/json")) body = Json.text(body);
            return "{\"id\":" + id + ",\"status\":" + answer.status() + ",\"body\":" + body + ",\"change\":"
                    + Json.text(change) + "}";
        }

        /** One message after the other; a client that does not read delays only its own messages. */
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
