package salient.bench;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One figure of a bench run. To add one: make it from a {@link Timing} question about some {@link Work}, put it in a list beside {@link KernelMeasures#all()}, and name that list in {@link Bench#measures()}.
 *
 * {@snippet :
 * Measure.yardsticks("supply of a side", Target.atMost(0.5),
 *         () -> Work.summing(_ -> supply.check(position).size()));
 * }
 *
 * @param name   what is measured, in a few words
 * @param unit   what the figure counts: {@code BFS-time}, {@code times faster}, {@code bytes}, {@code ns}, {@code games/s}
 * @param timing does the measuring; what it needs is made there, so that a run pays only for what it measures
 */
public record Measure(String name, String unit, Target target, Function<Timing, Sample> timing) {
    /** Whether the figure is a ratio taken within the measure, so that the speed of the machine is not in it. */
    public boolean isRatio() {
        return unit.equals("BFS-time") || unit.startsWith("times");
    }

    public Sample run(Timing with) {
        return timing.apply(with);
    }

    public static Measure of(String name, String unit, Target target, Function<Timing, Sample> timing) {
        return new Measure(name, unit, target, timing);
    }

    /** How many games a second. */
    static Measure games(String name, Target target, Supplier<Work> work) {
        return of(name, "games/s", target, timing -> timing.gamesPerSecond(work.get()));
    }

    /** How long it takes. */
    static Measure nanos(String name, Target target, Supplier<Work> work) {
        return of(name, "ns", target, timing -> timing.nanos(work.get()));
    }

    /** How long it takes, with the yardstick as the unit. */
    static Measure yardsticks(String name, Target target, Supplier<Work> work) {
        return of(name, "BFS-time", target, timing -> timing.inYardsticks(work.get()));
    }
}
