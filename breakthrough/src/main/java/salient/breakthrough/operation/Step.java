package salient.breakthrough.operation;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Terrain;
import salient.breakthrough.weather.WeatherRoll;
import salient.kernel.rulebook.Clause;

/** 7.5f: what one step of a unit costs. The same sums are made plainly for speed and entry by entry for the log. */
public final class Step {
    /** How a river hexside is crossed; NONE where there is no river. */
    enum Way {
        NONE,
        BRIDGE,
        RIVER,
        BARRED
    }

    private Step() {}

    /** 6.7o: the cheaper way; at equal cost the river, which leaves the bridge count alone. */
    @Clause("breakthrough 6.7o")
    static Way defaultWay(State s, int u, int hex, int direction) {
        if (!s.board().riverAcross(hex, direction)) return Way.NONE;
        int bridge = RiverCrossing.byBridge(s, u, hex, direction);
        int river = RiverCrossing.byRiver(s, u, hex, direction);
        if (river != RiverCrossing.BARRED && (bridge == RiverCrossing.BARRED || river <= bridge)) return Way.RIVER;
        return bridge == RiverCrossing.BARRED ? Way.BARRED : Way.BRIDGE;
    }

    /** The way that is not the default, or BARRED if there is no choice. */
    static Way otherWay(State s, int u, int hex, int direction) {
        Way first = defaultWay(s, u, hex, direction);
        if (first == Way.RIVER && RiverCrossing.byBridge(s, u, hex, direction) != RiverCrossing.BARRED)
            return Way.BRIDGE;
        if (first == Way.BRIDGE && RiverCrossing.byRiver(s, u, hex, direction) != RiverCrossing.BARRED)
            return Way.RIVER;
        return Way.BARRED;
    }

    /** The whole cost of an ordinary step; the way must not be BARRED. */
    @Clause({"breakthrough 7.5f", "breakthrough 7.6e"})
    static int cost(State s, int u, int hex, int direction, Way way) {
        return withoutZones(s, u, hex, direction, way)
                + ZonesOfControl.cost(s, u, hex, s.board().neighbor(hex, direction));
    }

    /** 8.4l: what advancing and retreating units spend. */
    static int withoutZones(State s, int u, int hex, int direction, Way way) {
        Board board = s.board();
        int to = board.neighbor(hex, direction);
        boolean mobile = OrderOfBattle.unit(u).mobile();
        int cost = ground(s, u, to).of(mobile) + crossing(s, u, hex, direction, way);
        if (!s.ground().ownedBy(to, s.forces().army(u))) cost += OperationCost.ENEMY_OWNED.of(mobile);
        if (Stacking.joinsNormal(s, u, to)) cost += OperationCost.JOIN_IN_TRAVEL.of(mobile);
        return cost;
    }

    /** 13.5a to 13.5e: in travel mode the road, otherwise the terrain, frozen or not. */
    @Clause({
        "breakthrough 13.5a",
        "breakthrough 13.5b",
        "breakthrough 13.5c",
        "breakthrough 13.5d",
        "breakthrough 13.5e",
        "breakthrough 13.5r",
        "breakthrough 13.5s",
        "breakthrough 7.6w"
    })
    static OperationCost ground(State s, int u, int to) {
        Terrain terrain = s.board().terrain(to);
        if (s.forces().traveling(u)) return terrain == Terrain.TOWN ? OperationCost.ROAD_INTO_TOWN : OperationCost.ROAD;
        return WeatherRoll.frozen(s) ? OperationCost.ofFrozen(terrain) : OperationCost.of(terrain);
    }

    private static int crossing(State s, int u, int hex, int direction, Way way) {
        return switch (way) {
            case NONE -> 0;
            case BRIDGE -> RiverCrossing.byBridge(s, u, hex, direction);
            case RIVER -> RiverCrossing.byRiver(s, u, hex, direction);
            case BARRED -> throw new IllegalArgumentException("a barred way has no cost");
        };
    }

    /** The cost of an ordinary step, entry by entry. */
    @Clause("breakthrough 7.5b")
    static List<OperationEvent.Cost> ledger(State s, int u, int hex, int direction, Way way) {
        List<OperationEvent.Cost> costs = ledgerWithoutZones(s, u, hex, direction, way);
        ZonesOfControl.ledger(s, u, hex, s.board().neighbor(hex, direction), costs);
        return costs;
    }

    /** The same for advancing and retreating units. */
    @Clause({"breakthrough 13.5h", "breakthrough 8.4l"})
    static List<OperationEvent.Cost> ledgerWithoutZones(State s, int u, int hex, int direction, Way way) {
        List<OperationEvent.Cost> costs = new ArrayList<>();
        Board board = s.board();
        Army army = s.forces().army(u);
        int to = board.neighbor(hex, direction);
        boolean mobile = OrderOfBattle.unit(u).mobile();
        OperationCost ground = ground(s, u, to);
        add(costs, ground, mobile);
        int crossing = crossing(s, u, hex, direction, way);
        if (crossing > 0) {
            OperationCost row = way == Way.BRIDGE ? OperationCost.BRIDGE_PER_EARLIER_GERMAN : OperationCost.RIVER;
            costs.add(new OperationEvent.Cost(row.clause(), crossing, row));
        }
        if (!s.ground().ownedBy(to, army)) add(costs, OperationCost.ENEMY_OWNED, mobile);
        if (Stacking.joinsNormal(s, u, to)) add(costs, OperationCost.JOIN_IN_TRAVEL, mobile);
        return costs;
    }

    static void add(List<OperationEvent.Cost> costs, OperationCost row, boolean mobile) {
        costs.add(new OperationEvent.Cost(row.clause(), row.of(mobile), row));
    }
}
