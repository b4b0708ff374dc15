package salient.greatbattles.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;
import salient.kernel.play.Choice;

/** Takes proposals and keeps those that are legal, each order once, until there are enough; or keeps them unjudged. */
final class OrderList implements Consumer<GreatBattlesOrder> {
    private final State state;
    private final int enough;
    private final boolean judged;
    private final List<GreatBattlesOrder> orders = new ArrayList<>();

    private OrderList(State state, int enough, boolean judged) {
        this.state = state;
        this.enough = enough;
        this.judged = judged;
    }

    static OrderList all(State s) {
        return new OrderList(s, Integer.MAX_VALUE, true);
    }

    /** To ask only whether an order exists: the first is enough, the others are not judged. */
    static OrderList any(State s) {
        return new OrderList(s, 1, true);
    }

    /** Every proposal, legal or not, to choose from. */
    static OrderList unjudged(State s) {
        return new OrderList(s, Integer.MAX_VALUE, false);
    }

    @Override
    public void accept(GreatBattlesOrder order) {
        if (!judged) orders.add(order);
        else if (!full() && !orders.contains(order) && GreatBattlesOrders.isLegal(state, order)) orders.add(order);
    }

    /** Chooses at random until an order is legal; nothing if none is. No proposal is judged twice. */
    Optional<GreatBattlesOrder> any(Choice choice) {
        while (!orders.isEmpty()) {
            GreatBattlesOrder order = take(orders, choice);
            if (GreatBattlesOrders.isLegal(state, order)) return Optional.of(order);
        }
        return Optional.empty();
    }

    /** Takes one out of a list at random; the others may change places. */
    static <T> T take(List<T> from, Choice choice) {
        int chosen = choice.below(from.size());
        T taken = from.get(chosen);
        T last = from.removeLast();
        if (chosen < from.size()) from.set(chosen, last);
        return taken;
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
