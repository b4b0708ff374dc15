package salient.greatbattles.actions;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C6, C7a to C7c: which units have an action left in this round. */
@Clause("greatbattles C7e")
public final class ActionRules {
    private ActionRules() {}

    /** Whether a unit has an action of this round left for moving or forming. */
    @Clause("greatbattles U36")
    public static boolean mayMove(State s, int unit) {
        return s.unit(unit).side() == s.player()
                && s.unitOnTable(unit)
                && !s.unit(unit).fup()
                && s.units().actions(unit) >= s.turnState().round()
                && s.units().actionUse(unit) == ActionUse.NONE
                && !s.units().locked(unit);
    }

    public static boolean mayAct(State s, int unit) {
        return s.unit(unit).side() == s.player()
                && s.unitOnTable(unit)
                && s.unit(unit).battalion()
                && s.units().actions(unit) >= s.turnState().round()
                && s.units().actionUse(unit) != ActionUse.WHOLE_UNIT
                && !s.scattered(unit);
    }

    @Clause({"greatbattles C7a", "greatbattles C7c", "greatbattles C9d", "greatbattles U40"})
    public static void judgeMove(State s, int unit, Verdict.Reasons why) {
        if (!s.unitOnTable(unit)) why.add(Clauses.clause("T13"), s.unit(unit) + " is not on the table.");
        if (s.unit(unit).fup()) why.add(Clauses.clause("U40"), "The FUP does not move by day.");
        if (s.units().actions(unit) < s.turnState().round())
            why.add(Clauses.clause("C6c"), s.unit(unit) + " has no action in this round.");
        if (s.units().actionUse(unit) == ActionUse.WHOLE_UNIT)
            why.add(Clauses.clause("C7c"), s.unit(unit) + " has used this action.");
        if (s.units().actionUse(unit) == ActionUse.SINGLE_STANDS)
            why.add(Clauses.clause("C8g"), "Stands of " + s.unit(unit) + " pay for an action taken out of turn.");
        if (s.units().locked(unit)) why.add(Clauses.clause("C9d"), s.unit(unit) + " is locked in close combat.");
    }

    @Clause({"greatbattles ACT9", "greatbattles ACT16", "greatbattles C7b"})
    public static void judgeAct(State s, Stand stand, Verdict.Reasons why) {
        int unit = s.unitOf(stand.index());
        if (unit < 0 || !s.onTable(stand.index())) {
            why.add(Clauses.clause("T13"), stand + " is not on the table.");
            return;
        }
        if (!s.type(stand.index()).fights()) {
            boolean fup = s.type(stand.index()) == StandType.FUP;
            why.add(Clauses.clause(fup ? "U40" : "U34"), stand + " neither fires nor acts as troops do.");
            return;
        }
        if (s.units().actions(unit) < s.turnState().round())
            why.add(Clauses.clause("C6c"), s.unit(unit) + " has no action in this round.");
        if (s.units().actionUse(unit) == ActionUse.WHOLE_UNIT)
            why.add(Clauses.clause("C7c"), s.unit(unit) + " has used this action as a whole.");
        if (s.scattered(unit)) why.add(Clauses.clause("A20"), s.unit(unit) + " gathers before it does anything else.");
        if (s.stands().acted(stand.index())) why.add(Clauses.clause("C7b"), stand + " has used this action.");
    }

    @Clause("greatbattles ACT38")
    public static void acted(State s, int stand) {
        s.stands().setActed(stand, true);
        s.units().setActionUse(s.unitOf(stand), ActionUse.SINGLE_STANDS);
    }
}
