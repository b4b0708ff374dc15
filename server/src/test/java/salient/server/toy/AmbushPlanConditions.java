package salient.server.toy;

import java.util.List;
import salient.kernel.play.ConditionKind;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** Whether a unit is still there. */
final class AmbushPlanConditions implements PlanConditions {
    @Override
    public List<ConditionKind> kinds() {
        return List.of(UNIT);
    }

    @Override
    public boolean holds(Position known, Side side, PlanCondition condition) {
        int unit = AmbushPosition.UNITS.indexOf(condition.about());
        if (unit < 0) throw condition.word().expected("a unit");
        return ((AmbushPosition) known).space[unit] != AmbushPosition.GONE;
    }
}
