package salient.hexwar.units;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;

/** The units in each hex from top to bottom, as links between units. Where a unit is, its game knows. */
public final class HexStacks {
    /** No unit. */
    public static final int NONE = HexGrid.NONE;

    private final short[] top;
    private final short[] below;

    public HexStacks(int hexes, int units) {
        top = new short[hexes];
        Arrays.fill(top, (short) NONE);
        below = new short[units];
        Arrays.fill(below, (short) NONE);
    }

    private HexStacks(HexStacks from) {
        top = from.top.clone();
        below = from.below.clone();
    }

    public HexStacks copy() {
        return new HexStacks(this);
    }

    /** The top unit of a hex, or NONE. */
    public int top(int hex) {
        return top[hex];
    }

    /** The next unit down in the same hex, or NONE. */
    public int below(int unit) {
        return below[unit];
    }

    public boolean isEmpty(int hex) {
        return top[hex] == NONE;
    }

    public int count(int hex) {
        int count = 0;
        for (int unit = top[hex]; unit != NONE; unit = below[unit]) count++;
        return count;
    }

    /** The units of a hex, top first. */
    public int[] units(int hex) {
        int[] units = new int[count(hex)];
        int i = 0;
        for (int unit = top[hex]; unit != NONE; unit = below[unit]) units[i++] = unit;
        return units;
    }

    // ---- adding a unit that is in no hex

    public void addOnTop(int unit, int hex) {
        insert(unit, hex, NONE);
    }

    public void addAtBottom(int unit, int hex) {
        int above = NONE;
        for (int each = top[hex]; each != NONE; each = below[each]) above = each;
        insert(unit, hex, above);
    }

    /** Keeps the units of the hex in the order of their numbers. */
    public void addInOrder(int unit, int hex) {
        int above = NONE;
        for (int each = top[hex]; each != NONE && each < unit; each = below[each]) above = each;
        insert(unit, hex, above);
    }

    private void insert(int unit, int hex, int above) {
        if (above == NONE) {
            below[unit] = top[hex];
            top[hex] = (short) unit;
        } else {
            below[unit] = below[above];
            below[above] = (short) unit;
        }
    }

    /** Takes a unit out of the hex it is in. */
    public void remove(int unit, int hex) {
        if (top[hex] == unit) top[hex] = below[unit];
        else {
            int above = top[hex];
            while (below[above] != unit) above = below[above];
            below[above] = below[unit];
        }
        below[unit] = NONE;
    }
}
