package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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
        })
final class TournamentCommand extends PrintingCommand {
    @Mixin
    private BatchOptions batch;

    @Option(names = "--players", paramLabel = "A,B,C", split = ",", description = "At least two players.")
    private List<String> players = List.of();

    @Option(
            names = "--model",
            paramLabel = "FILE",
            description = {
                "A model of ./salient learn: it adds the player learned, the veteran with the model as its evaluator."
            })
    private Path model;

    @Mixin
    private ResultFiles files;

    @Override
    int run(PrintWriter out) {
        int threads = batch.threads();
        Settings settings = settings();
        Tournament tournament = new Tournament(catalog(settings.game()), settings);
        TournamentResult result = Interruptible.run(stop -> {
            try (ProgressBar bar = new ProgressBar("games", tournament.games())) {
                return tournament.run(batch.folder(), threads, bar::stepTo, stop);
            }
        });
        print(result, out);
        files.json().ifPresent(json -> StudyJson.write(result, json));
        files.report()
                .ifPresent(
                        page -> ResultFiles.write(TournamentReport.html(Games.named(settings.game()), result), page));
        return batch.end(tournament.games() - result.games());
    }

    private GameCatalog catalog(String game) {
        GameCatalog offered = batch.offered().catalog();
        if (model == null) return offered;
        try {
            return offered.withLearned(game, model.toString(), Files.readString(model));
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
                    batch.gamesOr(saved.games()));
        }
        return new Settings(
                batch.offered().entry(batch.game()).id(),
                batch.scenario(),
                batch.options(),
                players.stream().map(batch::thinking).toList(),
                batch.seed(),
                batch.games());
    }

    private void print(TournamentResult result, PrintWriter out) {
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
                    "  %s against %s: %d won, %d drawn, %d lost; %.1f%% of the points (%.1f to %.1f)%n",
                    met.first(),
                    met.second(),
                    met.byFirst(),
                    met.draws(),
                    met.bySecond(),
                    100 * met.points().share(),
                    100 * met.points().low(),
                    100 * met.points().high());
    }
}
