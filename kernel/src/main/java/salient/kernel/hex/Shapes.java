package salient.kernel.hex;

import java.util.Arrays;

/**
 * Rings and straight lines, worked out on axes 60 degrees apart, where a step in a direction is one fixed vector
 * whatever the column. A hex there is (q, r): q the column, r the row less the columns' stagger.
 */
final class Shapes {
    /** The vector of each direction, clockwise from up. */
    private static final int[] STEP_Q = {0, 1, 1, 0, -1, -1};

    private static final int[] STEP_R = {-1, -1, 0, 1, 1, 0};

    private final HexGrid grid;

    Shapes(HexGrid grid) {
        this.grid = grid;
    }

    int[] ring(int centre, int radius) {
        if (radius < 0) throw new IllegalArgumentException("radius " + radius);
        if (radius == 0) return new int[] {centre};
        if (radius > farthest()) return new int[0];
        int[] found = new int[HexGrid.DIRECTIONS * radius];
        return Arrays.copyOf(found, addRing(centre, radius, found, 0));
    }

    int[] within(int centre, int radius) {
        if (radius < 0) throw new IllegalArgumentException("radius " + radius);
        int[] found = new int[grid.size()];
        found[0] = centre;
        int count = 1;
        int last = Math.min(radius, farthest());
        for (int ring = 1; ring <= last; ring++) count = addRing(centre, ring, found, count);
        return Arrays.copyOf(found, count);
    }

    /** No two hexes of the grid are farther apart than this. */
    private int farthest() {
        return grid.columns() + Math.max(grid.rows(0), grid.rows(1));
    }

    /** Walks the ring clockwise from straight up: each of the six legs turns one direction further. */
    private int addRing(int centre, int radius, int[] found, int count) {
        int q = grid.column(centre);
        int r = grid.axialRow(centre) - radius;
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

    int[] ray(int from, int direction, int length) {
        int[] hexes = new int[Math.min(length, grid.size()) + 1];
        int count = 0;
        for (int hex = from; hex != HexGrid.NONE && count < hexes.length; hex = grid.neighbour(hex, direction))
            hexes[count++] = hex;
        return Arrays.copyOf(hexes, count);
    }

    /**
     * Samples the line at one point a hex. Where a point falls exactly on a hexside it is nudged, always the same way
     * and by less than any other point is off a hexside, so that the line is the same from both ends; if the nudge
     * leads off the map, it goes the other way.
     */
    int[] line(int from, int to) {
        int n = grid.distance(from, to);
        if (n == 0) return new int[] {from};
        int[] hexes = new int[n + 1];
        int count = 0;
        for (int i = 0; i <= n; i++) {
            int q = grid.column(from) * (n - i) + grid.column(to) * i;
            int r = grid.axialRow(from) * (n - i) + grid.axialRow(to) * i;
            int hex = nearest(8 * q + 1, 8 * r + 2, 8 * n);
            if (hex == HexGrid.NONE) hex = nearest(8 * q - 1, 8 * r - 2, 8 * n);
            if (hex != HexGrid.NONE) hexes[count++] = hex;
        }
        return Arrays.copyOf(hexes, count);
    }

    /** The hex whose centre is nearest to (q, r) / scale: rounds all three axes, then mends the worst by their sum. */
    private int nearest(int q, int r, int scale) {
        int s = -q - r;
        int nearQ = Math.floorDiv(2 * q + scale, 2 * scale);
        int nearR = Math.floorDiv(2 * r + scale, 2 * scale);
        int nearS = Math.floorDiv(2 * s + scale, 2 * scale);
        int offQ = Math.abs(nearQ * scale - q);
        int offR = Math.abs(nearR * scale - r);
        int offS = Math.abs(nearS * scale - s);
        if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
        else if (offR > offS) nearR = -nearQ - nearS;
        return grid.atAxial(nearQ, nearR);
    }
}
