package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.supply.Isolation;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/**
 * Who goes to which post: the most urgent posts choose first, each the nearest units, regiments of a division together.
 * While the corridor is closed to others, the marked units go there and nowhere else.
 */
final class Garrisons {
    private static final int STACKING_LIMIT = Constants.of("stacking-limit");

    private final State s;
    private final Threat threat;
    private final AmericanPlan plan;
    private final Weights<Weight> weights;
    private final Corridor corridor;
    private final TravelCost[] travel = new TravelCost[4];
    private final SortedMap<Integer, int[]> fields = new TreeMap<>();
    private final int[] post = new int[Forces.UNITS];
    private final int[][] away = new int[Forces.UNITS][];
    private final boolean[] pinned = new boolean[Forces.UNITS];

    /** A post that wants so much strength. */
    record Demand(int hex, double urgency, int strength) {}

    Garrisons(State s, Threat threat, AmericanPlan plan, Weights<Weight> weights) {
        this.s = s;
        this.threat = threat;
        this.plan = plan;
        this.weights = weights;
        this.corridor = new Corridor(s, weights);
        Arrays.fill(post, Board.NONE);
    }

    /** The post of a unit, or NONE. */
    int post(int u) {
        return post[u];
    }

    /** How far every hex is from the post of a unit. */
    int[] away(int u) {
        return away[u];
    }

    /** 12.3g: whether a unit must stay so that no town is left empty in the path of the enemy. */
    boolean pinned(int u) {
        return pinned[u];
    }

    void assign(AmericanPosts posts) {
        pinTownGarrisons();
        List<Demand> demands = new ArrayList<>();
        for (AmericanPosts.Post each : posts.all()) {
            int hex = s.board().at(each.x(), each.y());
            if (hex != Board.NONE) demands.add(demand(each, hex));
        }
        double block = weights.of(Weight.BLOCK);
        int blockStrength = weights.whole(Weight.BLOCK_STRENGTH);
        corridor.blocks(threat).forEach(hex -> demands.add(new Demand(hex, urgency(block, hex), blockStrength)));
        demands.removeIf(demand -> demand.urgency() == 0);
        demands.sort(Comparator.comparingDouble((Demand d) -> -d.urgency()).thenComparingInt(Demand::hex));
        for (Demand demand : demands) fill(demand, demand.strength());
        double helping = weights.of(Weight.SECOND_HELPING);
        for (Demand demand : demands) fill(demand, (int) (helping * demand.strength()));
    }

    /** The strongest unit in each town with a German near stays; not if staying means to be isolated. */
    @Clause("breakthrough 12.3g")
    private void pinTownGarrisons() {
        int near = weights.whole(Weight.GERMAN_NEAR);
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (hex == Board.NONE || !s.forces().holds(hex, Army.AMERICAN)) continue;
            if (Distances.nearest(s, hex, Army.GERMAN) > near) continue;
            int best = Forces.NONE;
            for (int u = s.forces().first(hex); u != Forces.NONE; u = s.forces().next(u))
                if (best == Forces.NONE || s.forces().strength(u) > s.forces().strength(best)) best = u;
            if (Isolation.state(s, best) == SupplyState.ISOLATED) continue;
            pinned[best] = true;
            take(best, hex);
        }
    }

    @Clause("breakthrough 12.3i")
    private Demand demand(AmericanPosts.Post each, int hex) {
        int strength = garrison(hex);
        boolean lost = s.ground().german(hex);
        if (threat.arrival(hex) >= weights.whole(Weight.LATER) && !lost) return new Demand(hex, 0, strength);
        double weight = plan.weight(each) * weights.of(each.factor()) * each.weight();
        return new Demand(hex, urgency(weight, hex) * (lost ? weights.of(Weight.LOST_POST) : 1.0), strength);
    }

    /** How much strength a post wants. */
    private int garrison(int hex) {
        int share = (int) (weights.of(Weight.GARRISON_SHARE) * threat.strength(hex));
        int enough =
                Math.max(weights.whole(Weight.LEAST_GARRISON), Math.min(weights.whole(Weight.MOST_GARRISON), share));
        return (int) (plan.garrisons() * weights.of(Weight.GARRISONS) * enough);
    }

    private double urgency(double weight, int hex) {
        return weight * 100.0 / (weights.of(Weight.URGENCY) + threat.arrival(hex));
    }

    private void fill(Demand demand, int strength) {
        int there = 0;
        int stacking = 0;
        for (int u : OrderOfBattle.indices(Army.AMERICAN))
            if (post[u] == demand.hex()) {
                there += s.forces().strength(u);
                stacking += s.forces().stacking(u);
            }
        while (there < strength && stacking < STACKING_LIMIT) {
            int best = nearest(demand.hex(), STACKING_LIMIT - stacking);
            if (best == Forces.NONE) return;
            take(best, demand.hex());
            there += s.forces().strength(best);
            stacking += s.forces().stacking(best);
        }
    }

    private int nearest(int hex, int room) {
        int best = Forces.NONE;
        int least = weights.whole(Weight.TOO_FAR);
        int sisters = weights.whole(Weight.SAME_DIVISION);
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
            if (!s.forces().onMap(u) || post[u] != Board.NONE || s.forces().stacking(u) > room) continue;
            boolean inCorridor = corridor.contains(hex);
            if (corridor.closed() && OrderOfBattle.unit(u).corridor() != inCorridor) continue;
            // every hex costs at least a point, so the way of one that is farther need not be found
            if (s.board().distance(s.forces().hex(u), hex) - sisters >= least) continue;
            int cost = field(kind(u), hex)[s.forces().hex(u)] - (hasSister(u, hex) ? sisters : 0);
            if (inCorridor && corridor.closed() && tooLate(cost, hex)) continue;
            if (cost < least) {
                least = cost;
                best = u;
            }
        }
        return best;
    }

    /** The German has about twice the operation points: a block must be reached before it is there. */
    private boolean tooLate(int cost, int hex) {
        return 2 * cost > threat.arrival(hex) + weights.whole(Weight.HEAD_START);
    }

    private void take(int u, int hex) {
        post[u] = hex;
        away[u] = field(kind(u), hex);
    }

    private boolean hasSister(int u, int hex) {
        Unit unit = OrderOfBattle.unit(u);
        if (unit.independent()) return false;
        for (int other : OrderOfBattle.indices(Army.AMERICAN))
            if (post[other] == hex && OrderOfBattle.unit(other).division().equals(unit.division())) return true;
        return false;
    }

    /** On wheels or on foot; free to enter the corridor, as all are once it is open, or not. */
    private int kind(int u) {
        Unit unit = OrderOfBattle.unit(u);
        return (unit.mobile() ? 1 : 0) + (unit.corridor() || !corridor.closed() ? 2 : 0);
    }

    private int[] field(int kind, int hex) {
        return fields.computeIfAbsent(
                travel.length * hex + kind, _ -> travel(kind).to(hex));
    }

    private TravelCost travel(int kind) {
        if (travel[kind] == null)
            travel[kind] = new TravelCost(
                    s, Army.AMERICAN, (kind & 1) != 0, (kind & 2) != 0 ? null : corridor.hexes(), weights);
        return travel[kind];
    }
}
