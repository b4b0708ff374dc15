package salient.kernel.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Takes orders and keeps one of them, each with the same chance. */
public final class ChosenOrder<O> implements OrderSink<O> {
    private final Choice choice;
    private int seen;
    private O kept;

    public ChosenOrder(Choice choice) {
        this.choice = choice;
    }

    /** Any subject of a list, then any order of its list; there is none only if no subject is listed. */
    public static Optional<Order> fromLists(
            Consumer<Consumer<Subject>> subjects, BiConsumer<Subject, Consumer<Order>> orders, Choice choice) {
        List<Subject> listed = new ArrayList<>();
        subjects.accept(listed::add);
        if (listed.isEmpty()) return Optional.empty();
        List<Order> ofOne = new ArrayList<>();
        orders.accept(listed.get(choice.below(listed.size())), ofOne::add);
        return Optional.of(ofOne.get(choice.below(ofOne.size())));
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
