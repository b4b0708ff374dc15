package salient.players.breakthrough;

import salient.breakthrough.organization.Bridges;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 12.2c, 12.3f: bridges blown before the German. */
final class Bridgework {
    private Bridgework() {}

    /** 6.7d: engineers rebuild what they stand at. */
    @Clause("breakthrough 12.3f")
    static void build(OrderDraft draft) {
        State s = draft.state();
        for (int u : OrderOfBattle.indices(Army.GERMAN)) {
            if (!s.forces().onMap(u) || !OrderOfBattle.unit(u).engineer()) continue;
            for (int d = 0; d < Board.DIRECTIONS; d++)
                if (Bridges.canBuild(s, u, d) && s.board().roadAcross(s.forces().hex(u), d))
                    draft.give(new BreakthroughOrder.BuildBridge(OrderOfBattle.unit(u), Direction.of(d)));
        }
    }

    @Clause("breakthrough 12.2c")
    static void blow(OrderDraft draft) {
        State s = draft.state();
        int blownNear = draft.weights().whole(Weight.BLOWN_NEAR);
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
            if (!s.forces().onMap(u)) continue;
            int hex = s.forces().hex(u);
            for (int d = 0; d < Board.DIRECTIONS; d++) {
                if (!Bridges.canBlow(s, u, d)) continue;
                int near = Math.min(
                        Distances.nearest(s, hex, Army.GERMAN),
                        Distances.nearest(s, s.board().neighbor(hex, d), Army.GERMAN));
                if (near <= blownNear
                        && draft.risk(new BreakthroughOrder.BlowBridge(OrderOfBattle.unit(u), Direction.of(d)))) break;
            }
        }
    }
}
