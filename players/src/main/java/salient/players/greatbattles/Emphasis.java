package salient.players.greatbattles;

/** What a plan stresses more than the usual one does. Of one theme there is at most one in a plan. */
enum Emphasis {
    MARCH(Theme.PACE, "Marches rather than fires.", 1.6, Weight.PLACE_ACTION),
    FIRE(Theme.PACE, "Fires rather than marches.", 0.6, Weight.PLACE_ACTION),
    COVER(Theme.RISK, "Keeps out of the enemy's fire.", 2, Weight.PLACE_SUFFERED),
    BOLDNESS(Theme.RISK, "Accepts the enemy's fire.", 0.5, Weight.PLACE_SUFFERED),
    CLOSING(Theme.ASSAULT, "Closes in at any price.", 2, Weight.ASSAULT_GOAL, Weight.ASSAULT_GROUND),
    WEARING(Theme.ASSAULT, "Wears the enemy down before it closes in.", 0.25, Weight.FOCUS_OUTNUMBERED),
    SPENDING(
            Theme.POINTS, "Spends its activation points now.", 0.4, Weight.ACTIVATION_SCARCE, Weight.ACTIVATION_THRIFT),
    SAVING(Theme.POINTS, "Saves activation points.", 1.4, Weight.ACTIVATION_SCARCE, Weight.ACTIVATION_THRIFT);

    private enum Theme {
        PACE,
        RISK,
        ASSAULT,
        POINTS
    }

    private final Theme theme;
    private final String words;
    private final double factor;
    private final Weight[] weights;

    Emphasis(Theme theme, String words, double factor, Weight... weights) {
        this.theme = theme;
        this.words = words;
        this.factor = factor;
        this.weights = weights;
    }

    /** A sentence. */
    String words() {
        return words;
    }

    boolean excludes(Emphasis other) {
        return theme == other.theme;
    }

    /** Multiplies the weights that it changes. */
    void apply(double[] factors) {
        for (Weight weight : weights) factors[weight.ordinal()] *= factor;
    }
}
