package salient.geography.compiler;

import java.util.List;
import salient.geography.HexSet;
import salient.geography.Point;
import salient.kernel.hex.HexGrid;

/** What a step of a road costs: near its real course, on roads that are there already, on dry ground. */
record RoadCost(HexGrid grid, Places places, Waters waters, HexSet german, boolean[] listed) {
    private static final double STRAYING = 1.6;
    private static final double ON_ROAD = 0.72;
    private static final double LISTED_BRIDGE = 1.0;
    private static final double UNLISTED_BRIDGE = 5;

    /** A road crosses the starting line no more often than it must. */
    private static final double OVER_THE_LINE = 4;

    double step(int side, int into, List<Point> line, boolean onRoad) {
        double away = places.representative(into).distance(line);
        double cost = 1 + STRAYING * away * Math.sqrt(away);
        if (onRoad) cost *= ON_ROAD;
        if (isOnTheLine(grid, german, side)) cost += OVER_THE_LINE;
        if (waters.isWater(side)) cost += listed[side] ? LISTED_BRIDGE : UNLISTED_BRIDGE;
        return cost;
    }

    static boolean isOnTheLine(HexGrid grid, HexSet german, int side) {
        return german.contains(grid.firstHex(side)) != german.contains(grid.secondHex(side));
    }
}
