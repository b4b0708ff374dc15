package salient.players.catalog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import salient.conformance.Candidate;
import salient.geography.HexMap;
import salient.hexwar.plain.PlainCandidate;
import salient.hexwar.plain.PlainGame;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.ComputerPlayers;
import salient.players.ComputerPlayers.Maker;
import salient.players.ComputerPlayers.Offer;
import salient.players.ComputerPlayers.Thinker;
import salient.players.ladder.Ladder;
import salient.players.learned.Forecast;
import salient.players.learned.LearnedEvaluator;
import salient.players.learned.Learning;
import salient.players.learned.Model;
import salient.players.search.Determinizer;
import salient.players.weights.Tunable;

/**
 * A game system with everything that comes with it.
 *
 * @param computers      the computer players that can take a seat, the weakest first
 * @param candidate      the game as the conformance suite tests it, if it is tested
 * @param map            its hex map, if it is played on one; loaded when someone wants to see it
 * @param scenarioFolder the same game with the scenarios of a folder added, if it reads scenario files
 * @param determinizer   draws what a side does not know, consistent with what it knows
 * @param learning       what an evaluator of the game is learned with
 * @param tunable        its staffs with other weights
 * @param first          its staffs as they were before anything was tuned
 */
public record GameEntry(
        Game game,
        List<Offer> computers,
        Optional<Candidate> candidate,
        Optional<Supplier<HexMap>> map,
        Optional<BiFunction<Path, Consumer<String>, Game>> scenarioFolder,
        Determinizer determinizer,
        Optional<Learning> learning,
        Optional<Tunable> tunable,
        Optional<Maker> first) {
    public GameEntry {
        computers = List.copyOf(computers);
    }

    /** A game with its own computer players, the weakest first; the random player comes with every game. */
    public static GameEntry of(Game game, List<Offer> computers) {
        List<Offer> all = new ArrayList<>();
        all.add(ComputerPlayers.random(game));
        all.addAll(computers);
        return new GameEntry(
                game,
                all,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Determinizer.AS_KNOWN,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A plain hex game: its map and its conformance candidate follow from the game. */
    public static GameEntry plain(PlainGame game, List<Offer> computers) {
        return of(game, computers)
                .testedAs(new PlainCandidate(game))
                .onMap(() -> game.scenario().map());
    }

    public GameEntry testedAs(Candidate tested) {
        return new GameEntry(
                game, computers, Optional.of(tested), map, scenarioFolder, determinizer, learning, tunable, first);
    }

    public GameEntry onMap(Supplier<HexMap> source) {
        return new GameEntry(
                game,
                computers,
                candidate,
                Optional.of(source),
                scenarioFolder,
                determinizer,
                learning,
                tunable,
                first);
    }

    /** With a reader of a folder of scenario files that tells which files it refuses. */
    public GameEntry readingScenarios(BiFunction<Path, Consumer<String>, Game> withFolder) {
        return new GameEntry(
                game, computers, candidate, map, Optional.of(withFolder), determinizer, learning, tunable, first);
    }

    /** With what draws facts that a side does not know; without it a game is taken to have no secrets. */
    public GameEntry drawnBy(Determinizer draws) {
        return new GameEntry(game, computers, candidate, map, scenarioFolder, draws, learning, tunable, first);
    }

    /** With what an evaluator is learned with. */
    public GameEntry learningBy(Learning brings) {
        return new GameEntry(
                game, computers, candidate, map, scenarioFolder, determinizer, Optional.of(brings), tunable, first);
    }

    /** With staffs whose weights can be tried with other values. */
    public GameEntry tunedBy(Tunable staffs) {
        return new GameEntry(
                game, computers, candidate, map, scenarioFolder, determinizer, learning, Optional.of(staffs), first);
    }

    /** With the staffs as they were before anything was tuned, a fixed opponent for tournaments. */
    public GameEntry oncePlayedBy(Maker staffs) {
        return new GameEntry(
                game, computers, candidate, map, scenarioFolder, determinizer, learning, tunable, Optional.of(staffs));
    }

    /** Who is going to win, if the game has learned it from games between computer players. */
    public Optional<Forecast> forecast() {
        return learning.map(brings -> new Forecast(LearnedEvaluator.shipped(game, brings.features())));
    }

    /**
     * The same game with one more player: the one that searches, judging by a model. A table that does not fit the game is a
     * {@link BadModel}.
     *
     * @param file what the table is called
     */
    public GameEntry withLearned(String file, String table) {
        Learning brings = learning.orElseThrow(() -> new IllegalStateException(id() + " has no features"));
        Model model = Model.parse(file, table, brings.features(), game);
        Thinker thinker = brings.veteran().apply(new LearnedEvaluator(brings.features(), model));
        List<Offer> all = new ArrayList<>(computers);
        all.add(Ladder.learned(game, thinker));
        return new GameEntry(game, all, candidate, map, scenarioFolder, determinizer, learning, tunable, first);
    }

    /** With the scenarios of a folder added; the same entry if the game reads no scenario files. */
    GameEntry withScenarios(Path folder, Consumer<String> refused) {
        return scenarioFolder
                .map(read -> new GameEntry(
                        read.apply(folder, refused),
                        computers,
                        candidate,
                        map,
                        scenarioFolder,
                        determinizer,
                        learning,
                        tunable,
                        first))
                .orElse(this);
    }

    public String id() {
        return game.id();
    }

    /** Who plays a side if nobody is named: the regular player, or the strongest in a game that has none. */
    public Offer standard(Side side) {
        return computer(Ladder.REGULAR, side).orElseGet(() -> playersOf(side).getLast());
    }

    /** The computer players that can play a side, the weakest first. */
    public List<Offer> playersOf(Side side) {
        return computers.stream().filter(offer -> offer.sides().contains(side)).toList();
    }

    /** The computer player of that id, if it can play the side; a former name is understood too. */
    public Optional<Offer> computer(String id, Side side) {
        String current = Ladder.current(id);
        return playersOf(side).stream()
                .filter(offer -> offer.id().equals(current))
                .findFirst();
    }

    /**
     * The same for studies: a number of playouts may follow the name of a player that searches, as in {@code veteran@40}, and
     * {@code first} is the regular staff as it was before it was tuned.
     */
    public Offer playerWithBudget(String id, Side side) {
        if (id.equals(Ladder.FIRST) && first.isPresent()) return Ladder.first(game, first.get());
        int at = id.indexOf(ComputerPlayers.BUDGET);
        if (at < 0) return player(id, side);
        Offer offer = player(id.substring(0, at), side);
        OptionalInt playouts = playouts(id.substring(at + 1));
        if (offer.thinker().isEmpty() || playouts.isEmpty())
            throw new UnknownPlayer("There is no computer player " + id
                    + ": a number of playouts from 1 to 99999 can follow the name of a player that searches, as in"
                    + " veteran@40.");
        return offer.thinking(playouts.getAsInt());
    }

    /** From 1 to 99999. */
    private static OptionalInt playouts(String text) {
        return text.matches("[1-9][0-9]{0,4}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }

    /** The computer player of that id; if there is none for the side, the refusal lists those there are. */
    public Offer player(String id, Side side) {
        return computer(id, side)
                .orElseThrow(() -> new UnknownPlayer("There is no computer player " + id + " for the " + side.name()
                        + " side; the players are "
                        + String.join(
                                ", ", playersOf(side).stream().map(Offer::id).toList()) + "."));
    }

    /** A player was named that a game does not have. */
    public static final class UnknownPlayer extends RuntimeException {
        UnknownPlayer(String message) {
            super(message);
        }
    }

    public Optional<Side> side(String id) {
        return game.sides().stream().filter(side -> side.id().equals(id)).findFirst();
    }
}
