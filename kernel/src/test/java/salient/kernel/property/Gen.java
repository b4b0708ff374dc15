package salient.kernel.property;

/** Random values for property tests: a SplitMix64 sequence, the same on every platform. */
public final class Gen {
    private long state;

    public Gen(long seed) {
        state = seed;
    }

    public long bits() {
        state += 0x9E3779B97F4A7C15L;
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** From 0 to bound - 1. The bias of a remainder is too small to matter to a test. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(bits(), bound);
    }

    /** From low to high, both included. */
    public int between(int low, int high) {
        return low + below(high - low + 1);
    }

    public boolean coin() {
        return bits() < 0;
    }

    public boolean percent(int chance) {
        return below(100) < chance;
    }
}
