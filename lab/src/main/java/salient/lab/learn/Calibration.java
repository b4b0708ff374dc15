package salient.lab.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How well chances agree with results.
 *
 * @param brier the mean square of chance less result: 0 for a prophet, 0.25 for one who always says one half
 * @param bins  by tenths of the chance, without empty ones
 */
public record Calibration(double brier, List<Bin> bins) {
    private static final int BINS = 10;

    /** The examples whose chance lies in one tenth: what was promised on average, and what came true. */
    public record Bin(double from, double to, int examples, double promised, double happened) {}

    static Calibration of(List<Example> examples, ToDoubleFunction<Example> chance) {
        double squares = 0;
        double[] promised = new double[BINS];
        double[] happened = new double[BINS];
        int[] count = new int[BINS];
        for (Example example : examples) {
            double p = chance.applyAsDouble(example);
            squares += (p - example.result()) * (p - example.result());
            int bin = Math.clamp((long) (p * BINS), 0, BINS - 1);
            count[bin]++;
            promised[bin] += p;
            happened[bin] += example.result();
        }
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < BINS; i++)
            if (count[i] > 0)
                bins.add(new Bin(
                        (double) i / BINS, (i + 1.0) / BINS, count[i], promised[i] / count[i], happened[i] / count[i]));
        return new Calibration(squares / Math.max(1, examples.size()), List.copyOf(bins));
    }
}
