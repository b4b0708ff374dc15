package salient.kernel.order;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import salient.kernel.play.Choice;
import salient.kernel.play.ChosenOrder;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;

/**
 * What can be ordered in a state: first the subjects, then the orders of one. Every order listed is legal.
 *
 * @param <S> the game's state
 * @param any one of the listed orders at random
 */
public record OrderLists<S>(
        BiConsumer<S, Consumer<? super Subject>> subjects,
        Orders<S> orders,
        BiFunction<S, Choice, Optional<Order>> any) {
    /** Lists the legal orders about one subject. */
    public interface Orders<S> {
        void list(S state, Subject subject, Consumer<? super Order> each);
    }

    /** For a game whose lists are short: an order at random is taken from them. */
    public OrderLists(BiConsumer<S, Consumer<? super Subject>> subjects, Orders<S> orders) {
        this(
                subjects,
                orders,
                (state, choice) -> ChosenOrder.fromLists(
                        each -> subjects.accept(state, each),
                        (subject, each) -> orders.list(state, subject, each),
                        choice));
    }
}
