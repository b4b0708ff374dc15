package salient.wave.orders;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderTable;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;

/** Every kind of order of this game; each is defined in the file of its part of the sequence of play. */
public final class WaveOrders {
    /** Orders about one subject are listed in this order. */
    private static final List<OrderKind<State, ? extends WaveOrder>> KINDS = Stream.of(
                    SetupOrders.kinds(), MovementOrders.kinds(), CombatOrders.kinds(), TurnOrders.kinds())
            .<OrderKind<State, ? extends WaveOrder>>flatMap(List::stream)
            .toList();

    public static final OrderTable<State, WaveOrder> TABLE = new OrderTable<>(KINDS, Map.of());

    private WaveOrders() {}
}
