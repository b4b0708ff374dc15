package salient.wave.play;

import java.util.Arrays;
import java.util.List;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;

/** The one spelling of this game's clauses. */
public final class Clauses {
    public static final String GAME = "wave";

    private Clauses() {}

    public static ClauseId of(String number) {
        return new ClauseId(GAME, number);
    }

    public static List<ClauseId> list(String... numbers) {
        return Arrays.stream(numbers).map(Clauses::of).toList();
    }

    public static Purpose purpose(String text, String number) {
        return new Purpose(text, of(number));
    }
}
