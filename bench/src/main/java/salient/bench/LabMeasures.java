package salient.bench;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.lab.report.Report;
import salient.lab.report.StudyFile;
import salient.lab.study.Manifest;
import salient.lab.study.Simulation;
import salient.lab.study.Study;
import salient.lab.study.StudyResult;
import salient.players.catalog.GameCatalog;

/** What the laboratory promises: all cores, little memory, a small report. Times are of the clock, since threads share the work. */
public final class LabMeasures {
    private static final int BATCHES = 5;
    private static final int TWELVE_DAYS = 40;

    private LabMeasures() {}

    public static List<Measure> all() {
        return List.of(
                Measure.of(
                        "1,000 Twelve Days on two threads",
                        "s",
                        Target.atMost(180),
                        timing -> twelveDays(timing.isGlance())),
                Measure.of(
                        "a study of Twelve Days, two threads against one",
                        "times faster",
                        Target.atLeast(1.8),
                        timing -> scaling(timing.isGlance())),
                Measure.of(
                        "memory that a study keeps for 10,000 games",
                        "MB",
                        Target.atMost(100),
                        timing -> Sample.exact(memory(timing.isGlance() ? 40 : 400))),
                Measure.of(
                        "report of a study of Twelve Days",
                        "MB",
                        Target.atMost(5),
                        timing -> Sample.exact(reportSize())));
    }

    private static Simulation simulation(String game, String scenario, int games) {
        GameCatalog catalog = GameCatalog.standard();
        return Manifest.of(catalog.find(game).orElseThrow(), scenario, Map.of(), Map.of(), List.of(), 1, games)
                .simulation(catalog);
    }

    private static StudyResult run(Simulation simulation, int threads) {
        return new Study(simulation, Optional.empty()).run(threads, _ -> {}, () -> false);
    }

    private static double seconds(Simulation simulation, int threads) {
        long before = System.nanoTime();
        run(simulation, threads);
        return (System.nanoTime() - before) / 1e9;
    }

    /** After the measure above, so that the compiler of the JVM no longer works on the other core. */
    private static Sample scaling(boolean glance) {
        Simulation study = simulation("breakthrough", "twelve-days", glance ? 2 : TWELVE_DAYS);
        double[] ratios = new double[glance ? 1 : BATCHES];
        for (int i = 0; i < ratios.length; i++) ratios[i] = seconds(study, 1) / seconds(study, 2);
        return Sample.of(ratios);
    }

    private static Sample twelveDays(boolean glance) {
        int games = glance ? 1 : TWELVE_DAYS;
        Simulation study = simulation("breakthrough", "twelve-days", games);
        if (!glance) seconds(study, 2);
        double[] times = new double[glance ? 1 : 3];
        for (int i = 0; i < times.length; i++) times[i] = seconds(study, 2) * 1000 / games;
        return Sample.of(times);
    }

    /** What is kept grows with the number of games: the growth from some games to twice as many, for 10,000 of them. */
    private static double memory(int games) {
        run(simulation("race", null, 4), 2);
        StudyResult[] kept = {run(simulation("race", null, games), 2), null};
        long some = used();
        kept[1] = run(simulation("race", null, 2 * games), 2);
        long more = used() - some;
        return kept[0].games().size() == 0 ? 0 : Math.max(0, more) / 1e6 / (2 * games) * 10_000;
    }

    private static long used() {
        for (int i = 0; i < 3; i++) System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static double reportSize() {
        return report().getBytes(StandardCharsets.UTF_8).length / 1e6;
    }

    /** The page of a small study; a larger one is not larger, since the page has figures and not games. */
    public static String report() {
        Simulation study = simulation("breakthrough", "twelve-days", 4);
        return Report.html(StudyFile.of(study, run(study, 2)), study.observer().map());
    }
}
