package salient.conformance;

/** A promise of the contract that a game broke, with the record of the game in which it did. */
public final class Violation extends RuntimeException {
    private final String check;
    private final String problem;
    private final String record;

    Violation(String check, String where, String problem, String record, Throwable cause) {
        super(check + ", " + where + ": " + problem, cause);
        this.check = check;
        this.problem = problem;
        this.record = record;
    }

    /** The name of the check that found it. */
    public String check() {
        return check;
    }

    public String problem() {
        return problem;
    }

    /** The game up to there, as a record that can be replayed. */
    public String record() {
        return record;
    }
}
