package salient.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.OrderOfBattle;

/** A position under test and what tests ask of its units. */
public abstract class Situation {
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
}
