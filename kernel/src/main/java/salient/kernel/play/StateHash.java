package salient.kernel.play;

/**
 * Builds {@link Position#hash()}: a 64-bit hash of numbers and texts in the order given, equal on every machine.
 * Arrays are hashed with their length, so that neighbouring arrays cannot trade elements unnoticed.
 */
public final class StateHash {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long hash = 0x53616C69656E7431L;

    public StateHash add(long value) {
        long z = (hash ^ value) + GOLDEN_GAMMA;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        hash = z ^ (z >>> 31);
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
}
