package salient.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.kernel.play.Game;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.record.Header;
import salient.kernel.record.Proposal;
import salient.kernel.record.UndoLaw;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.store.StorageFailure;
import salient.table.store.TableRow;
import salient.table.wire.RequestRefused;

/**
 * One game in play, as this process knows it. It is registered unread and read when first used. One change at a time: it
 * is worked out, stored, and only then visible to anyone. Readers take {@link #now}, a snapshot, and need no lock.
 * Thread-safe.
 */
public final class Table {
    private static final Logger LOG = Logger.getLogger("salient.table");
    private static final int KEPT_POSITIONS = 8;
    private static final long BYTES_PER_ENTRY = 1_000;
    private static final long LEAST_POSITION_BYTES = 4_000;

    private final Surroundings surroundings;
    private final Storage store;
    private final Game game;
    private final TableRow row;
    private final Perspectives perspectives;
    private final TableRows rows;
    private final Refresher refresher;
    private final Concurrency.Mutex changing;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private TableState state;
    /** After a write with an unknown result only the database knows the state of the table. */
    private boolean uncertain;

    private volatile long positionBytes;
    private volatile Header header;
    private volatile TableSnapshot now;
    private volatile long lastUsed = System.nanoTime();

    /** What made a table known or changed it. */
    public enum Cause {
        /** It was read for the first time. */
        READ,
        /** This process changed it. */
        OWN,
        /** Another process changed it. */
        ELSEWHERE
    }

    /** Called under the table's lock after each change, so it must return at once. */
    public interface Published {
        void by(Table table, Cause cause);
    }

    /** Called under the table's lock after each change, so it must return at once. */
    interface Listener {
        void changed();
    }

    /** Not yet read. */
    Table(Surroundings surroundings, Game game, TableRow row) {
        this.surroundings = surroundings;
        this.store = surroundings.store();
        this.changing = surroundings.concurrency().mutex();
        this.game = game;
        this.row = row;
        this.perspectives = new Perspectives(game);
        this.rows = new TableRows(store, row);
        this.refresher = new Refresher(surroundings.concurrency(), row.id(), this::refresh);
    }

    // ---- reading

    /** Reads it from the database unless that was done; refused if its entries cannot be played again. */
    void read() {
        if (now != null) return;
        changing.lock();
        try {
            if (now != null) return;
            if (!refresher.isBehind()) rows.refuseIfUnreadable();
            refresher.removeMark();
            begin(rows.seats(), rows.entries(), Cause.READ);
            react();
        } finally {
            changing.unlock();
        }
        if (refresher.isBehind()) changedElsewhere(); // while it was being read
    }

    /** A table that was just created has these seats and entries, unless someone was quicker to read it. */
    void begin(List<SeatRow> seats, List<JournalEntry> entries) {
        changing.lock();
        try {
            if (now == null) begin(seats, entries, Cause.OWN);
        } finally {
            changing.unlock();
        }
        if (refresher.isBehind()) changedElsewhere();
    }

    private void begin(List<SeatRow> seats, List<JournalEntry> entries, Cause cause) {
        rows.replaying(() -> rebuild(seats, entries));
        surroundings.published().by(this, cause);
    }

    private void rebuild(List<SeatRow> seats, List<JournalEntry> entries) {
        state = surroundings.saved().beforeTheEnd(game, row, perspectives, entries);
        positionBytes = LEAST_POSITION_BYTES
                + 2L * game.notation().print(state.position()).length();
        List<AppliedEntry> recent = new ArrayList<>();
        for (JournalEntry entry : entries.subList(state.last(), entries.size())) {
            recent.add(state.apply(entry));
            surroundings.saved().consider(state);
            if (recent.size() > TableSnapshot.KEPT) recent.removeFirst();
        }
        header = state.header();
        now = TableSnapshot.of(state, perspectives, seats, recent);
    }

    public TableRow row() {
        return row;
    }

    Game game() {
        return game;
    }

    /** The header of the record; entropy can still be added to it before the first order. */
    Header header() {
        return header;
    }

    Perspectives perspectives() {
        return perspectives;
    }

    /** The number of the last entry. */
    public int last() {
        return now().last();
    }

    public boolean isOver() {
        return now().isOver();
    }

    boolean isRead() {
        return now != null;
    }

    /** The id of the side that is to decide; {@code referee} once the game is over. */
    public String toDecide() {
        return now().toDecide().id();
    }

    /** The id of the side whose entry last changed the position; empty if that was long ago or never. */
    public Optional<String> lastMoveBy() {
        for (AppliedEntry applied : now().recent().reversed())
            if (applied.moves()) return Optional.of(applied.entry().side());
        return Optional.empty();
    }

