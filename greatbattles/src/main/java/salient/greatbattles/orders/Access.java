package salient.greatbattles.orders;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.scenario.Piece;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.order.OrderKind;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Verdict;

/** Whether an order belongs to the current step and to the side that decides. */
final class Access {
    private Access() {}

    /** In one of these steps, while no decision interrupts it. */
    static Predicate<State> in(Phase first, Phase... more) {
        Set<Phase> phases = EnumSet.of(first, more);
        return s -> s.ask() == Decision.NOTHING && phases.contains(s.phase());
    }

    /** In any other step than these. */
    static Predicate<State> notIn(Phase first, Phase... more) {
        Set<Phase> phases = EnumSet.complementOf(EnumSet.of(first, more));
        return s -> s.ask() == Decision.NOTHING && phases.contains(s.phase());
    }

    /** As the answer to this question. */
    static Predicate<State> asked(Decision ask) {
        return s -> s.ask() == ask;
    }

    static <O> OrderKind.Judge<State, O> step(Predicate<State> when) {
        return (s, _, why) -> time(s, when, why);
    }

    /** For battalions only. */
    static <O> OrderKind.Judge<State, O> battalion(Predicate<State> when, Function<O, ? extends Piece> unit) {
        return (s, o, why) -> {
            time(s, when, why);
            owner(s, unit.apply(o), why);
            battalion(unit.apply(o), why);
        };
    }

    /** For stands, battalions, Centers of Operations and Forming Up Places. */
    static <O> OrderKind.Judge<State, O> own(Predicate<State> when, Function<O, ? extends Piece> piece) {
        return (s, o, why) -> {
            time(s, when, why);
            owner(s, piece.apply(o), why);
        };
    }

    /** A stand and the battalion it is given to. */
    static <O> OrderKind.Judge<State, O> both(Predicate<State> when, Function<O, Stand> stand, Function<O, Unit> unit) {
        return (s, o, why) -> {
            time(s, when, why);
            owner(s, unit.apply(o), why);
            // A post and its only stand have one name.
            if (!stand.apply(o).name().equals(unit.apply(o).name())) owner(s, stand.apply(o), why);
            battalion(unit.apply(o), why);
        };
    }

    /**
     * Judged in any step, so that a wrong step is one reason among all that apply; of the other side's pieces nothing is
     * told beyond whose they are.
     */
    static <O> OrderKind.Judge<State, O> ofOwn(Function<O, ? extends Piece> piece, OrderKind.Judge<State, O> judge) {
        return (s, o, why) -> {
            if (s.phase() != Phase.OVER && piece.apply(o).side() == s.decider()) judge.judge(s, o, why);
        };
    }

    /** The same for an order that only battalions are given. */
    static <O> OrderKind.Judge<State, O> ofOwnBattalion(
            Function<O, ? extends Piece> unit, OrderKind.Judge<State, O> judge) {
        return ofOwn(unit, (s, o, why) -> {
            if (isBattalion(unit.apply(o))) judge.judge(s, o, why);
        });
    }

    /** The same for an order about the step or the side as a whole. */
    static <O> OrderKind.Judge<State, O> untilTheEnd(OrderKind.Judge<State, O> judge) {
        return (s, o, why) -> {
            if (s.phase() != Phase.OVER) judge.judge(s, o, why);
        };
    }

    private static void time(State s, Predicate<State> when, Verdict.Reasons why) {
        if (when.test(s)) return;
        why.add(Clauses.clause(s.phase().clause), () -> {
            if (s.phase() == Phase.OVER) return CommonReasons.GAME_OVER;
            return CommonReasons.notNow(
                    s.ask() == Decision.NOTHING
                            ? "the step is " + s.phase().title
                            : "another decision comes first, " + s.ask().id());
        });
    }

    private static void owner(State s, Piece piece, Verdict.Reasons why) {
        if (piece.side() != s.decider()) why.add(Clauses.clause("T2"), () -> CommonReasons.notYours(piece.name()));
    }

    private static void battalion(Piece piece, Verdict.Reasons why) {
        if (!isBattalion(piece)) why.add(Clauses.clause("U34"), () -> piece + " is not a battalion.");
    }

    private static boolean isBattalion(Piece piece) {
        return piece instanceof Unit unit && unit.battalion();
    }
}
