package salient.breakthrough.operation;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 7.5: moving a unit, one hex at a time. Where it may go at all is in {@link Prohibitions}. */
public final class Movement {
    private static final int FORCED_STEP_LEAST = Constants.of("forced-step-least-op");
    private static final int EFFICIENCY_PER_HEX = Constants.of("efficiency-per-hex");

    private static final ClauseId COST = clause("7.5b");
    private static final ClauseId FORCED = clause("7.5d");
    private static final ClauseId EXHAUSTED = clause("7.6d");

    private Movement() {}

    static void judgeStanding(State s, int u, Reasons reasons) {
        if (surprised(s) && s.forces().army(u) == Army.GERMAN)
            reasons.add(
                    clause("2.4c"),
                    "No German unit may move in this phase on December "
                            + s.turn().date() + ".");
        if (s.forces().plot(u) != Forces.NONE)
            reasons.add(clause("7.9g"), OrderOfBattle.unit(u) + " has plotted an attack and stays where it is.");
    }

    /** 2.4c: December 16, German 1st Operation Phase. */
    @Clause("breakthrough 2.4c")
    public static boolean surprised(State s) {
        return s.turn().surprise() && s.turn().phase() == Phase.GERMAN_OPERATION_1;
    }

    @Clause("breakthrough 7.5a")
    public static void judge(State s, BreakthroughOrder.Move order, Reasons reasons) {
        int u = order.unit().index();
        int hex = s.forces().hex(u);
        int d = order.direction().ordinal();
        judgeStanding(s, u, reasons);
        if (s.board().neighbor(hex, d) == Board.NONE) {
            reasons.add(clause("7.5a"), "The map ends there.");
            return;
        }
        Prohibitions.judge(s, u, hex, d, reasons);
        if (order.otherWay() && Step.otherWay(s, u, hex, d) == Step.Way.BARRED)
            reasons.add(clause("6.7o"), "There is no second way across there.");
        judgeCost(s, order, hex, reasons);
    }

    /** 7.5c: also of a step that is forbidden; where no way leads across the river, what it would cost without it. */
    @Clause("breakthrough 7.5c")
    private static void judgeCost(State s, BreakthroughOrder.Move order, int hex, Reasons reasons) {
        int u = order.unit().index();
        int d = order.direction().ordinal();
        Step.Way way = order.otherWay() ? Step.otherWay(s, u, hex, d) : Step.defaultWay(s, u, hex, d);
        boolean barred = way == Step.Way.BARRED;
        int cost = Step.cost(s, u, hex, d, barred ? Step.Way.NONE : way);
        // 7.5d: a forced step takes the default way
        if (cost > s.forces().op(u)
                && (order.otherWay() || !forcedStep(s, u, s.board().neighbor(hex, d))))
            reasons.add(
                    clause("7.5c"),
                    "The step costs " + (barred ? "at least " : "") + cost + " OP and " + order.unit() + " has "
                            + s.forces().op(u) + ".");
    }

    /** Whether the unit can move at all, were there a hex to go to. */
    public static boolean mayMove(State s, int u) {
        return s.forces().op(u) > 0 && s.forces().plot(u) == Forces.NONE && !surprised(s);
    }

    /** The same judgement without words, for lists. */
    public static boolean legal(State s, int u, int d, boolean otherWay) {
        int hex = s.forces().hex(u);
        int to = s.board().neighbor(hex, d);
        if (to == Board.NONE || Prohibitions.forbid(s, u, hex, d)) return false;
        Step.Way way = otherWay ? Step.otherWay(s, u, hex, d) : Step.defaultWay(s, u, hex, d);
        if (way == Step.Way.BARRED) return false;
        return Step.cost(s, u, hex, d, way) <= s.forces().op(u) || (!otherWay && forcedStep(s, u, to));
    }

    /** 7.5d: a unit that has not moved this turn takes one step for all it has, but never next to an enemy. */
    @Clause({"breakthrough 7.5d", "breakthrough 7.5e"})
    static boolean forcedStep(State s, int u, int to) {
        Forces forces = s.forces();
        return !forces.moved(u)
                && forces.op(u) >= FORCED_STEP_LEAST
                && !forces.inZone(to, forces.army(u).opponent());
    }

    @Clause("breakthrough 7.5b")
    public static void play(State s, BreakthroughOrder.Move order, Consumer<BreakthroughEvent> tell) {
        int u = order.unit().index();
        int hex = s.forces().hex(u);
        int d = order.direction().ordinal();
        int to = s.board().neighbor(hex, d);
        Step.Way way = order.otherWay() ? Step.otherWay(s, u, hex, d) : Step.defaultWay(s, u, hex, d);
        List<OperationEvent.Cost> costs = Step.ledger(s, u, hex, d, way);
        int cost = Step.cost(s, u, hex, d, way);
        int left = s.forces().op(u) - cost;
        List<ClauseId> by = new ArrayList<>();
        by.add(COST);
        if (left < 0) by.add(FORCED);
        if (ZonesOfControl.exhausts(s, u, hex, to)) {
            by.add(EXHAUSTED);
            left = 0;
        }
        enter(s, u, hex, d, way);
        ArtilleryTransfers.returnHalf(s, u);
        s.forces().setOp(u, Math.max(0, left));
        tell.accept(new OperationEvent.Moved(
                order.unit().army(),
                order.unit().id(),
                s.board().hex(hex).toString(),
                s.board().hex(to).toString(),
                List.copyOf(costs),
                s.forces().op(u),
                List.copyOf(by)));
    }

    /** 8.4l, 8.4m: an advance or retreat by the default way; no zone costs, and OP never stop it. */
    @Clause({"breakthrough 8.4l", "breakthrough 8.4m"})
    public static List<OperationEvent.Cost> afterCombat(State s, int u, int direction) {
        int hex = s.forces().hex(u);
        Step.Way way = Step.defaultWay(s, u, hex, direction);
        List<OperationEvent.Cost> costs = Step.ledgerWithoutZones(s, u, hex, direction, way);
        int left = s.forces().op(u) - Step.withoutZones(s, u, hex, direction, way);
        enter(s, u, hex, direction, way);
        s.forces().setOp(u, Math.max(0, left));
        return costs;
    }

    /** What every entry into a hex does, by move, advance or retreat: 1.4g, 7.8d, 8.1d, 6.7l. */
    @Clause({"breakthrough 1.4g", "breakthrough 7.8d", "breakthrough 8.1d", "breakthrough 6.7l"})
    private static void enter(State s, int u, int hex, int direction, Step.Way way) {
        Forces forces = s.forces();
        Army army = forces.army(u);
        int to = s.board().neighbor(hex, direction);
        if (way == Step.Way.BRIDGE) RiverCrossing.count(s, u, hex, direction);
        forces.shift(u, to);
        s.ground().setOwner(to, army);
        forces.setFort(u, 0);
        forces.setMoved(u, true);
        if (!forces.traveling(u)) forces.setEfficiency(u, forces.efficiency(u) - EFFICIENCY_PER_HEX);
    }
}
