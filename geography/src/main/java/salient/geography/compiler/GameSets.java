package salient.geography.compiler;

import java.util.ArrayDeque;
import java.util.function.IntPredicate;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.HexMap;
import salient.geography.HexMapBuilder;
import salient.geography.HexSet;
import salient.geography.Place;
import salient.kernel.hex.HexGrid;

/** Stage 7: the hex sets the rules of a game speak of, found on the drawn map. */
final class GameSets {
    private final HexMapBuilder drawing;
    private final HexMap map;
    private final HexGrid grid;

    /** @param drawing the map so far, which the sets are added to */
    GameSets(HexMapBuilder drawing) {
        this.drawing = drawing;
        this.map = drawing.build();
        this.grid = map.grid();
    }

    void wave(HexSet westWall) {
        drawing.set(
                "west-of-meuse",
                reachable(hex("W1800"), side -> !map.riverName(side).equals("Meuse")));
        drawing.set("liege", where(hex -> map.placeName(hex).equals("Liège")));
        drawing.set("west-wall", westWall);
        drawing.set(
                "allied-supply",
                where(h -> onEdge(h, Compass.NORTH) || onEdge(h, Compass.WEST) || onEdge(h, Compass.SOUTH)));
        drawing.set("german-supply", where(h -> onEdge(h, Compass.EAST)));
        drawing.set("entry-german", where(h -> onEdge(h, Compass.EAST)));
        drawing.set("entry-british", where(h -> northWestEdge(h, "E2000")));
        drawing.set("entry-north", where(h -> onEdge(h, Compass.NORTH) && grid.column(h) <= column("E3900")));
        drawing.set("entry-west", where(h -> onEdge(h, Compass.WEST)));
        drawing.set("entry-south", where(h -> onEdge(h, Compass.SOUTH)));
        drawing.set("exit-road", where(h -> northWestEdge(h, "E1800") && hasEdgeRoad(h)));
    }

    /** From W1810 north to W1800, then east along the north edge (4.3a, 8.2b). */
    private boolean northWestEdge(int hex, String eastEnd) {
        if (onEdge(hex, Compass.NORTH) && grid.column(hex) <= column(eastEnd)) return true;
        return onEdge(hex, Compass.WEST) && grid.row(hex) <= grid.row(hex("W1810"));
    }

    void breakthrough(HexSet westWall, Iterable<EdgeRoad> entries, HexSet scoring) {
        HexSet entry = where(h -> {
            for (EdgeRoad road : entries) if (road.hex() == h) return true;
            return false;
        });
        HexSet german = map.german(Fronts.START);
        drawing.set("entry", entry);
        drawing.set("entry-american", where(h -> entry.contains(h) && !german.contains(h)));
        drawing.set("entry-german", where(h -> entry.contains(h) && german.contains(h)));
        // W4: road hexes of the west edge from Rochefort's column northward, and the entry hexes of the north edge.
        drawing.set(
                "exit",
                where(h -> (onEdge(h, Compass.WEST) && hasEdgeRoad(h) && grid.column(h) >= 14)
                        || (onEdge(h, Compass.NORTH) && entry.contains(h))));
        drawing.set("vp-road", vpRoad());
        drawing.set("scoring-town", scoring);
        drawing.set("corridor", where(h -> grid.column(h) >= 11 && grid.column(h) <= 17));
        drawing.set("no-german", where(h -> grid.column(h) == 0));
        drawing.set("west-wall", westWall);
    }

    /** W5: road hexes north of St. Hubert's column and west of the Ourthe, above its confluence of the western arm. */
    private HexSet vpRoad() {
        int southernmost = columnOf("St. Hubert") + 1;
        HexSet zone = reachable(
                hex("14,2"),
                side -> !map.riverName(side).equals("Ourthe")
                        && !map.riverName(side).equals("Ourthe Occidentale")
                        && grid.column(grid.firstHex(side)) >= southernmost
                        && grid.column(grid.secondHex(side)) >= southernmost);
        return where(h -> zone.contains(h) && map.hasRoad(h));
    }

    private int columnOf(String place) {
        for (int hex = 0; hex < map.size(); hex++) {
            Place there = map.place(hex).orElse(null);
            if (there != null && there.name().equals(place)) return grid.column(hex);
        }
        throw new IllegalStateException("the map has no " + place);
    }

    private boolean onEdge(int hex, Compass edge) {
        return map.sheet().edges(hex).contains(edge);
    }

    private boolean hasEdgeRoad(int hex) {
        return map.edgeRoads().stream().anyMatch(road -> road.hex() == hex);
    }

    private int column(String hex) {
        return grid.column(hex(hex));
    }

    private int hex(String name) {
        return map.names().hex(name);
    }

    private HexSet where(IntPredicate holds) {
        return HexSet.where(map.size(), holds);
    }

    private HexSet reachable(int start, IntPredicate open) {
        boolean[] seen = new boolean[map.size()];
        var queue = new ArrayDeque<Integer>();
        seen[start] = true;
        queue.add(start);
        while (!queue.isEmpty()) {
            int hex = queue.poll();
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = grid.neighbour(hex, d);
                if (next == HexGrid.NONE || seen[next] || !open.test(grid.side(hex, d))) continue;
                seen[next] = true;
                queue.add(next);
            }
        }
        return where(hex -> seen[hex]);
    }
}
