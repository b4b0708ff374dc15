package salient.breakthrough.supply;

import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Ground;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.hexwar.supply.SupplyNet;
import salient.kernel.rulebook.Clause;

/**
 * 4.1: the supplied roads of an army, and how far each hex is from them. Worked out for the whole map at once and kept
 * until a unit changes place or a hex its owner; {@link SupplyTrace} walks the same lines for one unit.
 */
public final class SupplyRoads {
    /** 4.1a: the road hex reached counts, the unit's own does not. */
    @Clause("breakthrough 4.1a")
    public static final int DISTANCE = Constants.of("supply-distance");

    /** Farther from a supplied road than a trace may run. */
    public static final byte NOT_SUPPLIED = SupplyNet.NOT_SUPPLIED;

    private SupplyRoads() {}

    /** The distance of every hex to a supplied road over hexes that are not the enemy's; read only. */
    @Clause("breakthrough 4.1b")
    public static byte[] distances(State s, Army army) {
        byte[] kept = s.cachedSupply(army);
        if (kept != null) return kept;
        byte[] fresh = work(s, army);
        s.cacheSupply(army, fresh);
        return fresh;
    }

    /** 4.1c: whether a hex is part of a supplied road of the army. */
    @Clause("breakthrough 4.1c")
    public static boolean supplied(State s, Army army, int hex) {
        return distances(s, army)[hex] == 0;
    }

    /** 4.1e: an enemy unit stands there, or was the last to enter. 4.1f: zones of control do not matter. */
    @Clause({"breakthrough 4.1e", "breakthrough 4.1f"})
    public static boolean enemyHex(State s, Army army, int hex) {
        return !s.ground().ownedBy(hex, army) || s.forces().holds(hex, army.opponent());
    }

    private static byte[] work(State s, Army army) {
        Board board = s.board();
        boolean[] barred = new boolean[board.size()]; // as enemyHex has them
        Ground ground = s.ground();
        Forces forces = s.forces();
        for (int hex = 0; hex < barred.length; hex++) barred[hex] = !ground.ownedBy(hex, army);
        for (int u : OrderOfBattle.indices(army.opponent())) if (forces.onMap(u)) barred[forces.hex(u)] = true;
        return SupplyNet.distances(board.neighbors(), board.supplySteps(), barred, board.edgeRoads(army), DISTANCE);
    }
}
