package salient.wave.play;

import java.util.Arrays;
import java.util.List;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
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

    /** Collects the reasons against an order while a room goes through its clauses. */
    public static final class Against {
        private final Verdict.Reasons reasons = new Verdict.Reasons();

        public Against add(String clause, String why) {
            reasons.add(of(clause), why);
            return this;
        }

        /** Adds the reason if it holds. */
        public Against when(boolean holds, String clause, String why) {
            if (holds) add(clause, why);
            return this;
        }

        public boolean isEmpty() {
            return reasons.isEmpty();
        }

        public Verdict verdict() {
            return reasons.verdict();
        }
    }
}
