package salient.players.breakthrough;

import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.players.weights.Weights;

/** How good it is for an American unit to end the phase somewhere: near its post, off its trucks before the German comes. */
record HoldWorth(State s, int u, Threat threat, int[] away, AmericanPlan plan, Weights<Weight> weights)
        implements Marches.Worth {
    @Override
    public double of(int hex, Mode mode, int opLeft) {
        double value = -weights.of(Weight.HOLD_PER_POINT) * away[hex] + weights.of(Weight.HOLD_LEFT_OVER) * opLeft;
        boolean zone = s.forces().inZone(hex, Army.GERMAN);
        boolean post = away[hex] == 0;
        if (mode == Mode.TRAVEL) value -= weights.of(trucks(hex, zone, post));
        if (zone && !post) value -= weights.of(Weight.HOLD_INTO_A_ZONE);
        if (zone)
            value += weights.of(Weight.HOLD_COVER) * Estimates.terrain(s.board().terrain(hex));
        double danger = plan.caution() * weights.of(post ? Weight.DANGER_AT_THE_POST : Weight.HOLD_DANGER);
        return danger == 0 ? value : value - danger * threat.outnumbers(hex, u);
    }

    private Weight trucks(int hex, boolean zone, boolean post) {
        if (zone) return Weight.HOLD_TRUCKS_BEFORE_THE_ENEMY;
        if (threat.arrival(hex) < weights.whole(Weight.HOLD_NEAR)) return Weight.HOLD_TRUCKS_NEAR_THE_ENEMY;
        return post ? Weight.HOLD_TRUCKS_AT_THE_POST : Weight.HOLD_TRUCKS;
    }
}
