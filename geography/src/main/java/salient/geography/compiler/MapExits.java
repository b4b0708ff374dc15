package salient.geography.compiler;

import java.util.ArrayList;
import java.util.List;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.geography.Sheet;
import salient.geography.gazetteer.Town;
import salient.kernel.hex.HexGrid;

/** Where roads leave the map. */
final class MapExits {
    /** Links that leave the map this near to each other share an edge hex; an entry hex draws links from farther. */
    private static final double SAME_EXIT = 1.8;

    private static final double ENTRY_REACH = 3.2;

    private final Sheet sheet;
    private final List<EdgeRoad> entries;
    private final HexPlane plane;
    private final List<EdgeRoad> roads = new ArrayList<>();

    MapExits(Sheet sheet, List<EdgeRoad> entries) {
        this.sheet = sheet;
        this.entries = entries;
        plane = new HexPlane(sheet.grid());
    }

    List<EdgeRoad> roads() {
        return roads;
    }

    /** The hex a line leaves the map by; near an entry hex or an exit already made, that one. */
    int of(List<Point> line, Town toward) {
        int last = HexGrid.NONE;
        Point outside = line.getLast();
        for (Point point : line) {
            int hex = plane.hexAt(point);
            outside = point;
            if (hex == HexGrid.NONE && last != HexGrid.NONE) break;
            if (hex != HexGrid.NONE) last = hex;
        }
        int leaves = nearestEdgeHex(last);
        EdgeRoad nearest = null;
        for (EdgeRoad entry : entries)
            if (near(entry.hex(), leaves, ENTRY_REACH)
                    && (nearest == null || awayFrom(leaves, entry) < awayFrom(leaves, nearest))) nearest = entry;
        if (nearest != null) {
            add(nearest.hex(), nearest.edge(), toward.label());
            return nearest.hex();
        }
        for (EdgeRoad road : roads)
            if (near(road.hex(), leaves, SAME_EXIT) && sameEdge(road.hex(), leaves)) return road.hex();
        add(leaves, edgeToward(leaves, outside), toward.label());
        return leaves;
    }

    /** Of the edges a corner hex lies on, the one a point outside lies beyond. */
    private Compass edgeToward(int hex, Point outside) {
        double across = outside.x() - plane.center(hex).x();
        double down = outside.y() - plane.center(hex).y();
        int quarters = Math.abs(across) > Math.abs(down) ? (across > 0 ? 1 : 3) : (down > 0 ? 2 : 0);
        Compass beyond = sheet.up().turned(quarters);
        List<Compass> edges = sheet.edges(hex);
        return edges.contains(beyond) ? beyond : edges.getFirst();
    }

    private int nearestEdgeHex(int hex) {
        int nearest = hex;
        double least = Double.MAX_VALUE;
        for (int h = 0; h < sheet.grid().size(); h++)
            if (!sheet.edges(h).isEmpty() && plane.center(h).distance(plane.center(hex)) < least) {
                least = plane.center(h).distance(plane.center(hex));
                nearest = h;
            }
        return nearest;
    }

    private double awayFrom(int hex, EdgeRoad road) {
        return plane.center(hex).distance(plane.center(road.hex()));
    }

    private boolean near(int a, int b, double reach) {
        return plane.center(a).distance(plane.center(b)) <= reach;
    }

    private boolean sameEdge(int a, int b) {
        return sheet.edges(a).stream().anyMatch(sheet.edges(b)::contains);
    }

    void add(int hex, Compass edge, String toward) {
        if (roads.stream().noneMatch(road -> road.hex() == hex)) roads.add(new EdgeRoad(hex, edge, toward));
    }
}
