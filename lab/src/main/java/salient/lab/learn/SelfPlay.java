package salient.lab.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.lab.study.BadStudy;
import salient.lab.study.Batch;
import salient.lab.study.Manifest;
import salient.lab.study.Simulation;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.players.ladder.Ladder;
import salient.players.learned.Learning;
import salient.players.learned.Model;

/**
 * Games between computer players as examples: two of three between regular players, the others with weaker ones, so that
 * positions are seen that good players avoid. Game n depends on the seed and n alone.
 */
public final class SelfPlay {
    /** Who plays the first and the second side, in turn. */
    private static final List<List<String>> PLAYERS = List.of(
            List.of(Ladder.REGULAR, Ladder.REGULAR),
            List.of(Ladder.REGULAR, Ladder.REGULAR),
            List.of(Ladder.RECRUIT, Ladder.REGULAR),
            List.of(Ladder.REGULAR, Ladder.REGULAR),
            List.of(Ladder.REGULAR, Ladder.REGULAR),
            List.of(Ladder.REGULAR, Ladder.RECRUIT),
            List.of(Ladder.REGULAR, Ladder.REGULAR),
            List.of(Ladder.REGULAR, Ladder.REGULAR),
            List.of(Ladder.GREEDY, Ladder.GREEDY));

    /** What the games are between, in words. */
    static final String WORDS =
            "regular against regular in six games of nine, recruit against regular and regular against"
                    + " recruit in one each, greedy against greedy in one";

    /** One game of so many is kept for the test. */
    private static final int HELD_ONE_IN = 4;

    private final GameEntry entry;
    private final Learning learning;
    private final List<String> names;
    private final List<List<Simulation>> simulations = new ArrayList<>();
    private final int games;

    /**
     * A game or scenario that there is not is a {@link BadStudy}.
     *
     * @param scenarios their ids, played in turn; all of the game if there are none
     */
    public SelfPlay(GameCatalog catalog, String game, List<String> scenarios, int games, long seed) {
        entry = catalog.find(game)
                .orElseThrow(() -> new BadStudy(
                        "There is no game " + game + "; the games are " + String.join(", ", catalog.ids()) + "."));
        learning = entry.learning().orElseThrow(() -> new BadStudy("There is nothing to learn " + game + " from."));
        names = Model.names(learning.features(), entry.game());
        this.games = games;
        List<Side> sides = entry.game().sides();
        for (String scenario : scenarios.isEmpty() ? ids() : scenarios) {
            List<Simulation> played = new ArrayList<>();
            for (List<String> players : PLAYERS) {
                Map<String, String> seated =
                        Map.of(sides.get(0).id(), players.get(0), sides.get(1).id(), players.get(1));
                played.add(Manifest.of(entry, scenario, Map.of(), seated, List.of(), seed, games)
                        .simulation(catalog));
            }
            simulations.add(played);
        }
        if (games < leastGames())
            throw new BadStudy("Learning needs at least " + leastGames() + " games: " + HELD_ONE_IN
                    + " in each scenario, one of them for the test.");
    }

    private int leastGames() {
        return HELD_ONE_IN * simulations.size();
    }

    private List<String> ids() {
        return entry.game().scenarios().stream().map(scenario -> scenario.id()).toList();
    }

    public GameEntry entry() {
        return entry;
    }

    /** Of the figures of an example. */
    public List<String> names() {
        return names;
    }

    /** The scenarios that are played. */
    List<String> scenarios() {
        return simulations.stream()
                .map(played -> played.getFirst().scenario().id())
                .toList();
    }

    int games() {
        return games;
    }

    /** Whether a game is kept for the test. */
    boolean isHeld(Example example) {
        return example.game() / simulations.size() % HELD_ONE_IN == HELD_ONE_IN - 1;
    }

    /** Plays all games; the examples come in the order of the games on any number of threads. */
    public List<Example> play(int threads, IntConsumer finished, BooleanSupplier stop) {
        return Batch.play(games, this::play, threads, finished, stop)
                .orElseThrow(() -> new BadStudy("Stopped before all games were played; nothing was learned."))
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    /** The beginning of each turn as each side knows it. */
    List<Example> play(int game) {
        List<Simulation> scenario = simulations.get(game % simulations.size());
        Simulation simulation = scenario.get(game / simulations.size() % PLAYERS.size());
        List<Example> open = new ArrayList<>();
        Side[] speaksFor = new Side[1];
        int[] turn = {0};
        Outcome outcome = simulation.watch(game, position -> {
            int now = simulation.observer().turn(position);
            if (now == turn[0]) return;
            turn[0] = now;
            speaksFor[0] = learning.features().side(position);
            for (Side side : entry.game().sides()) open.add(example(simulation, game, now, position, side));
        });
        double result = outcome.winner()
                .map(won -> won.equals(speaksFor[0]) ? 1.0 : 0.0)
                .orElse(0.5);
        return open.stream().map(example -> ended(example, result)).toList();
    }

    private Example example(Simulation simulation, int game, int turn, Position position, Side side) {
        Position known = position.knownTo(side);
        double[] figures = Model.figures(learning.features(), names, known);
        double written = learning.written().chance(known, side);
        boolean own = side.equals(learning.features().side(known));
        return new Example(
                simulation.scenario().id(), game, turn, side.id(), figures, Double.NaN, own ? written : 1 - written);
    }

    private static Example ended(Example open, double result) {
        return new Example(
                open.scenario(), open.game(), open.turn(), open.known(), open.figures(), result, open.written());
    }

    /** The examples as a table. */
    public String table(List<Example> examples) {
        StringBuilder text =
                new StringBuilder("scenario,game,turn,known,result,written," + String.join(",", names) + "\n");
        for (Example example : examples) {
            text.append(String.format(
                    Locale.ROOT,
                    "%s,%d,%d,%s,%.1f,%.4f",
                    example.scenario(),
                    example.game(),
                    example.turn(),
                    example.known(),
                    example.result(),
                    example.written()));
            for (double figure : example.figures()) text.append(String.format(Locale.ROOT, ",%.4f", figure));
            text.append('\n');
        }
        return text.toString();
    }
}
