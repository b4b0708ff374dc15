package salient.bench;

import java.util.function.Function;

/**
 * One figure of a bench run. To add one: make it with {@link #of} from a {@link Timing} question about some
 * {@link Work}, put it in a list beside {@link KernelMeasures#all()}, and name that list in {@link Bench#measures()}.
 *
 * {@snippet :
 * Measure.of("supply of a side", "BFS-time", Target.atMost(0.5),
 *         timing -> timing.inYardsticks(times -> {
 *             long sum = 0;
 *             for (int i = 0; i < times; i++) sum += supply.check(position).size();
 *             return sum;
 *         }));
 * }
 */
public interface Measure {
    /** What is measured, in a few words. */
    String name();

    /** What the figure counts: {@code BFS-time}, {@code times faster}, {@code bytes}, {@code ns}, {@code games/s}. */
    String unit();

    Target target();

    /** Whether the figure is a ratio taken within the measure, so that the speed of the machine is not in it. */
    default boolean isRatio() {
        return unit().equals("BFS-time") || unit().startsWith("times");
    }

    /** Does the measuring. What it needs is made here, not before, so that a run pays only for what it measures. */
    Sample run(Timing timing);

    static Measure of(String name, String unit, Target target, Function<Timing, Sample> run) {
        return new Measure() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public String unit() {
                return unit;
            }

            @Override
            public Target target() {
                return target;
            }

            @Override
            public Sample run(Timing timing) {
                return run.apply(timing);
            }
        };
    }
}
