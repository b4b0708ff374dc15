package salient.hexwar.search;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts what the current thread allocates. */
final class Allocation {
    private static final int TIMES = 2_000;

    private Allocation() {}

    /** Bytes a call once it has run a while, so that classes loaded and code compiled on the way do not count. */
    static long bytesPerCall(Runnable call) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int i = 0; i < TIMES; i++) call.run();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < TIMES; i++) call.run();
        return (threads.getCurrentThreadAllocatedBytes() - before) / TIMES;
    }
}
