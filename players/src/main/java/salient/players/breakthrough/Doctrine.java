package salient.players.breakthrough;

import java.util.function.IntUnaryOperator;
import salient.breakthrough.state.State;
import salient.players.search.Plan;
import salient.players.weights.Weights;

/** How one side plays each phase in which it decides. A doctrine keeps nothing: all it knows is in the draft. */
interface Doctrine {
    /** What it does differently. */
    Plan plan();

    /** What it weighs by. */
    Weights<Weight> weights();

    /** Chapter 3. */
    void air(OrderDraft draft);

    /** Chapter 6. */
    void organize(OrderDraft draft);

    /** Chapter 7. */
    void operate(OrderDraft draft);

    /** Where a unit on the map is going, by its index: a hex, or NONE. */
    IntUnaryOperator goals(State state);

    /** What it chose to do differently, in sentences. */
    default String describe() {
        return plan().describe();
    }
}
