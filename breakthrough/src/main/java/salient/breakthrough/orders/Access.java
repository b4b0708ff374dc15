package salient.breakthrough.orders;

import static salient.breakthrough.play.Clauses.clause;

import java.util.function.Function;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.order.OrderKind.Judge;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** In which phase an order may be given, and to which units: 3.2, 6.1 to 6.3, 7.1 to 7.3. */
final class Access {

    private Access() {}

    static <O> Judge<State, O> beforePlay(ClauseId clause) {
        return (s, _, reasons) -> {
            if (!over(s, reasons) && s.turn().phase() != Phase.START)
                reasons.add(clause, "The game has already begun.");
        };
    }

    @Clause("breakthrough 2.3a")
    static <O> Judge<State, O> duringPlay(ClauseId clause) {
        return (s, _, reasons) -> {
            if (!over(s, reasons) && s.turn().phase() == Phase.START)
                reasons.add(clause, "The game has not begun yet.");
        };
    }

    static <O> Judge<State, O> airPhase(ClauseId clause) {
        return (s, _, reasons) -> {
            if (!over(s, reasons) && s.turn().phase() != Phase.AIR) reasons.add(clause, notNow(s, "the Air Phase"));
        };
    }

    @Clause("breakthrough 6.4d")
    static <O> Judge<State, O> organizing(ClauseId clause, Function<? super O, Unit> unit) {
        return (s, order, reasons) -> {
            if (over(s, reasons)) return;
            if (s.turn().phase() != Phase.ORGANIZATION) reasons.add(clause, notNow(s, "the Unit Organization Phase"));
            own(s, unit.apply(order), reasons);
        };
    }

    @Clause("breakthrough 7.1b")
    static <O> Judge<State, O> operating(Function<? super O, Unit> unit) {
        return (s, order, reasons) -> {
            if (over(s, reasons)) return;
            if (!s.turn().phase().isOperation()) reasons.add(clause("7.3a"), notNow(s, "an Operation Phase"));
            own(s, unit.apply(order), reasons);
        };
    }

    @Clause("breakthrough 6.0a")
    static <O> Judge<State, O> exiting(Function<? super O, Unit> unit) {
        return (s, order, reasons) -> {
            if (over(s, reasons)) return;
            Phase phase = s.turn().phase();
            if (phase != Phase.ORGANIZATION && !phase.isOperation())
                reasons.add(clause("6.0a"), notNow(s, "the Unit Organization Phase or an Operation Phase"));
            own(s, unit.apply(order), reasons);
        };
    }

    /**
     * What the rule class says about the unit, in any phase. Of an enemy unit and of one that is not on the map nothing
     * more is said: its statistics are hidden (6.1f), or it has none.
     */
    static <O> Judge<State, O> ofOwn(Function<? super O, Unit> unit, Judge<State, ? super O> judge) {
        return (s, order, reasons) -> {
            Unit ordered = unit.apply(order);
            if (ordered.army() == s.turn().active() && s.forces().onMap(ordered.index()))
                judge.judge(s, order, reasons);
        };
    }

    private static String notNow(State s, String when) {
        Phase phase = s.turn().phase();
        String now = phase == Phase.START ? "the game has not begun" : "this is the " + phase.title;
        return CommonReasons.notNow("it belongs to " + when + ", and " + now);
    }

    private static boolean over(State s, Reasons reasons) {
        if (s.turn().phase() != Phase.OVER) return false;
        reasons.add(clause("2.1n"), CommonReasons.GAME_OVER);
        return true;
    }

    @Clause({"breakthrough 6.1b", "breakthrough 6.1f"})
    private static void own(State s, Unit unit, Reasons reasons) {
        if (unit.army() != s.turn().active()) reasons.add(clause("6.1f"), CommonReasons.notYours(unit.toString()));
        else if (!s.forces().onMap(unit.index())) reasons.add(clause("6.1b"), CommonReasons.notOnMap(unit.toString()));
    }
}
