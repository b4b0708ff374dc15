package salient.geography.compiler;

import java.util.function.IntPredicate;
import salient.geography.Compass;
import salient.geography.ConnectedHexes;
import salient.geography.EdgeRoad;
import salient.geography.HexMap;
import salient.geography.HexMapBuilder;
import salient.geography.HexSet;
import salient.geography.Place;
import salient.kernel.hex.HexGrid;

/** Stage 7: finds hex sets on the drawn map and adds them under the names that a game's rules use. */
public final class HexSets {
    private final HexMapBuilder drawing;
    private final HexMap map;
    private final HexGrid grid;
    private final Layout layout;
    private final HexSet westWall;

    /** @param drawing the map so far, which the sets are added to */
    HexSets(HexMapBuilder drawing, Layout layout, HexSet westWall) {
        this.drawing = drawing;
        this.map = drawing.build();
        this.grid = map.grid();
        this.layout = layout;
        this.westWall = westWall;
    }

    public void add(String name, HexSet hexes) {
        drawing.set(name, hexes);
    }

    /** The map so far. */
    public HexMap map() {
        return map;
    }

    /** The hexes of the West Wall. */
    public HexSet westWall() {
        return westWall;
    }

    /** The hexes in German hands when play begins. */
    public HexSet germanAtStart() {
        return map.german(Fronts.START);
    }

    /** The hexes for which a source prints a town. */
    public HexSet printedTowns() {
        return HexSet.of(layout.printedHexes.values().stream()
                .mapToInt(Integer::intValue)
                .toArray());
    }

    /** The hexes where a printed road enters the map. */
    public HexSet printedEntries() {
        return HexSet.of(layout.entryRoads.stream().mapToInt(EdgeRoad::hex).toArray());
    }

    /** The column of the hex named after a place. */
    public int columnOf(String place) {
        for (int hex = 0; hex < map.size(); hex++) {
            Place there = map.place(hex).orElse(null);
            if (there != null && there.name().equals(place)) return grid.column(hex);
        }
        throw new IllegalStateException("the map has no " + place);
    }

    public boolean onEdge(int hex, Compass edge) {
        return map.sheet().edges(hex).contains(edge);
    }

    /** Whether a road leaves the map here. */
    public boolean hasEdgeRoad(int hex) {
        return map.edgeRoads().stream().anyMatch(road -> road.hex() == hex);
    }

    /** The column of a hex by its name. */
    public int column(String hex) {
        return grid.column(hex(hex));
    }

    public int hex(String name) {
        return map.names().hex(name);
    }

    public HexSet where(IntPredicate holds) {
        return HexSet.where(map.size(), holds);
    }

    /** The hexes that can be reached from one over open hexsides. */
    public HexSet reachable(int start, IntPredicate open) {
        boolean[] seen = new boolean[map.size()];
        ConnectedHexes.mark(grid, start, hex -> true, open, seen);
        return where(hex -> seen[hex]);
    }
}
