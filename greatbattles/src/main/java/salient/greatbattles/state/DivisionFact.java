package salient.greatbattles.state;

/** What is known of a division that keeps its own points (C3o). */
public enum DivisionFact implements Field {
    POINTS(0, 0, 99),
    /** C3c: has bought this turn. */
    BOUGHT(0, 0, 1),
    /** Q44u: has requested aircraft this turn. */
    ASKED_FOR_AIR(0, 0, 1),
    /** R14: its C Ops was overrun today. */
    COMMAND_LOST(0, 0, 1),
    /** V11: its C Ops helps a battalion instead of rolling for itself. */
    STAFF_HELPS(0, 0, 1);

    private final Range range;

    DivisionFact(int usual, int least, int most) {
        range = new Range(usual, least, most);
    }

    @Override
    public Range range() {
        return range;
    }
}
