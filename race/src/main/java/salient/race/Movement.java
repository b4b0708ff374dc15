package salient.race;

import static salient.race.Rules.SCENARIO;
import static salient.race.Rules.clause;
import static salient.race.Rules.figure;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import salient.geography.BridgeState;
import salient.geography.HexMap;
import salient.hexwar.plain.PlainEvent.How;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** Chapter 3. */
final class Movement {
    private static final HexMap MAP = SCENARIO.map();
    private static final Map<String, CsvTable.Row> TERRAIN = new HashMap<>();

    static {
        for (CsvTable.Row row : Resources.rows(Rules.FOLDER + "terrain.csv")) TERRAIN.put(row.text("terrain"), row);
    }

    private Movement() {}

    /** A figure of the terrain in a hex. */
    static int terrain(int hex, String column) {
        return TERRAIN.get(MAP.terrain(hex)).number(column);
    }

    @Clause("race 3.3")
    private static boolean hasRoad(int side) {
        return MAP.hasRoadAcross(side) && MAP.bridge(side) != BridgeState.BLOWN;
    }

    @Clause("race 3.4")
    static boolean isGorge(int side) {
        return MAP.isBlocked(side) && !hasRoad(side);
    }

    @Clause({"race 3.2", "race 3.5", "race 3.6"})
    private static int cost(PlainState state, int own, int from, int direction, int to) {
        int side = MAP.grid().side(from, direction);
        if (isGorge(side) || state.count(to, 1 - own) > 0) return StepCost.FORBIDDEN;
        int river = MAP.hasRiver(side) ? figure("river-cost") : 0;
        int cost = hasRoad(side) ? figure("road-cost") : terrain(to, "cost") + river;
        return state.inEnemyZone(to, own) ? StepCost.endingMove(cost) : cost;
    }

    /** Where a unit could go with its whole allowance. */
    @Clause({"race 3.1", "race 3.8"})
    static ReachSearch reach(PlainState state, PlainUnit unit) {
        ReachSearch search = new ReachSearch(MAP.grid());
        search.search(state.hex(unit), unit.movement(), (from, d, to) -> cost(state, unit.side(), from, d, to));
        return search;
    }

    static void judge(PlainState state, RaceOrder.Move order, Reasons reasons) {
        PlainUnit unit = order.unit();
        int hex = order.hex();
        if (state.is(unit, Rules.MOVED)) reasons.add(clause("3.1"), unit.name() + " has already moved in this phase.");
        if (state.hex(unit) == hex) reasons.add(clause("3.1"), unit.name() + " is already in that hex.");
        else if (state.count(hex, 1 - unit.side()) > 0) reasons.add(clause("3.5"), "An enemy unit is in that hex.");
        else if (!reach(state, unit).reached(hex))
            reasons.add(clause("3.1"), unit.name() + " cannot reach that hex with its movement allowance.");
        else if (Rules.isFull(state, hex, unit.side())) reasons.add(clause("3.7"), "That hex is full.");
    }

    static void play(PlainState state, RaceOrder.Move order, Consumer<? super Event> tell) {
        state.set(order.unit(), Rules.MOVED, true);
        go(
                state,
                order.unit(),
                How.MOVE,
                "3.1",
                tell,
                reach(state, order.unit()).path(order.hex()));
    }

    @Clause("race 5.1")
    static void go(
            PlainState state, PlainUnit unit, How how, String clause, Consumer<? super Event> tell, int... path) {
        state.go(unit, how, path, clause(clause), clause("5.1"), tell);
    }
}
