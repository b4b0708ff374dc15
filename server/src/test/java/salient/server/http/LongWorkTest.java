package salient.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import salient.table.wire.RequestRefused;

/** Replays and uploads of many visitors run on a few threads of their own, one after the other. */
class LongWorkTest {
    private static final int VISITORS = 12;

    private final RateLimiter limiter = new RateLimiter(Limits.forStrangers());

    @Test
    void workOfManyVisitorsWaitsForAFewThreadsOfLowPriority() throws InterruptedException {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        AtomicInteger running = new AtomicInteger();
        AtomicInteger mostRunning = new AtomicInteger();
        List<Integer> priorities = new CopyOnWriteArrayList<>();
        CountDownLatch begun = new CountDownLatch(most);
        CountDownLatch mayEnd = new CountDownLatch(1);
        try (LongWork work = new LongWork()) {
            List<Thread> visitors = new ArrayList<>();
            for (int i = 0; i < VISITORS; i++) {
                RateLimiter.Visitor visitor = limiter.from("10.0.0." + i);
                visitors.add(Thread.startVirtualThread(() -> work.run(visitor, () -> {
                    mostRunning.accumulateAndGet(running.incrementAndGet(), Math::max);
                    priorities.add(Thread.currentThread().getPriority());
                    begun.countDown();
                    await(mayEnd);
                    return running.decrementAndGet();
                })));
            }
            begun.await();
            Thread.sleep(100); // for those that should not have begun
            mayEnd.countDown();
            for (Thread visitor : visitors) visitor.join();
        }
        assertThat(mostRunning.get()).isEqualTo(most);
        assertThat(priorities).hasSize(VISITORS).containsOnly(Thread.MIN_PRIORITY);
    }

    @Test
    void aFailureIsTheCallersAndAVisitorsShareIsGivenBack() {
        RateLimiter.Visitor visitor = limiter.from("10.0.0.1");
        try (LongWork work = new LongWork()) {
            for (int i = 0; i < 10; i++)
                assertThatThrownBy(() -> work.run(visitor, () -> {
                            throw RequestRefused.over("expected");
                        }))
                        .isInstanceOf(RequestRefused.class)
                        .hasMessage("expected");
        }
    }

    @Test
    void aVisitorHasAShareOfTheRequestsThatAreWorkedOn() {
        RateLimiter.Visitor visitor = limiter.from("10.0.0.1");
        List<RateLimiter.Share> held = new ArrayList<>();
        for (int i = 0; i < Limits.forStrangers().atOnce(); i++) held.add(visitor.begin());
        assertThatThrownBy(visitor::begin)
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> assertThat(refused.status()).isEqualTo(429));
        limiter.from("10.0.0.2").begin().close();
        held.getFirst().close();
        visitor.begin().close();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
