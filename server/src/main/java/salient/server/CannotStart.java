package salient.server;

/** The server cannot start as it was told to; the message is for whoever started it. */
public final class CannotStart extends RuntimeException {
    CannotStart(String message, Throwable cause) {
        super(message, cause);
    }
}
