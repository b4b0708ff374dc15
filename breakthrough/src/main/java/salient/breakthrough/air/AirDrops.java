package salient.breakthrough.air;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.allowance.Allowances;
import salient.breakthrough.play.AirEvent;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 3.5: air points left from the Air Phase, dropped as supplies in the Unit Organization Phase. */
public final class AirDrops {
    private static final int COST = Constants.of("air-drop-air-points");

    private AirDrops() {}

    @Clause("breakthrough 3.5a")
    public static void judge(State s, BreakthroughOrder.AirDrop order, Reasons reasons) {
        if (s.turn().airPoints(order.unit().army()) < COST) reasons.add(clause("3.5a"), "No air point is left.");
        if (!canRaise(s, s.forces().hex(order.unit().index())))
            reasons.add(clause("3.5b"), "Every unit in the hex of " + order.unit() + " is supplied.");
    }

    public static boolean canDrop(State s, Army army, int u) {
        return s.turn().airPoints(army) >= COST && canRaise(s, s.forces().hex(u));
    }

    @Clause("breakthrough 3.5b")
    private static boolean canRaise(State s, int hex) {
        Forces forces = s.forces();
        for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u))
            if (forces.supply(u) != SupplyState.SUPPLIED) return true;
        return false;
    }

    @Clause({"breakthrough 3.5c", "breakthrough 6.0b", "breakthrough 6.3k"})
    public static void play(State s, BreakthroughOrder.AirDrop order, Consumer<BreakthroughEvent> tell) {
        Army army = order.unit().army();
        Forces forces = s.forces();
        int hex = forces.hex(order.unit().index());
        s.turn().setAirPoints(army, s.turn().airPoints(army) - COST);
        List<AirEvent.Raised> raised = new ArrayList<>();
        for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u))
            if (forces.supply(u) != SupplyState.SUPPLIED) raised.add(raise(s, u));
        tell.accept(new AirEvent.SuppliesDropped(army, s.board().hex(hex).toString(), List.copyOf(raised)));
    }

    /** 3.5d: the points of the first grant it would have had, less those it had. */
    @Clause({"breakthrough 3.5d", "breakthrough 3.5e"})
    private static AirEvent.Raised raise(State s, int u) {
        Forces forces = s.forces();
        int before = Allowances.firstGrant(s, u);
        boolean isolated = forces.supply(u) == SupplyState.ISOLATED;
        forces.setSupply(u, isolated ? SupplyState.UNSUPPLIED : SupplyState.SUPPLIED);
        forces.setWithoutFuel(u, false);
        int more = Allowances.firstGrant(s, u) - before;
        forces.setOp(u, forces.op(u) + more);
        return new AirEvent.Raised(OrderOfBattle.unit(u).id(), forces.supply(u), more);
    }
}
