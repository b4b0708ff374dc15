package salient.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.lab.study.Manifest;
import salient.lab.study.Simulation;

/** Games between computer players of which a command counts something. */
final class GamesToWatch {
    @Mixin
    private GameStart played;

    @Option(names = "--games", paramLabel = "N", description = "How many (default ${DEFAULT-VALUE}).")
    private int games = 100;

    @Mixin
    private PlayerOptions players;

    int games() {
        return games;
    }

    Simulation simulation() {
        StartOptions start = played.start();
        return Manifest.of(
                        Games.entry(played.game()),
                        start.scenario(),
                        Map.of(),
                        players.bySide(),
                        List.of(),
                        start.seed(),
                        games)
                .simulation(Games.catalog());
    }

    /** As in {@code Race for Bastogne · The Road to Bastogne · 100 games, seed 1}. */
    String title(Simulation simulation) {
        return simulation.game().title() + " · " + simulation.scenario().title() + " · " + games + " games, seed "
                + played.start().seed();
    }
}
