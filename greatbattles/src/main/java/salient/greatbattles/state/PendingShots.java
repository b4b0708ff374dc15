package salient.greatbattles.state;

/** The shots of a unit, which are resolved stand by stand. */
public final class PendingShots extends PendingDecision {
    PendingShots(GameFacts facts) {
        super(facts);
    }

    public void begin(int unit, boolean heavyWeapons, boolean opportunity) {
        facts.set(GameFact.SHOOTER, unit);
        facts.set(GameFact.WITH_WEAPONS, heavyWeapons);
        facts.set(GameFact.OPPORTUNITY, opportunity);
    }

    public void end() {
        facts.reset(GameFact.SHOOTER);
        facts.reset(GameFact.WITH_WEAPONS);
        facts.reset(GameFact.OPPORTUNITY);
    }

    public boolean underWay() {
        return shooter() != FactTable.NONE;
    }

    /** The unit that fires. */
    public int shooter() {
        return facts.get(GameFact.SHOOTER);
    }

    /** U20: its heavy weapons support the fire. */
    public boolean heavyWeapons() {
        return facts.is(GameFact.WITH_WEAPONS);
    }

    /** C8: opportunity fire. */
    public boolean opportunity() {
        return facts.is(GameFact.OPPORTUNITY);
    }
}
