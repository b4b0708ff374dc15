package salient.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.Batch;
import salient.lab.study.Simulation;

/** How games end, and what their losers gave away. */
@Command(
        name = "endings",
        description = {
            "Tells how many games ended before their last turn, and in how many the loser moved out of a place that scores, which",
            "the enemy took in the same turn or the next and kept, and how many of these it would not have lost with that place."
        })
final class EndingsCommand extends PrintingCommand {
    @Mixin
    private GamesToWatch watched;

    @Mixin
    private ThreadOptions threads;

    @Override
    int run(PrintWriter out) {
        int cores = threads.threads();
        int games = watched.games();
        Simulation simulation = watched.simulation();
        List<Simulation.Ending> endings = Interruptible.run(stop -> {
            try (ProgressBar bar = new ProgressBar("games", games)) {
                return Batch.play(games, simulation::ending, cores, bar::stepTo, stop)
                        .orElseThrow(() -> new BadInput("stopped before all games were played."));
            }
        });
        out.println(watched.title(simulation));
        int last = endings.stream().mapToInt(Simulation.Ending::turn).max().orElse(0);
        Map<String, Integer> early = new TreeMap<>();
        for (Simulation.Ending ending : endings)
            if (ending.turn() < last) early.merge(ending.outcome().level(), 1, Integer::sum);
        print(
                "ended before the last turn",
                early.values().stream().mapToInt(n -> n).sum(),
                early,
                out);
        Map<String, Integer> left = new TreeMap<>();
        for (Simulation.Ending ending : endings)
            for (String place : ending.leftPlaces()) left.merge(place, 1, Integer::sum);
        int blunders = (int) endings.stream()
                .filter(ending -> !ending.leftPlaces().isEmpty())
                .count();
        print("lost by a side that left a place to the enemy", blunders, left, out);
        int decisive =
                (int) endings.stream().filter(Simulation.Ending::decisive).count();
        print("of these, not lost with that place in its hands from then on", decisive, Map.of(), out);
        return Main.SUCCESS;
    }

    private void print(String what, int count, Map<String, Integer> each, PrintWriter out) {
        Share share = Share.of(what, count, watched.games());
        out.printf(
                Locale.ROOT,
                "  %s: %d, %.1f%% (%.1f to %.1f)%n",
                what,
                count,
                100 * share.share(),
                100 * share.low(),
                100 * share.high());
        each.forEach((name, n) -> out.println("    " + name + ": " + n));
    }
}
