package salient.table;

import java.time.Instant;
import salient.kernel.play.Side;
import salient.table.store.JournalEntry;

/** What a change is made from: the state of the table, and the number and time of the next entry. */
record ChangeContext(String table, String request, TableState state, TableSnapshot now, int next, Instant at) {
    JournalEntry entry(JournalEntry.Kind kind, Side side, String text) {
        return new JournalEntry(table, next, kind, side.id(), text, request, at);
    }
}
