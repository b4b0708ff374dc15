package salient.breakthrough.state;

/** One step of a 64-bit hash: cheap, since a computer player hashes every position it looks at. */
final class HashMix {
    private static final long ODD = 0x9E3779B97F4A7C15L;

    private HashMix() {}

    static long in(long hash, long value) {
        long z = (hash ^ value) * ODD;
        return z ^ (z >>> 32);
    }

    /** Spreads the last values over all bits. */
    static long end(long hash) {
        long z = (hash ^ (hash >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
