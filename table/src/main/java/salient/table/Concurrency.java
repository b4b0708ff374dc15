package salient.table;

import java.time.Duration;

/** Where tables get their locks and threads from: a server has threads, a page has one thread, a simulation decides who runs when. */
public interface Concurrency {
    /** A reentrant lock. */
    Mutex mutex();

    void start(String name, Runnable work);

    void pause(Duration time) throws InterruptedException;

    /** Lets one in at a time; who is inside may enter again. */
    interface Mutex {
        void lock();

        void unlock();
    }
}
