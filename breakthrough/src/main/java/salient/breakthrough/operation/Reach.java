package salient.breakthrough.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Hex;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.hexwar.search.ReachSearch;
import salient.hexwar.search.StepCost;
import salient.kernel.rulebook.Clause;

/**
 * Where a unit can go in its present mode by moves alone, and what it would have left there. Hexes are visited from
 * the most OP left to the least; the costs are those of {@link Movement}.
 */
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

    /** By hex: what the unit would have left there, UNREACHED where it does not get. */
    private final short[] left;
    /** By hex: the one before it on the way, NONE for the start and where the unit does not get. */
    private final short[] previous;

    private Reach(State s, int u, int start, int op, int[] gone) {
        this.s = s;
        this.u = u;
        this.start = start;
        this.op = op;
        this.fresh = gone.length == 0;
        this.gone = gone;
        left = new short[s.board().size()];
        Arrays.fill(left, UNREACHED);
        previous = new short[left.length];
        Arrays.fill(previous, (short) Board.NONE);
    }

    public static Reach of(State s, int u) {
        Reach reach = new Reach(s, u, s.forces().hex(u), s.forces().op(u), new int[0]);
        if (Movement.mayMove(s, u)) reach.search();
        return reach;
    }

    private void search() {
        ReachSearch search = s.reachSearch();
        search.search(start, op, this::cost);
        keep(search);
    }

    /** Takes the answers out of the search, whose memory others use next. */
    private void keep(ReachSearch search) {
        for (int i = 0; i < search.count(); i++) {
            int hex = search.hex(i);
            left[hex] = (short) (op - search.cost(hex));
            previous[hex] = (short) search.previous(hex);
        }
    }

    /**
     * Where a unit can get in its present mode from any of many hexes, itself among what it reaches.
     *
     * @param having what it would have in each hex to begin with, -1 where it does not begin
     */
    static Reach spread(State s, int u, short[] having) {
        int most = 0;
        for (short op : having) most = Math.max(most, op);
        Reach reach = new Reach(s, u, Board.NONE, most, NOT_FRESH);
        ReachSearch search = s.reachSearch();
        search.search(having, most, reach::cost);
        reach.keep(search);
        return reach;
    }

    /** What the unit would have left in a hex, or -1 if it cannot get there. */
    public int left(int hex) {
        return reaches(hex) ? left[hex] : UNREACHED;
    }

    public boolean reaches(int hex) {
        return hex != start && left[hex] != UNREACHED;
    }

    /** The directions 0 to 5 of the steps to a hex that can be reached. */
    public int[] path(int hex) {
        int steps = 0;
        for (int at = hex; previous[at] != Board.NONE; at = previous[at]) steps++;
        int[] path = new int[steps];
        for (int at = hex; previous[at] != Board.NONE; at = previous[at])
            path[--steps] = s.board().direction(previous[at], at);
        return path;
    }

    @Clause("breakthrough 7.5b")
    private int cost(int hex, int d, int to) {
        if (wentThrough(to) || Prohibitions.forbid(s, u, hex, d)) return StepCost.FORBIDDEN;
        int cost = Step.cost(s, u, hex, d, Step.defaultWay(s, u, hex, d));
        if (fresh && hex == start && cost > op)
            return Movement.forcedStep(s, u, to) ? StepCost.endingMove(1) : StepCost.FORBIDDEN;
        return ZonesOfControl.exhausts(s, u, hex, to) ? StepCost.endingMove(cost) : cost;
    }

    private boolean wentThrough(int hex) {
        for (int before : gone) if (before == hex) return true;
        return false;
    }

    /** What is left after the step from the start in a direction, or -1 if it cannot be taken. */
    @Clause({"breakthrough 7.5c", "breakthrough 7.5d", "breakthrough 7.6d"})
    private int afterStep(int d) {
        int to = s.board().neighbor(start, d);
        int cost = to == Board.NONE ? StepCost.FORBIDDEN : cost(start, d, to);
        int points = cost & ~StepCost.ENDS_MOVE;
        if (points > op) return UNREACHED;
        return points == cost ? op - cost : 0;
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
            int after = !open || d == Board.NONE ? UNREACHED : reach.afterStep(d);
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
                    s.board().hex(hex).toString(), whole - left(hex), left(hex), directions));
        }
        return List.copyOf(hexes);
    }
}
