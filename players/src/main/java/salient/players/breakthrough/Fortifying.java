package salient.players.breakthrough;

import java.util.function.IntPredicate;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 7.8: digging in with what is left at the end of a phase. */
final class Fortifying {
    private Fortifying() {}

    /** 12.3k: what is left goes into the ground, but three points are kept to defend with. */
    @Clause("breakthrough 12.3k")
    static void holders(OrderDraft draft, IntPredicate holds) {
        State s = draft.state();
        for (int u : OrderOfBattle.indices(draft.army())) {
            if (!s.forces().onMap(u) || s.forces().traveling(u) || s.forces().plot(u) != Forces.NONE || !holds.test(u))
                continue;
            BreakthroughOrder order = new BreakthroughOrder.Fortify(OrderOfBattle.unit(u));
            while (s.forces().op(u) - cost(s, u) >= OperationCost.DEFEND.of(true) && draft.give(order)) {}
        }
    }

    /** 13.5p, 13.5q. */
    static int cost(State s, int u) {
        Forces forces = s.forces();
        boolean zone = forces.inZone(forces.hex(u), forces.army(u).opponent());
        boolean engineer = false;
        for (int v = forces.first(forces.hex(u)); v != Forces.NONE; v = forces.next(v))
            engineer |= OrderOfBattle.unit(v).engineer() && !forces.traveling(v);
        OperationCost row = engineer
                ? zone ? OperationCost.FORTIFY_ZOC_ENGINEER : OperationCost.FORTIFY_ENGINEER
                : zone ? OperationCost.FORTIFY_ZOC : OperationCost.FORTIFY;
        return row.of(OrderOfBattle.unit(u).mobile());
    }
}
