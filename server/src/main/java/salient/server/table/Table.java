package salient.server.table;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.record.Header;
import salient.kernel.record.Proposal;
import salient.kernel.record.UndoRuling;
import salient.server.Declined;
import salient.server.store.Entry;
import salient.server.store.SeatRow;
import salient.server.store.StorageProblem;
import salient.server.store.Store;
import salient.server.store.TableRow;
import salient.server.wire.Answers;

/**
 * One game in play, as this process knows it. One change at a time: it is worked out, stored, and only then seen by
 * anyone. Readers take {@link #now} and need no lock. Thread-safe.
 */
final class Table {
    private static final int STORE_SECONDS = 30;

    private final Store store;
    private final InstantSource clock;
    private final Game game;
    private final TableRow row;
    private final Lenses lenses;
    private final Published published;
    private final ReentrantLock changing = new ReentrantLock();
    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    private Course course;
    /** After a write of unknown fate only the database knows where the table stands. */
    private boolean doubtful;

    private volatile Header header;
    private volatile Now now;
    private volatile long lastUsed = System.nanoTime();

    /** Called after each change with whether this process made it. */
    interface Published {
        void by(Table table, boolean own);
    }

    /** Somebody who wants to know of changes. Called under the table's lock, so it must only make a note. */
    interface Watcher {
        void changed();
    }

    Table(
            Store store,
            InstantSource clock,
            Game game,
            TableRow row,
            List<SeatRow> seats,
            List<Entry> entries,
            Published published) {
        this.clock = clock;
        this.published = published;
        this.store = store;
        this.game = game;
        this.row = row;
        this.lenses = new Lenses(game);
        rebuild(seats, entries);
    }

    private void rebuild(List<SeatRow> seats, List<Entry> entries) {
        course = new Course(game, row, lenses);
        Numbering numbering = Numbering.none(lenses.size(), row.createdAt());
        List<Happening> recent = new ArrayList<>();
        for (Entry entry : entries) {
            Happening happening = course.apply(entry);
            numbering = numbering.with(happening);
            recent.add(happening);
            if (recent.size() > Now.KEPT) recent.removeFirst();
        }
        header = course.header();
        now = snapshot(seats, numbering, recent);
    }

    TableRow row() {
        return row;
    }

    Game game() {
        return game;
    }

    /** The head of the record; entropy may still be added to it before the first order. */
    Header header() {
        return header;
    }

    Lenses lenses() {
        return lenses;
    }

    Now now() {
        touch();
        return now;
    }

    void touch() {
        lastUsed = System.nanoTime();
    }

    boolean isIdle(long nanos) {
        return watchers.isEmpty() && !changing.isLocked() && System.nanoTime() - lastUsed > nanos;
    }

    void watch(Watcher watcher) {
        watchers.add(watcher);
    }

    void unwatch(Watcher watcher) {
        watchers.remove(watcher);
    }

    // ---- changing

    /** What a change wants to write, once it has looked at the table. */
    sealed interface Wish {
        /** Only something new for the table's entries. */
        record Append(Entry entry, Optional<Proposal> proposal) implements Wish {}

        /** A change of who sits where. */
        record Reseat(SeatRow before, SeatRow after, Entry entry) implements Wish {}
    }

    /** The course as a change may look at it, with where the next entry goes. */
    record Desk(String table, String request, Course course, Now now, int next, Instant at) {
        Entry entry(Entry.Kind kind, Side side, String text) {
            return new Entry(table, next, kind, side.id(), text, request, at);
        }
    }

    /**
     * Who asks for a change, by which key, and what the asker had seen: the change is stale if the position has changed
     * since. A change that may come at any time has seen nothing.
     */
    record Request(Side by, String key, Optional<Integer> seen) {}

    /**
     * Lets a request change the table: works the change out, stores it, and returns the happening. The same request
     * again returns the same happening.
     */
    int change(Request request, Function<Desk, Wish> change) {
        changing.lock();
        try {
            touch();
            settleDoubts();
            Optional<Integer> before = answeredRecently(request);
            if (before.isPresent()) return before.get();
            if (isStale(request))
                return answeredBefore(request).orElseThrow(() -> Declined.stale(seenLast(request.by())));
            Desk desk = new Desk(
                    row.id(),
                    request.key(),
                    course,
                    now,
                    course.last() + 1,
                    clock.instant().truncatedTo(ChronoUnit.MILLIS));
            return store(request, change.apply(desk), change);
        } finally {
            changing.unlock();
        }
    }

    private boolean isStale(Request request) {
        int lens = lenses.lens(request.by());
        return request.seen().isPresent()
                && (request.seen().get() < now.numbering().lastMove(lens)
                        || request.seen().get() > now.numbering().last(lens));
    }

