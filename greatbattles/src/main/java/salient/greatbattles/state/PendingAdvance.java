package salient.greatbattles.state;

/** C9u: the winner of a close combat may advance; first due, while the loser retreats, then asked for. */
public final class PendingAdvance extends PendingDecision {
    PendingAdvance(GameFacts facts) {
        super(facts);
    }

    /** The loser has to retreat first. */
    public void owe(int winner, int loser) {
        facts.set(GameFact.AGAINST, winner);
        facts.set(GameFact.CURSOR, loser + 1);
    }

    /** The loser has retreated: the question can be asked. */
    public void begin() {
        facts.set(GameFact.SUBJECT, facts.get(GameFact.CURSOR) - 1);
        facts.reset(GameFact.CURSOR);
    }

    public void end() {
        reset(GameFact.AGAINST, GameFact.SUBJECT);
    }

    public boolean owed() {
        return facts.get(GameFact.PHASE) == Phase.CLOSE_COMBAT.ordinal() && facts.is(GameFact.CURSOR);
    }

    public int winner() {
        return facts.get(GameFact.AGAINST);
    }

    /** Once the question is asked. */
    public int loser() {
        return facts.get(GameFact.SUBJECT);
    }
}
