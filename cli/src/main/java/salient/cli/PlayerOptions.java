package salient.cli;

import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** Who plays which side. */
final class PlayerOptions {
    @Option(
            names = "--player",
            paramLabel = "SIDE=PLAYER",
            description = "Who plays a side, by the player's name; may be repeated. Default: regular.")
    private Map<String, String> players = new TreeMap<>();

    Map<String, String> bySide() {
        return players;
    }
}
