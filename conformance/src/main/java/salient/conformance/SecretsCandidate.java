package salient.conformance;

import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Game;
import salient.kernel.rulebook.ClauseId;

/** A game that hides something from its players. */
public abstract class SecretsCandidate implements Candidate {
    private final Game game;
    private final Purpose choice;

    /** @param clause the clause of the game that choices at random are put down to */
    protected SecretsCandidate(Game game, String clause) {
        this.game = game;
        choice = new Purpose("a choice", new ClauseId(game.id(), clause));
    }

    @Override
    public final Game game() {
        return game;
    }

    @Override
    public final boolean hasSecrets() {
        return true;
    }

    /** A number from 1 up to the limit, at random. */
    protected final int upTo(int limit, Dice dice) {
        return dice.roll(limit, choice);
    }
}
