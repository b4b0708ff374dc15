package salient.players.wave;

import salient.wave.state.State;

/** What one side cares about. A doctrine keeps nothing: all it knows is in the state its side may know. */
interface Doctrine {
    /** What it looks at while it thinks a phase out. */
    Outlook outlook(State state);

    /** How much one enemy step gained is worth against one own step lost. */
    double boldness(State state);

    /** What taking a hex from the enemy is worth, in steps. */
    double prize(State state, int hex);

    /** What it chose to do differently, in sentences. */
    String describe();

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
