package salient.wave;

import salient.hexwar.notation.HexPlanConditions;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.Side;
import salient.wave.notation.Names;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** What planned orders can depend on: units, hexes, bridges. */
final class WavePlanConditions extends HexPlanConditions<State> {
    @Override
    protected boolean isThere(State state, PlanCondition unit) {
        return state.stacks.isOnMap(names(state).unit(unit.word()));
    }

    @Override
    protected boolean isFree(State state, Side side, PlanCondition hex) {
        return !state.stacks.holds(names(state).hex(hex.word()), state.enemy(Sides.of(side)));
    }

    @Override
    protected boolean stands(State state, PlanCondition bridge) {
        return !state.ground.blown().has(names(state).bridge(bridge.word()));
    }

    private static Names names(State state) {
        return new Names(state.map, state.counters);
    }
}
