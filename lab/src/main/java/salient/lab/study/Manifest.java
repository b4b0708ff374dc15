package salient.lab.study;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/**
 * What is studied. Everything that has an influence on the result is in it, so that the same manifest gives the same result
 * anywhere.
 *
 * @param rulesVersion of the game; a study of another version cannot be continued
 * @param players      the id of the computer player by side
 * @param set          changed figures, as in {@code breakthrough/constants.csv:interdiction-hit-percent:value=20}
 */
public record Manifest(
        int format,
        String game,
        int rulesVersion,
        String scenario,
        Map<String, String> options,
        Map<String, String> players,
        List<String> set,
        long seed,
        int games) {
    public static final int FORMAT = 1;

    public Manifest {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        players = Collections.unmodifiableMap(new TreeMap<>(players));
        set = List.copyOf(set);
    }

    /** With the choices that were left open filled in; what the game does not know is a {@link BadStudy}. */
    public static Manifest of(
            GameEntry entry,
            String scenario,
            Map<String, String> options,
            Map<String, String> players,
            List<String> set,
            long seed,
            int games) {
        if (games < 1) throw new BadStudy("A study needs at least one game.");
        Game game = entry.game();
        List<String> sides = game.sides().stream().map(Side::id).toList();
        for (String side : players.keySet())
            if (!sides.contains(side))
                throw new BadStudy("There is no side " + side + "; the sides are " + String.join(", ", sides) + ".");
        Map<String, String> seated = new TreeMap<>();
        for (Side side : game.sides()) seated.put(side.id(), player(entry, side, players.get(side.id())));
        String played = scenario == null
                ? game.scenarios().getFirst().id()
                : game.scenario(scenario).id();
        return new Manifest(
                FORMAT,
                game.id(),
                game.rulesVersion(),
                played,
                Options.of(game.options(), options).values(),
                seated,
                set,
                seed,
                games);
    }

    private static String player(GameEntry entry, Side side, String wanted) {
        if (wanted == null) return entry.standard(side).id();
        try {
            return entry.playerWithBudget(wanted, side).id();
        } catch (GameEntry.UnknownPlayer unknown) {
            throw new BadStudy(unknown.getMessage(), unknown);
        }
    }

    public Manifest withGames(int count) {
        return new Manifest(format, game, rulesVersion, scenario, options, players, set, seed, count);
    }

    /** The games that this manifest plays; one of another version of the program is refused. */
    public Simulation simulation(GameCatalog catalog) {
        if (format != FORMAT)
            throw new BadStudy("This study has format " + format + "; this version of Salient reads format " + FORMAT
                    + ". Run the study again.");
        GameEntry entry = catalog.find(game)
                .orElseThrow(() -> new BadStudy(
                        "There is no game " + game + "; the games are " + String.join(", ", catalog.ids()) + "."));
        if (rulesVersion != entry.game().rulesVersion())
            throw new BadStudy("This study was made with version " + rulesVersion + " of the rules of " + game
                    + "; this is version " + entry.game().rulesVersion() + ". Run the study again.");
        Simulation simulation = Simulation.of(entry, this);
        for (Side side : entry.game().sides()) {
            Verdict verdict = entry.game().computerMayPlay(side, simulation.start());
            if (verdict instanceof Verdict.Refused(List<Verdict.Reason> reasons))
                throw new BadStudy(
                        reasons.getFirst().clause() + ": " + reasons.getFirst().why());
        }
        return simulation;
    }
}
