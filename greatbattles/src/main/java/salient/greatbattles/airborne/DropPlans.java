package salient.greatbattles.airborne;

import java.util.List;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.AirborneHappening;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.DropHeight;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * A5, Q44g to Q44i, V44: the owner names an aim point and a height for each battalion at dawn (before a night drop, the
 * evening before), or holds it back. The other side knows nothing of it before it lands.
 */
public final class DropPlans {
    private static final int LAST_TURN = Constants.number("turns_per_day");
    /** Q44h: an average die's faces. */
    @Clause("greatbattles Q44h")
    private static final Purpose TURNS = new Purpose("turns until the drop", Clauses.clause("Q44h"));

    private static final int[] AVERAGE = {3, 2, 3, 4, 5, 4};

    private DropPlans() {}

    static void forget(State s, int unit) {
        s.units().clearDrop(unit);
        s.units().setWithheld(unit, false);
    }

    /** In the air or on its airfield: still to come by parachute or glider. */
    public static boolean toCome(State s, Unit unit) {
        return unit.airborne()
                && s.units().place(unit.index()) == UnitPlace.RESERVE
                && !s.units().landed(unit.index())
                && Deployment.waiting(s, unit.index()).length > 0;
    }

    /** Whether this is the step in which the drop of a unit is planned. */
    @Clause("greatbattles A32")
    private static boolean time(State s, Unit unit) {
        Arrival arrival = unit.arrival().orElseThrow();
        int day = s.day();
        return switch (s.phase()) {
            case SET_UP -> arrival.turn() == 0 && arrival.day() == 1;
            case NIGHT -> arrival.turn() == 0 && arrival.day() == day + 1;
            case PLANNING -> arrival.turn() > 0 && arrival.day() <= day;
            default -> false;
        };
    }

    /** A5: the step cannot end before each battalion due has an aim. */
    @Clause("greatbattles A5")
    public static void judgeDone(State s, Verdict.Reasons why) {
        for (Unit unit : open(s)) why.add(Clauses.clause("A5"), unit + " has no aim point and drop height yet.");
    }

    /** Whose drop has to be planned in this step by the side that decides, and is not. */
    public static List<Unit> open(State s) {
        return s.scenario().units().stream()
                .filter(unit -> unit.side() == s.decider()
                        && toCome(s, unit)
                        && time(s, unit)
                        && !s.units().dropPlanned(unit.index())
                        && !s.units().withheld(unit.index()))
                .toList();
    }

    @Clause({"greatbattles V44", "greatbattles S23"})
    private static boolean mayHoldBack(State s, Unit unit) {
        return s.on("malta.withhold") && unit.side() == ScenarioDefinition.AXIS;
    }

    @Clause("greatbattles Q44g")
    public static void judge(State s, GreatBattlesOrder.Drop o, Verdict.Reasons why) {
        Unit unit = o.unit();
        if (!toCome(s, unit)) {
            why.add(Clauses.clause("A1"), unit + " is not waiting to be dropped.");
            return;
        }
        if (!time(s, unit)) why.add(Clauses.clause("A5"), "The drop of " + unit + " is not planned now.");
        if (s.units().withheld(unit.index()))
            why.add(Clauses.clause("Q44g"), unit + " is held back and comes only after two average dice.");
        place(s, unit, o.at(), o.height(), why);
        if (o.turn() == 0) return;
        Arrival arrival = unit.arrival().orElseThrow();
        int first = arrival.day() == s.day() ? arrival.turn() : 1;
        if (!mayHoldBack(s, unit) || s.phase() != Phase.PLANNING || o.turn() < first)
            why.add(Clauses.clause("Q44g"), unit + " cannot be given turn " + o.turn() + ".");
    }

