package salient.greatbattles.state;

/** C9t: a unit whose owner must choose the direction of its retreat. */
public final class PendingRetreat extends PendingDecision {
    PendingRetreat(GameFacts facts) {
        super(facts);
    }

    public void begin(int unit, int causes) {
        facts.set(GameFact.SUBJECT, unit);
        facts.set(GameFact.CAUSES, causes);
    }

    public void end() {
        facts.reset(GameFact.SUBJECT);
        facts.reset(GameFact.CAUSES);
    }

    public int unit() {
        return facts.get(GameFact.SUBJECT);
    }

    /** The enemy units it retreats from, as a bit set. */
    public int causes() {
        return facts.get(GameFact.CAUSES);
    }
}
