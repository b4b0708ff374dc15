package salient.kernel.hex;

import java.util.Arrays;

/**
 * Rings of hexes around a hex, found on axes 60 degrees apart, where a step in a direction is one fixed vector
 * whatever the column. A hex there is (q, r): q the column, r the row less the columns' stagger.
 */
record Rings(HexGrid grid) {
    /** The vector of each direction, clockwise from up. */
    private static final int[] STEP_Q = {0, 1, 1, 0, -1, -1};

    private static final int[] STEP_R = {-1, -1, 0, 1, 1, 0};

    int[] within(int center, int radius) {
        if (radius < 0) throw new IllegalArgumentException("radius " + radius);
        int last = Math.min(radius, farthest());
        int[] found = new int[Math.min(grid.size(), 1 + HexGrid.DIRECTIONS * last * (last + 1) / 2)];
        found[0] = center;
        int count = 1;
        for (int ring = 1; ring <= last; ring++) count = addRing(center, ring, found, count);
        return Arrays.copyOf(found, count);
    }

    /** No two hexes of the grid are farther apart than this. */
    private int farthest() {
        return grid.columns() + Math.max(grid.rows(0), grid.rows(1));
    }

    /** Walks the ring clockwise from straight up: each of the six legs turns one direction further. */
    private int addRing(int center, int radius, int[] found, int count) {
        int q = grid.column(center);
        int r = grid.axialRow(center) - radius;
        for (int leg = 0; leg < HexGrid.DIRECTIONS; leg++) {
            int direction = (leg + 2) % HexGrid.DIRECTIONS;
            for (int step = 0; step < radius; step++) {
                int hex = grid.atAxial(q, r);
                if (hex != HexGrid.NONE) found[count++] = hex;
                q += STEP_Q[direction];
                r += STEP_R[direction];
            }
        }
        return count;
    }
}
