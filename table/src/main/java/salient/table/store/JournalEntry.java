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

    /**
     * STEP: an order, an undo or a redo, as the kernel records it. The others are the server's own: ORIGIN says which game
     * this one began from, SAVE_POINT names a moment or removes its name. New ones are added at the end: saved states
     * count them.
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
        SAVE_POINT,
        /** A side has planned orders for its next turn; only that side notices it. */
        PLAN,
        /** A planned order was dropped; only its side notices it. */
        DROP,
        /** The side to decide is reminded of its clock, or its time has run out. */
        CLOCK,
        /** A side asks that a substitute may play it. */
        ASK_SUBSTITUTE,
        REFUSE_SUBSTITUTE,
        /** The holder of a seat invites the substitute. */
        INVITE_SUBSTITUTE,
        /** What a computer player intends in a phase; nobody notices it before the game is over. */
        INTENTION,
        /** A player tells the computer player that is deciding to play now. */
        HURRY;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Kind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }
}
