package salient.geography;

import salient.kernel.hex.HexGrid;

/**
 * Where hexes and their corners lie, in whole numbers: a column is 3 wide, a half row 1 high. A hex has its center at
 * (3 column, 2 row, one more in the lower columns) and its corners at (±2, 0) and (±1, ±1) from there.
 */
public final class HexCorners {
    /** Corner n is the one where hexside n begins, going clockwise: hexside n runs from corner n to corner n + 1. */
    private static final int[] DX = {-1, 1, 2, 1, -1, -2};

    private static final int[] DY = {-1, -1, 0, 1, 1, 0};

    private HexCorners() {}

    public static int centerX(HexGrid grid, int hex) {
        return 3 * grid.column(hex);
    }

    public static int centerY(HexGrid grid, int hex) {
        boolean lower = ((grid.column(hex) & 1) == 1) == grid.oddColumnsLower();
        return 2 * grid.row(hex) + (lower ? 1 : 0);
    }

    /** Corner 0 to 5 of a hex as one number, the same for all hexes that meet there. */
    public static long corner(HexGrid grid, int hex, int corner) {
        return key(centerX(grid, hex) + DX[corner % 6], centerY(grid, hex) + DY[corner % 6]);
    }

    public static int x(long corner) {
        return (int) (corner >> 32);
    }

    public static int y(long corner) {
        return (int) corner;
    }

    /** The two corners a hexside runs between. */
    public static long[] ends(HexGrid grid, int side) {
        int hex = grid.firstHex(side);
        for (int d = 0; d < HexGrid.DIRECTIONS; d++)
            if (grid.side(hex, d) == side) return new long[] {corner(grid, hex, d), corner(grid, hex, d + 1)};
        throw new IllegalStateException("hexside " + side + " is not one of its own hex");
    }

    private static long key(int x, int y) {
        return (long) x << 32 | (y & 0xffffffffL);
    }
}
