package salient.players.weights;

/** The figures by which a staff weighs what it sees: one value for each constant of a game's enum of weights. */
public final class Weights<W extends Enum<W>> {
    private final double[] values;

    Weights(double[] values) {
        this.values = values.clone();
    }

    public double of(W weight) {
        return values[weight.ordinal()];
    }

    /** A distance, a count or a number of turns. */
    public int whole(W weight) {
        return (int) Math.round(of(weight));
    }

    /** All of them, in the order of the enum. */
    public double[] values() {
        return values.clone();
    }

    /** The same weights, each times its factor. */
    public Weights<W> times(double[] factors) {
        double[] scaled = values.clone();
        for (int i = 0; i < scaled.length; i++) scaled[i] *= factors[i];
        return new Weights<>(scaled);
    }
}
