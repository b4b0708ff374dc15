package salient.kernel.dice;

/**
 * The only source of chance. The n-th roll is a function of the seed and n alone. Beside the open dice each side has
 * secret dice, a stream of its own: its n-th roll is a function of the seed, the side and n, so that no open roll depends
 * on how many secret ones were made.
 */
public interface Dice {
    /** A number from 1 to {@code sides}, each equally likely. */
    int roll(int sides, Purpose purpose);

    /**
     * As {@link #roll}, from the secret dice of a side: only that side may know of it before the game is over. Dice that are
     * rolled by somebody who knows all of them have no others.
     */
    default int secretRoll(String side, int sides, Purpose purpose) {
        return roll(sides, purpose);
    }

    /** How many open rolls have been made; the index of the next. */
    long rolled();

    /** Whether the last roll came from the players' own dice and not from this program. */
    default boolean areOwn() {
        return false;
    }
}
