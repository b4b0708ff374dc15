package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.kernel.data.BadData;
import salient.kernel.play.Side;
import salient.lab.figures.DataChange;
import salient.lab.report.HistoryPage;
import salient.lab.report.Report;
import salient.lab.report.StudyFile;
import salient.lab.stats.Estimates.Mean;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.BadStudy;
import salient.lab.study.ClusterRunner;
import salient.lab.study.Manifest;
import salient.lab.study.Master;
import salient.lab.study.Simulation;
import salient.lab.study.Study;
import salient.lab.study.StudyFolder;
import salient.lab.study.StudyJson;
import salient.lab.study.StudyResult;

/** Plays many games of computer players and says what they show. */
@Command(
        name = "simulate",
        description = "Plays many games of computer players on all cores; the same seed gives the same results.")
final class SimulateCommand extends PrintingCommand {
    @Mixin
    private BatchOptions batch;

    @Mixin
    private PlayerOptions playerOptions;

    @Option(names = "--german", paramLabel = "PLAYER", description = "The same as --player german=PLAYER.")
    private String german;

    @Option(names = "--american", paramLabel = "PLAYER", description = "The same as --player american=PLAYER.")
    private String american;

    @Option(
            names = "--set",
            paramLabel = "FILE:ROW:COLUMN=VALUE",
            description = "Change a figure of a data file for this study; may be repeated.")
    private List<String> set = List.of();

    @Mixin
    private ResultFiles files;

    @Option(
            names = "--history",
            paramLabel = "FILE.md",
            description = "Write how often key places were reached and held by day, beside history.")
    private Path history;

    @Option(names = "--brief", description = "Leave the records of games to look at out of --json and --report.")
    private boolean brief;

    @Option(names = "--intentions", description = "Print what the players of the first game intended, turn by turn.")
    private boolean intentions;

    @Option(
            names = "--on",
            paramLabel = "MASTER",
            description = "Play on Spark: local[*] or spark://HOST:PORT. Rows are saved as Parquet.")
    private String on;

    @Override
    int run(PrintWriter out) {
        int threads = batch.threads();
        Simulation simulation = simulation();
        StudyResult result = on == null ? run(simulation, threads) : runOnCluster(simulation);
        print(simulation, result, out);
        if (intentions) printIntentions(simulation, out);
        write(simulation, result);
        return batch.end(simulation.manifest().games() - result.games().size());
    }

    private void write(Simulation simulation, StudyResult result) {
        if (history != null) ResultFiles.write(HistoryPage.of(result), history);
        if (files.json().isEmpty() && files.report().isEmpty()) return;
        StudyFile file = brief ? StudyFile.withoutReplays(result) : StudyFile.of(simulation, result);
        files.json().ifPresent(json -> StudyJson.write(file, json));
        files.report()
                .ifPresent(page -> ResultFiles.write(
                        Report.html(file, simulation.observer().map()), page));
    }

    /** A game may not accept the changed figures; it reads them when it is first used. */
    private Simulation simulation() {
        try {
            return manifest().simulation(batch.offered().catalog());
        } catch (ExceptionInInitializerError e) {
            if (e.getCause() instanceof BadData refused)
                throw new BadStudy("The game does not accept these figures: " + refused.getMessage() + ".", refused);
            throw e;
        }
    }

    /** Changed figures are applied before anything else looks at a game. */
    private Manifest manifest() {
        if (batch.resume().isPresent()) {
            Manifest saved = StudyFolder.manifest(batch.resume().get());
            saved.set().forEach(change -> DataChange.parse(change, saved.game()).apply());
            return saved.withGames(batch.gamesOr(saved.games()));
        }
        String game = batch.game();
        List<DataChange> changes =
                set.stream().map(text -> DataChange.parse(text, game)).toList();
        changes.forEach(DataChange::apply);
        Map<String, String> players = playerOptions.bySide();
        if (german != null) players.put("german", german);
        if (american != null) players.put("american", american);
        players.replaceAll((_, player) -> batch.thinking(player));
        return Manifest.of(
                batch.offered().entry(game),
                batch.scenario(),
                batch.options(),
                players,
                changes.stream().map(DataChange::toString).toList(),
                batch.seed(),
                batch.games());
    }

    private StudyResult run(Simulation simulation, int threads) {
        return Interruptible.run(stop -> {
            try (ProgressBar bar =
                    new ProgressBar("games", simulation.manifest().games())) {
                return new Study(simulation, batch.folder()).run(threads, bar::stepTo, stop);
            }
        });
    }

    private StudyResult runOnCluster(Simulation simulation) {
        if (batch.offered().hasOwn())
            throw new BadInput("--on goes without --scenarios: the workers have the built-in scenarios only.");
        Master.probe(on);
        ClusterRunner runner = ServiceLoader.load(ClusterRunner.class)
                .findFirst()
                .orElseThrow(() -> new BadInput("--on needs the Spark module, which ./salient simulate builds."));
        try (ProgressBar bar = new ProgressBar("games", simulation.manifest().games())) {
            return runner.run(Games.catalog(), simulation.manifest(), on, batch.folder(), bar::stepTo);
        }
    }

    private void print(Simulation simulation, StudyResult result, PrintWriter out) {
        out.println(simulation.game().title() + " · " + simulation.scenario().title() + " · "
                + result.games().size() + " games, seed " + result.manifest().seed());
        for (Side side : simulation.game().sides()) out.println("  " + side.id() + ": " + simulation.playerTitle(side));
        result.manifest().set().forEach(change -> out.println("  changed figure: " + change));
        out.println("Won by (95% intervals):");
        result.winners().forEach(share -> print(share, out));
        out.println("Level of victory:");
        result.levels().forEach(share -> print(share, out));
        print("Score (" + result.scoreName() + ")", result.score(), out);
        print("Decisions per game", result.decisions(), out);
    }

    private void printIntentions(Simulation simulation, PrintWriter out) {
        List<Simulation.Intention> told = simulation.intentions(0);
        out.println(
                told.isEmpty()
                        ? "These players keep no plan that can be told."
                        : "What the players of game 0 intended:");
        told.forEach(each -> out.println("  " + each.turn() + ", " + each.side() + ": " + each.words()));
    }

    private static void print(Share share, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "  %-24s %6d  %5.1f%%  (%.1f to %.1f)%n",
                share.of(),
                share.count(),
                100 * share.share(),
                100 * share.low(),
                100 * share.high());
    }

    private static void print(String what, Mean mean, PrintWriter out) {
        out.printf(Locale.ROOT, "%s: %.1f (%.1f to %.1f)%n", what, mean.mean(), mean.low(), mean.high());
    }
}
