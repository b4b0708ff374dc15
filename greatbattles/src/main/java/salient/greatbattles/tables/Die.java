package salient.greatbattles.tables;

/** The die of nearly all rolls (G1). */
public final class Die {
    public static final int SIDES = 10;
    /** What one of its faces adds to a chance. */
    public static final int PERCENT_PER_FACE = 100 / SIDES;

    private Die() {}
}
