package salient.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import salient.server.wire.Json;
import salient.table.Caller;
import salient.table.TableQueries;
import salient.table.api.Answer;
import salient.table.api.Call;
import salient.table.api.LiveConnection;

/** The WebSocket: the same calls as over HTTP, and news of the seats that a socket watches. Thread-safe. */
final class WebSockets {
    private static final int CLOSE_SECONDS = 2;
    private static final int PING_SECONDS = 20;
    private static final String SOCKET = "salient.socket";

    private final ApiDispatcher calls;
    private final TableQueries queries;
    private final Map<String, Socket> open = new ConcurrentHashMap<>();

    WebSockets(ApiDispatcher calls, TableQueries queries) {
        this.calls = calls;
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
            if (socket != null) socket.connection.receive(context.message());
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
        socket.connection.close();
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

    private final class Socket implements LiveConnection.Wire {
        private final WsContext context;
        private final RateLimiter.Visitor visitor;
        private final LiveConnection connection;
        private final AtomicInteger positions = new AtomicInteger();

        Socket(WsContext context, RateLimiter.Visitor visitor) {
            this.context = context;
            this.visitor = visitor;
            this.connection = new LiveConnection(calls.calls(), queries, Json::bytes, this);
        }

        @Override
        public void count() {
            visitor.countRequest();
        }

        @Override
        public Answer answer(Call call) {
            return calls.answer(call, visitor);
        }

        @Override
        public Optional<LiveConnection.SentPosition> changes(Caller caller) {
            return Optional.of(new ChangesOnly(caller.tableId(), caller.side().id(), positions::incrementAndGet));
        }

        @Override
        public void reply(String message) {
            send(message);
        }

        @Override
        public void tell(String news) {
            send(news);
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
