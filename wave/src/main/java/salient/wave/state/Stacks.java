package salient.wave.state;

import java.util.Arrays;
import salient.hexwar.units.HexStacks;
import salient.kernel.rulebook.Clause;
import salient.wave.units.Counters;

/**
 * Where every counter is, how many steps it has left and what it has done, with the stacks from top to bottom.
 * Counts by hex are kept so that stacking is a look-up.
 */
@Clause({"wave 2.3a", "wave 1.2d", "wave 2.13c"})
public final class Stacks {
    /** Places that are no hex: waiting on the Turn Record Track, eliminated, out of this game, on the map but unseen. */
    public static final int TRACK = -1;

    public static final int LOST = -2;
    public static final int ASIDE = -3;
    public static final int UNSEEN = -4;
    /** A starting unit marked A that has not been placed yet (3.8). */
    public static final int UNPLACED = -5;

    public static final int NONE = Counters.NONE;

    /** What a counter has done, as bits. */
    public static final int MOVING = 1;

    public static final int FINISHED = 1 << 1;
    public static final int COLUMN = 1 << 2;
    public static final int ATTACKED = 1 << 3;
    public static final int WAS_ATTACKED = 1 << 4;
    public static final int DONE = 1 << 5;
    public static final int PEIPER = 1 << 6;
    public static final int ENTERED = 1 << 7;
    /** The move began in supply (6.2a). */
    public static final int MOVES_SUPPLIED = 1 << 8;

    private static final int SIDE = 3;
    private static final int REGULARS = 8;
    private static final int INDEPENDENTS = 16;
    private static final int GUNS = 24;
    private static final int COUNT = 0xff;

    private final Counters counters;
    private final short[] place;
    private final byte[] steps;
    private final short[] flags;
    private final HexStacks stacks;
    /**
     * What stands in a hex as one number, 0 if nothing does: its side plus one, then, eight bits each, non-artillery
     * units, those of them that are independent, and artillery.
     */
    private final int[] contents;

    public Stacks(Counters counters, int hexes) {
        this.counters = counters;
        place = new short[counters.size()];
        Arrays.fill(place, (short) ASIDE);
        steps = new byte[counters.size()];
        for (int unit = 0; unit < steps.length; unit++) steps[unit] = (byte) counters.steps(unit);
        flags = new short[counters.size()];
        stacks = new HexStacks(hexes, counters.size());
        contents = new int[hexes];
    }

    private Stacks(Stacks from, Counters counters) {
        this.counters = counters;
        place = Arrays.copyOf(from.place, counters.size());
        steps = Arrays.copyOf(from.steps, counters.size());
        flags = Arrays.copyOf(from.flags, counters.size());
        stacks = from.stacks.copy(counters.size());
        contents = from.contents.clone();
    }

    public Stacks copy() {
        return new Stacks(this, counters);
    }

    /** The same with the set of counters that has unknown ones too; those that are not on the map are unused. */
    public Stacks masked() {
        Stacks masked = new Stacks(this, counters.masked());
        for (int unit = masked.counters.known(); unit < masked.place.length; unit++)
            if (unit >= place.length || !masked.isOnMap(unit)) masked.reset(unit, ASIDE);
        return masked;
    }

    /** A counter that cannot be seen: nothing is known of it but that it is in the game. */
    public void hide(int unit) {
        take(unit);
        reset(unit, UNSEEN);
    }

    private void reset(int unit, int at) {
        place[unit] = (short) at;
        steps[unit] = (byte) counters.steps(unit);
        flags[unit] = 0;
    }

    /** One number for all that is kept of a counter; with these for all counters the stacks are known too. */
    long packed(int unit) {
        return (place[unit] & 0xffffL) << 32
                | (stacks.below(unit) & 0xffffL) << 16
                | (flags[unit] & 0x3ffL) << 2
                | steps[unit];
    }

    // ---- one counter

    /** The hex, or one of the places that are no hex. */
    public int place(int unit) {
        return place[unit];
    }

    public boolean isOnMap(int unit) {
        return place[unit] >= 0;
    }

    public int steps(int unit) {
        return steps[unit];
    }

    public void setSteps(int unit, int left) {
        steps[unit] = (byte) left;
    }

    public boolean is(int unit, int flag) {
        return (flags[unit] & flag) != 0;
    }

    public int flags(int unit) {
        return flags[unit];
    }

    public void mark(int unit, int flag) {
        flags[unit] |= (short) flag;
    }

    public void clear(int unit, int flag) {
        flags[unit] &= (short) ~flag;
    }

    /** Clears bits of all counters of a side. */
    public void clearAll(int side, int flag) {
        for (int unit : counters.of(side)) flags[unit] &= (short) ~flag;
    }

    // ---- one hex

    /** The top counter of a hex, or NONE. */
    public int top(int hex) {
        return stacks.top(hex);
    }

    /** The next counter down, or NONE. */
    public int below(int unit) {
        return stacks.below(unit);
    }

    public boolean isEmpty(int hex) {
        return contents[hex] == 0;
    }

    /** The side that has a unit in the hex, or NOBODY. */
    public int holder(int hex) {
        return (contents[hex] & SIDE) - 1;
    }

    public boolean holds(int hex, int side) {
        return (contents[hex] & SIDE) == side + 1;
    }

    /** Non-artillery units in a hex. */
    public int regulars(int hex) {
        return contents[hex] >>> REGULARS & COUNT;
    }

    /** Independent non-artillery units in a hex. */
    public int independents(int hex) {
        return contents[hex] >>> INDEPENDENTS & COUNT;
    }

    public boolean hasArtillery(int hex) {
        return contents[hex] >>> GUNS != 0;
    }

    public int count(int hex) {
        return (contents[hex] >>> REGULARS & COUNT) + (contents[hex] >>> GUNS);
    }

    /** The counters of a hex, top first. */
    public int[] units(int hex) {
        return stacks.units(hex);
    }

    // ---- moving counters

    /** Puts a counter on top of a hex, from wherever it was. */
    public void put(int unit, int hex) {
        take(unit);
        place[unit] = (short) hex;
        stacks.addOnTop(unit, hex);
        count(unit, hex, 1);
    }

    /** Puts a counter at the bottom of a hex: for readers that go through a stack from the top. */
    public void putBelow(int unit, int hex) {
        take(unit);
        place[unit] = (short) hex;
        stacks.addAtBottom(unit, hex);
        count(unit, hex, 1);
    }

    /** Takes a counter off the map, to a place that is no hex. */
    public void remove(int unit, int to) {
        take(unit);
        place[unit] = (short) to;
    }

    /** 7.3: the owner may reorder his stacks. */
    public void bringToTop(int unit) {
        put(unit, place[unit]);
    }

    private void take(int unit) {
        int hex = place[unit];
        if (hex < 0) return;
        stacks.remove(unit, hex);
        count(unit, hex, -1);
    }

    private void count(int unit, int hex, int by) {
        int units = contents[hex] & ~SIDE;
        if (counters.isArtillery(unit)) units += by << GUNS;
        else units += (by << REGULARS) + (counters.isIndependent(unit) ? by << INDEPENDENTS : 0);
        contents[hex] = units == 0 ? 0 : units | counters.side(unit) + 1;
    }
}
