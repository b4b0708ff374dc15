package salient.kernel.dice;

/**
 * The laboratory's dice: fast, the same on every machine, and random access: the n-th roll is a function of
 * (seed, n). Not for games between people, since rolls can be predicted from earlier ones; see {@link KeyedDice}.
 */
public final class SeededDice extends CountedDice {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private final long start;

    public SeededDice(long seed) {
        this(seed, RollCounts.NONE);
    }

    /** Dice that have already rolled this often. */
    public SeededDice(long seed, RollCounts rolled) {
        super(rolled, side -> new SeededDice(start(seed) + side.hashCode(), RollCounts.ofOpen(rolled.secretOf(side))));
        this.start = start(seed);
    }

    /** Mixed, so that the sequences of neighboring seeds are not shifted copies of each other. */
    private static long start(long seed) {
        return mix(seed ^ GOLDEN_GAMMA);
    }

    @Override
    public int roll(int sides, Purpose purpose) {
        if (sides < 1) throw new IllegalArgumentException("a die with " + sides + " sides");
        long word = mix(start + (nextIndex() + 1) * GOLDEN_GAMMA);
        long product = (word >>> 32) * sides;
        if ((product & 0xFFFFFFFFL) < sides) product = withoutBias(word, product, sides);
        return (int) (product >>> 32) + 1;
    }

    /** Lemire's rejection: a word from the incomplete last stretch is mixed again, so n alone still decides the roll. */
    private static long withoutBias(long word, long product, int sides) {
        long incomplete = (1L << 32) % sides;
        long next = word;
        while ((product & 0xFFFFFFFFL) < incomplete) {
            next = mix(next + GOLDEN_GAMMA);
            product = (next >>> 32) * sides;
        }
        return product;
    }

    /** The finaliser of SplitMix64 (Stafford's variant 13): every input bit reaches every output bit. */
    static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
