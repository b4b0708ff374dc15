package salient.wave.movement;

import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.kernel.hex.HexGrid;
import salient.wave.state.State;

/** Where units can go with what they have left, each hex by its cheapest way. A position keeps one for itself. */
public final class Reach {
    private final ReachSearch search;
    private final int[][] paths;

    public Reach(HexGrid grid) {
        search = new ReachSearch(grid);
        paths = new int[grid.size()][];
    }

    /** Searches from where the mover stands. */
    public void search(State state, Mover mover) {
        search(state, mover, mover.hex, Math.max(0, mover.left), mover.fresh);
    }

    /** Searches from a hex the mover has come to, with what it has left there. */
    public void search(State state, Mover mover, int start, int left, boolean fresh) {
        // The first step has rules of its own: a fresh mover may give all it has for it (9.3, 9.8b, 9.10b).
        StepCost first = (from, direction, _) ->
                price(Movement.cost(state, mover, from, direction, left, fresh && !mover.column));
        if (!mover.column) {
            byte[] going = state.going().costs(mover.light);
            search.search(start, left, first, going, to -> Movement.isOpen(state, mover, to));
            return;
        }
        boolean[] threatened = state.threatened(mover.side);
        byte[] roads = state.going().roads();
        search.search(start, left, first, roads, to -> !threatened[to] && Movement.isOpen(state, mover, to));
    }

    private static int price(int cost) {
        return cost == Movement.FORBIDDEN ? StepCost.FORBIDDEN : cost;
    }

    /** All hexes reached, the start excepted, cheapest first, each with the way to it without the start. */
    public void forEach(Goal goal) {
        int start = search.hex(0);
        for (int i = 1; i < search.count(); i++) {
            int hex = search.hex(i);
            int before = search.previous(hex);
            // The hex before it is cheaper, so its own way is known already.
            int steps = before == start ? 0 : paths[before].length;
            int[] path = new int[steps + 1];
            if (steps > 0) System.arraycopy(paths[before], 0, path, 0, steps);
            path[steps] = hex;
            paths[hex] = path;
            goal.accept(hex, search.cost(hex), path);
        }
    }

    /** How many hexes were reached, the start among them. */
    int count() {
        return search.count();
    }

    int hex(int i) {
        return search.hex(i);
    }

    boolean reached(int hex) {
        return search.reached(hex);
    }

    /** What it costs to get to a hex that was reached. */
    int cost(int hex) {
        return search.cost(hex);
    }

    /** Takes a hex, what it costs to get there, and the way, which the receiver may keep but not change. */
    @FunctionalInterface
    public interface Goal {
        void accept(int hex, int cost, int[] path);
    }
}
