package salient.hexwar.units;

import salient.kernel.hex.HexGrid;

/** How many units of each of two sides are next to each hex: zones of control as a look-up. */
public final class AdjacentUnits {
    private final int[] neighbors;
    private final int hexes;
    private final byte[] count;

    /** @param neighbors six entries per hex, as in {@link HexGrid#neighborTable()} */
    public AdjacentUnits(int[] neighbors) {
        this.neighbors = neighbors;
        hexes = neighbors.length / HexGrid.DIRECTIONS;
        count = new byte[2 * hexes];
    }

    private AdjacentUnits(AdjacentUnits from) {
        neighbors = from.neighbors;
        hexes = from.hexes;
        count = from.count.clone();
    }

    public AdjacentUnits copy() {
        return new AdjacentUnits(this);
    }

    /** Whether a unit of the side is next to the hex. */
    public boolean any(int hex, int side) {
        return count[side * hexes + hex] > 0;
    }

    /** A unit of the side comes to a hex. */
    public void add(int hex, int side) {
        change(hex, side, 1);
    }

    /** A unit of the side leaves a hex. */
    public void remove(int hex, int side) {
        change(hex, side, -1);
    }

    private void change(int hex, int side, int by) {
        int base = side * hexes;
        for (int step = hex * HexGrid.DIRECTIONS; step < (hex + 1) * HexGrid.DIRECTIONS; step++)
            if (neighbors[step] != HexGrid.NONE) count[base + neighbors[step]] += (byte) by;
    }
}
