package salient.breakthrough;

import java.util.List;
import salient.breakthrough.orders.Slots;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.hexwar.notation.MapWords;
import salient.kernel.notation.Line;
import salient.kernel.play.ConditionKind;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** What planned orders can depend on: units, hexes, bridges. */
final class BreakthroughPlanConditions implements PlanConditions {
    @Override
    public List<ConditionKind> kinds() {
        return List.of(UNIT, HEX, BRIDGE);
    }

    @Override
    public boolean holds(Position known, Side side, PlanCondition condition) {
        State state = ((BreakthroughPosition) known).state();
        Army own = side.equals(Army.GERMAN.side()) ? Army.GERMAN : Army.AMERICAN;
        MapWords words = new MapWords(state.board(), "7,13", "7,13/7,14");
        return switch (condition.kind()) {
            case "unit" ->
                state.forces().onMap(Slots.unit(Line.of(condition.about())).index());
            case "hex" -> !state.forces().holds(words.hex(condition.word()), own.opponent());
            default -> state.ground().intact(words.bridge(condition.word()));
        };
    }
}
