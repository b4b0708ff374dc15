package salient.players.breakthrough;

import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 7.10, 10.1d: units leave the map if that is their task; in the last turn every unit that can. */
final class Exits {
    private Exits() {}

    /** The exit hex farthest to the south-west, which lies behind the corridor. */
    static int west(State s) {
        int best = Board.NONE;
        for (int hex = 0; hex < s.board().size(); hex++)
            if (s.board().exit(hex) && (best == Board.NONE || key(s, hex) < key(s, best))) best = hex;
        return best;
    }

    private static int key(State s, int hex) {
        return 100 * s.board().y(hex) + s.board().x(hex);
    }

    private static boolean leaves(int u, GermanPlan plan, Axes axes) {
        return switch (plan.leaving()) {
            case NOBODY -> false;
            case AXIS -> axes.of(u, plan).task() == Axes.Task.EXIT;
            case EVERYONE -> true;
        };
    }

    @Clause({"breakthrough 12.1c", "breakthrough 7.10c"})
    static void leave(OrderDraft draft, GermanPlan plan, Axes axes) {
        for (int u : OrderOfBattle.indices(Army.GERMAN)) {
            if (!draft.forces().onMap(u) || !draft.board().exit(draft.forces().hex(u))) continue;
            if (leaves(u, plan, axes) || draft.turnsLeft() == 1)
                draft.give(new BreakthroughOrder.Exit(OrderOfBattle.unit(u)));
        }
    }
}
