package salient.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import salient.table.wire.RequestRefused;

/** Who has asked for how much lately, by address. Thread-safe. */
final class RateLimiter {
    private static final int MOST = 200_000;
    private static final long HOUR = 3_600_000_000_000L;

    private final Limits limits;
    private final Map<String, Visitor> limiter = new ConcurrentHashMap<>();
    private final AtomicInteger sockets = new AtomicInteger();

    RateLimiter(Limits limits) {
        this.limits = limits;
    }

    Visitor from(String address) {
        Visitor known = limiter.get(address);
        if (known != null) return known;
        if (limiter.size() >= MOST) forgetIdle();
        return limiter.computeIfAbsent(address, _ -> new Visitor());
    }

    /** Drops addresses whose limits are unused. */
    void forgetIdle() {
        limiter.values().removeIf(Visitor::isIdle);
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

        /** After how many whole seconds one can be taken, if nobody takes it before. */
        synchronized int secondsUntilNext() {
            fill();
            return (int) Math.max(1, Math.ceil((1 - level) / perNano / 1e9));
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

    /** What a visitor uses of a budget until it is closed. */
    interface Share extends AutoCloseable {
        @Override
        void close();
    }

    final class Visitor {
        private final Bucket requests = new Bucket(limits.requestsPerSecond() / 1e9, limits.burst());
        private final Bucket tables = new Bucket((double) limits.tablesPerHour() / HOUR, limits.tablesPerHour());
        private final AtomicInteger open = new AtomicInteger();
        private final AtomicInteger working = new AtomicInteger();
        private final AtomicInteger workingLong = new AtomicInteger();

        void countRequest() {
            if (!requests.take())
                throw RequestRefused.rate(
                        "Too many requests. Wait a second and try again.", requests.secondsUntilNext());
        }

        void countTable() {
            if (!tables.take())
                throw RequestRefused.rate(
                        "At most " + limits.tablesPerHour() + " games per hour can be created from one address.",
                        tables.secondsUntilNext());
        }

        /** Before an upgrade, which may still fail: nothing is counted yet. */
        void mayOpenSocket() {
            if (open.get() >= limits.socketsPerVisitor() || sockets.get() >= limits.sockets())
                throw RequestRefused.rate("Too many open connections. Close one and try again.");
        }

        /** A socket has opened; false, with nothing counted, if others took the last places meanwhile. */
        boolean socketOpened() {
            if (open.incrementAndGet() <= limits.socketsPerVisitor()) {
                if (sockets.incrementAndGet() <= limits.sockets()) return true;
                sockets.decrementAndGet();
            }
            open.decrementAndGet();
            return false;
        }

        /** The counterpart of a {@link #socketOpened()} that was true. */
        void socketClosed() {
            open.decrementAndGet();
            sockets.decrementAndGet();
        }

        /** A place among the requests of this visitor that are being worked on; closing gives it back. */
        Share begin() {
            return share(working, limits.atOnce(), "Too many requests at once. Wait for an answer and try again.");
        }

        Share beginLong() {
            return share(
                    workingLong,
                    limits.longAtOnce(),
                    "Too many replays or uploads at once. Wait for an answer and try again.");
        }

        private static Share share(AtomicInteger running, int most, String refusal) {
            if (running.incrementAndGet() > most) {
                running.decrementAndGet();
                throw RequestRefused.rate(refusal);
            }
            return running::decrementAndGet;
        }

        private boolean isIdle() {
            return open.get() == 0 && working.get() == 0 && requests.isFull() && tables.isFull();
        }
    }
}
