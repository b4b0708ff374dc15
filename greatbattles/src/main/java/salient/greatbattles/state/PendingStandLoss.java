package salient.greatbattles.state;

/** C10k: a unit whose owner must pick the stand that is lost because it could not retreat. */
public final class PendingStandLoss extends PendingDecision {
    PendingStandLoss(GameFacts facts) {
        super(facts);
    }

    public void begin(int unit) {
        facts.set(GameFact.SUBJECT, unit);
    }

    public void end() {
        facts.reset(GameFact.SUBJECT);
    }

    public int unit() {
        return facts.get(GameFact.SUBJECT);
    }
}
