package salient.players.search;

import java.util.HashMap;
import java.util.Map;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.StateHash;

/**
 * The dice of a playout. The n-th roll for a purpose in a turn is a function of the seed, the turn, the purpose and n. So two
 * plans meet the same weather and, as long as they fight the same battles, the same luck, even if one of them rolls a die
 * more on the way; their difference shows with fewer playouts.
 */
final class PlayoutDice implements Dice {
    private final long seed;
    private final Map<Purpose, long[]> streams = new HashMap<>();
    private int turn;
    private long rolled;

    PlayoutDice(long seed) {
        this.seed = seed;
    }

    /** The number of the turn that is being played. */
    void at(int now) {
        if (now == turn) return;
        turn = now;
        streams.clear();
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        if (sides < 1) throw new IllegalArgumentException("a die with " + sides + " sides");
        rolled++;
        // The start of the stream, and how often it was rolled.
        long[] stream = streams.computeIfAbsent(purpose, this::stream);
        long hash = StateHash.finished(StateHash.mixed(stream[0], ++stream[1]));
        return (int) ((hash >>> 33) * sides >>> 31) + 1;
    }

    private long[] stream(Purpose purpose) {
        return new long[] {
            new StateHash().add(seed).add(turn).add(purpose.text()).value(), 0
        };
    }

    @Override
    public int secretRoll(String side, int sides, Purpose purpose) {
        return roll(sides, purpose);
    }

    @Override
    public long rolled() {
        return rolled;
    }
}
