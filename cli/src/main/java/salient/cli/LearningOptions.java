package salient.cli;

import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which games something is learned from. */
final class LearningOptions {
    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(names = "--scenario", paramLabel = "ID", description = "May be repeated. Default: all of the game.")
    private List<String> scenarios = List.of();

    @Option(names = "--seed", paramLabel = "S", description = "Default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Mixin
    private ThreadOptions threads;

    /** A game that there is not is a {@link BadInput}. */
    String game() {
        return Games.entry(game).id();
    }

    List<String> scenarios() {
        return scenarios;
    }

    long seed() {
        return seed;
    }

    int threads() {
        return threads.threads();
    }
}
