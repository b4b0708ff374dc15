package salient.greatbattles;

import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.dice.SeededDice;

/** Open dice that show given values, and secret dice whose values do not matter to the test. */
final class OpenScript implements Dice {
    private final ScriptedDice open;
    private final Dice secret = new SeededDice(7);

    OpenScript(int... values) {
        this.open = new ScriptedDice(values);
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        return open.roll(sides, purpose);
    }

    @Override
    public int secretRoll(String side, int sides, Purpose purpose) {
        return secret.secretRoll(side, sides, purpose);
    }

    @Override
    public long rolled() {
        return open.rolled();
    }

    int left() {
        return open.left();
    }
}
