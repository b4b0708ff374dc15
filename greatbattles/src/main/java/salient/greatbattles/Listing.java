package salient.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;

/** Takes what is offered and lists what the referee accepts, each order once, until there are enough. */
final class Listing implements Consumer<GreatBattlesOrder> {
    private final State state;
    private final int enough;
    private final List<GreatBattlesOrder> orders = new ArrayList<>();

    private Listing(State state, int enough) {
        this.state = state;
        this.enough = enough;
    }

    static Listing all(State s) {
        return new Listing(s, Integer.MAX_VALUE);
    }

    /** For whoever asks only whether there is an order: the first is enough, the others are not judged. */
    static Listing any(State s) {
        return new Listing(s, 1);
    }

    @Override
    public void accept(GreatBattlesOrder order) {
        if (!full() && !orders.contains(order) && Referee.isLegal(state, order)) orders.add(order);
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
