package salient.greatbattles.state;

/** Nothing has to be finished first: the side to decide gives its next order. */
public final class NothingPending extends PendingDecision {
    NothingPending(GameFacts facts) {
        super(facts);
    }
}
