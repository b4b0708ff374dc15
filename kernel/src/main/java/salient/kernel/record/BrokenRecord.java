package salient.kernel.record;

/** A step that does not follow from those before it. The message says why; the number is that of the step, from 1. */
public final class BrokenRecord extends RuntimeException {
    private final int number;

    public BrokenRecord(int number, String message) {
        super(message);
        this.number = number;
    }

    public int number() {
        return number;
    }
}