    /** Whether the newest entry changed the position: a chat message does not. */
    public boolean hasJustMoved() {
        List<AppliedEntry> recent = now().recent();
        return !recent.isEmpty() && recent.getLast().moves();
    }

    /** The id of the side that waits for consent to undo. */
    public Optional<String> undoAskedBy() {
        return now().undoAskedBy().map(Side::id);
    }

    /** How it ended. */
    public Optional<Outcome> outcome() {
        return now().outcome();
    }

    /** When it last changed. */
    public Instant since() {
        return now().numbering().since(perspectives.number(Side.REFEREE));
    }

    /** Whether everything could be undone in it: such a game is not rated. */
    public boolean isPractice() {
        return header.undo().equals(Optional.of(UndoLaw.PRACTICE));
    }

    public List<SeatRow> seats() {
        return now().seats();
    }

    TableSnapshot now() {
        touch();
        return now;
    }

    /** About how much memory it takes: the match keeps a few positions, the snapshot some views. */
    long bytes() {
        return KEPT_POSITIONS * positionBytes + now.last() * BYTES_PER_ENTRY;
    }

    /** About how much memory a position takes, judged by its text. */
    long positionBytes() {
        return positionBytes;
    }

    void touch() {
        lastUsed = System.nanoTime();
    }

    boolean isIdle(long nanos) {
        return listeners.isEmpty() && System.nanoTime() - lastUsed > nanos;
    }

    /** The holder of a seat uses its token: from now on nobody else can be invited in its place. */
    void noteCame(SeatRow seat) {
        if (!seat.neverCame()) return;
        changing.lock();
        try {
            if (!now.seats().contains(seat)) return; // noted meanwhile, or no longer the holder
            store.noteCame(seat, surroundings.clock().instant());
            publish(List.of(), with(seat.used()), Cause.OWN);
        } finally {
            changing.unlock();
        }
    }

    private List<SeatRow> with(SeatRow changed) {
        return now.seats().stream()
                .map(seat -> seat.side().equals(changed.side()) ? changed : seat)
                .toList();
    }

    void watch(Listener listener) {
        listeners.add(listener);
    }

    void unwatch(Listener listener) {
        listeners.remove(listener);
    }

    /** Whether somebody looks at it now. */
    public boolean isWatched() {
        return !listeners.isEmpty();
    }

    // ---- changing

    /**
     * Makes a change, stores it, and returns the number of its entry. The same request again returns the same number.
     */
    int change(ChangeRequest request, Function<ChangeContext, Change> makeChange) {
        changing.lock();
        try {
            touch();
            int entry = changeAlone(request, makeChange);
            react();
            return entry;
        } finally {
            changing.unlock();
        }
    }

    private int changeAlone(ChangeRequest request, Function<ChangeContext, Change> makeChange) {
        resolveUncertainty();
        Optional<Integer> before = answeredRecently(request);
        if (before.isPresent()) return before.get();
        // Who has seen more than this process knows was told of it by another.
        if (request.seen().orElse(0) > seenLast(request.by())) catchUp();
        if (isStale(request))
            return answeredBefore(request).orElseThrow(() -> RequestRefused.stale(seenLast(request.by())));
        return store(request, makeChange.apply(context(request.key())), makeChange);
    }

    private ChangeContext context(String key) {
        return new ChangeContext(
                row.id(),
                key,
                state,
                now,
                state.last() + 1,
                Instant.ofEpochMilli(surroundings.clock().millis()));
    }

    /** Standing reactions answer, and planned orders are given, as long as the side to decide has settled what it does. */
    private void react() {
        try {
            for (Optional<Change.Append> next = automatic(); next.isPresent(); next = automatic())
                if (await(store.append(next.get().entry()))) adopt(next.get());
                else catchUp(); // another process was first
        } catch (StorageFailure away) {
            // What came before is stored. The answer is given when the table is changed or read the next time.
            LOG.log(Level.WARNING, "a standing reaction at " + row + " waits for the database", away);
        }
    }

    /** What the side to decide does without being asked. A computer player needs none of it. */
    private Optional<Change.Append> automatic() {
        String side = now.toDecide().id();
        boolean computer = now.seats().stream()
                .anyMatch(seat -> seat.side().equals(side) && seat.sitter() == SeatRow.Sitter.COMPUTER);
        if (computer) return Optional.empty();
        Optional<Proposal> answer = state.next().proposeReaction();
        return answer.isPresent()
                ? Optional.of(TableCommands.reaction(this::context, answer.get()))
                : state.next().nextPlanned().map(planned -> PlanCommands.next(this::context, planned));
    }

