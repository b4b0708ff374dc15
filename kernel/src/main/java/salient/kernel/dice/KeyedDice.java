package salient.kernel.dice;

/**
 * Dice for games between people: someone who has seen all earlier rolls still cannot predict the next. The n-th roll is
 * word n of the ChaCha20 key stream (RFC 8439) under the seed as key, so it is a function of (seed, n) and any roll
 * can be checked alone once the seed is revealed. The secret dice of a side are the same under a key of their own, which
 * follows from the seed and the side; someone who has seen all of them knows neither the seed nor the other dice.
 */
public final class KeyedDice extends CountedDice {
    private static final int WORDS = 16;

    private final int[] key;
    private final int[] block = new int[WORDS];
    private long blockNumber = -1;

    public KeyedDice(Seed seed) {
        this(seed, RollCounts.NONE);
    }

    /** Dice that have already rolled this often. */
    public KeyedDice(Seed seed, RollCounts rolled) {
        super(rolled, side -> new KeyedDice(seed.ofSecretDice(side), RollCounts.ofOpen(rolled.secretOf(side))));
        this.key = seed.words();
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        if (sides < 1) throw new IllegalArgumentException("a die with " + sides + " sides");
        long index = nextIndex();
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
}
