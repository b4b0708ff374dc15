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
        seen = state.stacks.masked();
        for (int s = 0; s < 2; s++) nextUnknown[s] = counters.firstUnknown(s);
    }

    static State knownTo(State state, Side side) {
        if (side.equals(Side.REFEREE) || (state.scenario.beginner() && state.turn.phase != Phase.SET_UP))
            return state.copy();
        // What is masked already holds no more than it should; masking again would renumber the unknown counters.
        return new FogOfWar(state, side).known();
    }

    private State known() {
        for (int side = 0; side < 2; side++) if (isHiddenSetUp(side)) hideSetUp(side);
        for (int hex = 0; hex < state.map.size(); hex++) if (!state.stacks.isEmpty(hex) && isCovered(hex)) cover(hex);
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

    private void hideSetUp(int side) {
        for (int unit : state.counters.of(side)) {
            int place = state.stacks.place(unit);
            if (place >= 0 || place == Stacks.UNPLACED) seen.hide(unit);
        }
    }

    /** Whether there are counters below the top of a hex that cannot be seen. */
    private boolean isCovered(int hex) {
        int side = state.stacks.holder(hex);
        return !own[side] && state.stacks.count(hex) > 1 && !isHiddenSetUp(side) && !isOpen(hex);
    }

    /** Puts counters of unknown identity in the place of all but the top one. */
    private void cover(int hex) {
        int[] units = state.stacks.units(hex);
        int side = state.counters.side(units[0]);
        boolean peiper = false;
        for (int i = 1; i < units.length; i++) {
            peiper |= state.stacks.is(units[i], Stacks.PEIPER);
            boolean unknown = state.counters.isUnknown(units[i]);
            if (!unknown) seen.hide(units[i]);
            seen.putBelow(unknown ? units[i] : nextUnknown[side]++, hex);
        }
        // The Kampfgruppe's counter can be seen even if its units cannot.
        if (peiper && !state.stacks.is(units[0], Stacks.PEIPER)) seen.mark(seen.below(units[0]), Stacks.PEIPER);
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
