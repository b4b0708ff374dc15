package salient.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.catalog.GameCatalog;
import salient.players.search.Determinizer;

/** Games of one kind between computer players, for tests. Every order must be legal. */
public record Matches(Game game) {
    /** More decisions than any game has. */
    private static final int ENDLESS = 100_000;

    public Position start(String scenario, Map<String, String> options) {
        return game.start(game.scenario(scenario), Options.of(game.options(), options));
    }

    public ComputerPlayer standard(Side side) {
        return GameCatalog.standard().entry(game).standard(side).maker().make(side, 1);
    }

    /** The regular player of every side, each the same one for the whole game. */
    public BiFunction<Side, Position, Order> standardPlayers() {
        Map<String, ComputerPlayer> players = new TreeMap<>();
        for (Side side : game.sides()) players.put(side.id(), standard(side));
        return (side, known) -> players.get(side.id()).decide(known);
    }

    /** To the end of the game. */
    public void play(Position position, BiFunction<Side, Position, Order> decide, long seed) {
        play(position, decide, seed, ENDLESS);
        assertThat(position.outcome()).isPresent();
    }

    /** To the end of the game, or until so many decisions have been made. */
    public void play(Position position, BiFunction<Side, Position, Order> decide, long seed, int decisions) {
        SeededDice dice = new SeededDice(seed);
        for (int n = 0; n < decisions && position.outcome().isEmpty(); n++) {
            Side side = position.toDecide();
            Order order = decide.apply(side, position.knownTo(side));
            Verdict verdict = position.play(order, dice, _ -> {});
            assertThat(verdict.isLegal())
                    .as(game.notation().print(order) + ": " + verdict)
                    .isTrue();
        }
    }

    /**
     * In a game of the regular players: every drawn position looks to its side like the position it was drawn from, two draws
     * with the same dice are the same, and what is hidden is drawn differently with other dice.
     */
    public void assertDrawsAreConsistent(Determinizer determinizer, Position start, long seed, int decisions) {
        BiFunction<Side, Position, Order> players = standardPlayers();
        int[] asked = {0};
        Set<Long> draws = new HashSet<>();
        int[] drawn = {0};
        BiFunction<Side, Position, Order> watched = (side, known) -> {
            if (asked[0]++ % 20 != 0) return players.apply(side, known);
            for (int n = 1; n <= 3; n++) {
                Position one = determinizer.draw(known, side, new SeededDice(n));
                assertThat(one.knownTo(side).hash())
                        .as("what " + side + " knows of a drawn position, decision " + asked[0])
                        .isEqualTo(known.hash());
                assertThat(determinizer.draw(known, side, new SeededDice(n)).hash())
                        .isEqualTo(one.hash());
                draws.add(one.hash());
                drawn[0]++;
            }
            return players.apply(side, known);
        };
        play(start, watched, seed, decisions);
        assertThat(draws).as("different draws of " + drawn[0]).hasSizeGreaterThan(drawn[0] / 2);
    }

    /** Two games of the regular players with the same dice are the same after so many decisions. */
    public void assertRepeatable(Supplier<Position> start, long seed, int decisions) {
        long[] hashes = new long[2];
        for (int i = 0; i < 2; i++) {
            Position position = start.get();
            play(position, standardPlayers(), seed, decisions);
            hashes[i] = position.hash();
        }
        assertThat(hashes[0]).isEqualTo(hashes[1]);
    }
}
