package salient.server.http;

import java.nio.ByteBuffer;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import salient.server.wire.Json;
import salient.table.TableQueries;
import salient.table.api.Answer;
import salient.table.api.Call;
import salient.table.api.LiveConnection;

/** One WebSocket. Public because the library looks its methods up; nobody else can make one. Thread-safe. */
public final class LiveSocket implements Session.Listener.AutoDemanding, LiveConnection.Wire {
    private static final int SEND_SECONDS = 30;
    /** Codes of RFC 6455. */
    private static final int STOPPING = 1001;

    private static final int ONLY_TEXT = 1003;
    private static final int TRY_LATER = 1013;

    private final WebSockets all;
    private final ApiDispatcher calls;
    private final RateLimiter.Visitor visitor;
    private final LiveConnection connection;
    /** Set before the first message comes. */
    private volatile Session session;

    LiveSocket(WebSockets all, ApiDispatcher calls, TableQueries queries, RateLimiter.Visitor visitor) {
        this.all = all;
        this.calls = calls;
        this.visitor = visitor;
        this.connection = new LiveConnection(calls.calls(), queries, Json::bytes, Json.READER, this);
    }

    // ---- what the library tells

    @Override
    public void onWebSocketOpen(Session opened) {
        session = opened;
        if (visitor.socketOpened()) all.add(this);
        else close(TRY_LATER, "too many open connections");
    }

    @Override
    public void onWebSocketText(String message) {
        if (all.has(this)) connection.receive(message);
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
        close(ONLY_TEXT, "text only");
    }

    @Override
    public void onWebSocketClose(int status, String reason, Callback callback) {
        if (all.remove(this)) { // not one that was refused
            visitor.socketClosed();
            connection.close();
        }
        callback.succeed();
    }

    /** It is closed as well, and that is enough. */
    @Override
    public void onWebSocketError(Throwable cause) {}

    // ---- limits and answers

    @Override
    public void count() {
        visitor.countRequest();
    }

    @Override
    public Answer answer(Call call) {
        return calls.answer(call, visitor);
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
        if (!session.isOpen()) return;
        Callback.Completable sent = new Callback.Completable();
        session.sendText(message, sent);
        try {
            sent.get(SEND_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            session.disconnect();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Keeps the connection from being taken for a dead one. */
    void ping() {
        if (session.isOpen()) session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }

    void stop() {
        close(STOPPING, "the server is stopping");
    }

    private void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }
}
