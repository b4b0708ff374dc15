package salient.breakthrough.operation;

import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Arm;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 6.7k to 6.7o, 7.6q, 7.6r, 7.7l: over which river hexsides a unit may go, by bridge or through the water, and its price. */
public final class RiverCrossing {
    /** The way cannot be taken. */
    static final int BARRED = -1;

    private RiverCrossing() {}

    /** The extra cost by an intact bridge, or BARRED: for travel mode, and for a unit that may cross a river at all. */
    @Clause({"breakthrough 6.7l", "breakthrough 6.7m", "breakthrough 7.7l", "breakthrough 13.5f", "breakthrough 6.7k"})
    static int byBridge(State s, int u, int hex, int direction) {
        int site = s.board().site(hex, direction);
        if (site == Board.NONE || !s.ground().intact(site)) return BARRED;
        if (!s.forces().traveling(u) && !fords(OrderOfBattle.unit(u))) return BARRED;
        if (s.forces().army(u) == Army.AMERICAN) return 0;
        return OperationCost.BRIDGE_PER_EARLIER_GERMAN.of(true) * s.ground().crossings(site);
    }

    /** The extra cost through the river in normal mode, or BARRED. */
    @Clause({"breakthrough 7.6r", "breakthrough 13.5g", "breakthrough 13.5t", "breakthrough 13.5v"})
    static int byRiver(State s, int u, int hex, int direction) {
        Unit unit = OrderOfBattle.unit(u);
        if (s.forces().traveling(u) || !fords(unit)) return BARRED;
        // 13.5t: the engineer may be the crossing unit itself, wherever it has got to
        boolean engineer = unit.engineer()
                || engineerAt(s, hex, unit.army())
                || engineerAt(s, s.board().neighbor(hex, direction), unit.army());
        if (unit.arm() == Arm.PZGR)
            return (engineer ? OperationCost.RIVER_PANZERGRENADIER_WITH_ENGINEER : OperationCost.RIVER_PANZERGRENADIER)
                    .of(unit.mobile());
        return (engineer ? OperationCost.RIVER_WITH_ENGINEER : OperationCost.RIVER).of(unit.mobile());
    }

    /** Non-mobile units, panzergrenadiers and engineers. */
    @Clause("breakthrough 7.6q")
    static boolean fords(Unit unit) {
        return !unit.mobile() || unit.arm() == Arm.PZGR || unit.engineer();
    }

    private static boolean engineerAt(State s, int hex, Army army) {
        return s.forces().holdsAny(hex, army, Unit::engineer);
    }

    /** 6.7l: a German unit went over a bridge. */
    @Clause("breakthrough 6.7o")
    static void count(State s, int u, int hex, int direction) {
        int site = s.board().site(hex, direction);
        if (s.forces().army(u) == Army.GERMAN)
            s.ground().setCrossings(site, s.ground().crossings(site) + 1);
    }
}
