package salient.kernel.order;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import salient.kernel.play.Choice;
import salient.kernel.play.GameState;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;

/**
 * A position whose orders are described in a table and listed from its state alone.
 *
 * @param <P> the game's own class of positions
 * @param <S> the game's state
 * @param <B> the sealed interface of the game's orders
 */
public abstract class ListedPosition<P extends Position, S extends GameState<S>, B extends Order>
        extends TablePosition<S, B> {
    private final OrderLists<S> lists;
    private final Function<S, P> at;
    private final BiFunction<S, Side, S> knownTo;

    /**
     * @param at makes the position of a state
     * @param knownTo the state with all that a side may not know replaced by what it would assume
     */
    protected ListedPosition(
            S state, OrderTable<S, B> table, OrderLists<S> lists, Function<S, P> at, BiFunction<S, Side, S> knownTo) {
        super(state, table);
        this.lists = lists;
        this.at = at;
        this.knownTo = knownTo;
    }

    @Override
    public final void subjects(Consumer<? super Subject> each) {
        lists.subjects().accept(state, each);
    }

    @Override
    public final void orders(Subject subject, Consumer<? super Order> each) {
        lists.orders().list(state, subject, each);
    }

    @Override
    public final Optional<Order> anyOrder(Choice choice) {
        return lists.any().apply(state, choice);
    }

    /** A side that is not asked is told what else forbids its order, as if it were. */
    @Override
    public final Position asIfAsked(Side by) {
        S asked = state.copy();
        ask(asked, by);
        return at.apply(asked);
    }

    /** Changes who decides, and nothing else. */
    protected abstract void ask(S asked, Side side);

    @Override
    public final P knownTo(Side side) {
        return at.apply(knownTo.apply(state, side));
    }

    @Override
    public final P copy() {
        return at.apply(state.copy());
    }

    @Override
    public final long hash() {
        return state.hash();
    }
}
