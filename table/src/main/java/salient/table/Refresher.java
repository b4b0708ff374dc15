package salient.table;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.table.store.StorageFailure;

/**
 * Knows whether a table may have been changed by another process since it was last read, and reads it again as soon as
 * the database answers. A mark that comes meanwhile is not lost. Thread-safe.
 */
final class Refresher {
    private static final Duration RETRY = Duration.ofMillis(250);
    private static final Logger LOG = Logger.getLogger("salient.tables");

    private final Concurrency concurrency;
    private final String table;
    private final Runnable refresh;
    private final AtomicBoolean behind = new AtomicBoolean();
    private final AtomicBoolean running = new AtomicBoolean();

    /** @param refresh reads the table; it removes the mark before it does so */
    Refresher(Concurrency concurrency, String table, Runnable refresh) {
        this.concurrency = concurrency;
        this.table = table;
        this.refresh = refresh;
    }

    boolean isBehind() {
        return behind.get();
    }

    void mark() {
        behind.set(true);
    }

    void removeMark() {
        behind.set(false);
    }

    /** Returns at once. */
    void start() {
        if (running.compareAndSet(false, true)) concurrency.start("refresh " + table, this::refreshWhileBehind);
    }

    private void refreshWhileBehind() {
        try {
            while (behind.get()) tryToRefresh();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            running.set(false);
        }
        // A change may have come between the last look and giving up the place.
        if (behind.get() && !Thread.currentThread().isInterrupted()) start();
    }

    private void tryToRefresh() throws InterruptedException {
        try {
            refresh.run();
        } catch (StorageFailure away) {
            concurrency.pause(RETRY);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "cannot refresh table " + table, e);
        }
    }
}
