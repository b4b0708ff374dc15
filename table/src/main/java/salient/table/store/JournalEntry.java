package salient.table.store;

import java.time.Instant;
import java.util.Locale;

/**
 * One line of what happened at a table.
 *
 * @param sequence from 1 without gaps, over all kinds
 * @param text of a step its line in the game's record, with dice and hash; otherwise what the kind says
 * @param request the client's key, unique for a side of a table
 */
public record JournalEntry(
        String table, int sequence, Kind kind, String side, String text, String request, Instant at) {

    /** Whether it makes orders stale that were prepared before it. */
    public boolean moves() {
        return kind == Kind.STEP || kind == Kind.RESIGN;
    }

    /**
     * STEP: an order, an undo or a redo, as the kernel records it. The others are the server's own: ORIGIN says which game
     * this one began from, SAVE_POINT names a moment or removes its name.
     */
    public enum Kind {
        STEP,
        ASK_UNDO,
        REFUSE_UNDO,
        CHAT,
        RESIGN,
        SEAT,
        ENTROPY,
        ORIGIN,
        SAVE_POINT;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Kind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }
}
