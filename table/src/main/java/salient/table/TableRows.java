package salient.table;

import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Options;
import salient.kernel.record.BrokenRecord;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.store.StorageFailure;
import salient.table.store.TableRow;
import salient.table.wire.RequestRefused;

/**
 * Reads the rows of one table. What cannot be read or replayed is the table's own problem, which is remembered; nobody
 * else is concerned. Used under the table's lock.
 */
final class TableRows {
    private static final Logger LOG = Logger.getLogger("salient.tables");

    private final Storage store;
    private final TableRow row;
    /** Why its entries cannot be played again, until they have changed. */
    private Optional<RequestRefused> unreadable = Optional.empty();

    TableRows(Storage store, TableRow row) {
        this.store = store;
        this.row = row;
    }

    void refuseIfUnreadable() {
        if (unreadable.isPresent()) throw unreadable.get();
    }

    /** A word in a row that this program does not know damages this table only. */
    List<SeatRow> seats() {
        try {
            return store.seats(row.id());
        } catch (IllegalArgumentException broken) {
            throw damaged(broken);
        }
    }

    List<JournalEntry> entries() {
        try {
            return store.entries(row.id(), 0);
        } catch (IllegalArgumentException broken) {
            throw damaged(broken);
        }
    }

    /** Plays the entries; refused if they are not a game. */
    void replaying(Runnable replay) {
        try {
            replay.run();
        } catch (StorageFailure | RequestRefused notTheTable) {
            throw notTheTable;
        } catch (BrokenRecord | BadNotation | Options.BadOption broken) {
            LOG.log(Level.SEVERE, row + " does not replay: " + broken.getMessage());
            throw refusal(
                    "version",
                    "This game does not replay under the rules of this program (" + broken.getMessage()
                            + "). It was started with another version, or its record was changed.");
        } catch (RuntimeException broken) {
            throw damaged(broken);
        }
    }

    private RequestRefused damaged(RuntimeException cause) {
        LOG.log(Level.SEVERE, row + " is damaged", cause);
        return refusal("unreadable", "This game cannot be read: its entries in the database are damaged.");
    }

    private RequestRefused refusal(String problem, String why) {
        RequestRefused refusal = new RequestRefused(409, problem, why);
        unreadable = Optional.of(refusal);
        return refusal;
    }
}
