package salient.server.table;

import java.time.Duration;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Where tables get their locks and threads from. A simulation has its own, so that it decides who runs when. */
interface Concurrency {
    /** A reentrant lock. */
    Lock lock();

    void start(String name, Runnable work);

    void pause(Duration time) throws InterruptedException;

    Concurrency THREADS = new Concurrency() {
        @Override
        public Lock lock() {
            return new ReentrantLock();
        }

        @Override
        public void start(String name, Runnable work) {
            Thread.ofVirtual().name(name).start(work);
        }

        @Override
        public void pause(Duration time) throws InterruptedException {
            Thread.sleep(time);
        }
    };
}
