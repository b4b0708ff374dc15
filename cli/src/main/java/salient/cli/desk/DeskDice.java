package salient.cli.desk;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.dice.UnexpectedRoll;

/** The dice on the desk: values that were given, or a seed; secret dice show the values given for them first. */
final class DeskDice implements Dice {
    private final Values open = new Values("'dice'");
    private final Values secret = new Values("'dice secret'");
    private SeededDice seeded;
    private long rolled;

    /** Values in the order in which they will show. */
    private static final class Values {
        private final String line;
        private final List<Integer> given = new ArrayList<>();
        private int next;

        Values(String line) {
            this.line = line;
        }

        boolean isEmpty() {
            return next == given.size();
        }

        int roll(int sides, Purpose purpose, long rolled) {
            String which =
                    "a roll for " + purpose.text() + " (" + purpose.clause() + ") needs a value from 1 to " + sides;
            String how = " Give it with a line " + line + ", or roll with 'seed'.";
            if (isEmpty()) throw new UnexpectedRoll(rolled, which + ", but no value is left." + how);
            int value = given.get(next);
            if (value > sides) throw new UnexpectedRoll(rolled, which + ", but " + value + " was given." + how);
            next++;
            return value;
        }

        List<Integer> left() {
            return List.copyOf(given.subList(next, given.size()));
        }
    }

    /** The next open dice show these; a seed is used no longer. */
    void give(List<Integer> values) {
        open.given.addAll(values);
        seeded = null;
    }

    /** The next secret dice show these, whichever side rolls them. */
    void giveSecret(List<Integer> values) {
        secret.given.addAll(values);
    }

    /** From now on open dice come from a seed. */
    void seed(long seed) {
        seeded = new SeededDice(seed);
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        int value = seeded == null ? open.roll(sides, purpose, rolled) : seeded.roll(sides, purpose);
        rolled++;
        return value;
    }

    /** The values given for secret dice come first, whichever side rolls; then the secret dice of the seed. */
    @Override
    public int secretRoll(String side, int sides, Purpose purpose) {
        return secret.isEmpty() && seeded != null
                ? seeded.secretRoll(side, sides, purpose)
                : secret.roll(sides, purpose, rolled);
    }

    @Override
    public long rolled() {
        return rolled;
    }

    /** The values that were given and have not shown. */
    List<Integer> left() {
        return open.left();
    }

    List<Integer> secretLeft() {
        return secret.left();
    }

    /** Where the dice stand, to return to if an order cannot be played to its end. */
    Runnable mark() {
        int atOpen = open.next;
        int atSecret = secret.next;
        long atRolled = rolled;
        return () -> {
            open.next = atOpen;
            secret.next = atSecret;
            rolled = atRolled;
        };
    }
}
