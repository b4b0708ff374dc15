package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.lab.Simulation;
import salient.lab.Summary;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameCatalog;
import salient.server.wire.Json;

/** Plays many games of computer players and prints what they say. */
@Command(
        name = "simulate",
        description = "Plays many games of computer players on all cores; the same seed gives the same results.",
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME")
    private String gameId;

    @Option(names = "--games", paramLabel = "N", description = "How many (default ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(names = "--seed", paramLabel = "S", description = "Default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--scenario", paramLabel = "ID", description = "Default: the first of the game.")
    private String scenarioId;

    @Option(names = "--option", paramLabel = "ID=VALUE", description = "An option of the game; may be repeated.")
    private Map<String, String> chosen = new TreeMap<>();

    @Option(
            names = "--player",
            paramLabel = "SIDE=PLAYER",
            description = "Who plays a side, by the player's name; may be repeated. Default: the best there is.")
    private Map<String, String> players = new TreeMap<>();

    @Option(names = "--german", paramLabel = "PLAYER", description = "The same as --player german=PLAYER.")
    private String german;

    @Option(names = "--american", paramLabel = "PLAYER", description = "The same as --player american=PLAYER.")
    private String american;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the results.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", paramLabel = "FILE", description = "Write every game and the summary to this file.")
    private Path json;

    @Spec
    private CommandSpec spec;

    record Report(
            String game,
            String scenario,
            Map<String, String> options,
            long seed,
            Summary summary,
            List<Simulation.Result> games) {}

    @Override
    public Integer call() throws IOException {
        if (games < 1) throw new BadInput("--games must be at least 1.");
        if (threads < 1) throw new BadInput("--threads must be at least 1.");
        Game game = Games.named(gameId);
        Scenario scenario = scenarioId == null ? game.scenarios().getFirst() : game.scenario(scenarioId);
        Options options = Options.of(game.options(), chosen);
        Simulation simulation = new Simulation(game, scenario, options, seated(game), seed, games);
        List<Simulation.Result> results = run(simulation);
        Summary summary = Summary.of(results);
        print(simulation, summary);
        if (json != null)
            Files.writeString(
                    json,
                    Json.text(new Report(game.id(), scenario.id(), options.values(), seed, summary, results)) + "\n");
        return Main.SUCCESS;
    }

    private SortedMap<String, ComputerPlayers.Offer> seated(Game game) {
        if (german != null) players.put("german", german);
        if (american != null) players.put("american", american);
        List<String> sides = game.sides().stream().map(Side::id).toList();
        players.keySet().stream()
                .filter(side -> !sides.contains(side))
                .findFirst()
                .ifPresent(side -> {
                    throw new BadInput(
                            "there is no side " + side + "; the sides are " + String.join(", ", sides) + ".");
                });
        SortedMap<String, ComputerPlayers.Offer> seated = new TreeMap<>();
        for (Side side : game.sides()) seated.put(side.id(), offer(game, side));
        return seated;
    }

    private ComputerPlayers.Offer offer(Game game, Side side) {
        List<ComputerPlayers.Offer> offers = GameCatalog.standard().entry(game).computers().stream()
                .filter(offer -> offer.sides().contains(side))
                .toList();
        String wanted = players.get(side.id());
        if (wanted == null) return offers.getFirst();
        return offers.stream()
                .filter(offer -> offer.id().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new BadInput("no player " + wanted + " can play " + side + "; those who can are "
                        + String.join(
                                ", ",
                                offers.stream().map(ComputerPlayers.Offer::id).toList()) + "."));
    }

    private List<Simulation.Result> run(Simulation simulation) {
        try (ProgressBar bar = new ProgressBar("games", games);
                ForkJoinPool pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> simulation.run(bar::stepTo)).join();
        }
    }

    private void print(Simulation simulation, Summary summary) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(simulation.game().title() + " · " + simulation.scenario().title() + " · " + summary.games()
                + " games, seed " + seed);
        simulation.players().forEach((side, offer) -> out.println("  " + side + ": " + offer.title()));
        out.println("Won by (95 % intervals):");
        summary.winners().forEach(share -> print(share, out));
        out.println("Level of victory:");
        summary.levels().forEach(share -> print(share, out));
        print("Score", summary.score(), out);
        print("Decisions a game", summary.decisions(), out);
        out.flush();
    }

    private static void print(Summary.Share share, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "  %-24s %6d  %5.1f %%  (%.1f to %.1f)%n",
                share.of(),
                share.count(),
                100 * share.share(),
                100 * share.low(),
                100 * share.high());
    }

    private static void print(String what, Summary.Mean mean, PrintWriter out) {
        out.printf(Locale.ROOT, "%s: %.1f (%.1f to %.1f)%n", what, mean.mean(), mean.low(), mean.high());
    }
}
