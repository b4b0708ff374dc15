package salient.players.breakthrough;

import java.util.SortedMap;
import java.util.TreeMap;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/** Where each German unit is going in this phase, and how far it is. */
final class Drive {
    private final State s;
    private final GermanPlan plan;
    private final Axes axes;
    private final TravelCost[] travel;
    private final SortedMap<Integer, int[]> fields = new TreeMap<>();
    private final SortedMap<Integer, int[]> starts = new TreeMap<>();
    private final int[] goal = new int[Forces.UNITS];
    private final boolean[] arrived = new boolean[Forces.UNITS];

    Drive(State s, GermanPlan plan, Weights<Weight> weights, Axes axes) {
        this.s = s;
        this.plan = plan;
        this.axes = axes;
        travel = new TravelCost[] {
            new TravelCost(s, Army.GERMAN, false, null, weights), new TravelCost(s, Army.GERMAN, true, null, weights)
        };
        for (int u : OrderOfBattle.indices(Army.GERMAN)) if (s.forces().onMap(u)) choose(u);
    }

    @Clause("breakthrough 12.1a")
    private void choose(int u) {
        Axes.Axis axis = axes.of(u, plan);
        goal[u] = Board.NONE;
        if (axis.task() == Axes.Task.FOLLOW) goal[u] = brokenBridge(u);
        for (Axes.Stop stop : axis.stops()) {
            if (goal[u] != Board.NONE) return;
            int hex = s.board().at(stop.x(), stop.y());
            if (!s.ground().german(hex) && s.turn().number() <= stop.until()) goal[u] = hex;
        }
        if (goal[u] == Board.NONE) afterTheLastStop(u, axis);
    }

    /** A holding formation stays; one that leaves the map goes there; others take what is nearest. */
    private void afterTheLastStop(int u, Axes.Axis axis) {
        Axes.Stop last = axis.stops().getLast();
        goal[u] = s.board().at(last.x(), last.y());
        arrived[u] = axis.task() != Axes.Task.EXIT;
        if (axis.task() != Axes.Task.DRIVE) return;
        int[] from = from(u);
        int least = TravelCost.FAR;
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (s.ground().german(hex) || from[hex] >= least) continue;
            least = from[hex];
            goal[u] = hex;
            arrived[u] = false;
        }
    }

    /** The nearest bridge that is down, where an engineer could work undisturbed. */
    @Clause("breakthrough 12.1f")
    private int brokenBridge(int u) {
        int[] from = null;
        int best = Board.NONE;
        for (int hex = 0; hex < s.board().size(); hex++) {
            if (!brokenBridgeAt(hex) || s.forces().inZone(hex, Army.AMERICAN)) continue;
            if (s.forces().holds(hex, Army.AMERICAN)) continue;
            if (from == null) from = from(u);
            if (best == Board.NONE || from[hex] < from[best]) best = hex;
        }
        return best;
    }

    private boolean brokenBridgeAt(int hex) {
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int site = s.board().site(hex, d);
            if (site != Board.NONE && !s.ground().intact(site) && s.board().roadAcross(hex, d)) return true;
        }
        return false;
    }

    /** How far it is from where a unit stands to every hex. */
    private int[] from(int u) {
        int key = 2 * s.forces().hex(u) + (OrderOfBattle.unit(u).mobile() ? 1 : 0);
        return starts.computeIfAbsent(key, _ -> travel(u).from(s.forces().hex(u)));
    }

    private TravelCost travel(int u) {
        return travel[OrderOfBattle.unit(u).mobile() ? 1 : 0];
    }

    /** Where a unit on the map is going: a hex, or NONE. */
    int goal(int u) {
        return goal[u];
    }

    /** How far every hex is from the unit's goal, in operation points and roughly. */
    int[] away(int u) {
        int key = 2 * goal[u] + (OrderOfBattle.unit(u).mobile() ? 1 : 0);
        return fields.computeIfAbsent(key, _ -> travel(u).to(goal[u]));
    }

    /** Whether a unit has come to the end of its axis and holds what it took. */
    boolean arrived(int u) {
        return arrived[u];
    }
}
