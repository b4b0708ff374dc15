package salient.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import salient.server.Declined;

/** Who has asked for how much lately, by address. Thread-safe. */
final class Visitors {
    private static final int MOST = 200_000;
    private static final long HOUR = 3_600_000_000_000L;

    private final Limits limits;
    private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();
    private final AtomicInteger sockets = new AtomicInteger();

    Visitors(Limits limits) {
        this.limits = limits;
    }

    Visitor from(String address) {
        Visitor known = visitors.get(address);
        if (known != null) return known;
        if (visitors.size() >= MOST) forgetQuiet();
        return visitors.computeIfAbsent(address, _ -> new Visitor());
    }

    /** Forgets those who could ask for everything again. */
    void forgetQuiet() {
        visitors.values().removeIf(Visitor::isQuiet);
    }

    int sockets() {
        return sockets.get();
    }

    /** A bucket that fills steadily up to its size; each thing asked for takes one out. */
    private static final class Bucket {
        private final double perNano;
        private final double size;
        private double level;
        private long at = System.nanoTime();

        Bucket(double perNano, double size) {
            this.perNano = perNano;
            this.size = size;
            this.level = size;
        }

        synchronized boolean take() {
            fill();
            if (level < 1) return false;
            level--;
            return true;
        }

        synchronized boolean isFull() {
            fill();
            return level >= size;
        }

        private void fill() {
            long now = System.nanoTime();
            level = Math.min(size, level + (now - at) * perNano);
            at = now;
        }
    }

    final class Visitor {
        private final Bucket requests = new Bucket(limits.requestsPerSecond() / 1e9, limits.burst());
        private final Bucket tables = new Bucket((double) limits.tablesPerHour() / HOUR, limits.tablesPerHour());
        private final AtomicInteger open = new AtomicInteger();

        void asks() {
            if (!requests.take()) throw Declined.rate("Too many requests. Wait a second and go on.");
        }

        void opensTable() {
            if (!tables.take())
                throw Declined.rate(
                        "At most " + limits.tablesPerHour() + " tables an hour may be opened from one place.");
        }

        void connects() {
            if (open.incrementAndGet() > limits.socketsPerVisitor() || sockets.incrementAndGet() > limits.sockets()) {
                if (open.getAndDecrement() <= limits.socketsPerVisitor()) sockets.decrementAndGet();
                throw Declined.rate("Too many open connections. Close one and try again.");
            }
        }

        void disconnects() {
            open.decrementAndGet();
            sockets.decrementAndGet();
        }

        private boolean isQuiet() {
            return open.get() == 0 && requests.isFull() && tables.isFull();
        }
    }
}
