package salient.wave.play;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * An unchanging list of numbers of units or hexes in an order, compared by content. A list made by {@link #then} shares the
 * one it continues until somebody reads it: of the many paths a search finds, hardly any is ever walked.
 */
public final class Ids {
    private static final Ids EMPTY = new Ids(new int[0]);

    /** Null in a list that continues another. */
    private final int[] own;

    private final Ids before;
    private final int last;
    private final int size;
    /** All values of a list that continues another, once they have been read. */
    private Values read;

    /** A record, so that other threads find the array complete. */
    private record Values(int[] array) {}

    private Ids(int[] values) {
        own = values;
        before = null;
        size = values.length;
        last = size == 0 ? -1 : values[size - 1];
    }

    private Ids(Ids before, int last) {
        own = null;
        this.before = before;
        this.last = last;
        size = before.size + 1;
    }

    public static Ids of(int... values) {
        return values.length == 0 ? EMPTY : new Ids(values.clone());
    }

    /** The same list with one more at its end. */
    public Ids then(int value) {
        return new Ids(this, value);
    }

    public static Ids none() {
        return EMPTY;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int i) {
        return array()[i];
    }

    public int last() {
        return last;
    }

    public boolean contains(int value) {
        for (int v : array()) if (v == value) return true;
        return false;
    }

    public IntStream stream() {
        return Arrays.stream(array());
    }

    public int[] toArray() {
        return array().clone();
    }

    /** For inner loops inside the rules. Read only. */
    public int[] array() {
        if (own != null) return own;
        Values known = read;
        if (known == null) {
            known = new Values(joined());
            read = known;
        }
        return known.array();
    }

    private int[] joined() {
        int[] all = new int[size];
        Ids part = this;
        for (; part.own == null; part = part.before) all[part.size - 1] = part.last;
        System.arraycopy(part.own, 0, all, 0, part.size);
        return all;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ids ids && Arrays.equals(array(), ids.array());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(array());
    }

    @Override
    public String toString() {
        return Arrays.toString(array());
    }
}
