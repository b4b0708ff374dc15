package salient.greatbattles.state;

/** C9t: a unit whose owner must choose the direction of its retreat. */
public final class PendingRetreat extends PendingUnit {
    PendingRetreat(GameFacts facts) {
        super(facts, GameFact.SUBJECT);
    }

    public void begin(int unit, int causes) {
        setUnit(unit);
        facts.set(GameFact.CAUSES, causes);
    }

    public void end() {
        reset(GameFact.SUBJECT, GameFact.CAUSES);
    }

    /** The enemy units it retreats from, as a bit set. */
    public int causes() {
        return facts.get(GameFact.CAUSES);
    }
}
