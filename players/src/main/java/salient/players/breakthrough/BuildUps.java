package salient.players.breakthrough;

import salient.breakthrough.organization.BuildUp;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 12.1b, 12.2d: divisions are built up before the enemy and broken down for the march, where only regiments use roads. */
final class BuildUps {
    private BuildUps() {}

    @Clause("breakthrough 12.1b")
    static void german(OrderDraft draft) {
        State s = draft.state();
        for (int u : OrderOfBattle.indices(Army.GERMAN)) {
            if (!s.forces().onMap(u)) continue;
            Unit unit = OrderOfBattle.unit(u);
            int near = Distances.nearest(s, s.forces().hex(u), Army.AMERICAN);
            boolean fights = near <= (unit.mobile() ? 1 : 3);
            if (fights && BuildUp.canBuildUp(s, u)) draft.give(new BreakthroughOrder.BuildUp(unit));
            else if (unit.divisional() && near > (unit.mobile() ? 1 : 6) && BuildUp.canBreakDown(s, u))
                draft.give(new BreakthroughOrder.BreakDown(unit));
        }
    }

    @Clause("breakthrough 12.2d")
    static void american(OrderDraft draft) {
        State s = draft.state();
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
            if (!s.forces().onMap(u)) continue;
            Unit unit = OrderOfBattle.unit(u);
            int near = Distances.nearest(s, s.forces().hex(u), Army.GERMAN);
            if (near <= 3 && !s.forces().traveling(u) && BuildUp.canBuildUp(s, u))
                draft.give(new BreakthroughOrder.BuildUp(unit));
            else if (unit.divisional() && near > 6 && BuildUp.canBreakDown(s, u))
                draft.give(new BreakthroughOrder.BreakDown(unit));
        }
    }
}
