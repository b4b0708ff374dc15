package salient.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import salient.lab.study.ThinkingTime;

/** What a command that plays many games is given: which game, from which dice, and where the games are saved. */
final class BatchOptions {
    private static final int GAMES = 100;

    @Parameters(paramLabel = "GAME", arity = "0..1")
    private String game;

    @Mixin
    private StartOptions start;

    @Option(names = "--option", paramLabel = "ID=VALUE", description = "An option of the game; may be repeated.")
    private Map<String, String> options = new TreeMap<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many (default " + GAMES
                    + "); in a tournament per two players, half of them with sides swapped.")
    private Integer games;

    @Mixin
    private CatalogOptions offered;

    @Mixin
    private ThreadOptions threads;

    @Option(
            names = "--save",
            paramLabel = "DIR",
            description = "Write all games to this folder; what was stopped halfway goes on from it.")
    private Path save;

    @Option(names = "--resume", paramLabel = "DIR", description = "Continue what this folder contains.")
    private Path resume;

    @Option(
            names = "--think",
            paramLabel = "MS",
            description = {
                "How long a player that searches may think in each phase, about; this machine's speed now decides how many",
                "playouts that is. To play the same games again, name the player with its playouts, as in veteran@40."
            })
    private Long think;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    String game() {
        if (game == null) throw new BadInput("say which GAME to play, or --resume DIR.");
        return game;
    }

    /** What is played may be a scenario of one's own. */
    CatalogOptions offered() {
        if (offered.hasOwn() && folder().isPresent())
            throw new BadInput(
                    "--scenarios goes with neither --save nor --resume, since a file may have changed when the"
                            + " games go on.");
        return offered;
    }

    long seed() {
        return start.seed();
    }

    /** Null if the first of the game is played. */
    String scenario() {
        return start.scenario();
    }

    Map<String, String> options() {
        return options;
    }

    int games() {
        return gamesOr(GAMES);
    }

    /** If nothing is said of how many, as many as there were. */
    int gamesOr(int before) {
        return games == null ? before : games;
    }

    int threads() {
        return threads.threads();
    }

    Optional<Path> resume() {
        return Optional.ofNullable(resume);
    }

    /** A player's name with the playouts that --think gives it; the name as it is if nothing is said. */
    String thinking(String player) {
        if (think == null) return player;
        String named = new ThinkingTime(offered().entry(game()), scenario(), options).named(player, think);
        if (!named.equals(player)) spec.commandLine().getErr().println("With --think " + think + ": " + named);
        return named;
    }

    /** Where the games are saved. */
    Optional<Path> folder() {
        return resume().or(() -> Optional.ofNullable(save));
    }

    /** The exit code; if games are missing, a sentence says how to go on. */
    int end(int missing) {
        if (missing == 0) return Main.SUCCESS;
        String next = folder().map(dir -> " Continue with: ./salient " + spec.name() + " --resume " + dir)
                .orElse("");
        spec.commandLine().getErr().println("Stopped with " + missing + " games left." + next);
        return Main.NEGATIVE;
    }
}
