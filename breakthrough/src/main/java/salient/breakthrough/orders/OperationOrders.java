package salient.breakthrough.orders;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import salient.breakthrough.operation.Fortification;
import salient.breakthrough.operation.Movement;
import salient.breakthrough.operation.Plotting;
import salient.breakthrough.operation.TravelMode;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughOrder.Advance;
import salient.breakthrough.play.BreakthroughOrder.Attack;
import salient.breakthrough.play.BreakthroughOrder.ChangeMode;
import salient.breakthrough.play.BreakthroughOrder.Fortify;
import salient.breakthrough.play.BreakthroughOrder.Move;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.order.OrderKind;
import salient.kernel.rulebook.Clause;

/** The commands of the command menu (7.3). */
final class OperationOrders {
    @Clause("breakthrough 7.3b")
    private static final OrderKind<State, Advance> ADVANCE = OrderKinds.of(Advance.class, "advance", "7.3b")
            .text(Slots.UNIT, Advance::unit, Slots.YES_OR_NO, Advance::will, Advance::new)
            .access(Access.operating(Advance::unit))
            .judgeAlways(Access.ofOwn(Advance::unit, Plotting::judge))
            .play((s, order, _, tell) -> Plotting.play(s, order, tell::accept))
            .label((_, order) -> order.unit() + (order.will() ? " advances" : " does not advance") + " after combat")
            .build();

    @Clause("breakthrough 7.3c")
    private static final OrderKind<State, Move> MOVE = OrderKinds.of(Move.class, "move", "7.3c")
            .text(
                    Slots.UNIT,
                    Move::unit,
                    Slots.HEADING,
                    order -> new Slots.Heading(order.unit(), order.direction()),
                    Slots.OTHER_WAY,
                    Move::otherWay,
                    (unit, heading, otherWay) -> new Move(unit, heading.direction(), otherWay))
            .access(Access.operating(Move::unit))
            .judgeAlways(Access.ofOwn(Move::unit, Movement::judge))
            .play((s, order, _, tell) -> Movement.play(s, order, tell::accept))
            .label((s, order) ->
                    "Move " + order.unit() + " " + order.direction().compass()
                            + to(s, new Slots.Heading(order.unit(), order.direction()))
                            + (order.otherWay() ? " by the other way across the river" : ""))
            .build();

    @Clause("breakthrough 7.9c")
    private static final OrderKind<State, Attack> ATTACK = OrderKinds.directed(
                    Attack.class, "attack", Attack::new, "7.3c", "7.9c")
            .access(Access.operating(Attack::unit))
            .judgeAlways(Access.ofOwn(Attack::unit, Plotting::judge))
            .play((s, order, _, tell) -> Plotting.play(s, order, tell::accept))
            .label(OperationOrders::attackLabel)
            .build();

    @Clause("breakthrough 7.3d")
    private static final OrderKind<State, Fortify> FORTIFY = toUnit(
                    Fortify.class,
                    "fortify",
                    "7.3d",
                    Fortify::unit,
                    Fortify::new,
                    Fortification::judge,
                    Fortification::play)
            .label((s, order) -> "Fortify " + order.unit() + " to level "
                    + (s.forces().fort(order.unit().index()) + 1))
            .build();

    @Clause("breakthrough 7.3e")
    private static final OrderKind<State, ChangeMode> MODE = toUnit(
                    ChangeMode.class,
                    "mode",
                    "7.3e",
                    ChangeMode::unit,
                    ChangeMode::new,
                    TravelMode::judge,
                    TravelMode::play)
            .label((s, order) -> "Change " + order.unit() + " to "
                    + (s.forces().traveling(order.unit().index()) ? "normal" : "travel") + " mode")
            .build();

    static final List<OrderKind<State, ? extends BreakthroughOrder>> KINDS =
            List.of(ADVANCE, MOVE, ATTACK, FORTIFY, MODE);

    private OperationOrders() {}

    private interface Act<O> {
        void play(State s, O order, Consumer<BreakthroughEvent> tell);
    }

    /** An order to one unit in an operation phase. */
    private static <O extends BreakthroughOrder> OrderKind.Builder<State, O> toUnit(
            Class<O> type,
            String verb,
            String clause,
            Function<O, Unit> unit,
            Function<Unit, O> make,
            OrderKind.Judge<State, O> judge,
            Act<O> act) {
        return OrderKinds.of(type, verb, clause)
                .text(Slots.UNIT, unit, make)
                .access(Access.operating(unit))
                .judgeAlways(Access.ofOwn(unit, judge))
                .play((s, order, _, tell) -> act.play(s, order, tell::accept));
    }

    /** " to Clervaux (9,12)", or nothing where the map ends. */
    private static String to(State s, Slots.Heading heading) {
        int target = heading.target(s);
        return target == Board.NONE ? "" : " to " + s.board().spokenName(target);
    }

    private static String attackLabel(State s, Attack order) {
        int target = new Slots.Heading(order.unit(), order.direction()).target(s);
        String where =
                target == Board.NONE ? order.direction().compass() : s.board().spokenName(target);
        return "Attack " + where + " with " + order.unit();
    }
}
