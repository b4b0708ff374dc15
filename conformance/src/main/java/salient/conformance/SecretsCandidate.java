package salient.conformance;

import salient.kernel.play.Game;

/** A game that hides something from its players. */
public abstract class SecretsCandidate implements Candidate {
    private final Game game;

    protected SecretsCandidate(Game game) {
        this.game = game;
    }

    @Override
    public final Game game() {
        return game;
    }

    @Override
    public final boolean hasSecrets() {
        return true;
    }
}
