package salient.players.wave;

import java.util.Optional;
import salient.players.weights.Weights;
import salient.wave.state.State;

/** What one side cares about. A doctrine keeps nothing: all it knows is in the state its side may know. */
interface Doctrine {
    int side();

    /** What it weighs by. */
    Weights<Weight> weights();

    default double weight(Weight weight) {
        return weights().of(weight);
    }

    /** A weight that is a distance or a count. */
    default int whole(Weight weight) {
        return weights().whole(weight);
    }

    /** The plan that a search chose; without one the usual plan of the scenario is carried out. */
    Optional<WavePlan> chosen();

    default WavePlan plan(State state) {
        return chosen().orElseGet(() -> WavePlan.usual(state, side()));
    }

    /** What it looks at while it thinks a phase out. */
    Outlook outlook(State state);

    /** How much one enemy step gained is worth against one own step lost. */
    default double boldness(State state) {
        return plan(state).boldness() * usualBoldness(state);
    }

    double usualBoldness(State state);

    /** What taking a hex from the enemy is worth, in steps. */
    default double prize(State state, int hex) {
        return plan(state).prize() * usualPrize(state, hex);
    }

    double usualPrize(State state, int hex);

    /** What it chose to do differently, in sentences. */
    default String describe() {
        return chosen().map(WavePlan::describe).orElse("Carries out the usual plan.");
    }

    /** Judges hexes for a whole phase, during which the enemy stands still. */
    interface Outlook {
        /** How good it is for units, artillery apart, to end their move in a hex, whom they could attack there apart. */
        double worth(State state, int[] units, int hex);

        /** How many units a hex is never left without, if it has them. */
        int garrison(State state, int hex);

        /** What an attack must promise, in steps, before units march for it. */
        double threshold(State state, int unit);

        /** How far a hex is from where reinforcements are wanted. */
        int remoteness(int hex);

        /** Whether reinforcements with a price are worth it now. */
        boolean pays(State state, int unit);
    }
}
