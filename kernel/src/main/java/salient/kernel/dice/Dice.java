package salient.kernel.dice;

/** The only door chance comes in by. The n-th roll is a function of the seed and n alone. */
public interface Dice {
    /** A number from 1 to {@code sides}, each equally likely. */
    int roll(int sides, Purpose purpose);

    /** How many rolls have been made; the index of the next. */
    long rolled();
}
