package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** Who goes to which post: the most urgent posts choose first, each the nearest units, regiments of a division together. */
@Clause("breakthrough 12.3g")
final class Garrisons {
    /** Nobody comes there in the next two turns: the post can wait. */
    private static final int LATER = 70;

    private static final int SAME_DIVISION = 8;
    private static final int CORRIDOR_FIRST_X = Constants.of("corridor-first-x");
    private static final int CORRIDOR_LAST_X = Constants.of("corridor-last-x");
    private static final int CORRIDOR_THROUGH = Constants.of("corridor-through-turn");

    private final State s;
    private final Threat threat;
    private final Going[] going = new Going[4];
    private final int[] post = new int[Forces.UNITS];
    private final int[][] field = new int[Forces.UNITS][];

    private record Demand(int hex, double urgency, int strength) {}

    Garrisons(State s, Threat threat) {
        this.s = s;
        this.threat = threat;
        Arrays.fill(post, Board.NONE);
    }

    /** The post of a unit, or NONE. */
    int post(int u) {
        return post[u];
    }

    /** How far every hex is from the post of a unit. */
    int[] field(int u) {
        return field[u];
    }

    void assign() {
        List<Demand> demands = new ArrayList<>();
        for (Posts.Post each : Posts.all()) {
            int hex = s.board().at(each.x(), each.y());
            if (hex != Board.NONE) demands.add(demand(each, hex));
        }
        demands.sort(Comparator.comparingDouble((Demand d) -> -d.urgency()).thenComparingInt(Demand::hex));
        for (Demand demand : demands) if (demand.urgency() > 0) fill(demand, demand.strength());
        for (Demand demand : demands) if (demand.urgency() > 0) fill(demand, 2 * demand.strength());
    }

    private Demand demand(Posts.Post each, int hex) {
        int arrival = threat.arrival(hex);
        boolean lost = s.ground().german(hex);
        double urgency = arrival >= LATER && !lost ? 0 : each.weight() * (lost ? 0.5 : 1.0) * (100.0 / (40 + arrival));
        int strength = Math.max(30, Math.min(130, threat.strength(hex) / 2));
        return new Demand(hex, urgency, strength);
    }

    private void fill(Demand demand, int strength) {
        int there = 0;
        int stacking = 0;
        for (int u : OrderOfBattle.indices(Army.AMERICAN))
            if (post[u] == demand.hex()) {
                there += s.forces().strength(u);
                stacking += s.forces().stacking(u);
            }
        int[][] fields = new int[4][];
        while (there < strength && stacking < 3) {
            int best = Forces.NONE;
            int least = Going.FAR;
            for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
                if (!s.forces().onMap(u) || post[u] != Board.NONE) continue;
                if (stacking + s.forces().stacking(u) > 3) continue;
                int kind = kind(u);
                if (fields[kind] == null) fields[kind] = going(kind).to(demand.hex());
                int cost = fields[kind][s.forces().hex(u)] - (sister(u, demand.hex()) ? SAME_DIVISION : 0);
                if (cost < least) {
                    least = cost;
                    best = u;
                }
            }
            if (best == Forces.NONE || least > 90) return;
            post[best] = demand.hex();
            field[best] = fields[kind(best)];
            there += s.forces().strength(best);
            stacking += s.forces().stacking(best);
        }
    }

    private boolean sister(int u, int hex) {
        Unit unit = OrderOfBattle.unit(u);
        if (unit.independent()) return false;
        for (int other : OrderOfBattle.indices(Army.AMERICAN))
            if (post[other] == hex && OrderOfBattle.unit(other).division().equals(unit.division())) return true;
        return false;
    }

    /** On wheels or on foot; free to enter the corridor or not. */
    int kind(int u) {
        Unit unit = OrderOfBattle.unit(u);
        return (unit.mobile() ? 1 : 0) + (unit.corridor() ? 2 : 0);
    }

    Going going(int kind) {
        if (going[kind] == null)
            going[kind] = new Going(s, Army.AMERICAN, (kind & 1) != 0, (kind & 2) != 0 ? null : corridor());
        return going[kind];
    }

    /** 7.6o: what is closed to units that are not marked. */
    private boolean[] corridor() {
        if (!s.setting().historical() || s.day().turn() > CORRIDOR_THROUGH) return null;
        boolean[] closed = new boolean[s.board().size()];
        for (int hex = 0; hex < closed.length; hex++)
            closed[hex] = s.board().x(hex) >= CORRIDOR_FIRST_X && s.board().x(hex) <= CORRIDOR_LAST_X;
        return closed;
    }
}
