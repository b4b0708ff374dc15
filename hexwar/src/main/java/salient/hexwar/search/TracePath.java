package salient.hexwar.search;

/**
 * A trace from its start to its end.
 *
 * @param hexes the hexes it runs through, in order
 * @param phases the phase of the step that led to each; 0 for the start
 */
public record TracePath(int[] hexes, int[] phases) {
    public static final TracePath NOTHING = new TracePath(new int[0], new int[0]);

    public boolean isEmpty() {
        return hexes.length == 0;
    }

    /** How many steps it takes; the start is not counted. */
    public int steps() {
        return Math.max(0, hexes.length - 1);
    }
}
