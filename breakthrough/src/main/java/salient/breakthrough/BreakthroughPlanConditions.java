package salient.breakthrough;

import salient.breakthrough.orders.Slots;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.hexwar.notation.HexPlanConditions;
import salient.hexwar.notation.MapWords;
import salient.kernel.notation.Line;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.Side;

/** What planned orders can depend on: units, hexes, bridges. */
final class BreakthroughPlanConditions extends HexPlanConditions<State> {
    @Override
    protected boolean isThere(State state, PlanCondition unit) {
        return state.forces().onMap(Slots.unit(Line.of(unit.about())).index());
    }

    @Override
    protected boolean isFree(State state, Side side, PlanCondition hex) {
        Army own = side.equals(Army.GERMAN.side()) ? Army.GERMAN : Army.AMERICAN;
        return !state.forces().holds(words(state).hex(hex.word()), own.opponent());
    }

    @Override
    protected boolean stands(State state, PlanCondition bridge) {
        return state.ground().intact(words(state).bridge(bridge.word()));
    }

    private static MapWords words(State state) {
        return new MapWords(state.board(), "7,13", "7,13/7,14");
    }
}
