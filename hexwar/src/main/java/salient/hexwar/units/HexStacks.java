package salient.hexwar.units;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;

/** The units in each hex from top to bottom, as links between units. Where a unit is, its game knows. */
public final class HexStacks {
    /** No unit. */
    public static final int NONE = HexGrid.NONE;

    /** The unit below each unit, then the top unit of each hex: one array, so that a copy is one array copy. */
    private final short[] links;

    private final int units;

    public HexStacks(int hexes, int units) {
        this.units = units;
        links = new short[units + hexes];
        Arrays.fill(links, (short) NONE);
    }

    private HexStacks(HexStacks from) {
        units = from.units;
        links = from.links.clone();
    }

    public HexStacks copy() {
        return new HexStacks(this);
    }

    /** The same stacks with room for so many units, at least as many as there are. */
    public HexStacks copy(int units) {
        HexStacks copy = new HexStacks(links.length - this.units, units);
        System.arraycopy(links, 0, copy.links, 0, this.units);
        System.arraycopy(links, this.units, copy.links, units, links.length - this.units);
        return copy;
    }

    /** The top unit of a hex, or NONE. */
    public int top(int hex) {
        return links[units + hex];
    }

    /** The next unit down in the same hex, or NONE. */
    public int below(int unit) {
        return links[unit];
    }

    public boolean isEmpty(int hex) {
        return links[units + hex] == NONE;
    }

    public int count(int hex) {
        int count = 0;
        for (int unit = links[units + hex]; unit != NONE; unit = links[unit]) count++;
        return count;
    }

    /** The units of a hex, top first. */
    public int[] units(int hex) {
        int[] found = new int[count(hex)];
        int i = 0;
        for (int unit = links[units + hex]; unit != NONE; unit = links[unit]) found[i++] = unit;
        return found;
    }

    // ---- adding a unit that is in no hex

    public void addOnTop(int unit, int hex) {
        insert(unit, hex, NONE);
    }

    public void addAtBottom(int unit, int hex) {
        int above = NONE;
        for (int each = links[units + hex]; each != NONE; each = links[each]) above = each;
        insert(unit, hex, above);
    }

    /** Keeps the units of the hex in the order of their numbers. */
    public void addInOrder(int unit, int hex) {
        int above = NONE;
        for (int each = links[units + hex]; each != NONE && each < unit; each = links[each]) above = each;
        insert(unit, hex, above);
    }

    private void insert(int unit, int hex, int above) {
        if (above == NONE) {
            links[unit] = links[units + hex];
            links[units + hex] = (short) unit;
        } else {
            links[unit] = links[above];
            links[above] = (short) unit;
        }
    }

    /** Takes a unit out of the hex it is in. */
    public void remove(int unit, int hex) {
        if (links[units + hex] == unit) links[units + hex] = links[unit];
        else {
            int above = links[units + hex];
            while (links[above] != unit) above = links[above];
            links[above] = links[unit];
        }
        links[unit] = NONE;
    }
}
