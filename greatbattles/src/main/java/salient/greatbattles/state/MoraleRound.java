package salient.greatbattles.state;

/** T16: the morale tests at the end of a player turn, the player's units first, then those of the other side. */
public final class MoraleRound extends PendingDecision {
    MoraleRound(GameFacts facts) {
        super(facts);
    }

    public void begin() {
        facts.reset(GameFact.CURSOR);
    }

    public void end() {
        facts.reset(GameFact.CURSOR);
    }

    public boolean underWay() {
        return facts.get(GameFact.PHASE) == Phase.MORALE.ordinal();
    }

    /** How many units have been looked at, in two passes over all of them. */
    public int lookedAt() {
        return facts.get(GameFact.CURSOR);
    }

    public void setLookedAt(int count) {
        facts.set(GameFact.CURSOR, count);
    }
}
