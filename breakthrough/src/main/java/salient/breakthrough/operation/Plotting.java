package salient.breakthrough.operation;

import static salient.breakthrough.play.Clauses.clause;

import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 7.9: attacks and advances are ordered now and happen in the Combat Phase. */
public final class Plotting {
    private static final ClauseId ISOLATED = clause("4.3p");

    private Plotting() {}

    @Clause({
        "breakthrough 7.9c",
        "breakthrough 7.9e",
        "breakthrough 7.9g",
        "breakthrough 7.6m",
        "breakthrough 7.7k",
        "breakthrough 4.3p",
        "breakthrough 7.9h"
    })
    public static void judge(State s, BreakthroughOrder.Attack order, Reasons reasons) {
        int u = order.unit().index();
        Forces forces = s.forces();
        int d = order.direction().ordinal();
        int target = s.board().neighbor(forces.hex(u), d);
        if (target == Board.NONE || !forces.holds(target, order.unit().army().opponent()))
            reasons.add(clause("7.9c"), "There is no enemy unit to attack there.");
        if (forces.plot(u) != Forces.NONE)
            reasons.add(clause("7.9g"), order.unit() + " has already plotted an attack, which cannot be taken back.");
        if (forces.supply(u) == SupplyState.ISOLATED)
            reasons.add(ISOLATED, order.unit() + " is isolated and may not attack.");
        if (forces.traveling(u) && target != Board.NONE && !s.board().roadAcross(forces.hex(u), d))
            reasons.add(clause("7.7k"), "In travel mode " + order.unit() + " attacks only along a road.");
        int cost = OperationCost.ATTACK.of(order.unit().mobile());
        if (forces.op(u) < cost)
            reasons.add(
                    OperationCost.ATTACK.clause(),
                    "An attack costs " + cost + " OP and " + order.unit() + " has " + forces.op(u) + ".");
    }

    public static boolean legal(State s, int u, int d) {
        Forces forces = s.forces();
        Unit unit = OrderOfBattle.unit(u);
        int target = s.board().neighbor(forces.hex(u), d);
        return target != Board.NONE
                && forces.holds(target, unit.army().opponent())
                && forces.plot(u) == Forces.NONE
                && forces.supply(u) != SupplyState.ISOLATED
                && forces.op(u) >= OperationCost.ATTACK.of(unit.mobile())
                && (!forces.traveling(u) || s.board().roadAcross(forces.hex(u), d));
    }

    /** 7.9b, 13.5w: in the second phase an attack takes all that is left. */
    @Clause({"breakthrough 7.9b", "breakthrough 13.5w", "breakthrough 7.9a", "breakthrough 7.9d", "breakthrough 13.5o"})
    public static void play(State s, BreakthroughOrder.Attack order, Consumer<BreakthroughEvent> tell) {
        int u = order.unit().index();
        Forces forces = s.forces();
        int left = forces.op(u) - OperationCost.ATTACK.of(order.unit().mobile());
        forces.setOp(u, s.turn().phase().isSecond() ? 0 : left);
        forces.setPlot(u, order.direction().ordinal());
        s.turn().addPlot(u);
        int target = s.board().neighbor(forces.hex(u), order.direction().ordinal());
        tell.accept(new OperationEvent.Plotted(
                order.unit().army(), order.unit().id(), s.board().hex(target).toString(), forces.op(u)));
    }

    @Clause("breakthrough 7.3b")
    public static void judge(State s, BreakthroughOrder.Advance order, Reasons reasons) {
        if (s.forces().advance(order.unit().index()) == order.will())
            reasons.add(
                    clause("7.3b"),
                    order.unit() + (order.will() ? " is already set to advance." : " is already set not to advance."));
    }

    @Clause("breakthrough 7.9f")
    public static void play(State s, BreakthroughOrder.Advance order, Consumer<BreakthroughEvent> tell) {
        s.forces().setAdvance(order.unit().index(), order.will());
        tell.accept(
                new OperationEvent.AdvanceSet(order.unit().army(), order.unit().id(), order.will()));
    }
}
