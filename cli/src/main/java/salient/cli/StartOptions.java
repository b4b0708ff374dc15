package salient.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** With which dice and in which scenario games begin. */
final class StartOptions {
    @Option(names = "--seed", paramLabel = "S", description = "Default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--scenario", paramLabel = "ID", description = "Default: the first of the game.")
    private String scenario;

    long seed() {
        return seed;
    }

    /** Null if the first of the game is played. */
    String scenario() {
        return scenario;
    }

    /** The same options for another command. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of("--seed", Long.toString(seed)));
        if (scenario != null) arguments.addAll(List.of("--scenario", scenario));
        return arguments;
    }
}
