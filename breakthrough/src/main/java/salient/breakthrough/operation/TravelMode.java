package salient.breakthrough.operation;

import static salient.breakthrough.play.Clauses.clause;

import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 7.7a to 7.7e: from normal to travel mode and back. */
public final class TravelMode {

    private TravelMode() {}

    @Clause({"breakthrough 7.7b", "breakthrough 7.7e", "breakthrough 6.6m", "breakthrough 4.3i", "breakthrough 7.6t"})
    public static void judge(State s, BreakthroughOrder.ChangeMode order, Reasons reasons) {
        int u = order.unit().index();
        Forces forces = s.forces();
        if (!forces.traveling(u)) {
            if (order.unit().divisional()) reasons.add(clause("7.7e"), "A divisional unit may not use travel mode.");
            if (forces.supply(u) != SupplyState.SUPPLIED)
                reasons.add(
                        clause("7.7b"), order.unit() + " is " + forces.supply(u).word() + " and stays in normal mode.");
            if (Stacking.travellerAt(s, forces.hex(u), order.unit().army(), u))
                reasons.add(clause("7.6t"), "Another unit in travel mode is in the hex.");
            if (attacksOffRoad(s, u))
                reasons.add(
                        clause("7.7k"),
                        order.unit() + " has plotted an attack off the road, which travel mode does not allow.");
        }
        OperationCost cost = cost(s, order.unit());
        int points = cost.of(order.unit().mobile());
        if (forces.op(u) < points)
            reasons.add(
                    cost.clause(),
                    "Changing mode costs " + points + " OP and " + order.unit() + " has " + forces.op(u) + ".");
    }

    public static boolean legal(State s, int u) {
        Unit unit = OrderOfBattle.unit(u);
        Forces forces = s.forces();
        if (forces.op(u) < cost(s, unit).of(unit.mobile())) return false;
        return forces.traveling(u)
                || !unit.divisional()
                        && forces.supply(u) == SupplyState.SUPPLIED
                        && !attacksOffRoad(s, u)
                        && !Stacking.travellerAt(s, forces.hex(u), unit.army(), u);
    }

    /** 7.7k: an attack in travel mode follows a road, also one plotted before the change of mode. */
    @Clause("breakthrough 7.7k")
    private static boolean attacksOffRoad(State s, int u) {
        int plot = s.forces().plot(u);
        return plot != Forces.NONE && !s.board().roadAcross(s.forces().hex(u), plot);
    }

    @Clause({"breakthrough 7.7d", "breakthrough 13.5k"})
    static OperationCost cost(State s, Unit unit) {
        if (unit.army() == Army.GERMAN) return OperationCost.MODE_GERMAN;
        return s.forces().traveling(unit.index()) ? OperationCost.MODE_AMERICAN_LEAVE : OperationCost.MODE_AMERICAN;
    }

    /** 7.7c: what an American non-mobile unit has left is doubled as it mounts its trucks. */
    @Clause({"breakthrough 7.7c", "breakthrough 7.7a", "breakthrough 7.3e"})
    public static void play(State s, BreakthroughOrder.ChangeMode order, Consumer<BreakthroughEvent> tell) {
        int u = order.unit().index();
        Forces forces = s.forces();
        int left = forces.op(u) - cost(s, order.unit()).of(order.unit().mobile());
        boolean mounts = !forces.traveling(u);
        boolean trucks = order.unit().army() == Army.AMERICAN && !order.unit().mobile();
        forces.setOp(u, mounts && trucks ? 2 * left : left);
        forces.setMode(u, mounts ? Mode.TRAVEL : Mode.NORMAL);
        tell.accept(
                new OperationEvent.ModeChanged(order.unit().army(), order.unit().id(), forces.mode(u), forces.op(u)));
    }
}
