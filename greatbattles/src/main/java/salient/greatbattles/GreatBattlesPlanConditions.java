package salient.greatbattles;

import java.util.List;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.kernel.play.ConditionKind;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** What planned orders can depend on: units on the table. */
final class GreatBattlesPlanConditions implements PlanConditions {
    @Override
    public List<ConditionKind> kinds() {
        return List.of(UNIT);
    }

    @Override
    public boolean holds(Position known, Side side, PlanCondition condition) {
        State state = ((GreatBattlesPosition) known).state();
        Unit unit = condition.word().as("a unit such as allied/A1", state.scenario()::findUnit);
        return state.unitOnTable(unit.index());
    }
}
