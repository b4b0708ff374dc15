package salient.geography.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import salient.geography.HexPlane;
import salient.geography.HexSet;
import salient.geography.Point;
import salient.geography.RiverClass;
import salient.geography.RoadClass;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Gazetteer;
import salient.kernel.hex.HexGrid;

/** Stage 6: the lines that block hexsides, and the West Wall. */
record Scarps(HexGrid grid, Transform transform, Places places) {
    /**
     * The hexsides a scarp crosses, those with a road, a major river or a lake left out; in a gorge only
     * hexsides of the river. Of those the first two in five, since blocked hexsides are few.
     */
    SequencedMap<Integer, String> blocked(Gazetteer gazetteer, Waters waters, RoadNet roads) {
        SequencedMap<Integer, String> blocked = new TreeMap<>();
        for (Feature scarp : gazetteer.features(Feature.Kind.SCARP)) {
            boolean gorge = scarp.name().contains("gorge");
            int found = 0;
            for (int side : crossed(scarp)) {
                RiverClass water = waters.water(side);
                boolean open = roads.road(side) != RoadClass.NONE
                        || water == RiverClass.MAJOR
                        || water == RiverClass.LAKE
                        || (gorge && water == RiverClass.NONE);
                if (!open && found++ % 5 < 2) blocked.putIfAbsent(side, scarp.name());
            }
        }
        return blocked;
    }

    /** The hexsides a line crosses, in the order of their numbers. */
    private List<Integer> crossed(Feature feature) {
        List<Point> line = transform.plane(feature.outline());
        var sides = new ArrayList<Integer>();
        for (int side = 0; side < grid.sideCount(); side++) {
            if (grid.secondHex(side) == HexGrid.NONE) continue;
            Point a = places.representative(grid.firstHex(side));
            Point b = places.representative(grid.secondHex(side));
            if (a.crossings(b, line) % 2 == 1) sides.add(side);
        }
        return sides;
    }

    /** The hexes under the line; one on the Allied side gives its place to a German neighbor. */
    HexSet westWall(Gazetteer gazetteer, HexSet german) {
        var plane = new HexPlane(grid);
        SequencedSet<Integer> wall = new TreeSet<>();
        for (Feature line : gazetteer.features(Feature.Kind.WESTWALL))
            for (Point point : transform.plane(line.outline())) {
                int hex = plane.hexAt(point);
                if (hex == HexGrid.NONE) continue;
                int stands = german.contains(hex) ? hex : germanBeside(hex, point, german);
                if (stands != HexGrid.NONE) wall.add(stands);
            }
        return HexSet.of(wall.stream().mapToInt(Integer::intValue).toArray());
    }

    private int germanBeside(int hex, Point point, HexSet german) {
        var plane = new HexPlane(grid);
        int nearest = HexGrid.NONE;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int beside = grid.neighbor(hex, d);
            if (beside == HexGrid.NONE || !german.contains(beside)) continue;
            if (nearest == HexGrid.NONE
                    || plane.center(beside).distance(point)
                            < plane.center(nearest).distance(point)) nearest = beside;
        }
        return nearest;
    }
}
