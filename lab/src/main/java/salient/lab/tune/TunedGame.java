package salient.lab.tune;

import java.util.List;
import java.util.Map;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.lab.study.BadStudy;
import salient.lab.study.Manifest;
import salient.lab.study.Simulation;
import salient.players.ComputerPlayers.Maker;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.players.weights.Tunable;

/** A game whose staffs weigh by a table, and the scenarios in which other values are tried. */
record TunedGame(GameEntry entry, Tunable tunable, List<Simulation> simulations) {
    /** @param scenarios their ids; all of the game if there are none */
    static TunedGame of(GameCatalog catalog, String game, List<String> scenarios, long seed) {
        GameEntry entry = catalog.find(game)
                .orElseThrow(() -> new BadStudy(
                        "There is no game " + game + "; the games are " + String.join(", ", catalog.ids()) + "."));
        Tunable tunable = entry.tunable()
                .orElseThrow(() -> new BadStudy("The staffs of " + game + " have no table of weights to tune."));
        List<String> all = entry.game().scenarios().stream().map(Scenario::id).toList();
        List<Simulation> simulations = (scenarios.isEmpty() ? all : scenarios)
                .stream()
                        .map(scenario -> Manifest.of(entry, scenario, Map.of(), Map.of(), List.of(), seed, 1)
                                .simulation(catalog))
                        .toList();
        return new TunedGame(entry, tunable, simulations);
    }

    /** Who plays a side against the weights that are tried. */
    Maker opponent(String name, Side side) {
        try {
            return entry.playerWithBudget(name, side).maker();
        } catch (GameEntry.UnknownPlayer unknown) {
            throw new BadStudy(unknown.getMessage(), unknown);
        }
    }

    /** The factor by which weights are raised or lowered, if it is one. */
    static double checkedStep(double step) {
        if (!(step > 1 && step <= 10)) throw new BadStudy("The step is a factor above 1, such as 1.5, and at most 10.");
        return step;
    }
}
