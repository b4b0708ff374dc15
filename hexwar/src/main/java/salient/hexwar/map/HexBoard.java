package salient.hexwar.map;

import java.util.Arrays;
import java.util.stream.IntStream;
import salient.geography.BridgeState;
import salient.geography.HexMap;
import salient.kernel.hex.HexGrid;

/**
 * A hex map as rules read it: names, neighbors, roads and bridges in flat tables. A game's own board adds what its
 * rulebook finds on the map. Nothing in it changes, so all positions on a map share it.
 *
 * <p>A step is a hex and a direction, numbered {@code hex * 6 + direction}.
 */
public class HexBoard {
    private final HexMap source;
    private final HexGrid grid;
    private final int[] neighbors;
    private final String[] names;
    private final String[] spoken;
    private final boolean[] road;
    private final int[] bridgeSides;

    protected HexBoard(HexMap source) {
        this(source, source.grid().neighborTable());
    }

    /** @param neighbors the hex that each step leads to, or NONE: where only a part of the map exists, fewer than the grid has */
    protected HexBoard(HexMap source, int[] neighbors) {
        this.source = source;
        this.neighbors = neighbors;
        grid = source.grid();
        names = new String[grid.size()];
        spoken = new String[grid.size()];
        road = new boolean[grid.size()];
        for (int hex = 0; hex < names.length; hex++) {
            names[hex] = source.names().name(hex);
            spoken[hex] = source.spokenName(hex);
            road[hex] = source.hasRoad(hex);
        }
        bridgeSides = IntStream.range(0, grid.sideCount())
                .filter(side -> source.bridge(side) != BridgeState.NONE)
                .toArray();
    }

    /** The map it was made from. */
    public final HexMap source() {
        return source;
    }

    public final HexGrid grid() {
        return grid;
    }

    public final int size() {
        return names.length;
    }

    // ---- hexes

    /** The name of a hex in the notation, as in {@code E2033}. */
    public final String name(int hex) {
        return names[hex];
    }

    /** The name of a hex in a sentence, as in {@code Bastogne (E2033)}. */
    public final String spokenName(int hex) {
        return spoken[hex];
    }

    /** The hex of a name, or {@link HexGrid#NONE}. */
    public int hex(String name) {
        return source.names().hex(name);
    }

    /** The next hex in a direction 0 to 5, or {@link HexGrid#NONE}. */
    public final int neighbor(int hex, int direction) {
        return neighbors[hex * HexGrid.DIRECTIONS + direction];
    }

    /** The hex that each step leads to, for inner loops. Read only. */
    public final int[] neighbors() {
        return neighbors;
    }

    public final int direction(int from, int to) {
        return grid.direction(from, to);
    }

    public final int distance(int a, int b) {
        return grid.distance(a, b);
    }

    /** Whether any road touches the hex. */
    public final boolean hasRoad(int hex) {
        return road[hex];
    }

    // ---- hexsides and bridges

    /** The two hexes of a hexside, as in {@code E3231/E3330}. */
    public final String sideName(int side) {
        return names[grid.firstHex(side)] + "/" + names[grid.secondHex(side)];
    }

    /** Bridge sites are numbered from 0 in the order of their hexsides. */
    public final int bridgeCount() {
        return bridgeSides.length;
    }

    /** The bridge site on a hexside of the grid, or {@link HexGrid#NONE}. */
    public final int bridgeOn(int side) {
        return Math.max(HexGrid.NONE, Arrays.binarySearch(bridgeSides, side));
    }

    /** The hexside of a bridge site. */
    public final int sideOf(int bridge) {
        return bridgeSides[bridge];
    }

    /** A bridge in the notation: the two hexes it joins. */
    public final String bridgeId(int bridge) {
        return sideName(bridgeSides[bridge]);
    }

    /** The place a bridge is named after, or its two hexes if there is none. */
    public final String bridgePlace(int bridge) {
        String near = source.bridgeName(bridgeSides[bridge]);
        return near.isEmpty() ? bridgeId(bridge) : near;
    }

    /** A bridge in a sentence, as in {@code the bridge at Dasburg (E3231/E3330)}. */
    public final String spokenBridge(int bridge) {
        String near = source.bridgeName(bridgeSides[bridge]);
        return near.isEmpty()
                ? "the bridge " + bridgeId(bridge)
                : "the bridge at " + near + " (" + bridgeId(bridge) + ")";
    }
}
