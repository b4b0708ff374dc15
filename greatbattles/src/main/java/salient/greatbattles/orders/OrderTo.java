package salient.greatbattles.orders;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Piece;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.kernel.order.OrderKind;
import salient.kernel.order.Slot;
import salient.kernel.play.Verdict;

/**
 * Describes an order that names nothing but the unit or the stand it is given to. The time of the order is checked with whose
 * it is, and it is judged in any step if it is one's own.
 */
final class OrderTo<O extends GreatBattlesOrder> {
    /** Judges an order to the piece of this number. */
    interface NumberJudge {
        void judge(State s, int piece, Verdict.Reasons why);
    }

    /** Carries out an order to the piece of this number. */
    interface NumberAction {
        void play(State s, int piece, PlayContext t);
    }

    private final OrderKind.Builder<State, O> kind;
    private final Function<O, ? extends Piece> piece;
    private final boolean battalions;

    private OrderTo(OrderKind.Builder<State, O> kind, Function<O, ? extends Piece> piece, boolean battalions) {
        this.kind = kind;
        this.piece = piece;
        this.battalions = battalions;
    }

    static <P extends Piece, O extends GreatBattlesOrder> OrderTo<O> to(
            Slot<State, P> slot,
            Class<O> type,
            String verb,
            Function<O, P> piece,
            Function<P, O> make,
            String... clauses) {
        return new OrderTo<>(Kinds.order(type, verb, clauses).text(slot, piece, make), piece, false);
    }

    /** For an order that only battalions are given. */
    static <O extends GreatBattlesOrder> OrderTo<O> toBattalion(
            Class<O> type, String verb, Function<O, Unit> unit, Function<Unit, O> make, String... clauses) {
        return new OrderTo<>(Kinds.order(type, verb, clauses).text(Slots.UNIT, unit, make), unit, true);
    }

    OrderTo<O> given(Predicate<State> when, OrderKind.Judge<State, O> judge) {
        kind.access(battalions ? Access.battalion(when, piece) : Access.own(when, piece));
        kind.judgeAlways(battalions ? Access.ofOwnBattalion(piece, judge) : Access.ofOwn(piece, judge));
        return this;
    }

    OrderTo<O> play(Kinds.Action<O> action) {
        kind.play(Kinds.playing(action));
        return this;
    }

    /** Judged and played by rules that know pieces by their numbers. */
    OrderTo<O> given(Predicate<State> when, NumberJudge judge, NumberAction action) {
        return given(when, (s, o, why) -> judge.judge(s, piece.apply(o).index(), why))
                .play((s, o, t) -> action.play(s, piece.apply(o).index(), t));
    }

    /** The label with the name of the unit or stand, which ends the description. */
    OrderKind<State, O> label(UnaryOperator<String> label) {
        return kind.label((_, order) -> label.apply(Names.of(piece.apply(order))))
                .build();
    }
}
