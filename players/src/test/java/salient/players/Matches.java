package salient.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
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
