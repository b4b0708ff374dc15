package salient.breakthrough.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/**
 * Where a unit can go in its present mode by moves alone, and what it would have left there. Hexes are visited from
 * the most OP left to the least; the costs are those of {@link Movement}.
 */
@Clause({"breakthrough 7.5b", "breakthrough 7.5c", "breakthrough 7.5d", "breakthrough 7.6d"})
public final class Reach {
    private static final short UNREACHED = -1;

    private final State s;
    private final int u;
    private final int start;
    private final short[] left;
    private final byte[] arrivedBy;
    private final short[] cost;

    private Reach(State s, int u) {
        this.s = s;
        this.u = u;
        start = s.forces().hex(u);
        left = new short[s.board().size()];
        Arrays.fill(left, UNREACHED);
        arrivedBy = new byte[left.length];
        cost = new short[left.length];
    }

    public static Reach of(State s, int u) {
        Reach reach = new Reach(s, u);
        if (Movement.mayMove(s, u)) reach.search();
        return reach;
    }

    /** What the unit would have left in a hex, or -1 if it cannot get there. */
    public int left(int hex) {
        return left[hex];
    }

    public boolean reaches(int hex) {
        return left[hex] != UNREACHED;
    }

    /** The directions 0 to 5 of the steps to a hex that can be reached. */
    public int[] path(int hex) {
        int steps = 0;
        for (int at = hex; at != start; at = before(at)) steps++;
        int[] path = new int[steps];
        for (int at = hex; at != start; at = before(at)) path[--steps] = arrivedBy[at];
        return path;
    }

    private int before(int hex) {
        return s.board().neighbour(hex, (arrivedBy[hex] + 3) % Board.DIRECTIONS);
    }

    private void search() {
        int op = s.forces().op(u);
        int[] newest = new int[op + 1];
        Arrays.fill(newest, Board.NONE);
        int[] older = new int[left.length * (Board.DIRECTIONS + 1)];
        int[] queued = new int[older.length];
        int entries = 0;
        left[start] = (short) op;
        queued[entries] = start;
        older[entries] = Board.NONE;
        newest[op] = entries++;
        for (int level = op; level > 0; level--)
            for (int entry = newest[level]; entry != Board.NONE; entry = older[entry]) {
                int hex = queued[entry];
                if (left[hex] != level) continue;
                for (int d = 0; d < Board.DIRECTIONS; d++) {
                    int after = step(hex, d, level);
                    int to = s.board().neighbour(hex, d);
                    if (after <= (to == Board.NONE ? Integer.MAX_VALUE : left[to])) continue;
                    left[to] = (short) after;
                    arrivedBy[to] = (byte) d;
                    cost[to] = (short) (cost[hex] + level - after);
                    queued[entries] = to;
                    older[entries] = newest[after];
                    newest[after] = entries++;
                }
            }
        left[start] = UNREACHED;
    }

    /** What is left after one more step, or -1 if it cannot be taken. */
    private int step(int hex, int d, int op) {
        int to = s.board().neighbour(hex, d);
        if (to == Board.NONE || to == start || Prohibitions.forbid(s, u, hex, d)) return UNREACHED;
        int after = op - Step.cost(s, u, hex, d, Step.defaultWay(s, u, hex, d));
        if (after < 0) return hex == start && Movement.forcedStep(s, u, to) ? 0 : UNREACHED;
        return ZonesOfControl.exhausts(s, u, hex, to) ? 0 : after;
    }

    /** The answer for people: every hex with cost and way. */
    public static BreakthroughAnswer.Reach answer(State s, Unit unit) {
        Reach reach = of(s, unit.index());
        List<BreakthroughAnswer.Reachable> hexes = new ArrayList<>();
        for (int hex = 0; hex < s.board().size(); hex++)
            if (reach.reaches(hex))
                hexes.add(new BreakthroughAnswer.Reachable(
                        s.board().hex(hex).toString(),
                        reach.cost[hex],
                        reach.left[hex],
                        Arrays.stream(reach.path(hex)).mapToObj(d -> d + 1).toList()));
        return new BreakthroughAnswer.Reach(unit.id(), s.forces().op(unit.index()), List.copyOf(hexes));
    }
}
