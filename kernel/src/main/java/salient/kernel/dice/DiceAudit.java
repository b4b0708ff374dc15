package salient.kernel.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * The check that anyone can make after a game, with nothing but what was published: the commitment, the revealed
 * seed, what the players added, and the rolls, open and secret.
 */
public final class DiceAudit {
    private DiceAudit() {}

    /**
     * Everything that is wrong, each in one sentence; nothing if the dice were honest. Rolls count from 1; nothing can be
     * said of those that players made with their own dice.
     */
    public static List<String> faults(
            Commitment promised, Seed revealed, SortedMap<String, String> entropy, List<RecordedRoll> rolls) {
        List<String> faults = new ArrayList<>();
        if (!promised.isOf(revealed))
            faults.add("The revealed seed is not the one promised: its commitment is " + revealed.commitment()
                    + ", not " + promised + ".");
        Dice dice = new KeyedDice(revealed.with(entropy));
        int number = 0;
        for (RecordedRoll recorded : rolls) {
            number++;
            if (recorded.own()) continue;
            Roll roll = recorded.roll();
            int honest = recorded.secretOf()
                    .map(side -> dice.secretRoll(side, roll.sides(), roll.purpose()))
                    .orElseGet(() -> dice.roll(roll.sides(), roll.purpose()));
            if (honest != roll.value())
                faults.add("Roll " + number + " (" + recorded + ") should have been " + honest + ".");
        }
        return faults;
    }
}
