package salient.wave.map;

import java.util.Arrays;
import java.util.stream.IntStream;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.geography.RiverClass;
import salient.geography.Settlement;
import salient.hexwar.map.HexBoard;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.data.TerrainEffects;

/**
 * The map as the rules of this game read it: the geography's {@link HexMap} in flat arrays, and what the rulebook
 * derives from it (front line, banks of the Meuse, map edges as sources and entry zones). Nothing in it changes.
 *
 * <p>A step is a hex and a direction, numbered {@code hex * 6 + direction}; {@link #step} holds what lies on its hexside.
 */
@Clause({
    "wave D.2",
    "wave D.3",
    "wave 2.2",
    "wave 2.3b",
    "wave 2.3c",
    "wave 9.6a",
    "wave 9.6b",
    "wave 9.11a",
    "wave 9.11e",
    "wave 3.5a",
    "wave 3.5d"
})
public final class WaveMap extends HexBoard {
    public static final int CLEAR = 0;
    public static final int FOREST = 1;
    public static final int RIDGE = 2;
    public static final int MARSH = 3;
    private static final String[] NATURAL = {"clear", "forest", "ridge", "marsh"};

    /** Bits of a step. A bridge adds its number plus one, shifted. */
    public static final int ROAD = 1;

    public static final int MINOR = 2;
    /** Major river or lake: the rules treat them alike. */
    public static final int MAJOR = 4;

    public static final int BLOCKED = 8;
    public static final int WATER = MINOR | MAJOR;
    public static final int BRIDGE_SHIFT = 4;

    private final Extent extent;
    private final int[] steps;
    private final byte[] terrain;
    private final byte[] cost;
    private final byte[] shift;
    private final boolean[] settled;
    private final int[] settledHexes;
    private final boolean[] city;
    private final boolean[] germanSide;
    private final boolean[] westBank;
    private final boolean[] westWall;
    private final boolean[] frontLine;
    private final boolean[] liege;
    private final boolean[] roadOffMap;
    private final boolean[] blownAtStart;
    private final Zones zones;

    /** A map of which only a part is drawn; the rest of the grid does not exist. */
    WaveMap(HexMap source, Extent extent) {
        super(source, extent.neighbors(source.grid()));
        this.extent = extent;
        int size = size();
        terrain = new byte[size];
        cost = new byte[size];
        shift = new byte[size];
        settled = new boolean[size];
        city = new boolean[size];
        germanSide = new boolean[size];
        westBank = new boolean[size];
        westWall = new boolean[size];
        frontLine = new boolean[size];
        liege = new boolean[size];
        roadOffMap = new boolean[size];
        HexSet german = source.german(source.days().getFirst());
        for (int hex = 0; hex < size; hex++) readHex(source, hex, german);
        settledHexes = IntStream.range(0, size).filter(hex -> settled[hex]).toArray();
        for (EdgeRoad edge : source.edgeRoads())
            if (edge.edge() == Compass.NORTH || edge.edge() == Compass.WEST) roadOffMap[edge.hex()] = true;
        if (source.setNames().contains("road-off-map"))
            source.set("road-off-map").forEach(hex -> roadOffMap[hex] = true);
        blownAtStart = new boolean[bridgeCount()];
        steps = readSteps(source);
        findFrontLine();
        Banks.findWest(source, extent, westBank);
        zones = new Zones(source, extent);
    }

    /** The map of the campaign. */
    public static WaveMap campaign() {
        HexMap source = new WaveMapSource().load();
        return new WaveMap(source, Extent.whole(source.grid()));
    }

    @Clause("wave 9.11d")
    private void readHex(HexMap source, int hex, HexSet german) {
        terrain[hex] = (byte) Arrays.asList(NATURAL).indexOf(source.terrain(hex));
        if (terrain[hex] < 0)
            throw new IllegalArgumentException("hex " + name(hex) + " is " + source.terrain(hex)
                    + ", which the Terrain Effects Chart does not know");
        Settlement settlement = source.settlement(hex);
        city[hex] = settlement == Settlement.CITY;
        settled[hex] = city[hex] || settlement == Settlement.TOWN;
        germanSide[hex] = german.contains(hex);
        westWall[hex] = source.setNames().contains("west-wall")
                && source.set("west-wall").contains(hex);
        // 9.11d: Liège is the city of several hexes that bear its name.
        String place = source.placeName(hex);
        liege[hex] = city[hex] && (place.equals("Liège") || place.equals("Liege"));
        cost[hex] = (byte) TerrainEffects.cost(NATURAL[terrain[hex]]);
        int built = city[hex] ? TerrainEffects.shift("city") : settled[hex] ? TerrainEffects.shift("town") : 0;
        shift[hex] = (byte) (TerrainEffects.shift(NATURAL[terrain[hex]]) + built);
    }

