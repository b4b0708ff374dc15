package salient.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** One game, with which dice and in which scenario it begins. */
final class GameStart {
    @Parameters(paramLabel = "GAME")
    private String game;

    @Mixin
    private StartOptions start;

    String game() {
        return game;
    }

    StartOptions start() {
        return start;
    }
}
