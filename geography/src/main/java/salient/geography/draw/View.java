package salient.geography.draw;

import java.awt.geom.Path2D;
import salient.geography.Compass;
import salient.geography.HexCorners;
import salient.geography.HexMap;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.kernel.hex.HexGrid;

/**
 * How a map lies on the page: as its columns run, or turned so that north is up. Page coordinates are hex pitches from the
 * top left corner of the neat line.
 */
final class View {
    private static final double COLUMN = Math.sqrt(3) / 2;

    private final HexMap map;
    private final HexPlane plane;
    private final boolean turned;
    private final double planeWidth;
    private final double planeHeight;

    View(HexMap map, boolean northUp) {
        this.map = map;
        plane = new HexPlane(map.grid());
        turned = northUp && map.sheet().up() == Compass.WEST;
        HexGrid grid = map.grid();
        planeWidth = (grid.columns() - 1) * COLUMN + 2 / Math.sqrt(3);
        boolean equal = grid.rows(0) == grid.rows(1);
        planeHeight = grid.rows(0) + (equal ? 0.5 : 0);
    }

    HexMap map() {
        return map;
    }

    HexGrid grid() {
        return map.grid();
    }

    double width() {
        return turned ? planeHeight : planeWidth;
    }

    double height() {
        return turned ? planeWidth : planeHeight;
    }

    /** What is up on the page. */
    Compass up() {
        return turned ? Compass.NORTH : map.sheet().up();
    }

    Point page(Point onPlane) {
        double x = onPlane.x() + 1 / Math.sqrt(3);
        double y = onPlane.y() + 0.5;
        return turned ? new Point(y, planeWidth - x) : new Point(x, y);
    }

    Point center(int hex) {
        return page(plane.center(hex));
    }

    Point corner(long corner) {
        return page(new Point(HexCorners.x(corner) * COLUMN / 3, HexCorners.y(corner) / 2.0));
    }

    /** The hex at a place of the page; off the map, the nearest. */
    int nearestHex(Point onPage) {
        Point p = turned ? new Point(planeWidth - onPage.y(), onPage.x()) : onPage;
        Point onPlane = new Point(p.x() - 1 / Math.sqrt(3), p.y() - 0.5);
        int hex = plane.hexAt(onPlane);
        if (hex != HexGrid.NONE) return hex;
        int column = Math.clamp(Math.round(onPlane.x() / COLUMN), 0, grid().columns() - 1);
        boolean lower = ((column & 1) == 1) == grid().oddColumnsLower();
        int row = Math.clamp(Math.round(onPlane.y() - (lower ? 0.5 : 0)), 0, grid().rows(column) - 1);
        return grid().at(column, row);
    }

    /** One pitch outward over a map edge. */
    Point outward(Compass edge) {
        int quarters = Math.floorMod(edge.ordinal() - up().ordinal(), 4);
        return switch (quarters) {
            case 0 -> new Point(0, -1);
            case 1 -> new Point(1, 0);
            case 2 -> new Point(0, 1);
            default -> new Point(-1, 0);
        };
    }

    /** The frame of the map. */
    Path2D neatLine() {
        return rectangle(0, 0, width(), height());
    }

    static Path2D rectangle(double x, double y, double width, double height) {
        var path = new Path2D.Double();
        path.moveTo(x, y);
        path.lineTo(x + width, y);
        path.lineTo(x + width, y + height);
        path.lineTo(x, y + height);
        path.closePath();
        return path;
    }
}
