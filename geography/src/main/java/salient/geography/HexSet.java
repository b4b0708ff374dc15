package salient.geography;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** An unchanging set of hexes, in the order of their numbers. */
public final class HexSet {
    public static final HexSet EMPTY = new HexSet(new long[0], new int[0]);

    private final long[] bits;
    private final int[] hexes;

    private HexSet(long[] bits, int[] hexes) {
        this.bits = bits;
        this.hexes = hexes;
    }

    /** The hexes below a number for which something holds. */
    public static HexSet where(int size, IntPredicate holds) {
        int[] found = new int[size];
        int count = 0;
        for (int hex = 0; hex < size; hex++) if (holds.test(hex)) found[count++] = hex;
        return sorted(Arrays.copyOf(found, count));
    }

    public static HexSet of(int... hexes) {
        return sorted(Arrays.stream(hexes).sorted().distinct().toArray());
    }

    private static HexSet sorted(int[] hexes) {
        if (hexes.length == 0) return EMPTY;
        if (hexes[0] < 0) throw new IllegalArgumentException("no hex has the number " + hexes[0]);
        long[] bits = new long[(hexes[hexes.length - 1] >> 6) + 1];
        for (int hex : hexes) bits[hex >> 6] |= 1L << hex;
        return new HexSet(bits, hexes);
    }

    public boolean contains(int hex) {
        int word = hex >> 6;
        return word >= 0 && word < bits.length && (bits[word] & 1L << hex) != 0;
    }

    public int size() {
        return hexes.length;
    }

    public boolean isEmpty() {
        return hexes.length == 0;
    }

    public void forEach(IntConsumer each) {
        for (int hex : hexes) each.accept(hex);
    }

    public int[] toArray() {
        return hexes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexSet set && Arrays.equals(hexes, set.hexes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hexes);
    }

    @Override
    public String toString() {
        return Arrays.toString(hexes);
    }
}
