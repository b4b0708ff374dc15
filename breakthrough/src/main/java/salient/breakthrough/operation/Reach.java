package salient.breakthrough.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Hex;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/**
 * Where a unit can go in its present mode by moves alone, and what it would have left there. Hexes are visited from
 * the most OP left to the least; the costs are those of {@link Movement}.
 */
@Clause({"breakthrough 7.5b", "breakthrough 7.5c", "breakthrough 7.5d", "breakthrough 7.6d"})
public final class Reach {
    static final short UNREACHED = -1;
    /** No hex has been gone through, and yet the unit is not at its first step. */
    private static final int[] NOT_FRESH = {Board.NONE};

    private final State s;
    private final int u;
    private final int start;
    /** What the unit has there, and whether it has taken no step yet. */
    private final int op;

    private final boolean fresh;
    /** Hexes already gone through: a way does not cross itself, for the same bridge costs more the second time. */
    private final int[] gone;

    private final short[] left;
    private final byte[] arrivedBy;
    private final short[] cost;

    private Reach(State s, int u, int start, int op, int[] gone) {
        this.s = s;
        this.u = u;
        this.start = start;
        this.op = op;
        this.fresh = gone.length == 0;
        this.gone = gone;
        left = new short[s.board().size()];
        Arrays.fill(left, UNREACHED);
        arrivedBy = new byte[left.length];
        cost = new short[left.length];
    }

    public static Reach of(State s, int u) {
        Reach reach = new Reach(s, u, s.forces().hex(u), s.forces().op(u), new int[0]);
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
        Levels levels = new Levels(op);
        reached(levels, start, op);
        search(levels, op);
        left[start] = UNREACHED;
    }

    /**
     * Where a unit can get in its present mode from any of many hexes, itself among what it reaches.
     *
     * @param having what it would have in each hex to begin with, -1 where it does not begin
     */
    static Reach spread(State s, int u, short[] having) {
        Reach reach = new Reach(s, u, Board.NONE, 0, NOT_FRESH);
        int most = 0;
        for (short op : having) most = Math.max(most, op);
        Levels levels = reach.new Levels(most);
        for (int hex = 0; hex < having.length; hex++) if (having[hex] >= 0) reach.reached(levels, hex, having[hex]);
        reach.search(levels, most);
        return reach;
    }

    private void search(Levels levels, int most) {
        for (int level = most; level > 0; level--)
            for (int entry = levels.newest[level]; entry != Board.NONE; entry = levels.older[entry]) {
                int hex = levels.queued[entry];
                if (left[hex] != level) continue;
                for (int d = 0; d < Board.DIRECTIONS; d++) {
                    int after = step(hex, d, level);
                    int to = s.board().neighbour(hex, d);
                    if (after <= (to == Board.NONE ? Integer.MAX_VALUE : left[to])) continue;
                    arrivedBy[to] = (byte) d;
                    cost[to] = (short) (cost[hex] + level - after);
                    reached(levels, to, after);
                }
            }
    }

    private void reached(Levels levels, int hex, int having) {
        left[hex] = (short) having;
        levels.add(hex, having);
    }

    /** Hexes by what would be left there, those of each level in a list. A hex is entered from each neighbour once. */
    private final class Levels {
        private final int[] newest;
        private final int[] older = new int[left.length * (Board.DIRECTIONS + 1)];
        private final int[] queued = new int[older.length];
        private int entries;

        Levels(int most) {
            newest = new int[most + 1];
            Arrays.fill(newest, Board.NONE);
        }

        void add(int hex, int level) {
            queued[entries] = hex;
            older[entries] = newest[level];
            newest[level] = entries++;
        }
    }

    /** What is left after one more step, or -1 if it cannot be taken. */
    private int step(int hex, int d, int op) {
        int to = s.board().neighbour(hex, d);
        if (to == Board.NONE || to == start || wentThrough(to) || Prohibitions.forbid(s, u, hex, d)) return UNREACHED;
        int after = op - Step.cost(s, u, hex, d, Step.defaultWay(s, u, hex, d));
        if (after < 0) return fresh && hex == start && Movement.forcedStep(s, u, to) ? 0 : UNREACHED;
        return ZonesOfControl.exhausts(s, u, hex, to) ? 0 : after;
    }

    private boolean wentThrough(int hex) {
        for (int before : gone) if (before == hex) return true;
        return false;
    }

    /** The answer for people: every hex with cost and way. */
    public static BreakthroughAnswer.Reach answer(State s, Unit unit) {
        return answer(s, unit, List.of());
    }

    /** The same once the unit has gone along a way, which is part of every way told; nothing if it cannot go there. */
    public static BreakthroughAnswer.Reach answer(State s, Unit unit, List<Hex> way) {
        int u = unit.index();
        Reach reach = new Reach(s, u, s.forces().hex(u), s.forces().op(u), new int[0]);
        List<Integer> before = new ArrayList<>();
        boolean open = Movement.mayMove(s, u);
        for (Hex next : way) {
            int d = s.board().grid().direction(reach.start, next.index());
            int after = !open || d == Board.NONE ? UNREACHED : reach.step(reach.start, d, reach.op);
            open = after != UNREACHED;
            before.add(d + 1);
            int[] gone = Arrays.copyOf(reach.gone, reach.gone.length + 1);
            gone[reach.gone.length] = reach.start;
            reach = new Reach(s, u, next.index(), Math.max(0, after), gone);
        }
        if (open) reach.search();
        return new BreakthroughAnswer.Reach(
                unit.id(), s.forces().op(u), reach.hexes(before, s.forces().op(u)));
    }

    private List<BreakthroughAnswer.Reachable> hexes(List<Integer> before, int whole) {
        List<BreakthroughAnswer.Reachable> hexes = new ArrayList<>();
        for (int hex = 0; hex < s.board().size(); hex++) {
            if (!reaches(hex)) continue;
            List<Integer> directions = new ArrayList<>(before);
            for (int d : path(hex)) directions.add(d + 1);
            hexes.add(new BreakthroughAnswer.Reachable(
                    s.board().hex(hex).toString(), whole - op + cost[hex], left[hex], directions));
        }
        return List.copyOf(hexes);
    }
}
