package salient.geography.check;

/**
 * A printed or derived fact about a map, and whether the map agrees.
 *
 * @param clause the clause that states it, as {@code wave 3.9a}
 * @param difference why it does not hold, or empty; a fact that fails without a known reason says "no reason is known"
 */
public record Finding(String clause, String fact, boolean holds, String difference) {
    static final String UNEXPLAINED = "no reason is known";

    /** Whether the map disagrees and nobody has said why. */
    public boolean isUnexplained() {
        return !holds && difference.equals(UNEXPLAINED);
    }

    @Override
    public String toString() {
        String head = (holds ? "pass     " : "differs  ") + clause + ": " + fact;
        return holds ? head : head + "\n         " + difference;
    }
}
