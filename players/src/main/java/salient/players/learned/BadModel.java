package salient.players.learned;

/** A table that is not a model of the game; the message says in a sentence what does not fit. */
public final class BadModel extends RuntimeException {
    BadModel(String file, String why) {
        super("The model " + file + " does not fit: " + why + ".");
    }
}
