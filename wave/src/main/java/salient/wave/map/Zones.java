package salient.wave.map;

import java.util.LinkedHashMap;
import java.util.Map;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;

/**
 * Stretches of the map edge (edge-zones.csv): where each kind of reinforcement enters, where the German may leave, and
 * which edges are sources of supply. On a small drawn map a zone is the whole edge it lies on.
 */
@Clause({"wave 8.2a", "wave 8.2b", "wave 8.2c"})
public final class Zones {
    private static final String EXIT = "exit";

    private final Map<String, HexSet> zones = new LinkedHashMap<>();
    private String exitFrom;
    private String exitTo;
    private final HexSet[] sources;
    private final int[][] sourceHexes;

    Zones(HexMap map, Extent extent) {
        HexGrid grid = map.grid();
        HexSet east = HexSet.where(grid.size(), hex -> extent.isEast(grid, hex));
        HexSet west = HexSet.where(grid.size(), hex -> extent.isWest(grid, hex));
        HexSet north = HexSet.where(grid.size(), hex -> extent.isNorth(grid, hex));
        HexSet south = HexSet.where(grid.size(), hex -> extent.isSouth(grid, hex));
        HexSet allied =
                HexSet.where(grid.size(), hex -> west.contains(hex) || north.contains(hex) || south.contains(hex));
        sources = new HexSet[] {east, allied};
        sourceHexes = new int[][] {east.toArray(), allied.toArray()};
        HexSet northWest = HexSet.where(grid.size(), hex -> west.contains(hex) || north.contains(hex));
        Map<String, HexSet> whole =
                Map.of("E", east, "W", west, "N", north, "S", south, "B", northWest, EXIT, northWest);
        for (CsvTable.Row row : Resources.rows("wave/edge-zones.csv")) {
            int from = map.names().hex(row.text("from"));
            int to = map.names().hex(row.text("to"));
            String zone = row.text("zone");
            if (zone.equals(EXIT)) {
                exitFrom = row.text("from");
                exitTo = row.text("to");
            }
            zones.put(zone, extent.isWhole() ? HexSet.of(grid.edgeStretch(from, to)) : whole.get(zone));
        }
    }

    /** The hexes of an entry letter: E, B, N, W, S. */
    public HexSet entry(String letter) {
        HexSet zone = zones.get(letter);
        if (zone == null) throw new IllegalArgumentException("edge-zones.csv has no zone " + letter);
        return zone;
    }

    /** 4.3: where leaving the map wins. */
    @Clause("wave 4.3a")
    public HexSet exit() {
        return zones.get(EXIT);
    }

    /** The hex in which the stretch of edge that wins begins. */
    public String exitFrom() {
        return exitFrom;
    }

    /** The hex in which it ends. */
    public String exitTo() {
        return exitTo;
    }

    /** 6.7a, 6.8a: the east edge for the German, the others for the Allied player; two eastern corners serve both. */
    @Clause({"wave 6.7a", "wave 6.8a"})
    public HexSet sources(int side) {
        return sources[side];
    }

    /** The same as a list. Read only. */
    public int[] sourceHexes(int side) {
        return sourceHexes[side];
    }
}
