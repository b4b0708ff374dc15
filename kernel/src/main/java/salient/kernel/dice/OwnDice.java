package salient.kernel.dice;

import java.util.List;

/**
 * The players' own dice: what they rolled at the table, typed in the order in which the rules ask for it. Nobody can audit
 * these rolls, so a record marks them.
 */
public final class OwnDice implements Dice {
    private final ScriptedDice typed;

    public OwnDice(List<Integer> typed) {
        this.typed = new ScriptedDice(typed);
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        try {
            return typed.roll(sides, purpose);
        } catch (UnexpectedRoll missing) {
            throw new WantedRoll(new Wanted((int) missing.index() + 1, sides, purpose), left() > 0);
        }
    }

    /** The person who types the rolls knows all dice. */
    @Override
    public int secretRoll(String side, int sides, Purpose purpose) {
        return roll(sides, purpose);
    }

    @Override
    public long rolled() {
        return typed.rolled();
    }

    @Override
    public boolean areOwn() {
        return true;
    }

    /** How many typed values have not been used. */
    public int left() {
        return typed.left();
    }

    /** A roll to be typed: which of the order, counted from 1, with which die and what for. */
    public record Wanted(int number, int sides, Purpose purpose) {}

    /** A roll that is still to be typed, or was typed wrong. The play that asked for it is broken off midway. */
    public static final class WantedRoll extends RuntimeException {
        private final transient Wanted roll;

        private WantedRoll(Wanted roll, boolean wrong) {
            super("Roll " + roll.number + ": " + roll.purpose.text() + " (" + roll.purpose.clause()
                    + (wrong ? "). Only the numbers from 1 to " : "). Type a number from 1 to ") + roll.sides
                    + (wrong ? " are on this die." : "."));
            this.roll = roll;
        }

        public Wanted roll() {
            return roll;
        }
    }
}
