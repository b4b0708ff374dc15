package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.lab.compare.SensitivityPage;
import salient.lab.compare.Variation;

/** Which options and which reconstructed figures matter. */
@Command(
        name = "sensitivity",
        description = "Varies every option and every reconstructed figure of a game and ranks them by their effect.")
final class SensitivityCommand extends PrintingCommand {
    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(names = "--games", paramLabel = "N", description = "Per variation (default ${DEFAULT-VALUE}).")
    private int games = 50;

    @Mixin
    private StartOptions start;

    @Option(names = "--out", paramLabel = "FILE.md", description = "Write the page to this file.")
    private Path file;

    @Override
    int run(PrintWriter out) {
        String played = Games.named(game)
                .scenario(
                        start.scenario() == null
                                ? Games.named(game).scenarios().getFirst().id()
                                : start.scenario())
                .id();
        List<Variation> variations = new ArrayList<>(Variation.options(Games.named(game)));
        variations.addAll(Variation.figures(game, played));
        ChildStudies studies = new ChildStudies(common());
        SensitivityPage page;
        try (ProgressBar bar = new ProgressBar("variations", variations.size() + 1)) {
            page = new SensitivityPage(studies.run(new Variation("the usual game", List.of())));
            bar.step();
            for (Variation variation : variations) {
                try {
                    page.add(variation, studies.run(variation));
                } catch (BadInput refused) {
                    page.addRefused(variation, refused.getMessage());
                }
                bar.step();
            }
        }
        String text = page.text("./salient sensitivity " + String.join(" ", common()));
        if (file != null) ResultFiles.write(text, file);
        out.print(text);
        return Main.SUCCESS;
    }

    private List<String> common() {
        List<String> common = new ArrayList<>(List.of(game, "--games", Integer.toString(games)));
        common.addAll(start.arguments());
        return common;
    }
}
