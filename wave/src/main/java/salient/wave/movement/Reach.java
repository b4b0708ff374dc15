package salient.wave.movement;

import salient.hexwar.search.StepCost;
import salient.wave.state.PathSearch;
import salient.wave.state.State;

/** Where units can go with the movement points they have left, each hex by its cheapest path. */
public final class Reach {
    private Reach() {}

    /** Searches from the hex of the mover. */
    public static PathSearch of(State state, Mover mover) {
        return of(state, mover, mover.hex, Math.max(0, mover.left), mover.fresh);
    }

    /** Searches from a hex the mover has come to, with what it has left there. The answer holds until the next search. */
    public static PathSearch of(State state, Mover mover, int start, int left, boolean fresh) {
        PathSearch paths = state.pathSearch();
        // The first step has rules of its own: a fresh mover may give all it has for it (9.3, 9.8b, 9.10b).
        StepCost first = (from, direction, _) ->
                price(Movement.cost(state, mover, from, direction, left, fresh && !mover.column));
        if (!mover.column) {
            byte[] costs = state.stepCosts().costs(mover.light);
            paths.search(start, left, first, costs, to -> Movement.isOpen(state, mover, to));
            return paths;
        }
        boolean[] threatened = state.threatened(mover.side);
        byte[] roads = state.stepCosts().roads();
        paths.search(start, left, first, roads, to -> !threatened[to] && Movement.isOpen(state, mover, to));
        return paths;
    }

    private static int price(int cost) {
        return cost == Movement.FORBIDDEN ? StepCost.FORBIDDEN : cost;
    }
}