    private int[] readSteps(HexMap source) {
        int[] read = new int[neighbors().length];
        for (int step = 0; step < read.length; step++) {
            if (neighbors()[step] == HexGrid.NONE) continue;
            int side = grid().sideTable()[step];
            int bits = source.hasRoadAcross(side) ? ROAD : 0;
            RiverClass river = source.river(side);
            if (river == RiverClass.MINOR) bits |= MINOR;
            else if (river != RiverClass.NONE) bits |= MAJOR;
            if (source.isBlocked(side)) bits |= BLOCKED;
            int bridge = bridgeOn(side);
            if (bridge >= 0) {
                bits |= bridge + 1 << BRIDGE_SHIFT;
                blownAtStart[bridge] = source.bridge(side) == BridgeState.BLOWN;
            }
            read[step] = bits;
        }
        return read;
    }

    private void findFrontLine() {
        int[] neighbors = neighbors();
        for (int step = 0; step < neighbors.length; step++)
            if (neighbors[step] != HexGrid.NONE && germanSide[step / 6] != germanSide[neighbors[step]])
                frontLine[step / 6] = true;
    }

    /** The hex of a name, or {@link HexGrid#NONE}. */
    @Override
    public int hex(String name) {
        int hex = super.hex(name);
        return hex != HexGrid.NONE && exists(hex) ? hex : HexGrid.NONE;
    }

    /** Whether a hex of the grid is part of this map. */
    public boolean exists(int hex) {
        return extent.has(grid(), hex);
    }

    public Extent extent() {
        return extent;
    }

    /** What lies on the hexside of a step. */
    public int step(int hex, int direction) {
        return steps[hex * 6 + direction];
    }

    /** What lies on hexsides by step, for inner loops. Read only. */
    public int[] steps() {
        return steps;
    }

    public int terrain(int hex) {
        return terrain[hex];
    }

    public String terrainName(int hex) {
        return NATURAL[terrain[hex]];
    }

    /** TEC: movement points to enter the hex off the road. */
    @Clause({
        "wave 9.7b",
        "wave 9.11b",
        "wave 9.11f",
        "wave TEC.clear",
        "wave TEC.forest",
        "wave TEC.ridge",
        "wave TEC.town",
        "wave TEC.city",
        "wave TEC.west-wall"
    })
    public int cost(int hex) {
        return cost[hex];
    }

    /** TEC: columns to the left for natural terrain, town and city; the West Wall is apart. */
    public int shift(int hex) {
        return shift[hex];
    }

    /** 9.11c to 9.11g: whether the hex is a town or city. */
    @Clause({"wave 9.11c", "wave 9.11g"})
    public boolean isSettled(int hex) {
        return settled[hex];
    }

    /** All towns and cities. Read only. */
    public int[] settledHexes() {
        return settledHexes;
    }

    public boolean isCity(int hex) {
        return city[hex];
    }

    public boolean isLiege(int hex) {
        return liege[hex];
    }

    public boolean isWestWall(int hex) {
        return westWall[hex];
    }

    /** D.4: which side of the starting line the hex lies on, forever. */
    public boolean isGermanSide(int hex) {
        return germanSide[hex];
    }

    /** D.5: west of the Meuse line. */
    public boolean isWestBank(int hex) {
        return westBank[hex];
    }

    /** 3.6: has a hexside on the starting line. */
    public boolean isFrontLine(int hex) {
        return frontLine[hex];
    }

    /** 4.3a: a road leaves the map here over the west or north edge. */
    public boolean hasRoadOffMap(int hex) {
        return roadOffMap[hex];
    }

    public Zones zones() {
        return zones;
    }

    public boolean isBlownAtStart(int bridge) {
        return blownAtStart[bridge];
    }

    /** The abutment hex with the lower number. */
    public int firstAbutment(int bridge) {
        return grid().firstHex(sideOf(bridge));
    }

    public int secondAbutment(int bridge) {
        return grid().secondHex(sideOf(bridge));
    }

    /** The bridge between two hexes, or {@link HexGrid#NONE}. */
    public int bridgeBetween(int a, int b) {
        int direction = direction(a, b);
        return direction == HexGrid.NONE ? HexGrid.NONE : bridgeOf(step(a, direction));
    }

    /** The bridge in the bits of a step, or {@link HexGrid#NONE}. */
    public static int bridgeOf(int step) {
        return (step >>> BRIDGE_SHIFT) - 1;
    }
}
