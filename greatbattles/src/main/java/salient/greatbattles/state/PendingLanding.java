package salient.greatbattles.state;

/** Q44b: a unit that lands on an airfield under fire. */
public final class PendingLanding extends PendingUnitWithFact {
    PendingLanding(GameFacts facts) {
        super(facts, GameFact.LANDER, GameFact.LANDING_AT);
    }

    /** The objective it lands on. */
    public int airfield() {
        return number();
    }
}
