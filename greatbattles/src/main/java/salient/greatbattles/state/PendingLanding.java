package salient.greatbattles.state;

/** Q44b: a unit that lands on an airfield under fire. */
public final class PendingLanding extends PendingUnit {
    PendingLanding(GameFacts facts) {
        super(facts, GameFact.LANDER);
    }

    public void begin(int unit, int airfield) {
        setUnit(unit);
        facts.set(GameFact.LANDING_AT, airfield);
    }

    public void end() {
        reset(GameFact.LANDER, GameFact.LANDING_AT);
    }

    /** The objective it lands on. */
    public int airfield() {
        return facts.get(GameFact.LANDING_AT);
    }
}
