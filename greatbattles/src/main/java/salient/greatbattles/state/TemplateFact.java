package salient.greatbattles.state;

/** What is known of one template. */
public enum TemplateFact implements Field {
    /** See {@link Mission}. */
    MISSION(0, 0, 2),
    X(0, 0, 72_000),
    Y(0, 0, 72_000),
    /** The turn of a pre-planned mission, or that on which a delayed one arrives. */
    TURN(0, 0, 13),
    /** See {@link Battery}. */
    BATTERY(0, 0, 4),
    /** Arrived or kept firing in this player turn. */
    FRESH(0, 0, 1),
    /** H12: a suppression disk is on its last point. */
    DISK(0, 0, 1),
    /** V34: fires smoke. */
    SMOKE(0, 0, 1);

    private final Range range;

    TemplateFact(int usual, int least, int most) {
        range = new Range(usual, least, most);
    }

    @Override
    public Range range() {
        return range;
    }
}
