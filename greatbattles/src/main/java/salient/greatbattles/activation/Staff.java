package salient.greatbattles.activation;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.LineOfRetreat;
import salient.greatbattles.tables.Charts;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V6, V11: what the C Ops can do with its staff instead of moving. */
public final class Staff {
    private Staff() {}

    /** Whether the C Ops that serves a unit helps a battalion in this player turn. */
    public static boolean helps(State s, Unit unit) {
        return unit.division() < 0
                ? s.sides().staffHelps(unit.side())
                : s.divisions().staffHelps(unit.division());
    }

    private static void setHelps(State s, int side, int division, boolean helps) {
        if (division < 0) s.sides().setStaffHelps(side, helps);
        else s.divisions().setStaffHelps(division, helps);
    }

    /** V6: an action of the C Ops for a point. */
    @Clause({"greatbattles V6", "greatbattles Q45a"})
    public static void judgeSave(State s, Unit unit, Verdict.Reasons why) {
        if (!s.variants().actionToActivation) why.add(Clauses.clause("V6"), "Staff work is not played.");
        if (unit.battalion() || unit.fup()) {
            why.add(Clauses.clause("Q45a"), unit + " is not a Center of Operations.");
            return;
        }
        if (StartPoints.tooEarly(s)) why.add(Clauses.clause("Q44q"), "Points are made from the second turn on.");
        ActionRules.judgeMove(s, unit.index(), why);
        if (s.commandOffRoad(unit.index()))
            why.add(Clauses.clause("A16"), unit + " has landed off road and makes for one first.");
        if (Divisions.own(s, unit.side(), unit.division()) >= Divisions.most(s))
            why.add(Clauses.clause("Q45e"), "A division holds 20 activation points at most.");
    }

    @Clause("greatbattles Q45c")
    public static void save(State s, Unit unit, PlayContext t) {
        s.units().setActionUse(unit.index(), ActionUse.WHOLE_UNIT);
        Divisions.gain(s, unit.side(), unit.division(), 1);
        t.tell(
                Kind.ACTIVATION,
                List.of(),
                new TurnHappening.PointsGained(ScenarioDefinition.SIDE_IDS.get(unit.side()), 1, true),
                "Q45a");
    }

    /** V11: asked before actions are rolled, in the activation step. */
    @Clause("greatbattles V11")
    public static void judgeHelp(State s, int unit, Verdict.Reasons why) {
        if (!s.variants().divisionBonus) why.add(Clauses.clause("V11"), "Help of the staff is not played.");
        if (helps(s, s.unit(unit)))
            why.add(Clauses.clause("V11"), "The Center of Operations helps one battalion per turn.");
        if (!s.unitOnTable(unit) || !Morale.nearCommand(s, unit))
            why.add(Clauses.clause("V11"), s.unit(unit) + " is not within 12\" of the Center of Operations.");
    }

    public static void help(State s, int unit, PlayContext t) {
        s.units().setHelped(unit, true);
        setHelps(s, s.decider(), s.unit(unit).division(), true);
        t.tellOnly(
                s.decider(),
                Kind.ACTIVATION,
                List.of(s.unit(unit).name()),
                new TurnHappening.StaffHelped(
                        ScenarioDefinition.SIDE_IDS.get(s.decider()),
                        Optional.of(s.unit(unit).name())),
                "V11");
        t.tell(
                Kind.ACTIVATION,
                List.of(),
                new TurnHappening.StaffHelped(ScenarioDefinition.SIDE_IDS.get(s.decider()), Optional.empty()),
                "V11");
    }

    /** A new player turn of this side. */
    public static void forget(State s, int side) {
        setHelps(s, side, -1, false);
        for (Division d : s.scenario().divisions()) if (d.side() == side) setHelps(s, side, d.index(), false);
        for (int unit = 0; unit < s.units().count(); unit++)
            if (s.unit(unit).side() == side) s.units().setHelped(unit, false);
    }

    /** What the staff changes in a unit's action score. */
    @Clause("greatbattles Q45d")
    public static int modifier(State s, int unit) {
        int sum = s.units().helped(unit) ? Charts.value("action_modifier/cops_within_12_chosen_battalion") : 0;
        if (s.variants().actionToActivation
                && !s.unit(unit).battalion()
                && !LineOfRetreat.toSource(s, unit, Point.INCH))
            sum += Charts.value("action_modifier/cops_isolated_from_supply");
        return sum;
    }
}
