package salient.breakthrough.operation;

import static salient.breakthrough.play.Clauses.clause;

import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 7.8: one level for each command. */
public final class Fortification {
    /** 7.8a: the highest level. */
    public static final int MOST = Constants.of("fort-most");

    private Fortification() {}

    @Clause({"breakthrough 7.8a", "breakthrough 7.8g", "breakthrough 4.3h"})
    public static void judge(State s, BreakthroughOrder.Fortify order, Reasons reasons) {
        int u = order.unit().index();
        OperationCost cost = cost(s, u);
        int points = cost.of(order.unit().mobile());
        if (s.forces().fort(u) >= MOST)
            reasons.add(clause("7.8a"), order.unit() + " is at level " + MOST + ", the highest.");
        if (s.forces().supply(u) != SupplyState.SUPPLIED)
            reasons.add(
                    clause("7.8g"), order.unit() + " is " + s.forces().supply(u).word() + " and may not fortify.");
        if (s.forces().op(u) < points)
            reasons.add(
                    cost.clause(),
                    "A level costs " + points + " OP and " + order.unit() + " has "
                            + s.forces().op(u) + ".");
    }

    public static boolean legal(State s, int u) {
        return s.forces().fort(u) < MOST
                && s.forces().supply(u) == SupplyState.SUPPLIED
                && s.forces().op(u) >= cost(s, u).of(OrderOfBattle.unit(u).mobile());
    }

    /** 7.8b, 7.8c: more expensive next to an enemy, cheaper with an engineer in normal mode in the hex, oneself included. */
    @Clause({"breakthrough 7.8b", "breakthrough 7.8c", "breakthrough 7.6f", "breakthrough 13.5p", "breakthrough 13.5q"})
    static OperationCost cost(State s, int u) {
        Forces forces = s.forces();
        boolean zone = forces.inZone(forces.hex(u), forces.army(u).opponent());
        if (engineerHelps(forces, forces.hex(u)))
            return zone ? OperationCost.FORTIFY_ZOC_ENGINEER : OperationCost.FORTIFY_ENGINEER;
        return zone ? OperationCost.FORTIFY_ZOC : OperationCost.FORTIFY;
    }

    private static boolean engineerHelps(Forces forces, int hex) {
        for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u))
            if (OrderOfBattle.unit(u).engineer() && !forces.traveling(u)) return true;
        return false;
    }

    @Clause({"breakthrough 7.3d", "breakthrough 7.8h"})
    public static void play(State s, BreakthroughOrder.Fortify order, Consumer<BreakthroughEvent> tell) {
        int u = order.unit().index();
        Forces forces = s.forces();
        forces.setOp(u, forces.op(u) - cost(s, u).of(order.unit().mobile()));
        forces.setFort(u, forces.fort(u) + 1);
        tell.accept(
                new OperationEvent.Fortified(order.unit().army(), order.unit().id(), forces.fort(u), forces.op(u)));
    }
}
