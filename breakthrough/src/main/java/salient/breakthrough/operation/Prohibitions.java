package salient.breakthrough.operation;

import static salient.breakthrough.play.Clauses.clause;

import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** 7.6m to 7.6v, 7.7j to 7.7l: where a unit may not go, whatever it could pay; advances and retreats obey too (8.4k). */
public final class Prohibitions {
    /** 7.6n: the column that no German unit enters. */
    public static final int SOUTH_EDGE_X = Constants.of("south-edge-x");

    private static final int CORRIDOR_FIRST_X = Constants.of("corridor-first-x");
    private static final int CORRIDOR_LAST_X = Constants.of("corridor-last-x");
    private static final int CORRIDOR_THROUGH = Constants.of("corridor-through-turn");

    private Prohibitions() {}

    /** Whether anything forbids the step, for lists, reach, retreats and advances; the neighbor must exist. */
    @Clause("breakthrough 8.4k")
    public static boolean forbid(State s, int u, int hex, int direction) {
        int to = s.board().neighbor(hex, direction);
        Unit unit = OrderOfBattle.unit(u);
        if (s.forces().holds(to, unit.army().opponent())) return true;
        if (cutOffSouth(s, unit, to) || corridor(s, unit, to)) return true;
        if (s.forces().traveling(u) && !s.board().roadAcross(hex, direction)) return true;
        if (Step.defaultWay(s, u, hex, direction) == Step.Way.BARRED) return true;
        return !Stacking.allows(s, u, to);
    }

    /** The same, with every clause that forbids it. */
    @Clause({"breakthrough 7.6m", "breakthrough 7.7j"})
    public static void judge(State s, int u, int hex, int direction, Reasons reasons) {
        Board board = s.board();
        int to = board.neighbor(hex, direction);
        Unit unit = OrderOfBattle.unit(u);
        if (s.forces().holds(to, unit.army().opponent()))
            reasons.add(clause("7.6m"), "An enemy unit is at " + board.hex(to) + "; it can only be attacked.");
        if (cutOffSouth(s, unit, to))
            reasons.add(clause("7.6n"), "No German unit may enter the column x = " + SOUTH_EDGE_X + ".");
        if (corridor(s, unit, to))
            reasons.add(
                    clause("7.6o"),
                    unit + " may not enter the corridor, x from " + CORRIDOR_FIRST_X + " to " + CORRIDOR_LAST_X
                            + ", before December " + TurnState.date(CORRIDOR_THROUGH + 1) + ".");
        boolean traveling = s.forces().traveling(u);
        if (traveling && !board.roadAcross(hex, direction))
            reasons.add(clause("7.7j"), "In travel mode " + unit + " must follow a road.");
        if (Step.defaultWay(s, u, hex, direction) == Step.Way.BARRED) judgeRiver(unit, traveling, reasons);
        // 7.6v is about friendly units
        if (!s.forces().holds(to, unit.army().opponent())) Stacking.judge(s, u, to, reasons);
    }

    @Clause({"breakthrough 7.6q", "breakthrough 7.7l", "breakthrough 6.7k"})
    private static void judgeRiver(Unit unit, boolean traveling, Reasons reasons) {
        if (traveling) reasons.add(clause("7.7l"), "There is no intact bridge over the river there.");
        else reasons.add(clause("7.6q"), unit + " crosses rivers only by bridge in travel mode.");
    }

    /** 7.6n: the southern column is closed to the German side. */
    @Clause({"breakthrough 7.6n", "breakthrough 1.4k"})
    private static boolean cutOffSouth(State s, Unit unit, int to) {
        return unit.army() == Army.GERMAN && s.board().x(to) == SOUTH_EDGE_X;
    }

    /** 7.6o, 7.6p: the corridor is closed to American units that are not marked, through December 22. */
    @Clause({"breakthrough 7.6o", "breakthrough 7.6p", "breakthrough 2.1i"})
    private static boolean corridor(State s, Unit unit, int to) {
        if (unit.army() == Army.GERMAN || unit.corridor() || !s.definition().historical()) return false;
        int x = s.board().x(to);
        return s.turn().number() <= CORRIDOR_THROUGH && x >= CORRIDOR_FIRST_X && x <= CORRIDOR_LAST_X;
    }
}
