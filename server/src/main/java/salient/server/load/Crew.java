package salient.server.load;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Threads that do the same at once. */
record Crew(List<Thread> threads) {
    /** @param work of one of them, which is told its number */
    static Crew start(int size, IntConsumer work) {
        return new Crew(IntStream.range(0, size)
                .mapToObj(number -> Thread.ofVirtual().start(() -> work.accept(number)))
                .toList());
    }

    void join() throws InterruptedException {
        for (Thread thread : threads) thread.join();
    }
}
