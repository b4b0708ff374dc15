package salient.wave.stacking;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.play.WaveEvent;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** 7.1 to 7.6: how many units a hex can hold, at every moment and at the end of a phase. */
@Clause({"wave 7.2a", "wave 7.2b", "wave 7.4b", "wave 7.5a", "wave 7.5b", "wave 3.4b"})
public final class Stacking {
    public static final int UNITS = Constants.of("stacking");
    public static final int INDEPENDENTS = Constants.of("stacking-independents");

    private Stacking() {}

    /**
     * Whether so many units may join what stands in a hex of their own side.
     *
     * @param ignored units of the Kampfgruppe in the hex that do not count now (7.7c)
     */
    public static boolean hasRoom(
            State state, int hex, int regulars, int independents, boolean artillery, int ignored) {
        if (state.stacks.isEmpty(hex)) return regulars <= UNITS && independents <= INDEPENDENTS;
        if (artillery) return state.stacks.count(hex) == ignored;
        if (regulars == 0) return true; // the Kampfgruppe moving alone (7.7c)
        return !state.stacks.hasArtillery(hex)
                && state.stacks.regulars(hex) - ignored + regulars <= UNITS
                && state.stacks.independents(hex) + independents <= INDEPENDENTS;
    }

    /** Why units may not join what stands in a hex. */
    @Clause({"wave 7.1", "wave 7.4a", "wave 7.6"})
    public static void judge(State state, int hex, int regulars, int independents, boolean artillery, Reasons reasons) {
        judge(state, hex, regulars, independents, artillery, 0, reasons);
    }

    /** @param ignored as in {@link #hasRoom} */
    public static void judge(
            State state, int hex, int regulars, int independents, boolean artillery, int ignored, Reasons reasons) {
        if (hasRoom(state, hex, regulars, independents, artillery, ignored)) return;
        String name = state.map.name(hex);
        int standing = state.stacks.regulars(hex) - ignored;
        if (artillery || state.stacks.hasArtillery(hex))
            reasons.add(
                    clause("7.4a"),
                    "Artillery cannot share a hex with another unit, even when passing through " + name + ".");
        if (!artillery && standing + regulars > UNITS)
            reasons.add(
                    clause("7.1"),
                    name + " would hold " + (standing + regulars) + " units; the limit is " + UNITS
                            + ", even when passing through.");
        if (!artillery && state.stacks.independents(hex) + independents > INDEPENDENTS)
            reasons.add(
                    clause("7.6"),
                    name + " would hold " + (state.stacks.independents(hex) + independents)
                            + " independent units; the limit is " + INDEPENDENTS + ".");
    }

    /** Whether what stands in a hex is within the limits of a finished phase. */
    public static boolean isLegal(State state, int hex) {
        return state.stacks.regulars(hex) <= UNITS
                && state.stacks.independents(hex) <= INDEPENDENTS
                && (!state.stacks.hasArtillery(hex) || state.stacks.count(hex) == 1);
    }

    /** 7.2c: hexes of a side that are overstacked, in order. */
    @Clause("wave 7.2c")
    public static List<Integer> overstacked(State state, int side) {
        List<Integer> hexes = new ArrayList<>();
        for (int unit : state.counters.of(side)) {
            int hex = state.stacks.place(unit);
            if (hex >= 0 && state.stacks.top(hex) == unit && !isLegal(state, hex)) hexes.add(hex);
        }
        hexes.sort(null);
        return hexes;
    }

    /** Whether eliminating a unit brings its hex nearer to the limits: as few as possible are lost (ruling at 7.2c). */
    public static boolean relieves(State state, int unit) {
        int hex = state.stacks.place(unit);
        if (hex < 0 || isLegal(state, hex)) return false;
        if (excessWithout(state, hex, Counters.NONE) == 0) return false;
        return excessWithout(state, hex, unit) < excessWithout(state, hex, Counters.NONE);
    }

    public static void judgeElimination(State state, int unit, Reasons reasons) {
        boolean own = state.counters.side(unit) == state.turn.decides() && state.stacks.isOnMap(unit);
        if (!own) reasons.add(clause("7.2c"), state.counters.id(unit) + " is not one of your units on the map.");
        else if (!relieves(state, unit))
            reasons.add(
                    clause("7.2c"),
                    "Eliminating " + state.counters.id(unit) + " does not help an overstacked hex; "
                            + "as few units as possible must be lost.");
    }

    /** 7.3: a player may rearrange own stacks at any time. */
    @Clause("wave 7.3")
    public static void judgeTop(State state, int unit, Reasons reasons) {
        boolean own = state.counters.side(unit) == state.turn.decides() && state.stacks.isOnMap(unit);
        if (!own) reasons.add(clause("7.3"), state.counters.id(unit) + " is not one of your units on the map.");
        else if (state.stacks.top(state.stacks.place(unit)) == unit)
            reasons.add(clause("7.3"), state.counters.id(unit) + " is already on top.");
    }

    public static void bringToTop(State state, int unit, Consumer<? super Event> tell) {
        state.stacks.bringToTop(unit);
        tell.accept(new WaveEvent.BroughtToTop(
                Sides.side(state.counters.side(unit)),
                state.counters.id(unit),
                state.map.name(state.stacks.place(unit)),
                state.turn.phase == Phase.SET_UP));
    }

    /** How many more units must go, at best, once a unit has gone. */
    private static int excessWithout(State state, int hex, int gone) {
        int regulars = state.stacks.regulars(hex);
        int independents = state.stacks.independents(hex);
        int guns = state.stacks.count(hex) - regulars;
        if (gone != Counters.NONE) {
            if (state.counters.isArtillery(gone)) guns--;
            else {
                regulars--;
                if (state.counters.isIndependent(gone)) independents--;
            }
        }
        int overIndependents = Math.max(0, independents - INDEPENDENTS);
        int overRegulars = Math.max(overIndependents, regulars - UNITS);
        if (guns == 0) return overRegulars;
        // Either the guns go and the rest meets the limits, or everything but one gun goes.
        return Math.min(guns + overRegulars, regulars + guns - 1);
    }
}
