package salient.conformance;

/** A promise of the contract that a game broke; the message begins with the name of the check that found it. */
public final class Violation extends RuntimeException {
    private final String record;

    Violation(String check, String where, String problem, String record, Throwable cause) {
        super(check + ", " + where + ": " + problem, cause);
        this.record = record;
    }

    /** The game up to there, as a record that can be replayed. */
    public String record() {
        return record;
    }
}
