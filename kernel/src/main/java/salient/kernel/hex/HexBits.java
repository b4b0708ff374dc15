package salient.kernel.hex;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * A set of hexes as bits, one word a column, bit r for row r. For grids whose columns have at most 64 hexes. Sets that
 * meet in one operation must be of the same grid.
 */
public final class HexBits implements IntPredicate {
    private final HexGrid grid;
    private final long[] words;

    public HexBits(HexGrid grid) {
        for (int column = 0; column < Math.min(2, grid.columns()); column++)
            if (grid.rows(column) > Long.SIZE)
                throw new IllegalArgumentException("a column of " + grid.rows(column) + " hexes does not fit a word");
        this.grid = grid;
        words = new long[grid.columns()];
    }

    public static HexBits of(HexGrid grid, IntPredicate hexes) {
        HexBits set = new HexBits(grid);
        for (int hex = 0; hex < grid.size(); hex++) if (hexes.test(hex)) set.add(hex);
        return set;
    }

    public HexGrid grid() {
        return grid;
    }

    public boolean contains(int hex) {
        return (words[grid.column(hex)] >>> grid.row(hex) & 1) != 0;
    }

    @Override
    public boolean test(int hex) {
        return contains(hex);
    }

    public void add(int hex) {
        words[grid.column(hex)] |= 1L << grid.row(hex);
    }

    public void remove(int hex) {
        words[grid.column(hex)] &= ~(1L << grid.row(hex));
    }

    public void clear() {
        Arrays.fill(words, 0);
    }

    public void copyFrom(HexBits other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    public void addAll(HexBits other) {
        for (int c = 0; c < words.length; c++) words[c] |= other.words[c];
    }

    public void removeAll(HexBits other) {
        for (int c = 0; c < words.length; c++) words[c] &= ~other.words[c];
    }

    public void retainAll(HexBits other) {
        for (int c = 0; c < words.length; c++) words[c] &= other.words[c];
    }

    public boolean meets(HexBits other) {
        for (int c = 0; c < words.length; c++) if ((words[c] & other.words[c]) != 0) return true;
        return false;
    }

    public boolean isEmpty() {
        for (long word : words) if (word != 0) return false;
        return true;
    }

    public int size() {
        int size = 0;
        for (long word : words) size += Long.bitCount(word);
        return size;
    }

    /** In the order of hex numbers. */
    public void forEach(IntConsumer each) {
        for (int c = 0; c < words.length; c++)
            for (long left = words[c]; left != 0; left &= left - 1)
                each.accept(grid.at(c, Long.numberOfTrailingZeros(left)));
    }

    /** The words themselves, one a column, for inner loops that write sets; bits beyond a column's rows stay 0. */
    public long[] words() {
        return words;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexBits set && set.grid == grid && Arrays.equals(set.words, words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
