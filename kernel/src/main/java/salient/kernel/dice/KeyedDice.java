package salient.kernel.dice;

/**
 * Dice for games between people: someone who has seen all earlier rolls still cannot predict the next. The n-th roll is
 * word n of the ChaCha20 key stream (RFC 8439) under the seed as key, so it is a function of (seed, n) and any roll
 * can be checked alone once the seed is revealed.
 */
public final class KeyedDice implements Dice {
    private static final int WORDS = 16;

    private final int[] key;
    private final int[] block = new int[WORDS];
    private long blockNumber = -1;
    private long rolled;

    public KeyedDice(Seed seed) {
        this(seed, 0);
    }

    /** Dice that have already rolled {@code rolled} times. */
    public KeyedDice(Seed seed, long rolled) {
        this.key = seed.words();
        this.rolled = rolled;
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        if (sides < 1) throw new IllegalArgumentException("a die with " + sides + " sides");
        long index = rolled++;
        long wanted = index / WORDS;
        if (wanted != blockNumber) {
            ChaCha20.block(key, wanted, 0, block);
            blockNumber = wanted;
        }
        int word = (int) (index % WORDS);
        long product = (block[word] & 0xFFFFFFFFL) * sides;
        if ((product & 0xFFFFFFFFL) < sides) product = withoutBias(wanted, word, product, sides);
        return (int) (product >>> 32) + 1;
    }

    /** A word from the incomplete last stretch is replaced by the same word of the next stream (nonce). */
    private long withoutBias(long wanted, int word, long product, int sides) {
        long incomplete = (1L << 32) % sides;
        int[] spare = new int[WORDS];
        for (int stream = 1; (product & 0xFFFFFFFFL) < incomplete; stream++) {
            ChaCha20.block(key, wanted, stream, spare);
            product = (spare[word] & 0xFFFFFFFFL) * sides;
        }
        return product;
    }

    @Override
    public long rolled() {
        return rolled;
    }
}
