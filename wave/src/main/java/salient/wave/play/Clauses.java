package salient.wave.play;

import java.util.Arrays;
import java.util.List;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;

/** Short ways to spell this game's clauses. */
public final class Clauses {
    public static final String GAME = "wave";

    private Clauses() {}

    public static ClauseId clause(String number) {
        return new ClauseId(GAME, number);
    }

    public static List<ClauseId> clauses(String... numbers) {
        return Arrays.stream(numbers).map(Clauses::clause).toList();
    }

    public static Purpose purpose(String text, String number) {
        return new Purpose(text, clause(number));
    }
}
