package salient.bench;

import java.util.Arrays;

/**
 * A figure from several batches.
 *
 * @param value  the median
 * @param spread the middle half of the batches lies within this part of the median: 0.1 is 10%
 */
public record Sample(double value, double spread) {
    static Sample of(double[] batches) {
        double[] sorted = batches.clone();
        Arrays.sort(sorted);
        double median = Timing.median(sorted);
        double middleHalf = sorted[(3 * sorted.length - 1) / 4] - sorted[sorted.length / 4];
        return new Sample(median, median == 0 ? 0 : middleHalf / median);
    }

    /** What was counted, not timed, does not vary. */
    static Sample exact(double value) {
        return new Sample(value, 0);
    }

    /** So many per second of what takes so many nanoseconds. */
    Sample perSecond() {
        return new Sample(1e9 / value, spread);
    }

    Sample times(double factor) {
        return new Sample(factor * value, spread);
    }
}
