package salient.wave.play;

import java.util.List;
import salient.kernel.rulebook.ClauseId;

/** Short ways to spell this game's clauses. */
public final class Clauses {
    public static final String GAME = "wave";

    private Clauses() {}

    public static ClauseId clause(String number) {
        return new ClauseId(GAME, number);
    }

    public static List<ClauseId> clauses(String... numbers) {
        return ClauseId.all(GAME, numbers);
    }
}
