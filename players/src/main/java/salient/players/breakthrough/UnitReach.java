package salient.players.breakthrough;

import salient.breakthrough.operation.Reach;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;

/**
 * Where a unit can get in this phase: in the mode it is in, and after changing its mode first. Holds as long as nobody
 * else moves; {@link #go} stops where something has come in the way.
 */
record UnitReach(State s, int unit, int start, Mode mode, Reach asItIs, Reach changed, int opChanged) {
    private static final int UNREACHED = -1;

    private static UnitReach of(State s, int u, Reach asItIs, Reach changed, int opChanged) {
        return new UnitReach(s, u, s.forces().hex(u), s.forces().mode(u), asItIs, changed, opChanged);
    }

    /** Both ways. */
    static UnitReach of(OrderDraft draft, int u) {
        State s = draft.state();
        Reach asItIs = Reach.of(s, u);
        if (!draft.allows(new BreakthroughOrder.ChangeMode(OrderOfBattle.unit(u))))
            return of(s, u, asItIs, null, UNREACHED);
        Forces forces = s.forces();
        int op = forces.op(u);
        Mode before = forces.mode(u);
        int after = afterChange(s, u, op);
        forces.setMode(u, other(before));
        forces.setOp(u, after);
        Reach changed = Reach.of(s, u);
        forces.setMode(u, before);
        forces.setOp(u, op);
        return of(s, u, asItIs, changed, after);
    }

    /** Without changing its mode first. */
    static UnitReach asItIs(OrderDraft draft, int u) {
        return of(draft.state(), u, Reach.of(draft.state(), u), null, UNREACHED);
    }

    /** OP left in a hex on arriving there in the present mode, or -1. */
    int left(int hex) {
        return hex == start ? s.forces().op(unit) : asItIs.left(hex);
    }

    /** OP left in a hex on arriving there in the other mode, taken on before the march, or -1. */
    int leftChanged(int hex) {
        if (changed == null) return UNREACHED;
        return hex == start ? opChanged : changed.left(hex);
    }

    /** OP left in a hex if the mode is changed there, after the march; negative if they do not suffice. */
    int leftChangingThere(int hex) {
        int left = left(hex);
        if (left < 0) return UNREACHED;
        int cost = changeCost(s, unit, mode);
        return left < cost ? UNREACHED : left - cost;
    }

    /** Marches there; the mode may be changed before or after, or not at all. */
    boolean go(OrderDraft draft, int hex, Change change) {
        if (change == Change.BEFORE && !draft.change(unit, other(mode))) return false;
        if (hex != start) {
            Reach reach = change == Change.BEFORE ? changed : asItIs;
            if (!draft.march(unit, reach.path(hex))) return false;
        }
        return change != Change.AFTER || draft.change(unit, other(mode));
    }

    /** When the mode is changed. */
    enum Change {
        NEVER,
        BEFORE,
        AFTER
    }

    static Mode other(Mode mode) {
        return mode == Mode.NORMAL ? Mode.TRAVEL : Mode.NORMAL;
    }

    /** 13.5k. */
    private static int changeCost(State s, int u, Mode from) {
        Unit unit = OrderOfBattle.unit(u);
        OperationCost row = unit.army() == Army.GERMAN
                ? OperationCost.MODE_GERMAN
                : from == Mode.TRAVEL ? OperationCost.MODE_AMERICAN_LEAVE : OperationCost.MODE_AMERICAN;
        return row.of(unit.mobile());
    }

    /** 7.7c: what an American unit on foot has left is doubled as it mounts its trucks. */
    private static int afterChange(State s, int u, int op) {
        Unit unit = OrderOfBattle.unit(u);
        int left = op - changeCost(s, u, s.forces().mode(u));
        boolean doubled =
                unit.army() == Army.AMERICAN && !unit.mobile() && !s.forces().traveling(u);
        return doubled ? 2 * left : left;
    }
}
