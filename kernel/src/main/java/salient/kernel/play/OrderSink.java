package salient.kernel.play;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Where the legal orders about a subject go: into a list, or through a {@link ChosenOrder} that keeps one of them. */
@FunctionalInterface
public interface OrderSink<O> extends Consumer<O> {
    /** Takes many orders at once. Those that are not needed are not made. */
    default void acceptAll(int count, IntFunction<? extends O> order) {
        for (int i = 0; i < count; i++) accept(order.apply(i));
    }
}
