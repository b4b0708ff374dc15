package salient.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs measures between two looks at the yardstick. */
public final class Bench {
    private Bench() {}

    /** Every measure there is. */
    public static List<Measure> measures() {
        List<Measure> all = new ArrayList<>();
        for (String part : List.of("kernel", "breakthrough", "wave", "greatbattles")) all.addAll(measures(part));
        return List.copyOf(all);
    }

    /** The measures of the kernel or of one game. A game adds its own list here. */
    public static List<Measure> measures(String part) {
        return switch (part) {
            case "kernel" -> KernelMeasures.all(new Yardstick());
            case "breakthrough" -> BreakthroughMeasures.all();
            case "wave" -> WaveMeasures.all();
            case "greatbattles" -> GreatBattlesMeasures.all();
            default -> throw new IllegalArgumentException("nothing is measured of " + part);
        };
    }

    /**
     * @param tell hears each figure as it is found; a full run takes about two minutes
     */
    public static Report run(List<Measure> measures, Effort effort, Consumer<? super Figure> tell) {
        Work yardstick = new Yardstick().work();
        Timing timing = new Timing(effort, yardstick);
        double first = timing.nanos(yardstick);
        List<Figure> figures = new ArrayList<>();
        for (Measure measure : measures) {
            Figure figure = new Figure(measure.name(), measure.run(timing), measure.unit(), measure.target());
            figures.add(figure);
            tell.accept(figure);
        }
        return new Report(first, timing.nanos(yardstick), figures);
    }

    /** {@code [--json]}; exits with 1 if the run is refused or a target is missed. */
    public static void main(String[] arguments) {
        boolean json = arguments.length > 0 && arguments[0].equals("--json");
        Report report = run(measures(), Effort.FULL, figure -> {});
        System.out.print(json ? report.json() : report.text());
        if (!report.allMet()) System.exit(1);
    }
}
