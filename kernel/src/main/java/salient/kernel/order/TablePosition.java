package salient.kernel.order;

import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Verdict;

/**
 * A position whose orders are all described in one {@link OrderTable}, which judges and plays them.
 *
 * @param <S> the game's state; changing it changes the position
 * @param <B> the sealed interface of the game's orders
 */
public abstract class TablePosition<S, B extends Order> implements Position {
    protected final S state;
    private final OrderTable<S, B> table;

    protected TablePosition(S state, OrderTable<S, B> table) {
        this.state = state;
        this.table = table;
    }

    /** The facts; changing them changes the position. */
    public final S state() {
        return state;
    }

    /** The state of a position, which must be one of the game whose state is asked for. */
    @SuppressWarnings("unchecked")
    public static <S> S stateOf(Position position) {
        return ((TablePosition<S, ?>) position).state;
    }

    @Override
    public Verdict judge(Order order) {
        Verdict.Reasons reasons = new Verdict.Reasons();
        table.judge(state, own(order), reasons);
        return reasons.verdict();
    }

    @Override
    public final boolean isLegal(Order order) {
        Verdict.Reasons reasons = Verdict.Reasons.untilSettled();
        table.judge(state, own(order), reasons);
        return reasons.isEmpty();
    }

    @Override
    public final Verdict play(Order order, Dice dice, Consumer<? super Event> tell) {
        Verdict verdict = judge(order);
        if (verdict.isLegal()) table.play(state, own(order), dice, tell);
        return verdict;
    }

    /** The table finds the kind of an order by its class, so that an order of another game has none. */
    @SuppressWarnings("unchecked")
    private B own(Order order) {
        return (B) order;
    }
}
