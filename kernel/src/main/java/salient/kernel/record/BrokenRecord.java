package salient.kernel.record;

/** A step that does not follow from those before it. The message says why. */
public final class BrokenRecord extends RuntimeException {
    public BrokenRecord(String message) {
        super(message);
    }
}
