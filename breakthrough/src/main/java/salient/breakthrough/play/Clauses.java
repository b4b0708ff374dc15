package salient.breakthrough.play;

import java.util.List;
import salient.kernel.rulebook.ClauseId;

/** Short ways to spell this game's clauses: beside the sentence of a refusal, or in a static final field if used more than once. */
public final class Clauses {
    public static final String GAME = "breakthrough";

    private Clauses() {}

    public static ClauseId clause(String number) {
        return new ClauseId(GAME, number);
    }

    public static List<ClauseId> clauses(String... numbers) {
        return ClauseId.all(GAME, numbers);
    }
}
