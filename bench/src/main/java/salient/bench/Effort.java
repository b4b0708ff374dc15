package salient.bench;

/**
 * How long to measure.
 *
 * @param warmNanos CPU time spent on a work before it is timed, for the compiler
 * @param batchNanos about how long a batch is to last
 * @param batches how many batches the median is taken of; at least five
 */
public record Effort(long warmNanos, long batchNanos, int batches) {
    /** For figures that count. */
    public static final Effort FULL = new Effort(400_000_000, 25_000_000, 9);

    /** Too short to believe; shows only that everything runs. */
    public static final Effort GLANCE = new Effort(1_000_000, 200_000, 5);

    public Effort {
        if (batches < 5) throw new IllegalArgumentException("a median of " + batches + " batches");
    }

    /** A game goes through most of the program, which takes the compiler longer, and games differ. */
    Effort ofGames() {
        return new Effort(20 * warmNanos, 10 * batchNanos, batches);
    }
}
