package salient.cli;

/** What the reader asked for cannot be read or does not exist; the message says what to do. */
final class BadInput extends RuntimeException {
    BadInput(String message) {
        super(message);
    }

    BadInput(String message, Throwable cause) {
        super(message, cause);
    }
}