    private boolean isStale(ChangeRequest request) {
        int perspective = perspectives.number(request.by());
        return request.seen().isPresent()
                && (request.seen().get() < now.numbering().lastMove(perspective)
                        || request.seen().get() > now.numbering().last(perspective));
    }

    private int seenLast(Side by) {
        return now.numbering().last(perspectives.number(by));
    }

    private int store(ChangeRequest request, Change change, Function<ChangeContext, Change> again) {
        boolean stored = switch (change) {
            case Change.Append(JournalEntry entry, Optional<Proposal> _) -> await(store.append(entry));
            case Change.Reseat(SeatRow old, SeatRow fresh, JournalEntry entry, Optional<Proposal> _) ->
                await(store.reseat(old, fresh, entry));
        };
        if (stored) return adopt(change);
        // Another process was first, or this request was answered before by one.
        catchUp();
        Optional<Integer> before = answeredBefore(request);
        if (before.isPresent()) return before.get();
        return changeAlone(request, again);
    }

    private int adopt(Change change) {
        switch (change) {
            case Change.Append(JournalEntry entry, Optional<Proposal> proposal) -> {
                publish(List.of(applied(entry, proposal)), now.seats(), Cause.OWN);
                return entry.sequence();
            }
            case Change.Reseat(SeatRow _, SeatRow fresh, JournalEntry entry, Optional<Proposal> proposal) -> {
                publish(List.of(applied(entry, proposal)), with(fresh), Cause.OWN);
                return entry.sequence();
            }
        }
    }

    private AppliedEntry applied(JournalEntry entry, Optional<Proposal> proposal) {
        return proposal.isPresent() ? state.adopt(entry, proposal.get()) : state.applyOwn(entry);
    }

    private boolean await(CompletableFuture<Boolean> stored) {
        try {
            return stored.get();
        } catch (ExecutionException e) {
            unknownResult();
            if (e.getCause() instanceof StorageFailure problem) throw problem;
            throw new StorageFailure("cannot write to the database", e.getCause());
        } catch (InterruptedException e) {
            unknownResult();
            Thread.currentThread().interrupt();
            throw new StorageFailure("interrupted while writing", e);
        }
    }

    /** The write may have been done: readers must hear of it too, as soon as the database answers. */
    private void unknownResult() {
        uncertain = true;
        changedElsewhere();
    }

    private void resolveUncertainty() {
        if (uncertain) catchUp();
    }

    // ---- other processes

    /** Another process has changed it. Returns at once; what was read is refreshed as soon as the database answers. */
    void changedElsewhere() {
        refresher.mark();
        if (now != null) refresher.start();
    }

    /** Applies what other processes have written. */
    void refresh() {
        changing.lock();
        try {
            catchUp();
        } finally {
            changing.unlock();
        }
    }

    private void catchUp() {
        refresher.removeMark();
        List<SeatRow> seats;
        List<JournalEntry> entries;
        try {
            seats = store.seats(row.id());
            entries = store.entries(row.id(), state.last());
        } catch (StorageFailure away) {
            changedElsewhere(); // it is still behind
            throw away;
        }
        uncertain = false;
        List<AppliedEntry> applied = new ArrayList<>();
        try {
            for (JournalEntry entry : entries) applied.add(state.apply(entry));
        } finally {
            // What was applied is published even if the next entry does not replay.
            if (!applied.isEmpty() || !Set.copyOf(seats).equals(Set.copyOf(now.seats())))
                publish(applied, seats, Cause.ELSEWHERE);
        }
    }

    private Optional<Integer> answeredRecently(ChangeRequest request) {
        for (AppliedEntry applied : now.recent().reversed())
            if (applied.entry().request().equals(request.key())
                    && applied.entry().side().equals(request.by().id()))
                return Optional.of(applied.entry().sequence());
        return Optional.empty();
    }

    private Optional<Integer> answeredBefore(ChangeRequest request) {
        return store.entryOf(row.id(), request.by().id(), request.key()).map(JournalEntry::sequence);
    }

    private void publish(List<AppliedEntry> applied, List<SeatRow> seats, Cause cause) {
        List<AppliedEntry> recent = new ArrayList<>(now.recent());
        recent.addAll(applied);
        int surplus = Math.max(0, recent.size() - TableSnapshot.KEPT);
        TableSnapshot next = TableSnapshot.of(state, perspectives, seats, recent.subList(surplus, recent.size()));
        header = state.header();
        now = next;
        for (Listener listener : listeners) listener.changed();
        surroundings.published().by(this, cause);
        if (cause == Cause.OWN) surroundings.saved().consider(state);
    }
}
