package salient.greatbattles.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;

/** Takes proposals and keeps those that are legal, each order once, until there are enough. */
final class OrderList implements Consumer<GreatBattlesOrder> {
    private final State state;
    private final int enough;
    private final List<GreatBattlesOrder> orders = new ArrayList<>();

    private OrderList(State state, int enough) {
        this.state = state;
        this.enough = enough;
    }

    static OrderList all(State s) {
        return new OrderList(s, Integer.MAX_VALUE);
    }

    /** To ask only whether an order exists: the first is enough, the others are not judged. */
    static OrderList any(State s) {
        return new OrderList(s, 1);
    }

    @Override
    public void accept(GreatBattlesOrder order) {
        if (!full() && !orders.contains(order) && GreatBattlesOrders.isLegal(state, order)) orders.add(order);
    }

    boolean full() {
        return orders.size() >= enough;
    }

    boolean isEmpty() {
        return orders.isEmpty();
    }

    int size() {
        return orders.size();
    }

    void forEach(Consumer<? super GreatBattlesOrder> each) {
        orders.forEach(each);
    }
}
