package salient.table;

import java.util.Optional;
import salient.kernel.record.Proposal;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;

/** What is to be written. */
sealed interface Change {
    /** A new entry. */
    record Append(JournalEntry entry, Optional<Proposal> proposal) implements Change {}

    /** A new entry that also changes who has a seat; a claim that puts a computer player there is a step of the record. */
    record Reseat(SeatRow before, SeatRow after, JournalEntry entry, Optional<Proposal> proposal) implements Change {
        Reseat(SeatRow before, SeatRow after, JournalEntry entry) {
            this(before, after, entry, Optional.empty());
        }
    }
}
