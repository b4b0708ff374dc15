package salient.server;

/** The server cannot start with these settings; the message is for the operator. */
public final class CannotStart extends RuntimeException {
    CannotStart(String message, Throwable cause) {
        super(message, cause);
    }
}
