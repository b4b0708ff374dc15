package salient.greatbattles.play;

import salient.kernel.rulebook.ClauseId;

/** Short ways to spell this game's clauses. */
public final class Clauses {
    public static final String GAME = "greatbattles";

    private Clauses() {}

    public static ClauseId clause(String number) {
        return new ClauseId(GAME, number);
    }
}
