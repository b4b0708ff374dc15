package salient.geography.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import salient.geography.BridgeState;
import salient.geography.ConnectedHexes;
import salient.geography.EdgeRoad;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.geography.Settlement;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;

/** Gathers findings, and asks a map the questions facts are made of. */
public final class Facts {
    static final String START = "1944-12-16";

    public final HexMap map;
    public final HexGrid grid;
    final PrintedFacts printed;
    private final HexSet german;
    private final Map<String, String> reasons = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    Facts(HexMap map, PrintedFacts printed) {
        this.map = map;
        this.printed = printed;
        grid = map.grid();
        german = map.german(START);
        for (var row : Resources.rows(printed.folder() + "/known-differences.csv"))
            reasons.put(row.text("clause") + ": " + row.text("fact"), row.text("reason"));
    }

    List<Finding> findings() {
        return findings;
    }

    /** States a fact under a clause of the game, as in {@code fact("2.2", "the map has 2,359 hexes", ...)}. */
    public void fact(String id, String fact, boolean holds) {
        String clause = map.sheet().id() + " " + id;
        String reason = reasons.getOrDefault(id + ": " + fact, Finding.UNEXPLAINED);
        findings.add(new Finding(clause, fact, holds, holds ? "" : reason));
    }

    // ---- questions

    public int hex(String name) {
        int hex = map.names().hex(name);
        if (hex == HexGrid.NONE)
            throw new IllegalArgumentException(
                    "no hex " + name + " on " + map.sheet().id());
        return hex;
    }

    public boolean exists(String name) {
        return map.names().hex(name) != HexGrid.NONE;
    }

    public int side(String a, String b) {
        return grid.sideBetween(hex(a), hex(b));
    }

    public boolean isGerman(int hex) {
        return german.contains(hex);
    }

    public boolean onStartingLine(int side) {
        int beyond = grid.secondHex(side);
        return beyond != HexGrid.NONE && isGerman(grid.firstHex(side)) != isGerman(beyond);
    }

    public boolean isNamed(String hex, String place) {
        return map.placeName(hex(hex)).equals(place);
    }

    public boolean isTown(int hex) {
        return map.settlement(hex).compareTo(Settlement.TOWN) >= 0;
    }

    public boolean hasBridge(int side) {
        return map.bridge(side) != BridgeState.NONE;
    }

    public boolean leavesMap(int hex) {
        return map.edgeRoads().stream().map(EdgeRoad::hex).anyMatch(h -> h == hex);
    }

    /** The hex of a place by its name, or NONE. */
    public int placed(String name) {
        for (int hex = 0; hex < map.size(); hex++) if (map.placeName(hex).equals(name)) return hex;
        return HexGrid.NONE;
    }

    public int count(IntPredicate hexes) {
        int count = 0;
        for (int hex = 0; hex < map.size(); hex++) if (hexes.test(hex)) count++;
        return count;
    }

    public int countSides(IntPredicate sides) {
        int count = 0;
        for (int side = 0; side < grid.sideCount(); side++)
            if (grid.secondHex(side) != HexGrid.NONE && sides.test(side)) count++;
        return count;
    }

    public boolean touchesRiver(int hex, String river) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++)
            if (map.riverName(grid.side(hex, d)).equals(river)) return true;
        return false;
    }

    /** Into how many pieces some hexes fall, going over some hexsides. */
    public int pieces(IntPredicate hexes, IntPredicate over) {
        boolean[] seen = new boolean[map.size()];
        int pieces = 0;
        for (int start = 0; start < map.size(); start++) {
            if (seen[start] || !hexes.test(start)) continue;
            pieces++;
            ConnectedHexes.mark(grid, start, hexes, over, seen);
        }
        return pieces;
    }

    public boolean joined(int from, int to, IntPredicate hexes, IntPredicate over) {
        boolean[] seen = new boolean[map.size()];
        ConnectedHexes.mark(grid, from, hexes, over, seen);
        return seen[to];
    }
}
