package salient.greatbattles;

import java.util.function.Consumer;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.ClauseId;

/** Random cases for property tests; a failure names the seed that brings its case back. */
public final class Cases {
    private static final Purpose CASE = new Purpose("a case", ClauseId.of("greatbattles G36"));

    private final SeededDice dice;

    private Cases(long seed) {
        dice = new SeededDice(seed);
    }

    public static void forAll(int cases, Consumer<Cases> property) {
        for (long seed = 1; seed <= cases; seed++) {
            try {
                property.accept(new Cases(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("fails for seed " + seed + ": " + failure.getMessage(), failure);
            }
        }
    }

    /** From low to high, both included. */
    public int between(int low, int high) {
        return low - 1 + dice.roll(high - low + 1, CASE);
    }
}
