package salient.kernel.order;

import salient.kernel.notation.Line;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Position;
import salient.kernel.play.Subject;

/**
 * The text of a game whose orders are all described in one {@link OrderTable}, which reads, describes and composes them.
 *
 * @param <S> the game's state
 * @param <B> the sealed interface of the game's orders
 */
public abstract class TableNotation<S, B extends Order> implements Notation {
    private final OrderTable<S, B> table;

    protected TableNotation(OrderTable<S, B> table) {
        this.table = table;
    }

    @Override
    public B parseOrder(String text, Position context) {
        return table.parse(state(context), text);
    }

    @Override
    @SuppressWarnings("unchecked") // the table finds the kind of an order by its class
    public OrderDescription describe(Order order, Position context) {
        return table.describe(state(context), (B) order);
    }

    @Override
    public String compose(OrderParts order, Position context) {
        return table.compose(order);
    }

    @Override
    public final Subject parseSubject(String text, Position context) {
        Line line = Line.of(text);
        Subject subject = subject(line, state(context));
        line.end();
        return subject;
    }

    /** Reads a subject; nothing may follow it in its line. */
    protected abstract Subject subject(Line line, S state);

    /** The facts of a position of this game. */
    protected final S state(Position position) {
        return TablePosition.stateOf(position);
    }
}
