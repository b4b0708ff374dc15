package salient.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Runs tasks one at a time and lets a seed decide, at every point where a thread could be interrupted by another, which
 * one runs next. The same seed gives the same run.
 */
final class Schedule implements Concurrency {
    private static final int MOST_STEPS = 200_000;
    /** Slow tasks among fast ones: then much happens while one of them stands between two of its steps. */
    private static final int[] SPEEDS = {1, 4, 40};

    /** A thread that runs only while the schedule lets it. */
    private static final class Task {
        private final String name;
        private final Semaphore go = new Semaphore(0);
        private BooleanSupplier ready = () -> true;
        private final int speed;
        private boolean done;

        Task(String name, int speed) {
            this.name = name;
            this.speed = speed;
        }
    }

    private final Random random;
    private final Semaphore back = new Semaphore(0);
    private final List<Task> tasks = new ArrayList<>();
    private final List<Throwable> failures = new ArrayList<>();
    private Task current;
    private int steps;

    Schedule(long seed) {
        this.random = new Random(seed);
    }

    /** A choice that belongs to the run: 0 to {@code below} - 1. */
    int choose(int below) {
        return random.nextInt(below);
    }

    @Override
    public void start(String name, Runnable work) {
        Task task = new Task(name, SPEEDS[random.nextInt(SPEEDS.length)]);
        tasks.add(task);
        Thread.ofVirtual().name(name).start(() -> {
            task.go.acquireUninterruptibly();
            try {
                work.run();
            } catch (Throwable failed) {
                failures.add(new AssertionError(name, failed));
            } finally {
                task.done = true;
                back.release();
            }
        });
    }

    /** Runs until every task is done. */
    void run() {
        while (tasks.stream().anyMatch(task -> !task.done)) {
            List<Task> ready = tasks.stream()
                    .filter(task -> !task.done && task.ready.getAsBoolean())
                    .toList();
            if (ready.isEmpty()) throw new AssertionError("deadlock: " + unfinished());
            if (++steps > MOST_STEPS) throw new AssertionError("no end: " + unfinished());
            current = any(ready);
            current.go.release();
            awaitReturn();
            if (!failures.isEmpty()) throw new AssertionError(failures.getFirst());
            if (tasks.size() > 100) tasks.removeIf(task -> task.done);
        }
    }

    private Task any(List<Task> ready) {
        int left = random.nextInt(ready.stream().mapToInt(task -> task.speed).sum());
        for (Task task : ready) {
            left -= task.speed;
            if (left < 0) return task;
        }
        throw new IllegalStateException();
    }

    private void awaitReturn() {
        try {
            if (!back.tryAcquire(60, TimeUnit.SECONDS)) throw new AssertionError("a task blocks: " + current.name);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private List<String> unfinished() {
        return tasks.stream().filter(task -> !task.done).map(task -> task.name).toList();
    }

    /** Others may run before the current task goes on. */
    void interruption() {
        await(() -> true);
    }

    /** The current task waits until something is so. */
    void await(BooleanSupplier ready) {
        Task self = current;
        self.ready = ready;
        back.release();
        self.go.acquireUninterruptibly();
        self.ready = () -> true;
    }

    @Override
    public void pause(Duration time) {
        interruption();
    }

    @Override
    public Mutex mutex() {
        return new SimulatedLock();
    }

    private final class SimulatedLock implements Mutex {
        private Task owner;
        private int held;

        @Override
        public void lock() {
            if (owner != current) {
                Task self = current;
                interruption();
                if (owner != null) await(() -> owner == null);
                owner = self;
            }
            held++;
        }

        @Override
        public void unlock() {
            if (owner != current) throw new IllegalMonitorStateException();
            if (--held == 0) owner = null;
        }
    }
}
