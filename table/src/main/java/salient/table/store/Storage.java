package salient.table.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * What tables need from a database. {@link Store} is the real one; a simulation has another, in which it decides what
 * happens when. Every read or write can fail with a {@link StorageFailure}, and none
 * takes forever; a failed write may have been done.
 */
public interface Storage {
    // ---- writing

    /** True once durable, false if another entry took the place or the request was answered before. */
    CompletableFuture<Boolean> append(JournalEntry entry);

    /** A new table with its seats, and with its entries if it comes from a record; false if its id is taken. */
    CompletableFuture<Boolean> create(TableRow table, List<SeatRow> seats, List<JournalEntry> entries);

    /**
     * A seat is taken, together with the entry that says so. False if the seat is no longer as it was, or the entry's
     * place was taken.
     */
    CompletableFuture<Boolean> reseat(SeatRow before, SeatRow after, JournalEntry entry);

    /** A new invitation: nothing for the record. False if the seat is no longer as it was, or its holder came. */
    CompletableFuture<Boolean> reinvite(SeatRow before, SeatRow after);

    /** Notes that the holder of a seat has used its token. */
    CompletableFuture<Boolean> noteCame(SeatRow seat, Instant at);

    /** Notes for queries that a game has ended; the entries decide. */
    CompletableFuture<Boolean> noteOver(String table, Instant at);

    /** Keeps the state of a table, in the place of one after the same entry. */
    CompletableFuture<Boolean> save(SavedStateRow state);

    /** Shows a table to everyone who looks for games to watch. */
    default CompletableFuture<Boolean> list(String table, Instant at) {
        return CompletableFuture.completedFuture(false); // in a page nobody else looks
    }

    /** The result of a write, once it is durable. */
    static boolean await(CompletableFuture<Boolean> written) {
        try {
            return written.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof StorageFailure problem) throw problem;
            throw e;
        }
    }

    // ---- reading

    Optional<TableRow> table(String id);

    List<SeatRow> seats(String table);

    Optional<SeatRow> seatByToken(String hash);

    Optional<SeatRow> seatByInvitation(String hash);

    /** Seats anyone may take, the newest first. */
    List<SeatRow> openSeats(int most);

    /** Running games that are shown to everyone, the newest first. */
    default List<String> listed(int most) {
        return List.of();
    }

    /** The entries of a table after a sequence number, in order. */
    List<JournalEntry> entries(String table, int after);

    /**
     * The newest saved state of a table that contains no entry after {@code most}. One that was damaged is an
     * {@link IllegalArgumentException}.
     */
    Optional<SavedStateRow> savedState(String table, int most);

    /** What a request of a side led to, if it was answered before. */
    Optional<JournalEntry> entryOf(String table, String side, String request);

    /** A table where a computer player has a seat and the game may still go on, and its last sequence number. */
    record ComputerTable(String id, int last) {}

    /** None where computer players play only at tables that are open. */
    default List<ComputerTable> tablesOfComputers() {
        return List.of();
    }

    /** A table with a clock where the game may still go on, and its last sequence number. */
    record ClockTable(String id, int last) {}

    /** None where nobody is reminded. */
    default List<ClockTable> tablesWithClocks() {
        return List.of();
    }

    /** Whether other processes may write to the same database. */
    boolean isShared();

    /** Fails if the database does not answer. */
    void ping();

    /** A description of the database, for people. */
    String description();
}
