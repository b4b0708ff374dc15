package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.supply.SupplyRoads;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.kernel.rulebook.Clause;

/**
 * 12.1f: roads are the key to supply. Where a spearhead has left the road behind it to the enemy, someone near is sent
 * to enter the hexes that are missing between it and the eastern edge.
 */
record RoadOpening(OrderDraft draft, State s, KeptTowns kept, int[] wanted) {
    private static final int OWN = 1;
    private static final int AS_FAR_AS = 2000;

    @Clause("breakthrough 12.1f")
    static void open(OrderDraft draft, KeptTowns kept) {
        State s = draft.state();
        if (draft.turn() >= draft.weights().whole(Weight.OPENING_FROM))
            new RoadOpening(draft, s, kept, new int[s.board().size()]).open();
    }

    private void open() {
        ReachSearch search = new ReachSearch(s.board().grid());
        search.search(s.board().edgeRoads(Army.GERMAN), AS_FAR_AS, this::alongTheRoad);
        byte[] supply = SupplyRoads.distances(s, Army.GERMAN);
        for (int u : OrderOfBattle.indices(Army.GERMAN))
            if (s.forces().onMap(u) && supply[s.forces().hex(u)] > SupplyRoads.DISTANCE) want(search, u);
        List<Integer> missing = new ArrayList<>();
        for (int hex = 0; hex < wanted.length; hex++) if (wanted[hex] > 0) missing.add(hex);
        missing.sort(Comparator.comparingInt((Integer hex) -> -wanted[hex]).thenComparingInt(hex -> hex));
        for (int hex : missing) if (!s.ground().german(hex)) send(hex);
    }

    private int alongTheRoad(int from, int direction, int to) {
        if (!s.board().roadAcross(from, direction)) return StepCost.FORBIDDEN;
        if (s.forces().holds(to, Army.AMERICAN)) return draft.weights().whole(Weight.OPENING_OCCUPIED);
        return s.ground().german(to) ? OWN : draft.weights().whole(Weight.OPENING_MISSING);
    }

    /** The hexes that are missing on the way to the nearest road within reach of a trace. */
    private void want(ReachSearch search, int u) {
        int at = s.forces().hex(u);
        int best = Board.NONE;
        for (int d = -1; d < Board.DIRECTIONS; d++) {
            int hex = d < 0 ? at : s.board().neighbor(at, d);
            if (hex == Board.NONE || !search.reached(hex)) continue;
            if (best == Board.NONE || search.cost(hex) < search.cost(best)) best = hex;
        }
        if (best == Board.NONE) return;
        for (int hex : search.path(best))
            if (!s.ground().german(hex) && !s.forces().holds(hex, Army.AMERICAN))
                wanted[hex] += s.forces().strength(u);
    }

    /** The weakest of those who can get there now and need not stay in a town. */
    private void send(int hex) {
        UnitReach best = null;
        int near = draft.weights().whole(Weight.OPENING_NEAR);
        double perHex = draft.weights().of(Weight.OPENING_PER_HEX);
        double least = Double.MAX_VALUE;
        for (int u : OrderOfBattle.indices(Army.GERMAN)) {
            if (!s.forces().onMap(u)
                    || s.forces().plot(u) != Forces.NONE
                    || s.forces().op(u) == 0
                    || kept.worth(u) > 0) continue;
            int distance = s.board().distance(s.forces().hex(u), hex);
            double price = s.forces().strength(u) + perHex * distance;
            if (distance > near || price >= least) continue;
            UnitReach prospect = UnitReach.of(draft, u);
            if (prospect.left(hex) < 0 && prospect.leftChanged(hex) < 0) continue;
            least = price;
            best = prospect;
        }
        if (best == null) return;
        UnitReach.Change change =
                best.left(hex) >= best.leftChanged(hex) ? UnitReach.Change.NEVER : UnitReach.Change.BEFORE;
        best.go(draft, hex, change);
    }
}
