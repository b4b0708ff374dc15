package salient.server.http;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;

/**
 * Cuts HTTP connections whose request drips in byte by byte, and those beyond the number one address may hold. A timeout
 * for idle connections does neither: each byte starts it again. Thread-safe.
 */
final class ConnectionGuard implements Connection.Listener, AutoCloseable {
    private static final int LEAST_BYTES_PER_SECOND = 500;

    private final Limits limits;
    private final boolean countAddresses;
    private final Map<Connection, Arrival> open = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> addresses = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("connections").factory());

    /** @param countAddresses not behind a proxy, whose address all connections have */
    ConnectionGuard(Limits limits, boolean countAddresses) {
        this.limits = limits;
        this.countAddresses = countAddresses;
        clock.scheduleWithFixedDelay(this::cutDripping, 1, 1, TimeUnit.SECONDS);
    }

    /** How a request arrives; seen once a second, by one thread. */
    private static final class Arrival {
        private final String address;
        private long answered;
        private long bytesBefore;
        private long lastBytes;
        private long since = -1;

        Arrival(String address) {
            this.address = address;
        }

        boolean drips(Connection connection, long now, int graceSeconds) {
            long bytes = connection.getBytesIn();
            boolean arriving = bytes != lastBytes;
            lastBytes = bytes;
            if (connection.getMessagesOut() != answered) {
                answered = connection.getMessagesOut();
                bytesBefore = bytes;
                since = -1;
            }
            if (bytes == bytesBefore) return false;
            if (since < 0) since = now;
            double seconds = (now - since) / 1e9;
            return arriving && seconds > graceSeconds && (bytes - bytesBefore) / seconds < LEAST_BYTES_PER_SECOND;
        }
    }

    @Override
    public void onOpened(Connection connection) {
        if (!(connection instanceof ConnectionMetaData)) return; // an upgraded connection is counted as a socket
        Arrival arrival = new Arrival(address(connection));
        open.put(connection, arrival);
        if (!countAddresses) return;
        int held = addresses
                .computeIfAbsent(arrival.address, _ -> new AtomicInteger())
                .incrementAndGet();
        if (held > limits.connections()) connection.close();
    }

    @Override
    public void onClosed(Connection connection) {
        Arrival arrival = open.remove(connection);
        if (arrival == null || !countAddresses) return;
        addresses.computeIfPresent(arrival.address, (_, held) -> held.decrementAndGet() <= 0 ? null : held);
    }

    private static String address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? remote.getAddress().getHostAddress()
                : "";
    }

    private void cutDripping() {
        long now = System.nanoTime();
        open.forEach((connection, arrival) -> {
            if (arrival.drips(connection, now, limits.dripSeconds()))
                connection.getEndPoint().close();
        });
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
