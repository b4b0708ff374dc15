package salient.breakthrough.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.State;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderTable;

/** The table of all kinds of order. An order is defined in one of the classes listed here and nowhere else. */
public final class BreakthroughOrders {
    public static final OrderTable<State, BreakthroughOrder> TABLE =
            new OrderTable<>(kinds(), Map.of("end phase", "done"));

    private BreakthroughOrders() {}

    private static List<OrderKind<State, ? extends BreakthroughOrder>> kinds() {
        List<OrderKind<State, ? extends BreakthroughOrder>> kinds = new ArrayList<>();
        kinds.addAll(TurnOrders.KINDS);
        kinds.addAll(OrganizationOrders.KINDS);
        kinds.addAll(OperationOrders.KINDS);
        return kinds;
    }

    /** An order's text needs no position. */
    public static String print(BreakthroughOrder order) {
        return TABLE.print(null, order);
    }
}
