package salient.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/** Many games whose results are kept in memory. */
public final class Batch {
    private static final long ASKED_EVERY_MS = 200;

    private Batch() {}

    /**
     * Plays games 0 to n - 1. The results come in the order of the games on any number of threads.
     *
     * @param finished told after each game how many are finished
     * @return empty if it was stopped before all games were played
     */
    public static <T> Optional<List<T>> play(
            int games, IntFunction<T> game, int threads, IntConsumer finished, BooleanSupplier stop) {
        List<T> results = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<T>> playing = new ArrayList<>();
            for (int n = 0; n < games; n++) {
                int index = n;
                playing.add(pool.submit(() -> game.apply(index)));
            }
            for (Future<T> each : playing) {
                Optional<T> result = await(each, stop);
                if (result.isEmpty()) return Optional.empty();
                results.add(result.get());
                finished.accept(results.size());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
        return Optional.of(results);
    }

    /** The result of one game; a long game does not keep anybody waiting who wants to stop. */
    private static <T> Optional<T> await(Future<T> game, BooleanSupplier stop)
            throws InterruptedException, ExecutionException {
        while (!stop.getAsBoolean())
            try {
                return Optional.of(game.get(ASKED_EVERY_MS, TimeUnit.MILLISECONDS));
            } catch (TimeoutException _) {
                // still being played
            }
        return Optional.empty();
    }
}
