package salient.kernel.play;

/**
 * Builds {@link Position#hash()}: a 64-bit hash of numbers and texts in the order given, equal on every machine.
 * Arrays are hashed with their length, so that neighboring arrays cannot trade elements unnoticed. A computer player
 * hashes every position that it looks at; a state of many small numbers can use {@link #mixed} and {@link #finished} itself.
 */
public final class StateHash {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long hash = 0x53616C69656E7431L;

    public StateHash add(long value) {
        hash = finished((hash ^ value) + GOLDEN_GAMMA);
        return this;
    }

    public StateHash add(boolean value) {
        return add(value ? 1 : 0);
    }

    public StateHash add(int[] values) {
        add(values.length);
        for (int value : values) add(value);
        return this;
    }

    public StateHash add(short[] values) {
        add(values.length);
        for (short value : values) add(value);
        return this;
    }

    public StateHash add(byte[] values) {
        add(values.length);
        for (byte value : values) add(value);
        return this;
    }

    public StateHash add(long[] values) {
        add(values.length);
        for (long value : values) add(value);
        return this;
    }

    public StateHash add(String text) {
        add(text.length());
        for (int i = 0; i < text.length(); i++) add(text.charAt(i));
        return this;
    }

    public long value() {
        return hash;
    }

    /** One cheap step of a hash: a hash with one more value in it. */
    public static long mixed(long hash, long value) {
        long z = (hash ^ value) * GOLDEN_GAMMA;
        return z ^ (z >>> 32);
    }

    /** Spreads the last values that were mixed in over all bits. */
    public static long finished(long hash) {
        long z = (hash ^ (hash >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
