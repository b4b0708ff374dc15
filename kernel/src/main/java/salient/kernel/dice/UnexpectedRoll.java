package salient.kernel.dice;

/**
 * A roll was asked for that a script or a record does not have. The play that asked is broken off midway, so it must
 * have been tried on a copy of the position.
 */
public final class UnexpectedRoll extends RuntimeException {
    private final long index;

    public UnexpectedRoll(long index, String message) {
        super(message);
        this.index = index;
    }

    /** Which roll, counted from 0. */
    public long index() {
        return index;
    }
}
