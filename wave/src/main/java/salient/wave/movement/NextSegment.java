package salient.wave.movement;

import salient.kernel.rulebook.Clause;
import salient.wave.Sides;
import salient.wave.state.Clock;
import salient.wave.state.Phase;
import salient.wave.state.State;

/**
 * The segment in which a side can next move and fight afterwards.
 *
 * @param now its movement phase is being played
 */
@Clause({"wave 5.2a", "wave 5.2b", "wave 5.6a"})
record NextSegment(int side, int turn, int couplet, boolean now) {
    static NextSegment of(State state, int side) {
        Clock clock = state.clock;
        Phase phase = clock.phase == Phase.DEMOLITION ? clock.interrupted : clock.phase;
        boolean fought = clock.fightFirst && clock.second;
        boolean past = phase == Phase.COMBAT || phase.isBattle() || fought;
        boolean now = clock.active == side && phase == Phase.MOVEMENT && !fought;
        boolean toCome = clock.active == side ? !past : side == Sides.ALLIED;
        if (toCome) return new NextSegment(side, clock.turn, clock.couplet, now);
        boolean first = clock.couplet == 1;
        return new NextSegment(side, first ? clock.turn : clock.turn + 1, first ? 2 : 1, false);
    }

    boolean isFirstCouplet() {
        return turn == 1 && couplet == 1;
    }

    String title() {
        return Sides.name(side) + " movement, GT" + turn + ", " + (couplet == 1 ? "first" : "second") + " couplet";
    }
}
