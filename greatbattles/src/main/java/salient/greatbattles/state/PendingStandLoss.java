package salient.greatbattles.state;

/** C10k: a unit whose owner must pick the stand that is lost because it could not retreat. */
public final class PendingStandLoss extends PendingUnit {
    PendingStandLoss(GameFacts facts) {
        super(facts, GameFact.SUBJECT);
    }

    public void begin(int unit) {
        setUnit(unit);
    }

    public void end() {
        facts.reset(GameFact.SUBJECT);
    }
}
