package salient.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.lab.stats.Estimates.Mean;
import salient.lab.tune.Climb;
import salient.players.ladder.Ladder;

/** Improves the weights of the veteran staffs by many small steps. */
@Command(
        name = "climb",
        description = {
            "Improves the weights of the veteran staff in one role: in each pair of games all of them are moved at random, in the",
            "second game the other way, and then each goes a little in the direction that did better. Prints the new column of",
            "the table. The same choices give the same result."
        })
final class ClimbCommand extends PrintingCommand {
    @Mixin
    private LearningOptions from;

    @Option(
            names = "--role",
            required = true,
            paramLabel = "ROLE",
            description = "A column of the table: a side, or attack or defense in Great Battles.")
    private String role;

    @Option(
            names = "--against",
            paramLabel = "PLAYER",
            split = ",",
            description = "The opponents, in turn (default regular,first).")
    private List<String> opponents = List.of(Ladder.REGULAR, Ladder.FIRST);

    @Option(names = "--pairs", paramLabel = "N", description = "Of games per round (default ${DEFAULT-VALUE}).")
    private int pairs = 100;

    @Option(names = "--rounds", paramLabel = "N", description = "Default ${DEFAULT-VALUE}.")
    private int rounds = 100;

    @Option(
            names = "--step",
            paramLabel = "F",
            description = "The factor by which a weight is raised or lowered in a game (default ${DEFAULT-VALUE}).")
    private double step = 1.25;

    @Override
    int run(PrintWriter out) {
        if (pairs < 1 || rounds < 1) throw new BadInput("--pairs and --rounds must be at least 1.");
        Climb climb = new Climb(
                Games.catalog(),
                from.game(),
                role,
                new Climb.Course(from.scenarios(), opponents, pairs, rounds, step, from.seed()));
        int cores = from.threads();
        for (int round = 0; round < rounds; round++) {
            int number = round;
            Optional<Mean> mean = Interruptible.run(stop -> {
                try (ProgressBar bar = new ProgressBar("pairs of round " + (number + 1), pairs)) {
                    return climb.round(number, cores, bar::stepTo, stop);
                }
            });
            if (mean.isEmpty()) break;
            out.printf(
                    Locale.ROOT,
                    "Round %d: mean result %.4g%n",
                    round + 1,
                    mean.get().mean());
            out.flush();
        }
        out.println("The column of the table:");
        climb.weights().forEach((weight, value) -> out.printf(Locale.ROOT, "  %-32s %.3g%n", weight, value));
        return Main.SUCCESS;
    }
}
