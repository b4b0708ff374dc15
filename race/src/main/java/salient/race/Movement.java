package salient.race;

import static salient.race.Race.SCENARIO;
import static salient.race.Race.figure;

import java.util.HashMap;
import java.util.Map;
import salient.geography.BridgeState;
import salient.geography.HexMap;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;

/** Chapter 3. */
final class Movement {
    private static final HexMap MAP = SCENARIO.map();
    private static final Map<String, CsvTable.Row> TERRAIN = new HashMap<>();

    /** What it costs to cross a hexside, into its first and into its second hex. */
    private static final int[] COSTS = new int[2 * MAP.grid().sideCount()];

    static {
        for (CsvTable.Row row : Resources.rows(Race.FOLDER + "terrain.csv")) TERRAIN.put(row.text("terrain"), row);
        for (int i = 0; i < COSTS.length; i++) {
            int to = i % 2 == 0 ? MAP.grid().firstHex(i / 2) : MAP.grid().secondHex(i / 2);
            if (to != HexGrid.NONE) COSTS[i] = cost(i / 2, to);
        }
    }

    private Movement() {}

    /** A figure of the terrain in a hex. */
    static int terrain(int hex, String column) {
        return TERRAIN.get(MAP.terrain(hex)).number(column);
    }

    private static boolean hasRoad(int side) {
        return MAP.hasRoadAcross(side) && MAP.bridge(side) != BridgeState.BLOWN;
    }

    @Clause("race 3.4")
    static boolean isGorge(int side) {
        return MAP.isBlocked(side) && !hasRoad(side);
    }

    @Clause({"race 3.2", "race 3.3"})
    private static int cost(int side, int to) {
        if (hasRoad(side)) return figure("road-cost");
        return terrain(to, "cost") + (MAP.hasRiver(side) ? figure("river-cost") : 0);
    }

    @Clause({"race 3.5", "race 3.6"})
    private static int step(PlainState state, int own, int side, int to) {
        if (isGorge(side) || state.count(to, 1 - own) > 0) return StepCost.FORBIDDEN;
        int cost = to == MAP.grid().firstHex(side) ? COSTS[2 * side] : COSTS[2 * side + 1];
        return state.inEnemyZone(to, own) ? StepCost.endingMove(cost) : cost;
    }

    @Clause({"race 3.1", "race 3.8"})
    static ReachSearch reach(PlainState state, PlainUnit unit) {
        ReachSearch search = new ReachSearch(MAP.grid());
        search.search(
                state.hex(unit),
                unit.movement(),
                (from, direction, to) -> step(state, unit.side(), MAP.grid().side(from, direction), to));
        return search;
    }
}
