package salient.kernel.dice;

import java.util.function.Function;

/** Dice that count their open rolls and keep the secret dice of each side beside them. */
abstract class CountedDice implements Dice {
    private final SecretStreams secret;
    private long rolled;

    /**
     * @param rolled how often they have already been rolled
     * @param secret makes the secret dice of a side
     */
    CountedDice(RollCounts rolled, Function<String, Dice> secret) {
        this.rolled = rolled.open();
        this.secret = new SecretStreams(secret);
    }

    /** The index of the roll that is being made. */
    final long nextIndex() {
        return rolled++;
    }

    @Override
    public final int secretRoll(String side, int sides, Purpose purpose) {
        return secret.roll(side, sides, purpose);
    }

    @Override
    public final long rolled() {
        return rolled;
    }
}
