package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import salient.lab.report.TournamentReport;
import salient.lab.study.StudyJson;
import salient.lab.tournament.Tournament;
import salient.lab.tournament.Tournament.Settings;
import salient.lab.tournament.TournamentResult;
import salient.players.catalog.GameCatalog;

/** Lets computer players play each other and says how strong they are. */
@Command(
        name = "tournament",
        description = {
            "Lets computer players play each other on all cores: every two of them on both sides with the same dice.",
            "The same seed gives the same results. ./salient games lists the players."
        },
        mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
    @Mixin
    private BatchOptions batch;

    @Option(names = "--players", paramLabel = "A,B,C", split = ",", description = "At least two players.")
    private List<String> players = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Per two players, half of them with sides swapped (default 100).")
    private Integer games;

    @Option(
            names = "--model",
            paramLabel = "FILE",
            description = {
                "A model of ./salient learn: it adds the player learned, the veteran with the model as its evaluator."
            })
    private Path model;

    @Option(names = "--report", paramLabel = "FILE.html", description = "Write the tables to this file.")
    private Path report;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the results to this file.")
    private Path json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        int threads = batch.threads();
        Settings settings = settings();
        Tournament tournament = new Tournament(catalog(settings.game()), settings);
        TournamentResult result = Interruptible.run(stop -> {
            try (ProgressBar bar = new ProgressBar("games", tournament.games())) {
                return tournament.run(batch.folder(), threads, bar::stepTo, stop);
            }
        });
        print(result);
        if (json != null) StudyJson.write(result, json);
        if (report != null)
            SimulateCommand.write(
                    TournamentReport.html(Games.named(tournament.settings().game()), result), report);
        return batch.end(tournament.games() - result.games());
    }

    private GameCatalog catalog(String game) {
        if (model == null) return Games.catalog();
        try {
            return Games.catalog().withLearned(game, model.toString(), Files.readString(model));
        } catch (IOException e) {
            throw new BadInput("cannot read " + model + ": " + e.getMessage());
        }
    }

    private Settings settings() {
        if (batch.resume().isPresent()) {
            Settings saved = Tournament.saved(batch.resume().get());
            return new Settings(
                    saved.game(),
                    saved.scenario(),
                    saved.options(),
                    players.isEmpty() ? saved.players() : players,
                    saved.seed(),
                    games == null ? saved.games() : games);
        }
        return new Settings(
                Games.entry(batch.game()).id(),
                batch.scenario(),
                batch.options(),
                players.stream().map(batch::thinking).toList(),
                batch.seed(),
                games == null ? 100 : games);
    }

    private void print(TournamentResult result) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(Games.named(result.settings().game()).title() + " · " + result.scenario() + " · " + result.games()
                + " games, seed " + result.settings().seed());
        out.println("Elo (95% intervals; 0 is the average):");
        for (TournamentResult.Standing standing : result.standings())
            out.printf(
                    Locale.ROOT,
                    "  %-10s %+6.0f  (%+.0f to %+.0f)  %.1f of %d%n",
                    standing.player(),
                    standing.rating().elo(),
                    standing.rating().low(),
                    standing.rating().high(),
                    standing.score(),
                    standing.games());
        for (TournamentResult.Encounter met : result.encounters())
            out.printf(
                    Locale.ROOT,
                    "  %s against %s: %d won, %d drawn, %d lost; %.1f%% won (%.1f to %.1f)%n",
                    met.first(),
                    met.second(),
                    met.byFirst().count(),
                    met.draws(),
                    met.bySecond(),
                    100 * met.byFirst().share(),
                    100 * met.byFirst().low(),
                    100 * met.byFirst().high());
        out.flush();
    }
}
