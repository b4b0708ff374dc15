package salient.table;

import java.time.Instant;
import java.util.Arrays;
import salient.table.store.JournalEntry;

/**
 * Which entries each perspective notices, numbered for it from 1. Immutable; a longer one shares the arrays of the shorter,
 * which never looks beyond its own counts.
 */
final class FeedNumbering {
    private final int[][] entries;
    private final int[] counts;
    private final int[] lastMoves;
    private final Instant[] since;

    private FeedNumbering(int[][] entries, int[] counts, int[] lastMoves, Instant[] since) {
        this.entries = entries;
        this.counts = counts;
        this.lastMoves = lastMoves;
        this.since = since;
    }

    static FeedNumbering none(int perspectives, Instant start) {
        Instant[] since = new Instant[perspectives];
        Arrays.fill(since, start);
        return new FeedNumbering(new int[perspectives][8], new int[perspectives], new int[perspectives], since);
    }

    /** With one more entry.
     *
     * @param noticing the perspectives that notice it, as bits
     * @param isMove   whether it makes orders stale that were prepared before it
     */
    FeedNumbering with(JournalEntry entry, int noticing, boolean isMove) {
        int[][] longer = entries.clone();
        int[] more = counts.clone();
        int[] moves = lastMoves.clone();
        Instant[] times = since.clone();
        for (int perspective = 0; perspective < longer.length; perspective++) {
            if ((noticing & 1 << perspective) == 0) continue;
            if (longer[perspective].length == more[perspective])
                longer[perspective] = Arrays.copyOf(longer[perspective], 2 * more[perspective]);
            longer[perspective][more[perspective]++] = entry.sequence();
            times[perspective] = entry.at();
            if (isMove) moves[perspective] = more[perspective];
        }
        return new FeedNumbering(longer, more, moves, times);
    }

    /** The number of the last item of a perspective. */
    int last(int perspective) {
        return counts[perspective];
    }

    /** The number of the last item of a perspective that changed the position. */
    int lastMove(int perspective) {
        return lastMoves[perspective];
    }

    /** When a perspective last noticed something. */
    Instant since(int perspective) {
        return since[perspective];
    }

    /** The sequence number of the entry that is this perspective's item of a number. */
    int entry(int perspective, int number) {
        return entries[perspective][number - 1];
    }

    /** The perspectives that noticed each of the entries, as bits; the counterpart of {@link #with(JournalEntry, int, boolean)}. */
    int[] noticing(int last) {
        int[] noticing = new int[last];
        for (int perspective = 0; perspective < counts.length; perspective++)
            for (int i = 0; i < counts[perspective]; i++) noticing[entries[perspective][i] - 1] |= 1 << perspective;
        return noticing;
    }

    /** The number of the last item of a perspective up to an entry; 0 if there is none. */
    int until(int perspective, int entry) {
        int index = Arrays.binarySearch(entries[perspective], 0, counts[perspective], entry);
        return index < 0 ? -index - 1 : index + 1;
    }

    /** The number an entry has for a perspective that notices it. */
    int number(int perspective, int entry) {
        int index = Arrays.binarySearch(entries[perspective], 0, counts[perspective], entry);
        if (index < 0)
            throw new IllegalArgumentException("entry " + entry + " is not noticed by perspective " + perspective);
        return index + 1;
    }
}
