package salient.wave;

import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/**
 * 7.3, 3.7: what a side may know. Of an enemy stack it sees the top counter and how many there are, until the hex is
 * part of a battle; the others are counters of unknown identity. POL markers show the German their backs. A set-up
 * is not shown before it is finished. The beginner game hides nothing (P.3).
 */
@Clause({"wave 3.7a", "wave P.3", "wave P.4g"})
public final class FogOfWar {
    private final State state;
    private final boolean[] own = new boolean[2];
    private final Counters counters;
    private final Stacks seen;
    private final int[] nextUnknown = new int[2];

    private FogOfWar(State state, Side side) {
        this.state = state;
        for (int s = 0; s < 2; s++) own[s] = Sides.side(s).equals(side);
        counters = state.counters.masked();
        seen = new Stacks(counters, state.map.size());
        for (int s = 0; s < 2; s++) nextUnknown[s] = counters.firstUnknown(s);
    }

    static State knownTo(State state, Side side) {
        if (side.equals(Side.REFEREE) || (state.scenario.beginner() && state.turn.phase != Phase.SET_UP))
            return state.copy();
        // What is masked already holds no more than it should; masking again would renumber the unknown counters.
        return new FogOfWar(state, side).known();
    }

    private State known() {
        for (int unit = 0; unit < state.counters.known(); unit++) copyOffMap(unit);
        for (int hex = 0; hex < state.map.size(); hex++) copyStack(hex);
        boolean ownPhase = own[state.turn.active];
        State known = new State(
                state,
                counters,
                seen,
                state.march.knownWith(counters.size(), ownPhase, this::isSeen),
                state.skies.knownWith(counters.size(), own[Sides.ALLIED]),
                state.turn.phase != Phase.SET_UP);
        if (!own[Sides.ALLIED]) {
            if (isHiddenSetUp(Sides.ALLIED)) known.depots.prepare();
            known.depots.hideFaces();
        }
        return known;
    }

    private boolean isSeen(int unit) {
        return unit < counters.known() && seen.isOnMap(unit);
    }

    /** 3.2: the enemy's units being set up. */
    private boolean isHiddenSetUp(int side) {
        return state.turn.phase == Phase.SET_UP && state.turn.active == side && !own[side];
    }

    private void copyOffMap(int unit) {
        int place = state.stacks.place(unit);
        boolean hidden = isHiddenSetUp(state.counters.side(unit)) && (place >= 0 || place == Stacks.UNPLACED);
        if (place < 0 && !hidden) {
            seen.remove(unit, place);
            seen.setSteps(unit, state.stacks.steps(unit));
            seen.mark(unit, state.stacks.flags(unit));
        } else seen.remove(unit, Stacks.UNSEEN);
    }

    private void copyStack(int hex) {
        int top = state.stacks.top(hex);
        if (top == Stacks.NONE) return;
        int side = state.counters.side(top);
        if (isHiddenSetUp(side)) return;
        boolean open = own[side] || isOpen(hex);
        boolean peiper = false;
        boolean peiperSeen = false;
        for (int unit = top; unit != Stacks.NONE; unit = state.stacks.below(unit)) {
            boolean inPeiper = state.stacks.is(unit, Stacks.PEIPER);
            peiper |= inPeiper;
            if (open || unit == top) {
                show(unit, hex);
                peiperSeen |= inPeiper;
            } else hide(unit, hex, side);
        }
        // The Kampfgruppe's counter can be seen even if its units cannot.
        if (peiper && !peiperSeen) seen.mark(seen.below(seen.top(hex)), Stacks.PEIPER);
    }

    private void show(int unit, int hex) {
        seen.putBelow(unit, hex);
        seen.setSteps(unit, state.stacks.steps(unit));
        seen.mark(unit, state.stacks.flags(unit));
    }

    private void hide(int unit, int hex, int side) {
        boolean unknown = state.counters.isUnknown(unit);
        int stand = unknown ? unit : nextUnknown[side]++;
        seen.putBelow(stand, hex);
        if (unknown) seen.mark(stand, state.stacks.flags(unit));
    }

    /** 7.3: hexes with a part in the battle being fought lie open. */
    @Clause("wave 7.3")
    private boolean isOpen(int hex) {
        if (!state.battle.isOn()) return false;
        if (hex == state.battle.target) return true;
        for (int unit : state.battle.attackers()) if (state.stacks.place(unit) == hex) return true;
        return false;
    }
}
