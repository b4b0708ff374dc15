package salient.players.breakthrough;

import java.util.Arrays;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.Terrain;
import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.hexwar.search.StepTable;
import salient.players.weights.Weights;

/**
 * What an army's way over the map costs, in operation points and roughly: along roads as in travel mode, elsewhere as in
 * normal mode, plus the cost of enemy units and their zones of control. It gives distances that look further ahead
 * than one phase.
 */
final class TravelCost {
    /** Farther than anyone will go. */
    static final int FAR = 400;

    private final State s;
    private final Army army;
    private final boolean mobile;
    private final int intoZone;
    private final int riverMobile;
    private final int intoEnemy;
    private final int strengthPerPoint;
    private final ReachSearch search;
    private final int[] entry;
    private final boolean[] closed;
    private StepTable toward;
    private StepTable away;

    /** @param closed hexes that the movers may not enter, or null */
    TravelCost(State s, Army army, boolean mobile, boolean[] closed, Weights<Weight> weights) {
        this.s = s;
        this.army = army;
        this.mobile = mobile;
        this.closed = closed;
        intoZone = weights.whole(Weight.INTO_ZONE);
        riverMobile = weights.whole(Weight.RIVER_MOBILE);
        intoEnemy = weights.whole(Weight.INTO_ENEMY);
        strengthPerPoint = Math.max(1, weights.whole(Weight.STRENGTH_PER_POINT));
        search = new ReachSearch(s.board().grid());
        entry = new int[s.board().size()];
        for (int hex = 0; hex < entry.length; hex++) entry[hex] = entry(hex);
    }

    /** What it costs to come into a hex, beyond ground and river. */
    private int entry(int hex) {
        if (army == Army.GERMAN && s.board().x(hex) == 0 || closed != null && closed[hex]) return StepCost.FORBIDDEN;
        Forces forces = s.forces();
        int cost = s.ground().ownedBy(hex, army) ? 0 : 1;
        if (forces.holds(hex, army.opponent())) cost += intoEnemy + strength(hex) / strengthPerPoint;
        else if (forces.inZone(hex, army.opponent())) cost += intoZone;
        return cost;
    }

    private int strength(int hex) {
        int sum = 0;
        for (int u = s.forces().first(hex); u != Forces.NONE; u = s.forces().next(u))
            sum += s.forces().strength(u);
        return sum;
    }

    /** From every hex to a target. */
    int[] to(int target) {
        if (toward == null)
            toward = new StepTable(s.board().grid(), (from, d, next) -> step(next, (d + 3) % Board.DIRECTIONS, from));
        return field(target, toward);
    }

    /** From a hex to every other. */
    int[] from(int start) {
        return field(start, away());
    }

    /** From the nearest of an army's units to every hex. */
    int[] fromAll(int[] starts) {
        search.search(starts, FAR - 1, away());
        return read();
    }

    /** The way there that the last answer counted, from its start on. */
    int[] path(int hex) {
        return search.path(hex);
    }

    private StepTable away() {
        if (away == null) away = new StepTable(s.board().grid(), this::step);
        return away;
    }

    private int[] field(int start, StepTable steps) {
        search.search(start, FAR - 1, steps);
        return read();
    }

    private int[] read() {
        int[] field = new int[entry.length];
        Arrays.fill(field, FAR);
        for (int i = 0; i < search.count(); i++) field[search.hex(i)] = search.cost(search.hex(i));
        return field;
    }

    private int step(int from, int direction, int to) {
        if (entry[to] == StepCost.FORBIDDEN) return StepCost.FORBIDDEN;
        Board board = s.board();
        boolean river = board.riverAcross(from, direction);
        int site = board.site(from, direction);
        boolean bridged = site != Board.NONE && s.ground().intact(site);
        if (board.roadAcross(from, direction) && (!river || bridged))
            return entry[to] + road(board.terrain(to)).of(mobile);
        int cost = entry[to] + ground(board.terrain(to));
        if (!river) return cost;
        return cost + (mobile ? riverMobile : OperationCost.RIVER.of(false));
    }

    private static OperationCost road(Terrain terrain) {
        return terrain == Terrain.TOWN ? OperationCost.ROAD_INTO_TOWN : OperationCost.ROAD;
    }

    private int ground(Terrain terrain) {
        return OperationCost.of(terrain).of(mobile);
    }
}
