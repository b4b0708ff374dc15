package salient.kernel.search;

import salient.kernel.hex.HexBits;
import salient.kernel.hex.HexGrid;

/**
 * Reachability on bits, a whole column of hexes at a time, where only yes or no is asked: no costs, no paths, and
 * every step into an open hex is allowed. Allocates nothing per question.
 */
public final class Flood {
    private final HexBits kept;

    public Flood(HexGrid grid) {
        kept = new HexBits(grid);
    }

    /** Whether a way through open hexes leads from the start to one of the ends; an end must be open, or the start. */
    public boolean reaches(int start, HexBits open, HexBits ends) {
        kept.clear();
        kept.add(start);
        spreadAlongColumns(kept, open);
        for (boolean rightward = true; !kept.meets(ends); rightward = !rightward)
            if (!sweep(kept, open, rightward)) return false;
        return true;
    }

    /** Adds all hexes that can be reached from the set through open hexes. Its own hexes spread, open or not. */
    public static void fill(HexBits reached, HexBits open) {
        spreadAlongColumns(reached, open);
        boolean rightward = true;
        while (sweep(reached, open, rightward)) rightward = !rightward;
    }

    /** Adds all hexes that can be reached from the set in so many steps through open hexes. */
    public static void grow(HexBits reached, HexBits open, int steps) {
        HexGrid grid = reached.grid();
        long[] words = reached.words();
        long[] openWords = open.words();
        for (int step = 0; step < steps; step++) {
            long left = 0; // the column to the left as it was before this step
            for (int c = 0; c < words.length; c++) {
                long here = words[c];
                long right = c + 1 < words.length ? words[c + 1] : 0;
                long next = here << 1 | here >>> 1 | touching(grid, c, left | right);
                words[c] = here | next & openWords[c];
                left = here;
            }
        }
    }

    private static void spreadAlongColumns(HexBits reached, HexBits open) {
        long[] words = reached.words();
        for (int c = 0; c < words.length; c++) words[c] = alongColumn(words[c], open.words()[c]);
    }

    /** Lets each column take over from its two neighbours, one column after the other. False if nothing was new. */
    private static boolean sweep(HexBits reached, HexBits open, boolean rightward) {
        HexGrid grid = reached.grid();
        long[] words = reached.words();
        long[] openWords = open.words();
        int last = words.length - 1;
        boolean changed = false;
        for (int i = 0; i <= last; i++) {
            int c = rightward ? i : last - i;
            long beside = (c > 0 ? words[c - 1] : 0) | (c < last ? words[c + 1] : 0);
            long fresh = touching(grid, c, beside) & openWords[c] & ~words[c];
            if (fresh == 0) continue;
            words[c] = alongColumn(words[c] | fresh, openWords[c]);
            changed = true;
        }
        return changed;
    }

    /** The rows of a column that touch the given rows of a column beside it. */
    private static long touching(HexGrid grid, int column, long beside) {
        boolean lower = ((column & 1) == 1) == grid.oddColumnsLower();
        return lower ? beside | beside >>> 1 : beside | beside << 1;
    }

    /**
     * Fills the runs of open hexes that hold a seed. Adding the seeds to the open bits carries from each seed to the
     * end of its run and clears every bit on the way; the same on mirrored words goes the other way.
     */
    private static long alongColumn(long seeds, long open) {
        if (seeds == 0) return 0;
        long runs = open | seeds;
        long down = runs & ~(runs + seeds);
        long mirrored = Long.reverse(runs);
        long up = Long.reverse(mirrored & ~(mirrored + Long.reverse(seeds)));
        return seeds | down | up;
    }
}
