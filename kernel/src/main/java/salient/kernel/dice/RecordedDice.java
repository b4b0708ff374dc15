package salient.kernel.dice;

import java.util.List;
import java.util.Optional;

/** Repeats the rolls of a record, and requires the same die and, unless the record is older, the same purpose. */
public final class RecordedDice implements Dice {
    private final List<RecordedRoll> rolls;
    private final boolean anyPurpose;
    private int next;
    private long opened;
    private boolean own;

    public RecordedDice(List<RecordedRoll> rolls) {
        this(rolls, false);
    }

    private RecordedDice(List<RecordedRoll> rolls, boolean anyPurpose) {
        this.rolls = List.copyOf(rolls);
        this.anyPurpose = anyPurpose;
    }

    /** The rolls of a record of an earlier version, whose purposes may be worded differently. */
    public static RecordedDice ofEarlierVersion(List<RecordedRoll> rolls) {
        return new RecordedDice(rolls, true);
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        int value = next(Optional.empty(), sides, purpose);
        opened++;
        return value;
    }

    @Override
    public int secretRoll(String side, int sides, Purpose purpose) {
        return next(Optional.of(side), sides, purpose);
    }

    private int next(Optional<String> secretOf, int sides, Purpose purpose) {
        String asked = "Roll " + (next + 1) + " is a "
                + secretOf.map(side -> "secret d" + sides + " of " + side).orElse("d" + sides) + " for "
                + purpose.text() + " (" + purpose.clause() + ")";
        if (next == rolls.size())
            throw new UnexpectedRoll(next, asked + ", but the record has only " + rolls.size() + " rolls here.");
        RecordedRoll recorded = rolls.get(next);
        Roll roll = recorded.roll();
        boolean samePurpose = anyPurpose || roll.purpose().equals(purpose);
        if (!recorded.secretOf().equals(secretOf)
                || roll.sides() != sides
                || !samePurpose
                || roll.value() < 1
                || roll.value() > sides)
            throw new UnexpectedRoll(next, asked + ", but the record has " + recorded + ".");
        next++;
        own = recorded.own();
        return roll.value();
    }

    @Override
    public long rolled() {
        return opened;
    }

    @Override
    public boolean areOwn() {
        return own;
    }

    /** How many recorded rolls have not been asked for. */
    public int left() {
        return rolls.size() - next;
    }
}
