package salient.server.http;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import salient.table.TableQueries;

/** The open WebSockets: the same calls as over HTTP, and news of the seats that a socket watches. Thread-safe. */
final class WebSockets {
    private static final int CLOSE_SECONDS = 2;
    private static final int PING_SECONDS = 20;
    private static final Duration IDLE = Duration.ofMinutes(2);

    private final ApiDispatcher calls;
    private final TableQueries queries;
    private final ServerWebSocketContainer container;
    private final Set<LiveSocket> open = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("pings").factory());

    WebSockets(ApiDispatcher calls, TableQueries queries, Server jetty, Limits limits) {
        this.calls = calls;
        this.queries = queries;
        this.container = ServerWebSocketContainer.ensure(jetty);
        container.setMaxTextMessageSize(limits.bodyBytes());
        container.setIdleTimeout(IDLE);
        clock.scheduleWithFixedDelay(
                () -> open.forEach(LiveSocket::ping), PING_SECONDS, PING_SECONDS, TimeUnit.SECONDS);
    }

    /** Answers a request to open one. */
    void upgrade(Exchange exchange, RateLimiter.Visitor visitor) {
        exchange.upgrade(container, (_, _, _) -> new LiveSocket(this, calls, queries, visitor));
    }

    void add(LiveSocket socket) {
        open.add(socket);
    }

    boolean has(LiveSocket socket) {
        return open.contains(socket);
    }

    /** False if it was not among them. */
    boolean remove(LiveSocket socket) {
        return open.remove(socket);
    }

    /** Tells every client that the server is stopping, and gives the messages a moment to arrive. */
    void closeAll() {
        clock.shutdownNow();
        open.forEach(LiveSocket::stop);
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(CLOSE_SECONDS);
        try {
            while (!open.isEmpty() && System.nanoTime() < deadline) Thread.sleep(5);
        } catch (InterruptedException stopNow) {
            Thread.currentThread().interrupt();
        }
    }
}
