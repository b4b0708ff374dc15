package salient.greatbattles.state;

/** What is known of an airfield, a port or a beach. */
public enum ObjectiveFact implements Field {
    /** 0 neither side, 1 allied, 2 axis. */
    HOLDER(0, 0, 2),
    /** The hour it changed hands; see {@link State#hour()}. */
    SINCE(0, 0, 200),
    /** Q44t: has been taken once. */
    TAKEN(0, 0, 1),
    /** The last hour a unit landed there. */
    USED(0, 0, 200);

    private final Range range;

    ObjectiveFact(int usual, int least, int most) {
        range = new Range(usual, least, most);
    }

    @Override
    public Range range() {
        return range;
    }
}
