package salient.kernel.dice;

import java.util.ArrayList;
import java.util.List;

/** Passes rolls through from other dice and keeps them. */
public final class RecordingDice implements Dice {
    private final Dice dice;
    private final List<Roll> rolls = new ArrayList<>();

    public RecordingDice(Dice dice) {
        this.dice = dice;
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        int value = dice.roll(sides, purpose);
        rolls.add(new Roll(purpose, sides, value));
        return value;
    }

    @Override
    public long rolled() {
        return dice.rolled();
    }

    /** The rolls since these dice were made. */
    public List<Roll> rolls() {
        return List.copyOf(rolls);
    }
}
