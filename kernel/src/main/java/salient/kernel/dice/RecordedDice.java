package salient.kernel.dice;

import java.util.List;

/** Shows the rolls of a record again, and insists that they are asked for the same purpose with the same die. */
public final class RecordedDice implements Dice {
    private final List<Roll> rolls;
    private int rolled;

    public RecordedDice(List<Roll> rolls) {
        this.rolls = List.copyOf(rolls);
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        String asked = "Roll " + (rolled + 1) + " is asked as d" + sides + " for " + purpose.text() + " ("
                + purpose.clause() + ")";
        if (rolled == rolls.size())
            throw new UnexpectedRoll(rolled, asked + ", but the record has only " + rolls.size() + " rolls here.");
        Roll roll = rolls.get(rolled);
        if (roll.sides() != sides || !roll.purpose().equals(purpose) || roll.value() < 1 || roll.value() > sides)
            throw new UnexpectedRoll(rolled, asked + ", but the record has " + roll + ".");
        rolled++;
        return roll.value();
    }

    @Override
    public long rolled() {
        return rolled;
    }

    /** How many recorded rolls have not been asked for. */
    public int left() {
        return rolls.size() - rolled;
    }
}
