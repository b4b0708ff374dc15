package salient.conformance;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Scenario;
import salient.kernel.record.Header;

/** How the game of a seed begins: scenarios in turn, with the default options or, every second round, random ones. */
final class GameStart {
    /** So often other options are drawn when those drawn exclude each other. */
    private static final int ATTEMPTS = 50;

    private GameStart() {}

    static Header header(Game game, long seed) {
        List<Scenario> scenarios = game.scenarios();
        Scenario scenario = scenarios.get(Math.floorMod(seed, scenarios.size()));
        Options defaults = Options.of(game.options(), Map.of());
        if (Math.floorMod(seed / scenarios.size(), 2) == 0) return Header.of(game, scenario, defaults);
        Chooser chooser = new Chooser(new SeededDice(seed), game);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                Options options = Options.of(game.options(), random(game, chooser));
                game.start(scenario, options);
                return Header.of(game, scenario, options);
            } catch (Options.BadOption _) {
                // Options that exclude each other are the game's right.
                continue;
            }
        }
        return Header.of(game, scenario, defaults);
    }

    private static Map<String, String> random(Game game, Chooser chooser) {
        Map<String, String> chosen = new TreeMap<>();
        for (Option option : game.options())
            chosen.put(option.id(), chooser.oneOf(option.values()).id());
        return chosen;
    }
}
