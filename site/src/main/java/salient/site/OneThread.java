package salient.site;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import salient.table.Concurrency;

/** The only thread of a page: what would run beside the rest runs after it. */
final class OneThread implements Concurrency {
    private static final Mutex OPEN = new Mutex() {
        @Override
        public void lock() {
            // Nobody else is there.
        }

        @Override
        public void unlock() {
            // Nobody waits.
        }
    };

    private final Deque<Runnable> waiting = new ArrayDeque<>();

    @Override
    public Mutex mutex() {
        return OPEN;
    }

    @Override
    public void start(String name, Runnable work) {
        waiting.add(work);
    }

    @Override
    public void pause(Duration time) {
        // There is nothing to wait for.
    }

    /** Does what was started meanwhile. */
    void run() {
        while (!waiting.isEmpty()) waiting.remove().run();
    }
}
