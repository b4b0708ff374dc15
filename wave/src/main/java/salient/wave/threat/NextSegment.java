package salient.wave.threat;

import salient.kernel.rulebook.Clause;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Sides;

/**
 * The segment in which a side can next move and fight afterwards.
 *
 * @param now its movement phase is being played
 */
@Clause({"wave 5.2a", "wave 5.2b", "wave 5.6a"})
public record NextSegment(int side, int turn, int couplet, boolean now) {
    public static NextSegment of(State state, int side) {
        TurnState turn = state.turn;
        // In the weather phase both segments of the first couplet are still to come.
        if (turn.phase == Phase.INTERDICTION || turn.phase == Phase.AERIAL_SUPPLY)
            return new NextSegment(side, turn.number, 1, false);
        Phase phase = turn.phase == Phase.DEMOLITION ? turn.interrupted : turn.phase;
        boolean fought = turn.fightFirst && turn.second;
        boolean past = phase == Phase.COMBAT || phase.isBattle() || fought;
        boolean now = turn.active == side && phase == Phase.MOVEMENT && !fought;
        boolean toCome = turn.active == side ? !past : side == Sides.ALLIED;
        if (toCome) return new NextSegment(side, turn.number, turn.couplet, now);
        boolean first = turn.couplet == 1;
        return new NextSegment(side, first ? turn.number : turn.number + 1, first ? 2 : 1, false);
    }

    boolean isFirstCouplet() {
        return turn == 1 && couplet == 1;
    }

    String title() {
        return Sides.name(side) + " movement, GT" + turn + ", " + (couplet == 1 ? "first" : "second") + " couplet";
    }
}
