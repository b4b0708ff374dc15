package salient.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionPolicy;
import salient.lab.study.Simulation;

/** Counts how often a game waits for the other player. */
@Command(
        name = "handovers",
        description = {
            "Counts how often the right to decide goes to the other player: if everything is asked, and if both sides answer",
            "interruptions by standing reactions. Computer players decide what is asked."
        })
final class HandOversCommand extends PrintingCommand {
    @Mixin
    private GamesToWatch watched;

    @Option(
            names = "--policy",
            paramLabel = "TEXT",
            description =
                    "The standing reactions of both sides, as in 'demolition heavy, losses least' (default: settle everything).")
    private String policy;

    @Override
    int run(PrintWriter out) {
        Simulation simulation = watched.simulation();
        ReactionPolicy settled = policy(simulation.game().standingReactions().kinds());
        out.println(watched.title(simulation));
        int[] asked;
        int[] reacting;
        try (ProgressBar bar = new ProgressBar("games", 2L * watched.games())) {
            asked = count(simulation, ReactionPolicy.ASK, bar);
            reacting = count(simulation, settled, bar);
        }
        print("asked everything", asked, out);
        print(settled.text(), reacting, out);
        return Main.SUCCESS;
    }

    private ReactionPolicy policy(List<ReactionKind> kinds) {
        try {
            return policy == null ? ReactionPolicy.usual(kinds) : ReactionPolicy.parse(policy, kinds);
        } catch (ReactionPolicy.BadPolicy bad) {
            throw new BadInput(bad.getMessage());
        }
    }

    private int[] count(Simulation simulation, ReactionPolicy by, ProgressBar bar) {
        return IntStream.range(0, watched.games())
                .parallel()
                .map(index -> simulation.handOvers(index, by))
                .peek(_ -> bar.step())
                .sorted()
                .toArray();
    }

    private static void print(String what, int[] counts, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "  %-8.1f hand-overs on average, median %d, %d to %d: %s%n",
                Arrays.stream(counts).average().orElse(0),
                counts[counts.length / 2],
                counts[0],
                counts[counts.length - 1],
                what);
    }
}
