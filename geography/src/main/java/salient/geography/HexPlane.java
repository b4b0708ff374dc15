package salient.geography;

import salient.kernel.hex.HexGrid;

/** Where the hexes of a grid lie in the map plane. */
public final class HexPlane {
    private static final double COLUMN = Math.sqrt(3) / 2;

    private final HexGrid grid;

    public HexPlane(HexGrid grid) {
        this.grid = grid;
    }

    public Point center(int hex) {
        return center(grid.column(hex), grid.row(hex));
    }

    private Point center(int column, int row) {
        boolean lower = ((column & 1) == 1) == grid.oddColumnsLower();
        return new Point(column * COLUMN, row + (lower ? 0.5 : 0));
    }

    /** The hex a point falls in, or NONE off the map. */
    public int hexAt(Point point) {
        int column = (int) Math.round(point.x() / COLUMN);
        int row = (int) Math.floor(point.y());
        double least = Double.MAX_VALUE;
        int nearest = HexGrid.NONE;
        for (int c = column - 1; c <= column + 1; c++)
            for (int r = row - 1; r <= row + 1; r++) {
                double distance = point.distance(center(c, r));
                if (distance < least) {
                    least = distance;
                    nearest = grid.at(c, r);
                }
            }
        return nearest;
    }

    /** The middle of a hexside between two map hexes. */
    public Point middle(int side) {
        return center(grid.firstHex(side)).toward(center(grid.secondHex(side)), 0.5);
    }
}
