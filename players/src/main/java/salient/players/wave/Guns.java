package salient.players.wave;

import salient.kernel.hex.HexGrid;
import salient.wave.state.State;

/** Artillery stands two to four hexes behind the front; once in range it stays there and fires (5.7a, 10.20a). */
final class Guns {
    private static final int RANGE = 4;
    private static final int CLOSEST = 2;

    private Guns() {}

    static double worth(State state, int[] toEnemy, int gun, int hex) {
        int distance = toEnemy[hex];
        boolean stays = state.stacks.place(gun) == hex;
        if (distance < CLOSEST) return -8;
        if (distance <= RANGE) return (stays ? 2 : 0) + screen(state, hex, state.counters.side(gun));
        return -Math.min(distance, 60) * 0.5;
    }

    /** Friends around it keep raiders off; two will do. A gun without any is in danger. */
    private static double screen(State state, int hex, int side) {
        int friends = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = state.map.neighbour(hex, d);
            if (next != HexGrid.NONE && state.stacks.holds(next, side) && state.stacks.regulars(next) > 0) friends++;
        }
        return Math.min(friends, 2) * 1.5 - 2.5;
    }
}
