package salient.greatbattles.state;

/** Q44b: a unit that lands on an airfield under fire. */
public final class PendingLanding extends PendingDecision {
    PendingLanding(GameFacts facts) {
        super(facts);
    }

    public void begin(int unit, int airfield) {
        facts.set(GameFact.LANDER, unit);
        facts.set(GameFact.LANDING_AT, airfield);
    }

    public void end() {
        facts.reset(GameFact.LANDER);
        facts.reset(GameFact.LANDING_AT);
    }

    public boolean underWay() {
        return unit() != FactTable.NONE;
    }

    public int unit() {
        return facts.get(GameFact.LANDER);
    }

    /** The objective it lands on. */
    public int airfield() {
        return facts.get(GameFact.LANDING_AT);
    }
}
