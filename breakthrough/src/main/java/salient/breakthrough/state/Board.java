package salient.breakthrough.state;

import java.util.List;
import java.util.Optional;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Terrain;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.hexwar.map.HexBoard;
import salient.hexwar.supply.SupplyNet;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;

/**
 * The map as the rules see it: flat tables over the hexes and hexsides of a {@link HexMap}. Made once and shared by
 * all positions on that map; nothing in it changes.
 */
public final class Board extends HexBoard {
    private static final Terrain[] TERRAINS = Terrain.values();

    public static final int NONE = HexGrid.NONE;
    public static final int DIRECTIONS = HexGrid.DIRECTIONS;

    private static final int ROAD = 1;
    private static final int RIVER = 2;

    private final byte[] terrain;
    private final byte[] edges;
    private final byte[] supplySteps;
    private final short[] sites;
    private final int[][] edgeRoads = new int[2][];
    private final HexSet exits;
    private final HexSet victoryRoads;
    private final Hex[] hexes;

    @Clause({"breakthrough 0g", "breakthrough 1.4c"})
    public Board(HexMap map) {
        super(map);
        int size = size();
        terrain = new byte[size];
        hexes = new Hex[size];
        for (int hex = 0; hex < size; hex++) {
            terrain[hex] = (byte) terrainOf(map, hex).ordinal();
            hexes[hex] = new Hex(hex, grid().column(hex), grid().row(hex));
        }
        edges = new byte[size * DIRECTIONS];
        supplySteps = new byte[size * DIRECTIONS];
        sites = new short[size * DIRECTIONS];
        fillEdges(map);
        for (Army army : Army.values()) edgeRoads[army.ordinal()] = friendlyEdgeRoads(map, army);
        exits = map.sets().getOrDefault("exit", HexSet.EMPTY);
        victoryRoads = map.sets().getOrDefault("vp-road", HexSet.EMPTY);
    }

    private static Terrain terrainOf(HexMap map, int hex) {
        for (Terrain each : Terrain.values()) if (each.word().equals(map.terrain(hex))) return each;
        throw new IllegalStateException("the map has terrain " + map.terrain(hex) + " in hex "
                + map.names().name(hex) + ", which clause 1.4d does not know");
    }

    @Clause({"breakthrough 1.4h", "breakthrough 1.4i"})
    private void fillEdges(HexMap map) {
        for (int hex = 0; hex < size(); hex++)
            for (int d = 0; d < DIRECTIONS; d++) {
                int side = grid().side(hex, d);
                int at = hex * DIRECTIONS + d;
                edges[at] = (byte) ((map.hasRoadAcross(side) ? ROAD : 0) | (map.hasRiver(side) ? RIVER : 0));
                int road = map.hasRoadAcross(side) && neighbors()[at] != NONE ? SupplyNet.BY_ROAD : 0;
                supplySteps[at] = (byte) (road | SupplyNet.OFF_ROAD);
                sites[at] = (short) bridgeOn(side);
            }
    }

    /** 4.1d, 4.1h: where a supplied road may run off a friendly edge; American north, south and west, German east. */
    @Clause({"breakthrough 4.1d", "breakthrough 4.1h"})
    private static int[] friendlyEdgeRoads(HexMap map, Army army) {
        return map.edgeRoads().stream()
                .filter(road -> (road.edge() == Compass.EAST) == (army == Army.GERMAN))
                .mapToInt(EdgeRoad::hex)
                .distinct()
                .toArray();
    }

    public Hex hex(int index) {
        return hexes[index];
    }

    /** The hex x,y, or NONE. */
    @Clause("breakthrough 0f")
    public int at(int x, int y) {
        return grid().at(x, y);
    }

    public Optional<Hex> find(String name) {
        int hex = hex(name);
        return hex == NONE ? Optional.empty() : Optional.of(hexes[hex]);
    }

    public int x(int hex) {
        return hexes[hex].x();
    }

    public int y(int hex) {
        return hexes[hex].y();
    }

    public Terrain terrain(int hex) {
        return TERRAINS[terrain[hex]];
    }

    public boolean roadAcross(int hex, int direction) {
        return (edges[hex * DIRECTIONS + direction] & ROAD) != 0;
    }

    /** For each step whether supply may follow a road over it; off the road it crosses any hexside (4.1a). Read only. */
    public byte[] supplySteps() {
        return supplySteps;
    }

    public boolean riverAcross(int hex, int direction) {
        return (edges[hex * DIRECTIONS + direction] & RIVER) != 0;
    }

    /** 6.7a: the bridge site on a hexside, or NONE. */
    @Clause("breakthrough 6.7a")
    public int site(int hex, int direction) {
        return sites[hex * DIRECTIONS + direction];
    }

    /** The site between two hexes named {@code a/b}, or NONE. */
    public int site(String name) {
        for (int site = 0; site < bridgeCount(); site++) if (bridgeId(site).equals(name)) return site;
        return NONE;
    }

    /** The edge-road hexes of an army's friendly edges. Read only. */
    public int[] edgeRoads(Army army) {
        return edgeRoads[army.ordinal()];
    }

    /** All roads that leave the map. */
    public List<EdgeRoad> roadsOffTheMap() {
        return source().edgeRoads();
    }

    /** 7.10a: marked for German units to leave by. */
    @Clause("breakthrough 7.10a")
    public boolean exit(int hex) {
        return exits.contains(hex);
    }

    /** 10.1j: the road hexes north of St. Hubert and west of the Ourthe. */
    public HexSet victoryRoads() {
        return victoryRoads;
    }
}
