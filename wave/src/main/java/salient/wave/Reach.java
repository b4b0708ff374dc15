package salient.wave;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;
import salient.kernel.search.ReachSearch;
import salient.kernel.search.StepCost;
import salient.wave.state.Going;
import salient.wave.state.State;

/** Where units can go with what they have left, each hex by its cheapest way. A position keeps one for itself. */
final class Reach {
    private final ReachSearch search;

    Reach(HexGrid grid) {
        search = new ReachSearch(grid);
    }

    /** Searches from where the mover stands. */
    void search(State state, Mover mover) {
        int start = mover.hex;
        int left = Math.max(0, mover.left);
        byte[] going = state.going().costs(mover.light);
        search.search(start, left, (from, direction, to) -> {
            // At the start of a move the price may be everything (9.3, 9.8b, 9.10b).
            if (mover.fresh && from == start && !mover.column)
                return price(Movement.cost(state, mover, from, direction, left, true));
            int cost = going[from * HexGrid.DIRECTIONS + direction];
            boolean open = mover.column
                    ? Going.isRoad(cost) && !Movement.hasEnemyBeside(state, mover.side, to)
                    : cost != Going.CLOSED;
            return open && Movement.isOpen(state, mover, to) ? cost : StepCost.FORBIDDEN;
        });
    }

    private static int price(int cost) {
        return cost == Movement.FORBIDDEN ? StepCost.FORBIDDEN : cost;
    }

    /** How many hexes were reached, the start excepted. */
    int size() {
        return search.count() - 1;
    }

    /** The i-th hex reached, from 1, cheapest first. */
    int hex(int i) {
        return search.hex(i);
    }

    int cost(int hex) {
        return search.cost(hex);
    }

    /** The way to a hex, without the start. */
    int[] path(int hex) {
        int[] path = search.path(hex);
        return Arrays.copyOfRange(path, 1, path.length);
    }
}
