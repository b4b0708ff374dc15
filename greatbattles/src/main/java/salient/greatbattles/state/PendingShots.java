package salient.greatbattles.state;

/** The shots of a unit, which are resolved stand by stand. */
public final class PendingShots extends PendingUnit {
    PendingShots(GameFacts facts) {
        super(facts, GameFact.SHOOTER);
    }

    public void begin(int unit, boolean heavyWeapons, boolean opportunity) {
        setUnit(unit);
        facts.set(GameFact.WITH_WEAPONS, heavyWeapons);
        facts.set(GameFact.OPPORTUNITY, opportunity);
    }

    public void end() {
        reset(GameFact.SHOOTER, GameFact.WITH_WEAPONS, GameFact.OPPORTUNITY);
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
