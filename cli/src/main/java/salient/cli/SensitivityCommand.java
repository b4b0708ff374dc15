package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import salient.lab.compare.Comparison;
import salient.lab.compare.Variation;
import salient.lab.study.StudyResult;

/** Which options and which reconstructed figures matter. */
@Command(
        name = "sensitivity",
        description = "Varies every option and every reconstructed figure of a game and ranks them by their effect.",
        mixinStandardHelpOptions = true)
final class SensitivityCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(names = "--games", paramLabel = "N", description = "Per variation (default ${DEFAULT-VALUE}).")
    private int games = 50;

    @Option(names = "--seed", paramLabel = "S", description = "Default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--scenario", paramLabel = "ID", description = "Default: the first of the game.")
    private String scenario;

    @Option(names = "--out", paramLabel = "FILE.md", description = "Write the page to this file.")
    private Path out;

    @Spec
    private CommandSpec spec;

    /** A variation and its effect, or the reason why the game refuses it. */
    private record Row(Variation variation, Comparison effect, String refusal) {
        double size() {
            return effect == null ? -1 : Math.abs(effect.score().mean());
        }
    }

    @Override
    public Integer call() {
        List<Variation> variations = new ArrayList<>(Variation.options(Games.named(game)));
        variations.addAll(Variation.figures(game));
        ChildStudies studies = new ChildStudies(common());
        List<Row> rows = new ArrayList<>();
        StudyResult usual;
        try (ProgressBar bar = new ProgressBar("variations", variations.size() + 1)) {
            usual = studies.run(new Variation("the usual game", List.of()));
            bar.step();
            for (Variation variation : variations) {
                rows.add(row(studies, usual, variation));
                bar.step();
            }
        }
        rows.sort(Comparator.comparingDouble(Row::size).reversed());
        String page = page(usual, rows);
        if (out != null) SimulateCommand.write(page, out);
        PrintWriter print = spec.commandLine().getOut();
        print.print(page);
        print.flush();
        return Main.SUCCESS;
    }

    private List<String> common() {
        List<String> common =
                new ArrayList<>(List.of(game, "--games", Integer.toString(games), "--seed", Long.toString(seed)));
        if (scenario != null) common.addAll(List.of("--scenario", scenario));
        return common;
    }

    private static Row row(ChildStudies studies, StudyResult usual, Variation variation) {
        try {
            return new Row(variation, Comparison.of(usual, studies.run(variation)), "");
        } catch (BadInput refused) {
            return new Row(variation, null, refused.getMessage());
        }
    }

    private String page(StudyResult usual, List<Row> rows) {
        StringBuilder page =
                new StringBuilder("# What matters in " + Games.named(game).title() + "\n\n");
        page.append("Made by `./salient sensitivity ")
                .append(String.join(" ", common()))
                .append("`.\n\n");
        page.append(String.format(
                Locale.ROOT,
                "Each row changes one thing and plays the same %d games with the same dice. The score counts %s; in the usual"
                        + " game it is %.0f ± %.0f. A star marks differences that are larger than chance explains (95 %%).%n%n",
                usual.games().size(),
                usual.scoreName(),
                usual.score().mean(),
                usual.score().half()));
        page.append("| Change | Score | ± | Attacker wins (points) | |\n| --- | ---: | ---: | ---: | --- |\n");
        for (Row row : rows)
            page.append(
                    row.effect() == null
                            ? "| " + row.variation().name() + " | | | | refused: " + row.refusal() + " |\n"
                            : String.format(
                                    Locale.ROOT,
                                    "| %s | %+.0f | %.0f | %+.1f | %s |%n",
                                    row.variation().name(),
                                    row.effect().score().mean(),
                                    row.effect().score().half(),
                                    100 * row.effect().wins().mean(),
                                    row.effect().isClear() ? "*" : ""));
        return page.toString();
    }
}
