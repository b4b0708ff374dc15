package salient.server.table;

import java.time.Instant;
import java.util.Arrays;

/**
 * Which entries each lens notices, numbered for it from 1. Unchanging; a longer one shares the arrays of the shorter,
 * which never looks beyond its own counts.
 */
final class Numbering {
    private final int[][] entries;
    private final int[] counts;
    private final int[] lastMoves;
    private final Instant[] since;

    private Numbering(int[][] entries, int[] counts, int[] lastMoves, Instant[] since) {
        this.entries = entries;
        this.counts = counts;
        this.lastMoves = lastMoves;
        this.since = since;
    }

    static Numbering none(int lenses, Instant start) {
        Instant[] since = new Instant[lenses];
        Arrays.fill(since, start);
        return new Numbering(new int[lenses][8], new int[lenses], new int[lenses], since);
    }

    /** With one more entry, which changed the position or did not. */
    Numbering with(Happening happening) {
        int[][] longer = entries.clone();
        int[] more = counts.clone();
        int[] moves = lastMoves.clone();
        Instant[] times = since.clone();
        for (int lens = 0; lens < longer.length; lens++) {
            if (!happening.noticedBy(lens)) continue;
            if (longer[lens].length == more[lens]) longer[lens] = Arrays.copyOf(longer[lens], 2 * more[lens]);
            longer[lens][more[lens]++] = happening.entry().sequence();
            times[lens] = happening.entry().at();
            if (happening.moves()) moves[lens] = more[lens];
        }
        return new Numbering(longer, more, moves, times);
    }

    /** The number of the last item of a lens. */
    int last(int lens) {
        return counts[lens];
    }

    /** The number of the last item of a lens that changed the position. */
    int lastMove(int lens) {
        return lastMoves[lens];
    }

    /** When a lens last noticed something. */
    Instant since(int lens) {
        return since[lens];
    }

    /** The sequence number of the entry that is this lens's item of a number. */
    int entry(int lens, int number) {
        return entries[lens][number - 1];
    }

    /** The number an entry has for a lens that notices it. */
    int number(int lens, int entry) {
        int index = Arrays.binarySearch(entries[lens], 0, counts[lens], entry);
        if (index < 0) throw new IllegalArgumentException("entry " + entry + " is not noticed by lens " + lens);
        return index + 1;
    }
}
