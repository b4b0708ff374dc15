package salient.players.breakthrough;

import salient.breakthrough.organization.BuildUp;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 12.1b, 12.2d: divisions are built up before the enemy and broken down for the march, where only regiments use roads. */
final class BuildUps {
    private BuildUps() {}

    /** Whether something is so of a unit whose nearest enemy is so far away. */
    private interface Near {
        boolean is(Unit unit, int near);
    }

    @Clause("breakthrough 12.1b")
    static void german(OrderDraft draft) {
        int mobile = draft.weights().whole(Weight.BUILD_UP_MOBILE);
        int foot = draft.weights().whole(Weight.BUILD_UP_FOOT);
        int apart = draft.weights().whole(Weight.BREAK_DOWN);
        change(
                draft,
                (unit, near) -> near <= (unit.mobile() ? mobile : foot),
                (unit, near) -> near > (unit.mobile() ? mobile : apart));
    }

    @Clause("breakthrough 12.2d")
    static void american(OrderDraft draft) {
        int close = draft.weights().whole(Weight.BUILD_UP_AMERICAN);
        int apart = draft.weights().whole(Weight.BREAK_DOWN);
        change(
                draft,
                (unit, near) -> near <= close && !draft.forces().traveling(unit.index()),
                (_, near) -> near > apart);
    }

    private static void change(OrderDraft draft, Near fights, Near marches) {
        State s = draft.state();
        for (int u : OrderOfBattle.indices(draft.army())) {
            if (!s.forces().onMap(u)) continue;
            Unit unit = OrderOfBattle.unit(u);
            int near = Distances.nearest(s, s.forces().hex(u), draft.army().opponent());
            if (fights.is(unit, near) && BuildUp.canBuildUp(s, u)) draft.give(new BreakthroughOrder.BuildUp(unit));
            else if (unit.divisional() && marches.is(unit, near) && BuildUp.canBreakDown(s, u))
                draft.give(new BreakthroughOrder.BreakDown(unit));
        }
    }
}
