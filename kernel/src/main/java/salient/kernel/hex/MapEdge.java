package salient.kernel.hex;

import java.util.Arrays;

/** The hexes along the edge of a map, once around it clockwise from the top left corner. A corner belongs to two edges. */
final class MapEdge {
    private enum Edge {
        TOP,
        RIGHT,
        BOTTOM,
        LEFT
    }

    private final HexGrid grid;
    private final int[] clockwise;
    private final int[] placeOf;

    MapEdge(HexGrid grid) {
        this.grid = grid;
        placeOf = new int[grid.size()];
        Arrays.fill(placeOf, HexGrid.NONE);
        int[] found = new int[grid.size()];
        int count = 0;
        for (Edge edge : Edge.values())
            for (int hex : clockwise(edge))
                if (placeOf[hex] == HexGrid.NONE) {
                    placeOf[hex] = count;
                    found[count++] = hex;
                }
        clockwise = Arrays.copyOf(found, count);
    }

    private int[] clockwise(Edge edge) {
        int last = grid.columns() - 1;
        boolean across = edge == Edge.TOP || edge == Edge.BOTTOM;
        int[] hexes = new int[across ? grid.columns() : grid.rows(edge == Edge.RIGHT ? last : 0)];
        for (int i = 0; i < hexes.length; i++)
            hexes[i] = switch (edge) {
                case TOP -> grid.at(i, 0);
                case RIGHT -> grid.at(last, i);
                case BOTTOM -> grid.at(last - i, grid.rows(last - i) - 1);
                case LEFT -> grid.at(0, hexes.length - 1 - i);
            };
        return hexes;
    }

    int[] stretch(int from, int to) {
        int start = placeOf[from];
        int end = placeOf[to];
        if (start == HexGrid.NONE || end == HexGrid.NONE)
            throw new IllegalArgumentException("a stretch of the map edge begins and ends on the map edge");
        int[] hexes = new int[Math.floorMod(end - start, clockwise.length) + 1];
        for (int i = 0; i < hexes.length; i++) hexes[i] = clockwise[(start + i) % clockwise.length];
        return hexes;
    }
}
