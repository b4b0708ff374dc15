package salient.greatbattles.state;

/** What is known of each division that keeps its own points (C3o). */
public final class DivisionStates extends FactTable<DivisionFact> {
    static final DivisionFact[] FIELDS = DivisionFact.values();

    DivisionStates(int[] values, StateCache cache) {
        super(values, FIELDS, cache);
    }

    public int points(int division) {
        return get(division, DivisionFact.POINTS);
    }

    public void setPoints(int division, int points) {
        set(division, DivisionFact.POINTS, points);
    }

    /** C3c: has bought this turn. */
    public boolean bought(int division) {
        return is(division, DivisionFact.BOUGHT);
    }

    public void setBought(int division, boolean bought) {
        set(division, DivisionFact.BOUGHT, bought);
    }

    /** Q44u: has requested aircraft this turn. */
    public boolean askedForAir(int division) {
        return is(division, DivisionFact.ASKED_FOR_AIR);
    }

    public void setAskedForAir(int division, boolean askedForAir) {
        set(division, DivisionFact.ASKED_FOR_AIR, askedForAir);
    }

    /** R14: its C Ops was overrun today. */
    public boolean commandLost(int division) {
        return is(division, DivisionFact.COMMAND_LOST);
    }

    public void setCommandLost(int division, boolean commandLost) {
        set(division, DivisionFact.COMMAND_LOST, commandLost);
    }

    /** V11: its C Ops helps a battalion instead of rolling for itself. */
    public boolean staffHelps(int division) {
        return is(division, DivisionFact.STAFF_HELPS);
    }

    public void setStaffHelps(int division, boolean staffHelps) {
        set(division, DivisionFact.STAFF_HELPS, staffHelps);
    }
}
