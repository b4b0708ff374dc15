package salient.hexwar.sets;

import java.util.Arrays;
import salient.kernel.play.StateHash;

/** A set of hexes, bridges or the like, by number, that changes in play. */
public final class Bits {
    private final long[] words;

    public Bits(int size) {
        words = new long[(size + 63) >> 6];
    }

    private Bits(long[] words) {
        this.words = words;
    }

    public Bits copy() {
        return new Bits(words.clone());
    }

    public boolean has(int i) {
        return (words[i >> 6] & 1L << i) != 0;
    }

    public void add(int i) {
        words[i >> 6] |= 1L << i;
    }

    public void remove(int i) {
        words[i >> 6] &= ~(1L << i);
    }

    public void clear() {
        Arrays.fill(words, 0);
    }

    public boolean isEmpty() {
        for (long word : words) if (word != 0) return false;
        return true;
    }

    public int count() {
        int count = 0;
        for (long word : words) count += Long.bitCount(word);
        return count;
    }

    /** The members in order. */
    public int[] toArray() {
        int[] members = new int[count()];
        int n = 0;
        for (int w = 0; w < words.length; w++)
            for (long left = words[w]; left != 0; left &= left - 1)
                members[n++] = (w << 6) + Long.numberOfTrailingZeros(left);
        return members;
    }

    /** The members as bits, 64 per word, for a hash. Read only. */
    public long[] words() {
        return words;
    }

    public void hash(StateHash hash) {
        hash.add(words);
    }
}
