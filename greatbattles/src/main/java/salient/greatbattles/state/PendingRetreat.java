package salient.greatbattles.state;

/** C9t: a unit whose owner must choose the direction of its retreat. */
public final class PendingRetreat extends PendingUnitWithFact {
    PendingRetreat(GameFacts facts) {
        super(facts, GameFact.SUBJECT, GameFact.CAUSES);
    }

    /** The enemy units it retreats from, as a bit set. */
    public int causes() {
        return number();
    }
}
