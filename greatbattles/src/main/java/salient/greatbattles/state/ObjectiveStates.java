package salient.greatbattles.state;

/** What is known of each airfield, port and beach. */
public final class ObjectiveStates extends FactTable<ObjectiveFact> {
    static final ObjectiveFact[] FIELDS = ObjectiveFact.values();

    ObjectiveStates(int[] values, StateCache cache) {
        super(values, FIELDS, cache);
    }

    @Override
    void changed(int objective, ObjectiveFact fact) {
        cache.objectiveChanged();
    }

    /** The hour it changed hands; see {@link State#hour()}. */
    public int heldSince(int objective) {
        return get(objective, ObjectiveFact.SINCE);
    }

    public void setHeldSince(int objective, int heldSince) {
        set(objective, ObjectiveFact.SINCE, heldSince);
    }

    /** Q44t: has been taken once. */
    public boolean taken(int objective) {
        return is(objective, ObjectiveFact.TAKEN);
    }

    public void setTaken(int objective, boolean taken) {
        set(objective, ObjectiveFact.TAKEN, taken);
    }

    /** The hour after the last in which a unit landed there. */
    public int usedUntil(int objective) {
        return get(objective, ObjectiveFact.USED);
    }

    public void setUsedUntil(int objective, int usedUntil) {
        set(objective, ObjectiveFact.USED, usedUntil);
    }

    /** The side that holds it, or NONE. */
    public int holder(int objective) {
        return get(objective, ObjectiveFact.HOLDER) - 1;
    }

    public void setHolder(int objective, int side) {
        set(objective, ObjectiveFact.HOLDER, side + 1);
    }

    public boolean heldBy(int objective, int side) {
        return holder(objective) == side;
    }
}
