package salient.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import salient.kernel.dice.Dice;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.lab.observe.LeftPlaces;
import salient.lab.observe.Observer;
import salient.lab.observe.Observers;
import salient.lab.rows.PlayedGame;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameEntry;

/**
 * The games of a manifest. Game i depends on (seed, i) alone, so that results are the same for any number of threads and
 * machines, each game can be played again, and studies with the same seed share their dice.
 */
public record Simulation(GameEntry entry, Manifest manifest, Scenario scenario, Options options, Observer observer) {
    /** More decisions than any game has: a player that never ends its phase is a fault, not a long game. */
    private static final int ENDLESS = 1_000_000;

    private static final long SEEDS_APART = 0x9E3779B97F4A7C15L;

    static Simulation of(GameEntry entry, Manifest manifest) {
        Game game = entry.game();
        Scenario scenario = game.scenario(manifest.scenario());
        Options options = Options.of(game.options(), manifest.options());
        return new Simulation(entry, manifest, scenario, options, Observers.of(entry, game.start(scenario, options)));
    }

    public Game game() {
        return entry.game();
    }

    /** The first position of every game. */
    public Position start() {
        return game().start(scenario, options);
    }

    /** What a player is called, as in {@code Middleton}. */
    public String playerTitle(Side side) {
        return entry.playerWithBudget(manifest.players().get(side.id()), side).title();
    }

    /** Plays one game and writes down what happened. */
    public PlayedGame play(int index) {
        GameNotes notes = new GameNotes(index, observer);
        Position position = start();
        Dice dice = new SeededDice(seedOf(index));
        notes.began(position);
        int decisions = playOut(index, () -> position, order -> {
            Verdict verdict = position.play(order, dice, event -> notes.happened(event, position));
            notes.played(position);
            return verdict;
        });
        return notes.finished(position, decisions);
    }

    /** Plays one game and shows the true position before every decision; tells how it ended. */
    public Outcome watch(int index, Consumer<Position> before) {
        Position position = start();
        Dice dice = new SeededDice(seedOf(index));
        playOut(index, () -> position, order -> {
            before.accept(position);
            return position.play(order, dice, _ -> {});
        });
        return position.outcome().orElseThrow();
    }

    /** Plays one game with players of the caller's choice; returns the position at its end. */
    public Position playBetween(int index, Map<String, ComputerPlayer> seated) {
        Position position = start();
        Dice dice = new SeededDice(seedOf(index));
        playOut(index, seated, () -> position, order -> position.play(order, dice, _ -> {}));
        return position;
    }

    /** The record of one game, for a replay. */
    public String record(int index) {
        Match match = new Match(game(), Header.of(game(), scenario, options), DiceSource.seeded(seedOf(index)));
        playOut(index, match::position, order -> match.play(order, _ -> {}));
        return match.record().text();
    }

    /**
     * How a game ended.
     *
     * @param turn       the turn in which it ended
     * @param leftPlaces the key places that the loser left to the enemy by its own orders; empty in a draw
     * @param decisive   whether it would not have lost with these places in its hands to the end
     */
    public record Ending(int turn, Outcome outcome, List<String> leftPlaces, boolean decisive) {}

    /** Plays one game and tells whether the loser left to the enemy what it held. */
    public Ending ending(int index) {
        LeftPlaces left = new LeftPlaces(observer, game().sides());
        Position position = start();
        Dice dice = new SeededDice(seedOf(index));
        String[] last = {""};
        playOut(index, () -> position, order -> {
            left.at(position, last[0]);
            last[0] = game().notation().print(order).split(" ", 2)[0];
            return position.play(order, dice, _ -> {});
        });
        left.at(position, last[0]);
        Outcome outcome = position.outcome().orElseThrow();
        Optional<Side> loser = outcome.winner()
                .flatMap(won -> game().sides().stream()
                        .filter(side -> !side.equals(won))
                        .findFirst());
        List<String> places = loser.map(left::lostBy).orElse(List.of());
        boolean decisive = !places.isEmpty()
                && !observer.winnerHad(position, loser.orElseThrow(), left.turnsOf(loser.orElseThrow()))
                        .equals(outcome.winner().map(Side::id));
        return new Ending(observer.turn(position), outcome, places, decisive);
    }

    /**
     * What a computer player intended.
     *
     * @param turn as people call it
     * @param side the id of its side
     */
    public record Intention(String turn, String side, String words) {}

    /** What the players of one game intended, whenever that changed; empty for players that keep no plan. */
    public List<Intention> intentions(int index) {
        List<Intention> told = new ArrayList<>();
        Map<String, ComputerPlayer> seated = seated(index);
        Map<String, String> last = new TreeMap<>();
        Position position = start();
        Dice dice = new SeededDice(seedOf(index));
        playOut(index, seated, () -> position, order -> {
            String side = position.toDecide().id();
            String turn = observer.turnName(observer.turn(position));
            seated.get(side).plan().ifPresent(words -> {
                if (!(turn + words).equals(last.put(side, turn + words))) told.add(new Intention(turn, side, words));
            });
            return position.play(order, dice, _ -> {});
        });
        return told;
    }

    /**
     * How often the right to decide goes to another player in one game: how often a game by mail waits for an answer.
     *
     * @param policy by which both sides answer; what it leaves open is asked
     */
    public int handOvers(int index, ReactionPolicy policy) {
        Map<String, ComputerPlayer> seated = seated(index);
        Map<String, ComputerPlayer> reacting = new TreeMap<>();
        Side[] last = {start().toDecide()};
        int[] passed = {0};
        for (Side side : game().sides())
            reacting.put(
                    side.id(),
                    known -> game().standingReactions().react(known, policy).orElseGet(() -> {
                        if (!side.equals(last[0])) passed[0]++;
                        last[0] = side;
                        return seated.get(side.id()).decide(known);
                    }));
        playBetween(index, reacting);
        return passed[0];
    }

    private int playOut(int index, Supplier<Position> position, Function<Order, Verdict> play) {
        return playOut(index, seated(index), position, play);
    }

    /** Lets the players play to the end; tells how many decisions they made. */
    private int playOut(
            int index, Map<String, ComputerPlayer> seated, Supplier<Position> position, Function<Order, Verdict> play) {
        int decisions = 0;
        while (position.get().outcome().isEmpty()) {
            Side side = position.get().toDecide();
            Order order = seated.get(side.id()).decide(position.get().knownTo(side));
            Verdict verdict = play.apply(order);
            if (!verdict.isLegal())
                throw new IllegalStateException("game " + index + ": the player of " + side + " gave the illegal order "
                        + game().notation().print(order) + ": " + verdict);
            if (++decisions > ENDLESS)
                throw new IllegalStateException(
                        "game " + index + " does not end: " + position.get().prompt());
        }
        return decisions;
    }

    private Map<String, ComputerPlayer> seated(int index) {
        Map<String, ComputerPlayer> seated = new TreeMap<>();
        for (Side side : game().sides())
            seated.put(
                    side.id(),
                    entry.playerWithBudget(manifest.players().get(side.id()), side)
                            .maker()
                            .make(side, seedOf(index) + 1));
        return seated;
    }

    /** The dice of one game; neighboring seeds give unrelated dice. */
    private long seedOf(int index) {
        return manifest.seed() * SEEDS_APART + index;
    }
}
