package salient.greatbattles.state;

/** What is known of each side. */
public final class SideStates {
    /** The most activation points a side can record. */
    public static final int MOST_POINTS = GameFact.POINTS_AXIS.most();

    private final GameFacts facts;

    SideStates(GameFacts facts) {
        this.facts = facts;
    }

    private static GameFact of(int side, GameFact allied, GameFact axis) {
        return side == 0 ? allied : axis;
    }

    /** C3: activation points. */
    public int points(int side) {
        return facts.get(of(side, GameFact.POINTS_ALLIED, GameFact.POINTS_AXIS));
    }

    public void setPoints(int side, int points) {
        facts.set(of(side, GameFact.POINTS_ALLIED, GameFact.POINTS_AXIS), points);
    }

    /** Rounds of artillery. */
    public int rounds(int side) {
        return facts.get(of(side, GameFact.ROUNDS_ALLIED, GameFact.ROUNDS_AXIS));
    }

    public void setRounds(int side, int rounds) {
        facts.set(of(side, GameFact.ROUNDS_ALLIED, GameFact.ROUNDS_AXIS), rounds);
    }

    /** C3c: a purchase has been made this turn. */
    public boolean bought(int side) {
        return facts.is(of(side, GameFact.BOUGHT_ALLIED, GameFact.BOUGHT_AXIS));
    }

    public void setBought(int side, boolean bought) {
        facts.set(of(side, GameFact.BOUGHT_ALLIED, GameFact.BOUGHT_AXIS), bought);
    }

    /** R14: its C Ops was overrun today. */
    public boolean commandLost(int side) {
        return facts.is(of(side, GameFact.COMMAND_LOST_ALLIED, GameFact.COMMAND_LOST_AXIS));
    }

    public void setCommandLost(int side, boolean commandLost) {
        facts.set(of(side, GameFact.COMMAND_LOST_ALLIED, GameFact.COMMAND_LOST_AXIS), commandLost);
    }

    /** V11: its C Ops helps a battalion instead of rolling for itself. */
    public boolean staffHelps(int side) {
        return facts.is(of(side, GameFact.STAFF_HELPS_ALLIED, GameFact.STAFF_HELPS_AXIS));
    }

    public void setStaffHelps(int side, boolean staffHelps) {
        facts.set(of(side, GameFact.STAFF_HELPS_ALLIED, GameFact.STAFF_HELPS_AXIS), staffHelps);
    }
}
