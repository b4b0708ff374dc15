package salient.kernel.play;

import java.util.Optional;
import java.util.function.IntFunction;

/** Takes orders and keeps one of them, each with the same chance. */
public final class ChosenOrder<O> implements OrderSink<O> {
    private final Choice choice;
    private int seen;
    private O kept;

    public ChosenOrder(Choice choice) {
        this.choice = choice;
    }

    @Override
    public void accept(O order) {
        if (choice.below(++seen) == 0) kept = order;
    }

    @Override
    public void acceptAll(int count, IntFunction<? extends O> order) {
        if (count == 0) return;
        seen += count;
        int chosen = choice.below(seen);
        if (chosen < count) kept = order.apply(chosen);
    }

    /** The order kept; nothing if none was taken. */
    public Optional<O> order() {
        return Optional.ofNullable(kept);
    }
}
