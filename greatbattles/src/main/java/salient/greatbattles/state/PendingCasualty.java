package salient.greatbattles.state;

/** A hit whose owner may displace it to another stand. */
public final class PendingCasualty extends PendingDecision {
    PendingCasualty(GameFacts facts) {
        super(facts);
    }

    public void begin(int stand, boolean fatal) {
        facts.set(GameFact.STRUCK, stand);
        facts.set(GameFact.FATAL, fatal);
    }

    public void end() {
        reset(GameFact.STRUCK, GameFact.FATAL);
    }

    /** The stand that was hit. */
    public int stand() {
        return facts.get(GameFact.STRUCK);
    }

    /** An elimination, otherwise a suppression. */
    public boolean fatal() {
        return facts.is(GameFact.FATAL);
    }
}