    private int seenLast(Side by) {
        return now.numbering().last(lenses.lens(by));
    }

    private int store(Request request, Wish wish, Function<Desk, Wish> change) {
        boolean stored = switch (wish) {
            case Wish.Append(Entry entry, Optional<Proposal> _) -> await(store.append(entry));
            case Wish.Reseat(SeatRow old, SeatRow fresh, Entry entry) -> await(store.reseat(old, fresh, entry));
        };
        if (stored) return adopt(wish);
        // Another process was first, or this request was answered before by one.
        catchUp();
        Optional<Integer> before = answeredBefore(request);
        if (before.isPresent()) return before.get();
        return change(request, change);
    }

    private int adopt(Wish wish) {
        switch (wish) {
            case Wish.Append(Entry entry, Optional<Proposal> proposal) -> {
                Happening happening =
                        proposal.isPresent() ? course.adopt(entry, proposal.get()) : course.applyOwn(entry);
                publish(List.of(happening), now.seats(), true);
                return entry.sequence();
            }
            case Wish.Reseat(SeatRow _, SeatRow fresh, Entry entry) -> {
                List<SeatRow> seats = now.seats().stream()
                        .map(seat -> seat.side().equals(fresh.side()) ? fresh : seat)
                        .toList();
                publish(List.of(course.applyOwn(entry)), seats, true);
                return entry.sequence();
            }
        }
    }

    private boolean await(CompletableFuture<Boolean> stored) {
        try {
            return stored.get(STORE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            doubtful = true;
            if (e.getCause() instanceof StorageProblem problem) throw problem;
            throw new StorageProblem("cannot write to the database", e.getCause());
        } catch (TimeoutException e) {
            doubtful = true;
            throw new StorageProblem("the database does not answer", e);
        } catch (InterruptedException e) {
            doubtful = true;
            Thread.currentThread().interrupt();
            throw new StorageProblem("interrupted while writing", e);
        }
    }

    private void settleDoubts() {
        if (!doubtful) return;
        catchUp();
        doubtful = false;
    }

    /** Takes in what other processes have written. */
    void refresh() {
        changing.lock();
        try {
            catchUp();
        } finally {
            changing.unlock();
        }
    }

    private void catchUp() {
        List<SeatRow> seats = store.seats(row.id());
        List<Happening> happenings = new ArrayList<>();
        for (Entry entry : store.entries(row.id(), course.last())) happenings.add(course.apply(entry));
        if (!happenings.isEmpty() || !Set.copyOf(seats).equals(Set.copyOf(now.seats())))
            publish(happenings, seats, false);
    }

    private Optional<Integer> answeredRecently(Request request) {
        for (Happening happening : now.recent().reversed())
            if (happening.entry().request().equals(request.key())
                    && happening.entry().side().equals(request.by().id()))
                return Optional.of(happening.entry().sequence());
        return Optional.empty();
    }

    private Optional<Integer> answeredBefore(Request request) {
        return store.entryOf(row.id(), request.by().id(), request.key()).map(Entry::sequence);
    }

    private void publish(List<Happening> happenings, List<SeatRow> seats, boolean own) {
        Numbering numbering = now.numbering();
        List<Happening> recent = new ArrayList<>(now.recent());
        for (Happening happening : happenings) {
            numbering = numbering.with(happening);
            recent.add(happening);
        }
        int surplus = Math.max(0, recent.size() - Now.KEPT);
        Now next = snapshot(seats, numbering, recent.subList(surplus, recent.size()));
        header = course.header();
        now = next;
        for (Watcher watcher : watchers) watcher.changed();
        published.by(this, own);
    }

    private Now snapshot(List<SeatRow> seats, Numbering numbering, List<Happening> recent) {
        Position position = course.position();
        Map<Side, Answers.Undo> undo = new HashMap<>();
        Map<Side, Boolean> redo = new HashMap<>();
        if (!row.study())
            for (Side side : game.sides()) {
                undo.put(side, undoWord(course.mayUndo(side)));
                redo.put(side, course.mayRedo(side) instanceof UndoRuling.Free);
            }
        List<SeatRow> inOrder = seats.stream()
                .sorted(Comparator.comparing(
                        seat -> lenses.lens(lenses.named(seat.side()).orElseThrow())))
                .toList();
        return new Now(course, position, inOrder, numbering, recent, undo, redo, lenses.size());
    }

    private static Answers.Undo undoWord(UndoRuling ruling) {
        return switch (ruling) {
            case UndoRuling.Free _ -> Answers.Undo.FREE;
            case UndoRuling.ByConsent _ -> Answers.Undo.CONSENT;
            case UndoRuling.Impossible _ -> Answers.Undo.NO;
        };
    }
}
