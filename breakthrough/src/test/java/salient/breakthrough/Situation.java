package salient.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.ToIntBiFunction;
import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.OrderOfBattle;

/**
 * A position under test and what tests ask and expect of its units.
 *
 * @param <S> the kind of situation itself, so that what is expected can be said in a row
 */
public abstract class Situation<S extends Situation<S>> {
    protected final BreakthroughPosition position;

    protected Situation(BreakthroughPosition position) {
        this.position = position;
    }

    public BreakthroughPosition position() {
        return position;
    }

    public Forces forces() {
        return position.state().forces();
    }

    public static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    public int op(String id) {
        return forces().op(unit(id));
    }

    /** The hex of a unit, or its status if it is not on the map. */
    public String place(String id) {
        int u = unit(id);
        return forces().onMap(u)
                ? position.state().board().hex(forces().hex(u)).toString()
                : forces().status(u).word();
    }

    protected abstract S self();

    public S at(String id, String expected) {
        assertThat(place(id)).as("place of " + id).isEqualTo(expected);
        return self();
    }

    /** What a unit has of something, such as {@code Forces::strength}. */
    public S has(ToIntBiFunction<Forces, Integer> figure, String id, int expected) {
        assertThat(figure.applyAsInt(forces(), unit(id))).as(id).isEqualTo(expected);
        return self();
    }
}
