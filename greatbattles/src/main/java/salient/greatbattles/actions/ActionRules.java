package salient.greatbattles.actions;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
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
                && !usedAsAWhole(s, unit)
                && !s.scattered(unit);
    }

    /** C7c: moved, formed or skipped with this action; also the rest of a move on foot is part of a move (ACT40). */
    @Clause("greatbattles ACT40")
    private static boolean usedAsAWhole(State s, int unit) {
        return s.units().actionUse(unit) == ActionUse.WHOLE_UNIT || s.units().onFoot(unit) > 0;
    }

    /** For an order that takes the whole action: nothing of it may have been used, not even for a move by transport. */
    public static void judgeWhole(State s, int unit, Verdict.Reasons why) {
        judgeMove(s, unit, why);
        if (inRound(s) && s.units().onFoot(unit) > 0)
            why.add(Clauses.clause("ACT40"), () -> s.unit(unit) + " is in the middle of a move.");
    }

    @Clause({"greatbattles C7a", "greatbattles C7c", "greatbattles C9d", "greatbattles U40"})
    public static void judgeMove(State s, int unit, Verdict.Reasons why) {
        if (!s.unitOnTable(unit)) why.add(Clauses.clause("T13"), () -> s.unit(unit) + " is not on the table.");
        if (s.unit(unit).fup()) why.add(Clauses.clause("U40"), "The FUP does not move by day.");
        if (inRound(s)) {
            if (s.units().actions(unit) < s.turnState().round())
                why.add(Clauses.clause("C6c"), () -> s.unit(unit) + " has no action in this round.");
            if (s.units().actionUse(unit) == ActionUse.WHOLE_UNIT)
                why.add(Clauses.clause("C7c"), () -> s.unit(unit) + " has used this action.");
            if (s.units().actionUse(unit) == ActionUse.SINGLE_STANDS)
                why.add(
                        s.phase() == Phase.MOVEMENT ? Clauses.clause("C8g") : Clauses.clause("C7c"),
                        () -> s.phase() == Phase.MOVEMENT
                                ? "Stands of " + s.unit(unit) + " pay for an action taken out of turn."
                                : "Stands of " + s.unit(unit) + " have used this action.");
        }
        if (s.units().locked(unit)) why.add(Clauses.clause("C9d"), () -> s.unit(unit) + " is locked in close combat.");
    }

    /** ACT37: whether a unit has an action that it can skip in this step. */
    @Clause("greatbattles ACT37")
    public static void judgeSkip(State s, int unit, Verdict.Reasons why) {
        if (s.phase() == Phase.MOVEMENT) {
            judgeMove(s, unit, why);
            return;
        }
        if (!s.unitOnTable(unit)) why.add(Clauses.clause("T13"), () -> s.unit(unit) + " is not on the table.");
        if (s.unit(unit).fup()) why.add(Clauses.clause("U40"), "The FUP takes no actions.");
        if (!inRound(s)) return;
        if (s.units().actions(unit) < s.turnState().round())
            why.add(Clauses.clause("C6c"), () -> s.unit(unit) + " has no action in this round.");
        if (usedAsAWhole(s, unit)) why.add(Clauses.clause("C7c"), () -> s.unit(unit) + " has used this action.");
        if (!s.unit(unit).battalion() && !s.unit(unit).fup())
            why.add(Clauses.clause("U36"), () -> s.unit(unit) + " uses its actions in the movement step.");
        if (s.scattered(unit))
            why.add(Clauses.clause("A20"), () -> s.unit(unit) + " gathers before it does anything else.");
    }

    @Clause({"greatbattles ACT9", "greatbattles ACT16", "greatbattles C7b"})
    public static void judgeAct(State s, Stand stand, Verdict.Reasons why) {
        int unit = s.unitOf(stand.index());
        if (unit < 0 || !s.onTable(stand.index())) {
            why.add(Clauses.clause("T13"), () -> stand + " is not on the table.");
            return;
        }
        if (!s.type(stand.index()).fights()) {
            boolean fup = s.type(stand.index()) == StandType.FUP;
            why.add(Clauses.clause(fup ? "U40" : "U34"), () -> stand + " neither fires nor acts as troops do.");
            return;
        }
        if (inRound(s) && s.units().actions(unit) < s.turnState().round())
            why.add(Clauses.clause("C6c"), () -> s.unit(unit) + " has no action in this round.");
        if (inRound(s) && usedAsAWhole(s, unit))
            why.add(Clauses.clause("C7c"), () -> s.unit(unit) + " has used this action as a whole.");
        if (s.scattered(unit))
            why.add(Clauses.clause("A20"), () -> s.unit(unit) + " gathers before it does anything else.");
        if (inRound(s) && s.stands().acted(stand.index()))
            why.add(Clauses.clause("C7b"), () -> stand + " has used this action.");
    }

    /** C7b: a stand that has been given a target fires with this action and does nothing else with it. */
    public static void judgeOtherThanFire(State s, Stand stand, Verdict.Reasons why) {
        judgeAct(s, stand, why);
        if (s.stands().aimed(stand.index()))
            why.add(Clauses.clause("C7b"), () -> stand + " has its target and fires with this action.");
    }

    /** T15: actions are used in the steps of a round; in other steps nothing is said about them. */
    public static boolean inRound(State s) {
        return s.phase() == Phase.MOVEMENT || s.phase() == Phase.FIRE || s.phase() == Phase.CLOSE_COMBAT;
    }

    @Clause("greatbattles ACT38")
    public static void acted(State s, int stand) {
        s.stands().setActed(stand, true);
        s.units().setActionUse(s.unitOf(stand), ActionUse.SINGLE_STANDS);
    }
}
