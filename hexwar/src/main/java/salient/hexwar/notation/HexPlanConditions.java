package salient.hexwar.notation;

import java.util.List;
import salient.kernel.order.TablePosition;
import salient.kernel.play.ConditionKind;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * What planned orders can depend on in a hex game: units, hexes, bridges.
 *
 * @param <S> the game's state
 */
public abstract class HexPlanConditions<S> implements PlanConditions {
    @Override
    public final List<ConditionKind> kinds() {
        return List.of(UNIT, HEX, BRIDGE);
    }

    @Override
    public final boolean holds(Position known, Side side, PlanCondition condition) {
        S state = TablePosition.stateOf(known);
        return switch (condition.kind()) {
            case "unit" -> isThere(state, condition);
            case "hex" -> isFree(state, side, condition);
            default -> stands(state, condition);
        };
    }

    protected abstract boolean isThere(S state, PlanCondition unit);

    /** Whether no enemy of a side is seen in the hex. */
    protected abstract boolean isFree(S state, Side side, PlanCondition hex);

    protected abstract boolean stands(S state, PlanCondition bridge);
}
