package salient.server.http;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import salient.table.wire.RequestRefused;

/**
 * Replays and uploads, on a few threads of their own: they compute for long without a pause, and requests are answered on
 * virtual threads, which do not take turns. A visitor has a share, so that one cannot keep the others waiting. Thread-safe.
 */
final class LongWork implements AutoCloseable {
    private static final int MOST_WAITING = 64;

    private final ThreadPoolExecutor threads;

    LongWork() {
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        threads = new ThreadPoolExecutor(
                count,
                count,
                10,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform()
                        .daemon()
                        .name("long-work-", 0)
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
        threads.allowCoreThreadTimeOut(true);
    }

    <T> T run(RateLimiter.Visitor visitor, Supplier<T> work) {
        try (RateLimiter.Share _ = visitor.beginLong()) {
            return CompletableFuture.supplyAsync(work, threads).join();
        } catch (RejectedExecutionException full) {
            throw RequestRefused.rate("Too many replays and uploads are waiting. Try again in a moment.");
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw e;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
