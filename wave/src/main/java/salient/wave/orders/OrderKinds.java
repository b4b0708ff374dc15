package salient.wave.orders;

import salient.kernel.order.OrderKind;
import salient.wave.play.Clauses;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;

/** Begins the description of a kind of order: its record, its verb and the clauses that give it. */
final class OrderKinds {
    private OrderKinds() {}

    static <O extends WaveOrder> OrderKind.Builder<State, O> of(Class<O> type, String verb, String... clauses) {
        return OrderKind.<State, O>of(type, verb).clauses(Clauses.clauses(clauses));
    }
}
