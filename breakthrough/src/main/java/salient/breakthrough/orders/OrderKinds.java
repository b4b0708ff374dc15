package salient.breakthrough.orders;

import java.util.function.BiFunction;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughOrder.Directed;
import salient.breakthrough.play.Clauses;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.order.OrderKind;

/** Begins the description of a kind of order: its record, its verb and the clauses that give it. */
final class OrderKinds {
    private OrderKinds() {}

    static <O extends BreakthroughOrder> OrderKind.Builder<State, O> of(Class<O> type, String verb, String... clauses) {
        return OrderKind.<State, O>of(type, verb).clauses(Clauses.clauses(clauses));
    }

    /** The same for an order to a unit about a direction. */
    static <O extends BreakthroughOrder & Directed> OrderKind.Builder<State, O> directed(
            Class<O> type, String verb, BiFunction<Unit, Direction, O> make, String... clauses) {
        return of(type, verb, clauses)
                .text(
                        Slots.UNIT,
                        Directed::unit,
                        Slots.HEADING,
                        order -> new Slots.Heading(order.unit(), order.direction()),
                        (named, heading) -> make.apply(named, heading.direction()));
    }
}
