package salient.breakthrough.supply;

import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 4.2: supplied, unsupplied or isolated, by the map alone. */
public final class Isolation {
    private Isolation() {}

    /** The state that trace, surroundings and command control give a unit where it stands now. */
    @Clause({
        "breakthrough 4.2a",
        "breakthrough 4.2b",
        "breakthrough 4.2c",
        "breakthrough 13.7a",
        "breakthrough 13.7b",
        "breakthrough 13.7c",
        "breakthrough 13.7d",
        "breakthrough 13.7e"
    })
    public static SupplyState state(State s, int u) {
        Army army = s.forces().army(u);
        if (SupplyRoads.distances(s, army)[s.forces().hex(u)] <= SupplyRoads.DISTANCE) return SupplyState.SUPPLIED;
        return surrounded(s, u) && !commandControl(s, u) ? SupplyState.ISOLATED : SupplyState.UNSUPPLIED;
    }

    /**
     * 4.2d, 7.6g: every neighbor holds an enemy unit or is next to one that is itself next to the unit. Around a hex
     * such an enemy can only stand in the neighbor to the left or right. Off the map there is nothing to surround.
     */
    @Clause({"breakthrough 4.2d", "breakthrough 7.6g"})
    public static boolean surrounded(State s, int u) {
        Forces forces = s.forces();
        Army enemy = forces.army(u).opponent();
        int hex = forces.hex(u);
        if (!forces.inZone(hex, enemy)) return false;
        int around = 0;
        int onMap = 0;
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int next = s.board().neighbor(hex, d);
            if (next == Board.NONE) continue;
            onMap |= 1 << d;
            if (forces.holds(next, enemy)) around |= 1 << d | 1 << (d + 1) % 6 | 1 << (d + 5) % 6;
        }
        return (around & onMap) == onMap;
    }

    /** 4.2e: a divisional unit, or one on or next to a hex with any friendly divisional unit. */
    @Clause("breakthrough 4.2e")
    public static boolean commandControl(State s, int u) {
        Army army = s.forces().army(u);
        int hex = s.forces().hex(u);
        if (divisionAt(s, hex, army)) return true;
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int next = s.board().neighbor(hex, d);
            if (next != Board.NONE && divisionAt(s, next, army)) return true;
        }
        return false;
    }

    private static boolean divisionAt(State s, int hex, Army army) {
        return s.forces().holdsAny(hex, army, Unit::divisional);
    }
}
