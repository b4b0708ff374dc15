package salient.players.plain;

import java.util.Map;
import salient.geography.HexMap;
import salient.geography.Settlement;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.kernel.hex.HexGrid;

/** What both plans want to know of a position. */
public final class Survey {
    private static final int ROAD = 1;
    private static final int FIELD = 3;
    private static final int FAR = 60;

    public final PlainState state;
    private final HexMap map;
    private final Map<Integer, int[]> distances;

    /** @param distances by goal, those that were asked for before */
    Survey(PlainState state, Map<Integer, int[]> distances) {
        this.state = state;
        this.distances = distances;
        map = state.scenario().map();
    }

    /** The town worth most. */
    public PlainScenario.Town prize() {
        return PlainEvaluator.prize(state);
    }

    /** The points of the town in a hex, 0 if there is none. */
    public int townPoints(int hex) {
        for (PlainScenario.Town town : state.scenario().towns()) if (town.hex() == hex) return town.points();
        return 0;
    }

    /** Movement points from one hex to another on an empty map, about. */
    public int distance(int from, int to) {
        return distances.computeIfAbsent(to, this::distancesTo)[from];
    }

    private int[] distancesTo(int goal) {
        HexGrid grid = map.grid();
        ReachSearch search = new ReachSearch(grid);
        search.search(goal, FAR, (from, d, _) -> {
            int side = grid.side(from, d);
            if (map.hasRoadAcross(side)) return ROAD;
            return map.isBlocked(side) ? StepCost.FORBIDDEN : FIELD;
        });
        int[] found = new int[grid.size()];
        for (int hex = 0; hex < found.length; hex++) found[hex] = search.reached(hex) ? search.cost(hex) : FAR;
        return found;
    }

    /** Whether an enemy of a side could be in a hex, or beside it, after its next movement. */
    boolean isInReach(int hex, int side) {
        for (PlainUnit enemy : state.scenario().units())
            if (enemy.side() != side
                    && state.onMap(enemy)
                    && distance(state.hex(enemy), hex) <= enemy.movement() + FIELD) return true;
        return false;
    }

    public boolean isAdjacent(int from, int to) {
        int side = map.grid().sideBetween(from, to);
        return side != HexGrid.NONE && (!map.isBlocked(side) || map.hasRoadAcross(side));
    }

    /** Ground that shifts the odds in favor of the defender. */
    public boolean isStrong(int hex) {
        return map.settlement(hex).compareTo(Settlement.TOWN) >= 0
                || map.terrain(hex).equals("forest")
                || map.terrain(hex).equals("ridge");
    }

    public int defense(int hex) {
        int sum = 0;
        for (PlainUnit unit : state.unitsIn(hex)) sum += state.strength(unit, unit.defense());
        return sum;
    }

    public int attack(PlainUnit unit) {
        return state.strength(unit, unit.attack());
    }
}
