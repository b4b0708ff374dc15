package salient.wave.play;

import java.util.Arrays;
import java.util.stream.IntStream;

/** An unchanging list of numbers of units or hexes in an order, compared by content. */
public final class Ids {
    private static final Ids EMPTY = new Ids();

    private final int[] values;

    private Ids(int... values) {
        this.values = values;
    }

    public static Ids of(int... values) {
        return values.length == 0 ? EMPTY : new Ids(values.clone());
    }

    /** Takes over an array that nobody else will change. */
    public static Ids adopt(int[] values) {
        return new Ids(values);
    }

    public int size() {
        return values.length;
    }

    public boolean isEmpty() {
        return values.length == 0;
    }

    public int get(int i) {
        return values[i];
    }

    public int last() {
        return values[values.length - 1];
    }

    public boolean contains(int value) {
        for (int v : values) if (v == value) return true;
        return false;
    }

    public IntStream stream() {
        return Arrays.stream(values);
    }

    public int[] toArray() {
        return values.clone();
    }

    /** For inner loops inside the rules. Read only. */
    public int[] array() {
        return values;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ids ids && Arrays.equals(values, ids.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
