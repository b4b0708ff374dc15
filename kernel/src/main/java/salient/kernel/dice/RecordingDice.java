package salient.kernel.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Passes rolls through from other dice and keeps them. */
public final class RecordingDice implements Dice {
    private final Dice dice;
    private final List<RecordedRoll> rolls = new ArrayList<>();

    public RecordingDice(Dice dice) {
        this.dice = dice;
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        int value = dice.roll(sides, purpose);
        rolls.add(new RecordedRoll(new Roll(purpose, sides, value), Optional.empty(), dice.areOwn()));
        return value;
    }

    @Override
    public int secretRoll(String side, int sides, Purpose purpose) {
        int value = dice.secretRoll(side, sides, purpose);
        rolls.add(new RecordedRoll(new Roll(purpose, sides, value), Optional.of(side), dice.areOwn()));
        return value;
    }

    @Override
    public long rolled() {
        return dice.rolled();
    }

    /** The rolls since these dice were made, open and secret. */
    public List<RecordedRoll> rolls() {
        return List.copyOf(rolls);
    }
}
