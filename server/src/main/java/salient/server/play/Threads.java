package salient.server.play;

import java.time.Duration;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import salient.table.Concurrency;

/** The locks and threads of a server. */
public final class Threads implements Concurrency {
    @Override
    public Mutex mutex() {
        Lock lock = new ReentrantLock();
        return new Mutex() {
            @Override
            public void lock() {
                lock.lock();
            }

            @Override
            public void unlock() {
                lock.unlock();
            }
        };
    }

    @Override
    public void start(String name, Runnable work) {
        Thread.ofVirtual().name(name).start(work);
    }

    @Override
    public void pause(Duration time) throws InterruptedException {
        Thread.sleep(time);
    }
}
