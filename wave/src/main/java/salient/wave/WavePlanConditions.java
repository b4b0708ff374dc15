package salient.wave;

import java.util.List;
import salient.kernel.play.ConditionKind;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.wave.notation.Names;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** What planned orders can depend on: units, hexes, bridges. */
final class WavePlanConditions implements PlanConditions {
    @Override
    public List<ConditionKind> kinds() {
        return List.of(UNIT, HEX, BRIDGE);
    }

    @Override
    public boolean holds(Position known, Side side, PlanCondition condition) {
        State state = ((WavePosition) known).state();
        Names names = new Names(state.map, state.counters);
        return switch (condition.kind()) {
            case "unit" -> state.stacks.isOnMap(names.unit(condition.word()));
            case "hex" -> !state.stacks.holds(names.hex(condition.word()), state.enemy(Sides.of(side)));
            default -> !state.ground.blown().has(names.bridge(condition.word()));
        };
    }
}
