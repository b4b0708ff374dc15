package salient.wave.orders;

import java.util.function.Function;
import salient.kernel.order.OrderKind;
import salient.kernel.order.Slot;
import salient.wave.play.Clauses;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;

/** Begins the description of a kind of order: its record, its verb and the clauses that give it. */
final class OrderKinds {
    private OrderKinds() {}

    static <O extends WaveOrder> OrderKind.Builder<State, O> of(Class<O> type, String verb, String... clauses) {
        return OrderKind.<State, O>of(type, verb).clauses(Clauses.clauses(clauses));
    }

    /** The same for an order that is its verb and nothing else. */
    static <O extends WaveOrder> OrderKind.Builder<State, O> of(
            Class<O> type, String verb, O order, String... clauses) {
        return of(type, verb, clauses).text(order);
    }

    /** The same for an order of one argument. */
    static <T, O extends WaveOrder> OrderKind.Builder<State, O> of(
            Class<O> type,
            String verb,
            Slot<State, T> slot,
            Function<O, T> value,
            Function<T, O> make,
            String... clauses) {
        return of(type, verb, clauses).text(slot, value, make);
    }
}
