package salient.kernel.order;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.notation.Line;

/**
 * One argument in the text of an order: how it is read and how it is written. A game has a handful (a unit, units, a hex,
 * a path) and every kind of order is made of them.
 *
 * @param <S> the state that gives names their meaning
 * @param <T> the value, as the order's record holds it
 */
public interface Slot<S, T> {
    /** What kind of thing its words name, for clients that show or compose orders. */
    enum Role {
        UNIT,
        PLACE,
        WORD
    }

    /** As the grammar shows it: {@code UNIT}, {@code HEX...}, {@code yes|no}. */
    String name();

    Role role();

    /** Whether it takes as many words as fit; only one such slot of a role may stand in a grammar. */
    boolean repeats();

    /** A word of the grammar that stands before its word: {@code from}, {@code turn}. A client does not give it. */
    default Optional<String> fixed() {
        return Optional.empty();
    }

    /** Takes its words from the line, the fixed one too; what does not fit is {@link salient.kernel.notation.BadNotation}. */
    T read(S state, Line line);

    /** The same for a slot whose words depend on the arguments before it, such as a direction from a unit's hex. */
    default T read(S state, Line line, List<?> before) {
        return read(state, line);
    }

    /** Writes its words without the fixed one, none for a value that the text leaves out. */
    void write(S state, T value, Consumer<String> word);

    /** How a description names the value, if not by its words: the hex that a direction leads to. */
    default void describe(S state, T value, Consumer<String> name) {
        write(state, value, name);
    }
}
