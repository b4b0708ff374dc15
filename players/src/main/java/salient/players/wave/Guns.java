package salient.players.wave;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;
import salient.players.weights.Weights;
import salient.wave.state.State;

/**
 * Artillery stands behind the front, within four hexes of friends in contact and out of the way of raiders; once there
 * it stays and fires (5.7a, 10.20a).
 */
final class Guns {
    private static final int RANGE = 4;
    private static final double[] RISK = {12, 12, 7, 5, 2.5, 0.5};

    private final Weights<Weight> weights;
    private final int[] toEnemy;
    private final int[] toFront;

    Guns(State state, int side, Weights<Weight> weights) {
        this.weights = weights;
        toEnemy = Survey.hexesFrom(state, Survey.held(state, 1 - side));
        int[] friends = Arrays.stream(Survey.held(state, side))
                .filter(hex -> state.stacks.regulars(hex) > 0)
                .toArray();
        int[] inContact =
                Arrays.stream(friends).filter(hex -> toEnemy[hex] == 1).toArray();
        int[] stacks = Arrays.stream(inContact)
                .filter(hex -> state.stacks.regulars(hex) > 1)
                .toArray();
        toFront = Survey.hexesFrom(state, stacks.length > 0 ? stacks : inContact.length > 0 ? inContact : friends);
    }

    double worth(State state, int gun, int hex) {
        double worth = toFront[hex] <= RANGE
                ? weights.of(Weight.GUN_IN_RANGE)
                : -weights.of(Weight.GUN_WAY) * Math.min(toFront[hex], 60);
        if (state.stacks.place(gun) == hex && toFront[hex] <= RANGE) worth += weights.of(Weight.GUN_STAYS);
        if (toEnemy[hex] < RISK.length) worth -= weights.of(Weight.GUN_RISK) * RISK[toEnemy[hex]];
        return worth
                + weights.of(Weight.GUN_COVER) * state.map.shift(hex)
                + screen(state, hex, state.counters.side(gun));
    }

    /** Friends around it keep raiders off. */
    private double screen(State state, int hex, int side) {
        int friends = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = state.map.neighbor(hex, d);
            if (next != HexGrid.NONE && state.stacks.holds(next, side)) friends++;
        }
        return Math.min(friends, 4) * weights.of(Weight.GUN_SCREEN);
    }
}
