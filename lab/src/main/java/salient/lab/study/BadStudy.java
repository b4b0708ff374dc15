package salient.lab.study;

/** A study that cannot be run, or a file that is not one; the message says why and what to do. */
public final class BadStudy extends RuntimeException {
    public BadStudy(String message) {
        super(message);
    }

    public BadStudy(String message, Throwable cause) {
        super(message, cause);
    }
}
