package salient.bench;

import java.util.function.IntToLongFunction;

/** Something to be timed: does it so many times in its own loop. */
@FunctionalInterface
public interface Work {
    /** A sum over the results, so that nothing of the work can be left out by the compiler. */
    long run(int times);

    /** The sum of what one time gives; each is told its number. */
    static Work summing(IntToLongFunction one) {
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += one.applyAsLong(i);
            return sum;
        };
    }
}