    /** A4, A6 and the scenario's distance from the sea. */
    private static void place(State s, Unit unit, Point at, DropHeight height, Verdict.Reasons why) {
        if (unit.comesBy(Arrival.Means.GLIDER) != (height == DropHeight.GLIDER))
            why.add(
                    Clauses.clause("A6"),
                    unit.comesBy(Arrival.Means.GLIDER)
                            ? unit + " comes in gliders, which have no choice of height."
                            : unit + " jumps from high, normal or low.");
        if (!s.scenario().onTable(at)) why.add(Clauses.clause("A9"), "The aim point is off the table.");
        for (Feature f : s.scenario().features())
            if (f.kind() == Feature.Kind.SEA
                    && (f.outline().contains(at)
                            || f.outline().outlineDistanceUp(at)
                                    < s.scenario().landings().fromSea())) {
                why.add(
                        Clauses.clause("A9"),
                        "Drop zones keep "
                                + Point.inches(s.scenario().landings().fromSea()) + "\" from the sea.");
                return;
            }
    }

    public static void play(State s, GreatBattlesOrder.Drop o, PlayContext t) {
        Arrival arrival = o.unit().arrival().orElseThrow();
        int day = Math.max(arrival.day(), s.day());
        int turn = o.turn() > 0 ? o.turn() : arrival.day() == day ? arrival.turn() : 1;
        aim(s, o.unit(), o.at(), o.height(), (day - 1) * LAST_TURN + turn);
        t.tellOnly(
                o.unit().side(),
                Kind.PLAN,
                List.of(o.unit().name()),
                new AirborneHappening.DropPlanned(o.unit().name(), o.at(), turn),
                "A5");
    }

    private static void aim(State s, Unit unit, Point at, DropHeight height, int hour) {
        s.units().planDrop(unit.index(), height, at);
        s.units().setDropHour(unit.index(), hour);
        s.units().setWithheld(unit.index(), false);
    }

    public static void judge(State s, GreatBattlesOrder.Withhold o, Verdict.Reasons why) {
        Unit unit = o.unit();
        if (!toCome(s, unit)) why.add(Clauses.clause("A1"), unit + " is not waiting to be dropped.");
        else if (!time(s, unit)) why.add(Clauses.clause("A5"), "The drop of " + unit + " is not planned now.");
        if (!mayHoldBack(s, unit)) why.add(Clauses.clause("Q44g"), unit + " cannot be held back.");
        if (s.units().withheld(unit.index())) why.add(Clauses.clause("Q44g"), unit + " is held back already.");
    }

    public static void play(State s, GreatBattlesOrder.Withhold o, PlayContext t) {
        forget(s, o.unit().index());
        s.units().setWithheld(o.unit().index(), true);
        t.tellOnly(
                o.unit().side(),
                Kind.PLAN,
                List.of(o.unit().name()),
                new AirborneHappening.DropHeldBack(o.unit().name()),
                "Q44g");
    }

    @Clause("greatbattles Q44i")
    public static void judge(State s, GreatBattlesOrder.Postpone o, Verdict.Reasons why) {
        Unit unit = o.unit();
        boolean due = s.units().dropPlanned(unit.index()) && s.units().dropHour(unit.index()) <= s.hour();
        if (!toCome(s, unit) || !due && !s.units().withheld(unit.index())) {
            why.add(Clauses.clause("Q44i"), unit + " is neither due this turn nor held back.");
            return;
        }
        if (!mayHoldBack(s, unit)) why.add(Clauses.clause("Q44g"), unit + " cannot be held back.");
        place(s, unit, o.at(), o.height(), why);
    }

    /** Q44h: the dice are secret, so that the other side does not know when to expect the drop. */
    public static void play(State s, GreatBattlesOrder.Postpone o, PlayContext t) {
        int side = o.unit().side();
        int turns = average(t.secretDie(side, 6, TURNS)) + average(t.secretDie(side, 6, TURNS));
        aim(s, o.unit(), o.at(), o.height(), s.hour() + turns);
        t.tellOnly(
                side,
                Kind.PLAN,
                List.of(o.unit().name()),
                new AirborneHappening.DropCalled(o.unit().name(), o.at(), turns),
                "Q44g",
                "Q44h",
                "Q44i");
    }

    /** E14: the value of an average die's face. */
    static int average(int face) {
        return AVERAGE[face - 1];
    }
}
