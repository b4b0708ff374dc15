package salient.greatbattles.state;

/**
 * Something that has begun and waits for dice or for an answer. Several can be pending at once, one inside the other: a
 * casualty to place while shots are resolved while a battalion moves. Each kind has its own fields, kept in the flat
 * facts of the game; kinds that cannot be pending together share some of them.
 */
public abstract sealed class PendingDecision
        permits NothingPending, PendingUnit, PendingCasualty, PendingAdvance, MoraleRound {
    final GameFacts facts;

    PendingDecision(GameFacts facts) {
        this.facts = facts;
    }

    /** Nothing is pending anymore. */
    final void reset(GameFact... own) {
        for (GameFact fact : own) facts.reset(fact);
    }
}
