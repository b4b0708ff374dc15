package salient.greatbattles.state;

/** A pending decision about one unit and one more number. */
public abstract sealed class PendingUnitWithFact extends PendingUnit permits PendingLanding, PendingRetreat {
    private final GameFact also;

    /** @param also where the number is kept */
    PendingUnitWithFact(GameFacts facts, GameFact unit, GameFact also) {
        super(facts, unit);
        this.also = also;
    }

    public final void begin(int unit, int number) {
        setUnit(unit);
        facts.set(also, number);
    }

    public final void end() {
        resetUnit();
        facts.reset(also);
    }

    final int number() {
        return facts.get(also);
    }
}
