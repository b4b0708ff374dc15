package salient.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers;

/**
 * Many games of computer players. Game i depends on (seed, i) alone, so that the results are the same for any number
 * of threads and any single game can be played again.
 *
 * @param players by the id of the side
 */
public record Simulation(
        Game game,
        Scenario scenario,
        Options options,
        SortedMap<String, ComputerPlayers.Offer> players,
        long seed,
        int games) {

    /** How one game ended. */
    public record Result(int index, Optional<String> winner, String level, int score, int decisions) {}

    /** More decisions than any game has: a player that never ends its phase is a fault, not a long game. */
    private static final int ENDLESS = 1_000_000;

    /** Plays them all on every core; tells how many are finished after each. */
    public List<Result> run(IntConsumer finished) {
        AtomicInteger done = new AtomicInteger();
        return IntStream.range(0, games)
                .parallel()
                .mapToObj(index -> {
                    Result result = play(index);
                    finished.accept(done.incrementAndGet());
                    return result;
                })
                .toList();
    }

    /** Plays one of them. */
    public Result play(int index) {
        long own = seedOf(index);
        Position position = game.start(scenario, options);
        SeededDice dice = new SeededDice(own);
        Map<String, ComputerPlayer> seated = new java.util.TreeMap<>();
        for (Side side : game.sides())
            seated.put(side.id(), players.get(side.id()).maker().make(side, own + 1));
        int decisions = 0;
        while (position.outcome().isEmpty()) {
            Side side = position.toDecide();
            Order order = seated.get(side.id()).decide(position.knownTo(side));
            Verdict verdict = position.play(order, dice, _ -> {});
            if (!verdict.isLegal())
                throw new IllegalStateException("game " + index + ": the player of " + side + " gave the illegal order "
                        + game.notation().print(order) + ": " + verdict);
            if (++decisions > ENDLESS)
                throw new IllegalStateException("game " + index + " does not end: " + position.prompt());
        }
        Outcome outcome = position.outcome().orElseThrow();
        return new Result(index, outcome.winner().map(Side::id), outcome.level(), outcome.score(), decisions);
    }

    /** The dice of one game; neighboring seeds give unrelated dice. */
    private long seedOf(int index) {
        return seed * 0x9E3779B97F4A7C15L + index;
    }
}
