package salient.table;

import java.util.Optional;
import salient.kernel.record.Proposal;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;

/** What is to be written. */
sealed interface Change {
    /** A new entry. */
    record Append(JournalEntry entry, Optional<Proposal> proposal) implements Change {}

    /** A new entry that also changes who has a seat. */
    record Reseat(SeatRow before, SeatRow after, JournalEntry entry) implements Change {}
}
