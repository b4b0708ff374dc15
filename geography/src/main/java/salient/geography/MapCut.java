package salient.geography;

import java.util.stream.IntStream;
import salient.kernel.hex.HexGrid;

/**
 * A rectangle cut out of a larger map as a map of its own, with hexes named x,y from its upper left corner. Roads over the
 * cut become roads that leave the map; of the fronts the first is kept, hex sets are not.
 */
public final class MapCut {
    private final HexMap whole;
    private final HexGrid from;
    private final HexGrid grid;
    private final int firstColumn;
    private final int firstRow;
    private final HexMapBuilder cut;

    private MapCut(HexMap whole, String id, String title, int first, int last) {
        this.whole = whole;
        from = whole.grid();
        firstColumn = from.column(first);
        firstRow = from.row(first);
        int rows = from.row(last) - firstRow + 1;
        // A cut that begins in an odd column has the other columns lower.
        boolean oddLower = from.oddColumnsLower() == (firstColumn % 2 == 0);
        grid = new HexGrid(from.column(last) - firstColumn + 1, rows, rows, oddLower);
        Sheet sheet = whole.sheet();
        cut = new HexMapBuilder(
                new Sheet(id, title, grid, new XyNames(grid), sheet.up(), sheet.yards(), sheet.terrains()));
    }

    /** The hexes from one corner to the opposite one, both included. */
    public static HexMap of(HexMap whole, String id, String title, int first, int last) {
        return new MapCut(whole, id, title, first, last).make();
    }

    /** The hex of the cut, or NONE. */
    private int inside(int hex) {
        if (hex == HexGrid.NONE) return HexGrid.NONE;
        return grid.at(from.column(hex) - firstColumn, from.row(hex) - firstRow);
    }

    private HexMap make() {
        for (int hex = 0; hex < from.size(); hex++) {
            int at = inside(hex);
            if (at == HexGrid.NONE) continue;
            cut.terrain(at, whole.terrain(hex));
            whole.place(hex).ifPresent(place -> cut.place(at, place.settlement(), place.rank(), place.name()));
        }
        for (int side = 0; side < from.sideCount(); side++) line(side);
        for (EdgeRoad road : whole.edgeRoads())
            if (inside(road.hex()) != HexGrid.NONE) cut.edgeRoad(inside(road.hex()), road.edge(), road.toward());
        for (Region region : whole.regions())
            if (inside(region.hex()) != HexGrid.NONE) cut.region(inside(region.hex()), region.kind(), region.name());
        String day = whole.days().getFirst();
        HexSet held = whole.german(day);
        cut.german(
                day,
                HexSet.of(IntStream.range(0, from.size())
                        .filter(held::contains)
                        .map(this::inside)
                        .filter(hex -> hex != HexGrid.NONE)
                        .sorted()
                        .toArray()));
        return cut.build();
    }

    private void line(int side) {
        int a = inside(from.firstHex(side));
        int b = inside(from.secondHex(side));
        if (a != HexGrid.NONE && b != HexGrid.NONE) inner(side, a, b);
        else if (whole.hasRoadAcross(side) && a != HexGrid.NONE) leaving(a, from.secondHex(side));
        else if (whole.hasRoadAcross(side) && b != HexGrid.NONE) leaving(b, from.firstHex(side));
    }

    private void inner(int side, int a, int b) {
        if (whole.hasRiver(side))
            for (String name : whole.riverName(side).split("/")) cut.river(a, b, whole.river(side), name);
        if (whole.hasRoadAcross(side)) cut.road(a, b, whole.road(side));
        if (whole.bridge(side) != BridgeState.NONE) cut.bridge(a, b, whole.bridge(side), whole.bridgeName(side));
        if (whole.isBlocked(side)) cut.blocked(a, b, whole.blockedBy(side));
    }

    /** A hex with two roads over the same edge of the cut keeps one. */
    private void leaving(int hex, int outside) {
        Compass up = whole.sheet().up();
        Compass edge = from.column(outside) < firstColumn
                ? up.turned(3)
                : from.column(outside) >= firstColumn + grid.columns()
                        ? up.turned(1)
                        : from.row(outside) < firstRow ? up : up.turned(2);
        boolean there = cut.edgeRoads.stream().anyMatch(road -> road.hex() == hex && road.edge() == edge);
        if (!there) cut.edgeRoad(hex, edge, next(outside));
    }

    /** The nearest place along the road outside; the rest of the map where no road leads to one. */
    private String next(int outside) {
        boolean[] seen = new boolean[from.size()];
        int[] queue = new int[from.size()];
        int count = 0;
        queue[count++] = outside;
        seen[outside] = true;
        for (int i = 0; i < count; i++) {
            int at = queue[i];
            if (whole.place(at).isPresent() && inside(at) == HexGrid.NONE) return whole.placeName(at);
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int to = from.neighbor(at, d);
                if (to == HexGrid.NONE || seen[to] || inside(to) != HexGrid.NONE) continue;
                if (!whole.hasRoadAcross(from.side(at, d))) continue;
                seen[to] = true;
                queue[count++] = to;
            }
        }
        return whole.sheet().title();
    }
}
