package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import salient.lab.report.TournamentReport;
import salient.lab.study.StudyJson;
import salient.lab.tournament.Tournament;
import salient.lab.tournament.Tournament.Settings;
import salient.lab.tournament.TournamentResult;

/** Lets computer players play each other and says how strong they are. */
@Command(
        name = "tournament",
        description = {
            "Lets computer players play each other on all cores: every two of them on both sides with the same dice.",
            "The same seed gives the same results. ./salient games lists the players."
        },
        mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME", arity = "0..1")
    private String gameId;

    @Option(names = "--players", paramLabel = "A,B,C", split = ",", description = "At least two players.")
    private List<String> players = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Per two players, half of them with sides swapped (default 100).")
    private Integer games;

    @Option(names = "--seed", paramLabel = "S", description = "Default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--scenario", paramLabel = "ID", description = "Default: the first of the game.")
    private String scenario;

    @Option(names = "--option", paramLabel = "ID=VALUE", description = "An option of the game; may be repeated.")
    private Map<String, String> options = new TreeMap<>();

    @Option(names = "--threads", paramLabel = "N", description = "Default: one per core. Does not change the results.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--report", paramLabel = "FILE.html", description = "Write the tables to this file.")
    private Path report;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the results to this file.")
    private Path json;

    @Option(
            names = "--save",
            paramLabel = "DIR",
            description = "Write all games to this folder; a tournament stopped halfway goes on from it.")
    private Path save;

    @Option(names = "--resume", paramLabel = "DIR", description = "Continue the tournament of this folder.")
    private Path resume;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (threads < 1) throw new BadInput("--threads must be at least 1.");
        Tournament tournament = new Tournament(Games.catalog(), settings());
        Optional<Path> folder = Optional.ofNullable(resume != null ? resume : save);
        TournamentResult result = Interruptible.run(stop -> {
            try (ProgressBar bar = new ProgressBar("games", tournament.games())) {
                return tournament.run(folder, threads, bar::stepTo, stop);
            }
        });
        print(result);
        if (json != null) StudyJson.write(result, json);
        if (report != null)
            SimulateCommand.write(
                    TournamentReport.html(Games.named(tournament.settings().game()), result), report);
        int missing = tournament.games() - result.games();
        if (missing == 0) return Main.SUCCESS;
        spec.commandLine()
                .getErr()
                .println("Stopped with " + missing + " games left."
                        + folder.map(dir -> " Continue with: ./salient tournament --resume " + dir)
                                .orElse(""));
        return Main.NEGATIVE;
    }

    private Settings settings() {
        if (resume != null) {
            Settings saved = Tournament.saved(resume);
            return new Settings(
                    saved.game(),
                    saved.scenario(),
                    saved.options(),
                    players.isEmpty() ? saved.players() : players,
                    saved.seed(),
                    games == null ? saved.games() : games);
        }
        if (gameId == null) throw new BadInput("say which GAME to play, or --resume DIR.");
        return new Settings(Games.entry(gameId).id(), scenario, options, players, seed, games == null ? 100 : games);
    }

    private void print(TournamentResult result) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(Games.named(result.settings().game()).title() + " · " + result.scenario() + " · " + result.games()
                + " games, seed " + result.settings().seed());
        out.println("Elo (95 % intervals; 0 is the average):");
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
                    "  %s against %s: %d won, %d drawn, %d lost; %.1f %% won (%.1f to %.1f)%n",
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
