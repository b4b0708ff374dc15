package salient.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.lab.tune.Effect;
import salient.lab.tune.Screening;
import salient.lab.tune.Tuning;

/** Looks for better weights of the staffs. */
@Command(
        name = "tune",
        description = {
            "Plays games in which every weight of the staffs is at random lower, as it is, or higher, and tells what that is",
            "worth. After each round it goes on from the better weights. The same choices give the same result."
        })
final class TuneCommand extends PrintingCommand {
    @Mixin
    private LearningOptions from;

    @Option(names = "--games", paramLabel = "N", description = "Per round (default ${DEFAULT-VALUE}).")
    private int games = 2000;

    @Option(names = "--rounds", paramLabel = "N", description = "Default ${DEFAULT-VALUE}.")
    private int rounds = 1;

    @Option(
            names = "--step",
            paramLabel = "F",
            description = "The factor by which a weight is raised or lowered (default ${DEFAULT-VALUE}).")
    private double step = 1.6;

    @Option(
            names = "--certainty",
            paramLabel = "Z",
            description = "How many standard errors better a weight must be (default ${DEFAULT-VALUE}).")
    private double certainty = 2.5;

    @Override
    int run(PrintWriter out) {
        if (games < 1 || rounds < 1) throw new BadInput("--games and --rounds must be at least 1.");
        int cores = from.threads();
        Tuning tuning = new Tuning(certainty, step);
        for (int round = 1; round <= rounds; round++) {
            Screening screening =
                    new Screening(Games.catalog(), from.game(), from.scenarios(), step, from.seed() + round - 1);
            Optional<Map<String, List<Effect>>> effects = Interruptible.run(stop -> {
                try (ProgressBar bar = new ProgressBar("games", games)) {
                    return screening.play(games, tuning.factors(), cores, bar::stepTo, stop);
                }
            });
            if (effects.isEmpty()) throw new BadInput("stopped before all games of the round were played.");
            print(round, effects.get(), out);
            tuning.learn(effects.get());
            out.flush();
        }
        out.println("Weights to change in the table:");
        tuning.changes().forEach((weight, value) -> out.printf(Locale.ROOT, "  %-45s %.3g%n", weight, value));
        return Main.SUCCESS;
    }

    private void print(int round, Map<String, List<Effect>> effects, PrintWriter out) {
        new TreeMap<>(effects).forEach((role, weights) -> {
            out.println("Round " + round + ", " + role
                    + ": gain in standard deviations when lower and when higher, each with its standard errors; trend");
            weights.stream()
                    .sorted(Comparator.comparingDouble((Effect effect) -> -sureness(effect)))
                    .forEach(effect -> out.printf(
                            Locale.ROOT,
                            "  %-28s %8.4g  lower %+.3f (%+.1f)  higher %+.3f (%+.1f)  trend %+.1f%n",
                            effect.weight(),
                            effect.now(),
                            effect.gain(0),
                            effect.certainty(0),
                            effect.gain(2),
                            effect.certainty(2),
                            effect.trend()));
        });
    }

    private static double sureness(Effect effect) {
        return Math.max(Math.abs(effect.trend()), Math.max(effect.certainty(0), effect.certainty(2)));
    }
}
