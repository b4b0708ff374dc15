package salient.geography;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import salient.kernel.hex.HexGrid;

/**
 * Draws a map feature by feature: the compiler's pen, the map file reader's, and that of a test which needs six hexes.
 * A feature that cannot stand on the map is refused with {@link IllegalArgumentException} naming the hexes.
 */
public final class HexMapBuilder {
    final Sheet sheet;
    final byte[] terrain;
    final Place[] places;
    final RiverClass[] rivers;
    final String[] riverNames;
    final RoadClass[] roads;
    final BridgeState[] bridges;
    final String[] bridgeNames;
    final String[] blocked;
    final List<EdgeRoad> edgeRoads = new ArrayList<>();
    final List<Region> regions = new ArrayList<>();
    final SequencedMap<String, HexSet> german = new LinkedHashMap<>();
    final SequencedMap<String, HexSet> sets = new LinkedHashMap<>();

    public HexMapBuilder(Sheet sheet) {
        this.sheet = sheet;
        int hexes = sheet.grid().size();
        int sides = sheet.grid().sideCount();
        terrain = new byte[hexes];
        places = new Place[hexes];
        rivers = new RiverClass[sides];
        Arrays.fill(rivers, RiverClass.NONE);
        riverNames = new String[sides];
        roads = new RoadClass[sides];
        Arrays.fill(roads, RoadClass.NONE);
        bridges = new BridgeState[sides];
        Arrays.fill(bridges, BridgeState.NONE);
        bridgeNames = new String[sides];
        blocked = new String[sides];
    }

    public HexMap build() {
        edgeRoads.sort(Comparator.comparingInt(EdgeRoad::hex).thenComparing(EdgeRoad::edge));
        return new HexMap(this);
    }

    public HexMapBuilder terrain(int hex, String id) {
        for (int i = 0; i < sheet.terrains().size(); i++)
            if (sheet.terrains().get(i).id().equals(id)) {
                terrain[hex] = (byte) i;
                return this;
            }
        throw new IllegalArgumentException("unknown terrain " + id + " in hex " + name(hex));
    }

    public HexMapBuilder place(int hex, Settlement settlement, int rank, String name) {
        if (settlement == Settlement.NONE) throw new IllegalArgumentException(name + " is no settlement");
        if (places[hex] != null)
            throw new IllegalArgumentException(
                    "hex " + name(hex) + " is already " + places[hex].name() + " and cannot be " + name + " too");
        places[hex] = new Place(hex, settlement, rank, name);
        return this;
    }

    /** A river on the hexside of two hexes. A second river there joins its name, and the greater class counts. */
    public HexMapBuilder river(int a, int b, RiverClass river, String name) {
        int side = sideBetween(a, b, "river " + name);
        if (riverNames[side] != null && List.of(riverNames[side].split("/")).contains(name))
            throw new IllegalArgumentException("river " + name + " twice on hexside " + name(a) + "/" + name(b));
        riverNames[side] = riverNames[side] == null ? name : riverNames[side] + "/" + name;
        if (river.compareTo(rivers[side]) > 0) rivers[side] = river;
        return this;
    }

    /** A road over the hexside of two hexes; of two roads the greater class counts. */
    public HexMapBuilder road(int a, int b, RoadClass road) {
        int side = sideBetween(a, b, "road");
        if (road.compareTo(roads[side]) > 0) roads[side] = road;
        return this;
    }

    public HexMapBuilder edgeRoad(int hex, Compass edge, String toward) {
        if (!sheet.edges(hex).contains(edge))
            throw new IllegalArgumentException("hex " + name(hex) + " does not lie on the " + edge.word() + " edge");
        edgeRoads.add(new EdgeRoad(hex, edge, toward));
        return this;
    }

    public HexMapBuilder region(int hex, Region.Kind kind, String name) {
        regions.add(new Region(hex, kind, name));
        return this;
    }

    /** A bridge; the water must be there first. */
    public HexMapBuilder bridge(int a, int b, BridgeState state, String near) {
        int side = sideBetween(a, b, "bridge");
        if (rivers[side] == RiverClass.NONE)
            throw new IllegalArgumentException("bridge without water between " + name(a) + " and " + name(b));
        bridges[side] = state;
        bridgeNames[side] = near;
        return this;
    }

    public HexMapBuilder blocked(int a, int b, String by) {
        blocked[sideBetween(a, b, "blocked hexside")] = by;
        return this;
    }

    public HexMapBuilder german(String day, HexSet hexes) {
        if (german.put(day, hexes) != null) throw new IllegalArgumentException("front of " + day + " twice");
        return this;
    }

    public HexMapBuilder set(String name, HexSet hexes) {
        if (sets.put(name, hexes) != null) throw new IllegalArgumentException("hex set " + name + " twice");
        return this;
    }

    // ---- taking back, for corrections

    public HexMapBuilder removePlace(int hex) {
        places[hex] = null;
        return this;
    }

    public HexMapBuilder removeRiver(int a, int b) {
        int side = sideBetween(a, b, "river");
        rivers[side] = RiverClass.NONE;
        riverNames[side] = null;
        return this;
    }

    /** Takes a road away, and the bridge it ran over. */
    public HexMapBuilder removeRoad(int a, int b) {
        int side = sideBetween(a, b, "road");
        if (roads[side] == RoadClass.NONE)
            throw new IllegalArgumentException("no road between " + name(a) + " and " + name(b));
        roads[side] = RoadClass.NONE;
        bridges[side] = BridgeState.NONE;
        bridgeNames[side] = null;
        return this;
    }

    public HexMapBuilder removeEdgeRoad(int hex) {
        if (!edgeRoads.removeIf(road -> road.hex() == hex))
            throw new IllegalArgumentException("no road leaves the map from " + name(hex));
        return this;
    }

    public HexMapBuilder removeBlocked(int a, int b) {
        blocked[sideBetween(a, b, "blocked hexside")] = null;
        return this;
    }

    // ---- what is drawn so far

    public Sheet sheet() {
        return sheet;
    }

    public Settlement settlement(int hex) {
        return places[hex] == null ? Settlement.NONE : places[hex].settlement();
    }

    private int sideBetween(int a, int b, String what) {
        int side = sheet.grid().sideBetween(a, b);
        if (side == HexGrid.NONE)
            throw new IllegalArgumentException(what + ": " + name(a) + " and " + name(b) + " are not neighbors");
        return side;
    }

    private String name(int hex) {
        return sheet.names().name(hex);
    }
}
