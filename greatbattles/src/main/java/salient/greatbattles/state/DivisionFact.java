package salient.greatbattles.state;

/** What is known of a division that keeps its own points (C3o). */
public enum DivisionFact implements Field {
    POINTS(0, 0, 99),
    /** C3c: has bought this turn. */
    BOUGHT(0, 0, 1),
    /** Q44u: has asked for aircraft this turn. */
    ASKED_FOR_AIR(0, 0, 1),
    /** R14: its C Ops was overrun today. */
    COMMAND_LOST(0, 0, 1);

    private final int usual;
    private final int least;
    private final int most;

    DivisionFact(int usual, int least, int most) {
        this.usual = usual;
        this.least = least;
        this.most = most;
    }

    @Override
    public int usual() {
        return usual;
    }

    @Override
    public int least() {
        return least;
    }

    @Override
    public int most() {
        return most;
    }
}
