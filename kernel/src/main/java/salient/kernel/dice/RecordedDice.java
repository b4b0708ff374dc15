package salient.kernel.dice;

import java.util.List;

/** Repeats the rolls of a record, and requires the same die and, unless the record is older, the same purpose. */
public final class RecordedDice implements Dice {
    private final List<Roll> rolls;
    private final boolean anyPurpose;
    private int rolled;

    public RecordedDice(List<Roll> rolls) {
        this(rolls, false);
    }

    private RecordedDice(List<Roll> rolls, boolean anyPurpose) {
        this.rolls = List.copyOf(rolls);
        this.anyPurpose = anyPurpose;
    }

    /** The rolls of a record of an earlier version, whose purposes may be worded differently. */
    public static RecordedDice ofEarlierVersion(List<Roll> rolls) {
        return new RecordedDice(rolls, true);
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        String asked =
                "Roll " + (rolled + 1) + " is a d" + sides + " for " + purpose.text() + " (" + purpose.clause() + ")";
        if (rolled == rolls.size())
            throw new UnexpectedRoll(rolled, asked + ", but the record has only " + rolls.size() + " rolls here.");
        Roll roll = rolls.get(rolled);
        boolean samePurpose = anyPurpose || roll.purpose().equals(purpose);
        if (roll.sides() != sides || !samePurpose || roll.value() < 1 || roll.value() > sides)
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
