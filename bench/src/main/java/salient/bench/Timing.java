package salient.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Times works by the CPU time of the measuring thread: medians over batches, and ratios of two works whose batches
 * take turns, so that a machine that slows down or speeds up on the way does so for both.
 */
public final class Timing {
    private static final int ALLOCATION_CALLS = 2_000;

    private final Effort usual;
    private final Work yardstick;
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long sink;

    public Timing(Effort effort, Work yardstick) {
        usual = effort;
        this.yardstick = yardstick;
    }

    /** CPU time of one time, in nanoseconds. */
    public Sample nanos(Work work) {
        return nanos(work, usual);
    }

    /** How many a second of a work that is a game. */
    public Sample gamesPerSecond(Work game) {
        return nanos(game, usual.ofGames()).perSecond();
    }

    /** The CPU time of this thread, in nanoseconds, for what is timed while it goes on. */
    long now() {
        return threads.getCurrentThreadCpuTime();
    }

    /** Whether this run only shows that everything runs. */
    boolean isGlance() {
        return usual.equals(Effort.GLANCE);
    }

    private Sample nanos(Work work, Effort effort) {
        int times = warm(work, effort);
        double[] batches = new double[effort.batches()];
        for (int i = 0; i < batches.length; i++) batches[i] = batch(work, times);
        return Sample.of(batches);
    }

    /** How many times as long the first takes as the second. */
    public Sample ratio(Work work, Work other) {
        int times = warm(work, usual);
        int otherTimes = warm(other, usual);
        double[] ratios = new double[usual.batches()];
        for (int i = 0; i < ratios.length; i++) ratios[i] = batch(work, times) / batch(other, otherTimes);
        return Sample.of(ratios);
    }

    /** How many times as fast the first is as the second. */
    public Sample timesFaster(Work work, Work than) {
        return ratio(than, work);
    }

    /** How long it takes, with the yardstick as the unit. */
    public Sample inYardsticks(Work work) {
        return ratio(work, yardstick);
    }

    /** Bytes this thread allocates for one time, once the work has been compiled. */
    public Sample bytes(Work work) {
        warm(work, usual);
        long before = threads.getCurrentThreadAllocatedBytes();
        sink += work.run(ALLOCATION_CALLS);
        return Sample.exact((double) (threads.getCurrentThreadAllocatedBytes() - before) / ALLOCATION_CALLS);
    }

    /** Runs a work until it has had its time to warm up; how many times then fill a batch. */
    private int warm(Work work, Effort effort) {
        int times = 1;
        long spent = 0;
        long last = 0;
        while (spent < effort.warmNanos() || last < effort.batchNanos() / 2) {
            if (last < effort.batchNanos() / 2) times = Math.multiplyExact(times, 2);
            last = cpuTime(work, times);
            spent += last;
        }
        return (int) Math.max(1, times * effort.batchNanos() / last);
    }

    private double batch(Work work, int times) {
        return (double) Math.max(1, cpuTime(work, times)) / times;
    }

    private long cpuTime(Work work, int times) {
        long before = threads.getCurrentThreadCpuTime();
        sink += work.run(times);
        return threads.getCurrentThreadCpuTime() - before;
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** The sum of all results, which makes all of the work count. */
    public long sink() {
        return sink;
    }
}
