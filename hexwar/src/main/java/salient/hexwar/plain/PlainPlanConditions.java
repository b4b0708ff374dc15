package salient.hexwar.plain;

import java.util.List;
import salient.kernel.play.ConditionKind;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** What planned orders of a plain hex game can depend on: units and hexes. */
record PlainPlanConditions(List<Side> sides) implements PlanConditions {
    @Override
    public List<ConditionKind> kinds() {
        return List.of(UNIT, HEX);
    }

    @Override
    public boolean holds(Position known, Side side, PlanCondition condition) {
        PlainState state = ((PlainPosition) known).state();
        if (condition.kind().equals(UNIT.id())) return state.onMap(PlainSlots.unit(state.scenario(), condition.word()));
        return state.count(PlainSlots.hex(state.scenario(), condition.word()), 1 - sides.indexOf(side)) == 0;
    }
}
