package salient.wave.movement;

import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.reinforcement.British;
import salient.wave.stacking.Peiper;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/**
 * Units that move together, and what that makes of them: a stack has the points of its slowest unit and the bans of
 * each (7.10c).
 */
@Clause({"wave 7.9a", "wave 7.9b", "wave 7.10c", "wave 9.8a", "wave 9.10a", "wave 7.7j", "wave 7.7k"})
public final class Mover {
    public final int side;
    /** Where they stand, or a place that is no hex for units still outside the map. */
    public final int hex;

    public final boolean column;
    /** Points the slowest has left. */
    public final int left;
    /** Nobody has spent anything yet: what 9.3, 9.8b and 9.10b ask for. */
    public final boolean fresh;
    /** Printed factor under 5 and no artillery: may cross blocked hexsides and enter marsh off the road. */
    public final boolean light;
    /** No artillery and no heavy unit: may cross a minor river without a bridge. */
    final boolean improvises;

    final boolean artillery;
    /** A British unit that must stay west of the Meuse is among them. */
    final boolean heldBack;
    /** What counts for stacking where they go; the Kampfgruppe does not (7.7c). */
    final int regulars;

    final int independents;
    private final int[] units;
    /** The hex in which the Kampfgruppe takes no room for units that move (7.7c), or NONE. */
    final int peiperHex;

    private Mover(State state, int[] units, boolean column, int left, boolean fresh) {
        this.units = units;
        this.side = state.counters.side(units[0]);
        this.hex = state.stacks.place(units[0]);
        this.column = column;
        this.left = left;
        this.fresh = fresh;
        boolean whole = Peiper.isWhole(state, units);
        boolean slow = !whole;
        boolean guns = false;
        boolean heavy = false;
        boolean held = false;
        int counted = 0;
        int alone = 0;
        for (int unit : units) {
            boolean gun = state.counters.isArtillery(unit);
            slow &= Movement.isLight(state, unit);
            guns |= gun;
            heavy |= state.counters.isHeavy(unit);
            held |= British.isHeldBack(state, unit);
            if (gun || (whole && state.stacks.is(unit, Stacks.PEIPER))) continue;
            counted++;
            if (state.counters.isIndependent(unit)) alone++;
        }
        light = slow;
        artillery = guns;
        improvises = !guns && !heavy;
        heldBack = held;
        regulars = counted;
        independents = alone;
        peiperHex = side == Sides.GERMAN ? Peiper.hex(state) : HexGrid.NONE;
    }

    /** A counter of unknown identity with so many points: nothing that bars others is held against it (7.3). */
    private Mover(State state, int unit, int left) {
        units = new int[] {unit};
        side = state.counters.side(unit);
        hex = state.stacks.place(unit);
        column = false;
        this.left = left;
        fresh = true;
        light = true;
        improvises = true;
        artillery = false;
        heldBack = false;
        regulars = 1;
        independents = 0;
        peiperHex = side == Sides.GERMAN ? Peiper.hex(state) : HexGrid.NONE;
    }

    /**
     * How many of these units still stand in a hex as the position has it, the Kampfgruppe apart: a path that leads
     * back to where they set out finds the room they have left there.
     */
    int standingIn(State state, int where, boolean onlyIndependents) {
        if (where != hex) return 0;
        int standing = 0;
        for (int unit : units)
            if (state.stacks.place(unit) == where
                    && !state.stacks.is(unit, Stacks.PEIPER)
                    && (!onlyIndependents || state.counters.isIndependent(unit))) standing++;
        return standing;
    }

    public static Mover unknown(State state, int unit, int points) {
        return new Mover(state, unit, points);
    }

    /** Units of one hex that begin to move, or go on. */
    public static Mover of(State state, int[] units, boolean column) {
        boolean whole = Peiper.isWhole(state, units);
        boolean moving = state.stacks.is(units[0], Stacks.MOVING);
        int out = moving ? 0 : Supply.unsupplied(state, units);
        int left = Integer.MAX_VALUE;
        boolean fresh = true;
        for (int i = 0; i < units.length; i++) {
            int unit = units[i];
            boolean supplied = moving ? state.stacks.is(unit, Stacks.MOVES_SUPPLIED) : (out & 1 << i) == 0;
            boolean asPeiper = whole && state.stacks.is(unit, Stacks.PEIPER);
            int spent = moving ? state.march.spent(unit) : 0;
            left = Math.min(left, Allowance.of(state, unit, asPeiper, supplied, column) - spent);
            fresh &= spent == 0;
        }
        return new Mover(state, units, column, left, fresh);
    }

    /** Units that have not moved yet, where only the question matters whether any step is open to them (9.3a). */
    static Mover atRest(State state, int[] units) {
        return new Mover(state, units, false, 1, true);
    }

    /** Reinforcements outside the map, automatically supplied (8.3h). */
    public static Mover entering(State state, int[] units, boolean column) {
        int left = Integer.MAX_VALUE;
        for (int unit : units) left = Math.min(left, Allowance.of(state, unit, false, true, column));
        return new Mover(state, units, column, left, true);
    }
}
