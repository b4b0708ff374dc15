package salient.wave.supply;

import salient.geography.HexSet;
import salient.kernel.rulebook.Clause;
import salient.wave.state.State;

/** 6.7, 6.8: the map edges a side draws supply from, except where an enemy unit stands. */
@Clause({"wave 6.7a", "wave 6.7b", "wave 6.8a", "wave 6.8b"})
final class SupplySources {
    private SupplySources() {}

    static HexSet of(State state, int side) {
        return state.map.zones().sources(side);
    }

    /** The same as a list. Read only. */
    static int[] hexes(State state, int side) {
        return state.map.zones().sourceHexes(side);
    }

    /** Occupation shuts an edge hex; control does only if it is a town or city (6.13). */
    static boolean isOpen(State state, int side, int hex) {
        return of(state, side).contains(hex) && !SupplyLine.isBarred(state, side, hex);
    }
}
