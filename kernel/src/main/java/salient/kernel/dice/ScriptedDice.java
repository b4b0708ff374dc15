package salient.kernel.dice;

import java.util.List;

/** Dice that show the given values in the given order; for tests and for the referee's desk. */
public final class ScriptedDice implements Dice {
    private final int[] values;
    private int rolled;

    public ScriptedDice(int... values) {
        this.values = values.clone();
    }

    public ScriptedDice(List<Integer> values) {
        this.values = values.stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        String which = "Roll " + (rolled + 1) + " (" + purpose.text() + ", " + purpose.clause()
                + ") needs a value from 1 to " + sides;
        if (rolled == values.length)
            throw new UnexpectedRoll(rolled, which + ", but only " + values.length + " values were given.");
        int value = values[rolled];
        if (value < 1 || value > sides) throw new UnexpectedRoll(rolled, which + ", but " + value + " was given.");
        rolled++;
        return value;
    }

    @Override
    public long rolled() {
        return rolled;
    }

    /** How many given values have not been rolled. */
    public int left() {
        return values.length - rolled;
    }
}
