package salient.table.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.geography.BridgeState;
import salient.geography.HexMap;
import salient.geography.RiverClass;
import salient.geography.RoadClass;
import salient.kernel.hex.HexGrid;
import salient.table.wire.Catalog.MapGrid;
import salient.table.wire.Catalog.MapHex;
import salient.table.wire.Catalog.MapPlace;
import salient.table.wire.Catalog.MapSheet;
import salient.table.wire.Catalog.MapSide;

/** A hex map as it is sent. */
public final class MapSheets {
    private MapSheets() {}

    public static MapSheet of(HexMap map) {
        HexGrid grid = map.grid();
        return new MapSheet(
                map.sheet().id(),
                map.sheet().title(),
                map.sheet().up(),
                map.sheet().yards(),
                new MapGrid(
                        grid.columns(),
                        grid.rows(0),
                        grid.columns() > 1 ? grid.rows(1) : grid.rows(0),
                        grid.oddColumnsLower()),
                hexes(map),
                sides(map),
                map.edgeRoads(),
                german(map),
                sets(map));
    }

    private static List<MapHex> hexes(HexMap map) {
        List<MapHex> hexes = new ArrayList<>();
        for (int hex = 0; hex < map.size(); hex++)
            hexes.add(new MapHex(
                    map.names().name(hex),
                    map.terrain(hex),
                    map.place(hex).map(place -> new MapPlace(place.name(), place.settlement(), place.rank()))));
        return hexes;
    }

    private static List<MapSide> sides(HexMap map) {
        List<MapSide> sides = new ArrayList<>();
        for (int side = 0; side < map.grid().sideCount(); side++) {
            if (map.grid().secondHex(side) == HexGrid.NONE) continue;
            boolean bare = !map.hasRiver(side)
                    && !map.hasRoadAcross(side)
                    && map.bridge(side) == BridgeState.NONE
                    && !map.isBlocked(side);
            if (!bare) sides.add(side(map, side));
        }
        return sides;
    }

    private static MapSide side(HexMap map, int side) {
        return new MapSide(
                map.grid().firstHex(side),
                map.grid().secondHex(side),
                Optional.of(map.river(side)).filter(river -> river != RiverClass.NONE),
                named(map.riverName(side)),
                Optional.of(map.road(side)).filter(road -> road != RoadClass.NONE),
                Optional.of(map.bridge(side)).filter(bridge -> bridge != BridgeState.NONE),
                named(map.bridgeName(side)),
                named(map.blockedBy(side)));
    }

    private static Optional<String> named(String name) {
        return Optional.of(name).filter(text -> !text.isEmpty());
    }

    private static Map<String, int[]> german(HexMap map) {
        Map<String, int[]> german = new LinkedHashMap<>();
        for (String day : map.days()) german.put(day, map.german(day).toArray());
        return german;
    }

    private static Map<String, int[]> sets(HexMap map) {
        Map<String, int[]> sets = new LinkedHashMap<>();
        map.sets().forEach((name, set) -> sets.put(name, set.toArray()));
        return sets;
    }
}
