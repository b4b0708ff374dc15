package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.kernel.play.Game;
import salient.lab.compare.SensitivityPage;
import salient.lab.compare.Variation;

/** Which options and which reconstructed figures matter. */
@Command(
        name = "sensitivity",
        description = "Varies every option and every reconstructed figure of a game and ranks them by their effect.")
final class SensitivityCommand extends PrintingCommand {
    @Mixin
    private GameStart played;

    @Option(names = "--games", paramLabel = "N", description = "Per variation (default ${DEFAULT-VALUE}).")
    private int games = 50;

    @Option(names = "--out", paramLabel = "FILE.md", description = "Write the page to this file.")
    private Path file;

    @Override
    int run(PrintWriter out) {
        Game game = Games.named(played.game());
        String named = played.start().scenario();
        String scenario = game.scenario(
                        named == null ? game.scenarios().getFirst().id() : named)
                .id();
        List<Variation> variations = new ArrayList<>(Variation.options(game));
        variations.addAll(Variation.figures(played.game(), scenario));
        ChildStudies studies = ChildStudies.of(played.game(), games, played.start());
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
        String text = page.text("./salient sensitivity " + studies.common());
        if (file != null) ResultFiles.write(text, file);
        out.print(text);
        return Main.SUCCESS;
    }
}
