package salient.table;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import salient.table.store.JournalEntry;
import salient.table.store.SavedStateRow;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.store.StorageFailure;
import salient.table.store.TableRow;

/**
 * A database that several simulated processes share. Every access can be interrupted before and after; some fail, and a
 * failed write may have been done. A write is announced to every other process that listens.
 */
final class SimulatedDatabase {
    private static final int FAILURES_PER_THOUSAND = 15;

    private final Schedule schedule;
    private final SortedMap<String, TableRow> tables = new TreeMap<>();
    private final SortedMap<String, SeatRow> seats = new TreeMap<>();
    private final SortedMap<String, List<JournalEntry>> entries = new TreeMap<>();
    private final SortedMap<String, NavigableMap<Integer, SavedStateRow>> saved = new TreeMap<>();
    private final List<Connection> connections = new ArrayList<>();

    SimulatedDatabase(Schedule schedule) {
        this.schedule = schedule;
    }

    Connection connect() {
        Connection connection = new Connection();
        connections.add(connection);
        return connection;
    }

    // ---- what is true, for the check at the end

    List<String> tableIds() {
        return List.copyOf(tables.keySet());
    }

    List<JournalEntry> entriesOf(String table) {
        return List.copyOf(entries.getOrDefault(table, List.of()));
    }

    List<SeatRow> seatsOf(String table) {
        return seats.values().stream()
                .filter(seat -> seat.table().equals(table))
                .toList();
    }

    /** One process's way to the database, and what it is told of the others' writes. */
    final class Connection implements Storage {
        private final Deque<String> notices = new ArrayDeque<>();
        private boolean listening = true;

        boolean hasNotice() {
            return !notices.isEmpty();
        }

        String takeNotice() {
            return notices.removeFirst();
        }

        /** The connection that listens is lost, with what was on its way. */
        void cut() {
            listening = false;
            notices.clear();
        }

        void listenAgain() {
            listening = true;
        }

        private <T> T read(Supplier<T> query) {
            schedule.interruption();
            if (schedule.choose(1000) < FAILURES_PER_THOUSAND) throw new StorageFailure("simulated", null);
            T found = query.get();
            schedule.interruption();
            return found;
        }

        private CompletableFuture<Boolean> write(String table, BooleanSupplier change) {
            schedule.interruption();
            boolean fails = schedule.choose(1000) < FAILURES_PER_THOUSAND;
            if (fails && schedule.choose(2) == 0) return failed();
            boolean done = change.getAsBoolean();
            if (done)
                for (Connection other : connections) if (other != this && other.listening) other.notices.add(table);
            schedule.interruption();
            return fails ? failed() : CompletableFuture.completedFuture(done);
        }

        private static CompletableFuture<Boolean> failed() {
            return CompletableFuture.failedFuture(new StorageFailure("simulated", null));
        }

        private boolean add(JournalEntry entry) {
            List<JournalEntry> known = entries.get(entry.table());
            boolean answered = known.stream()
                    .anyMatch(other ->
                            other.side().equals(entry.side()) && other.request().equals(entry.request()));
            if (answered || known.size() + 1 != entry.sequence()) return false;
            known.add(entry);
            return true;
        }

        private static String key(SeatRow seat) {
            return seat.table() + " " + seat.side();
        }

        private boolean isAsBefore(SeatRow before) {
            SeatRow now = seats.get(key(before));
            return now.tokenHash().equals(before.tokenHash())
                    && now.invitationHash().equals(before.invitationHash());
        }

        @Override
        public CompletableFuture<Boolean> append(JournalEntry entry) {
            return write(entry.table(), () -> add(entry));
        }

        @Override
        public CompletableFuture<Boolean> create(TableRow table, List<SeatRow> sitting, List<JournalEntry> begun) {
            return write(table.id(), () -> {
                if (tables.putIfAbsent(table.id(), table) != null) return false;
                for (SeatRow seat : sitting) seats.put(key(seat), seat);
                entries.put(table.id(), new ArrayList<>(begun));
                return true;
            });
        }

        @Override
        public CompletableFuture<Boolean> reseat(SeatRow before, SeatRow after, JournalEntry entry) {
            return write(before.table(), () -> {
                if (!isAsBefore(before) || !add(entry)) return false;
                seats.put(key(after), after);
                return true;
            });
        }

        @Override
        public CompletableFuture<Boolean> reinvite(SeatRow before, SeatRow after) {
            return write(before.table(), () -> {
                if (!isAsBefore(before)) return false;
                seats.put(key(after), after);
                return true;
            });
        }

        @Override
        public CompletableFuture<Boolean> noteCame(SeatRow seat, Instant at) {
            schedule.interruption();
            SeatRow now = seats.get(key(seat));
            if (!now.neverCame() || !now.tokenHash().equals(seat.tokenHash()))
                return CompletableFuture.completedFuture(false);
            seats.put(key(seat), now.used());
            for (Connection other : connections) if (other != this && other.listening) other.notices.add(seat.table());
            return CompletableFuture.completedFuture(true);
        }

        @Override
        public CompletableFuture<Boolean> noteOver(String table, Instant at) {
            return CompletableFuture.completedFuture(true);
        }

        @Override
        public CompletableFuture<Boolean> save(SavedStateRow state) {
            return write(state.table(), () -> {
                saved.computeIfAbsent(state.table(), _ -> new TreeMap<>()).put(state.sequence(), state);
                return true;
            });
        }

        @Override
        public Optional<SavedStateRow> savedState(String table, int most) {
            return read(() -> {
                var found = saved.getOrDefault(table, new TreeMap<>()).floorEntry(most);
                return found == null ? Optional.empty() : Optional.of(found.getValue());
            });
        }

        @Override
        public Optional<TableRow> table(String id) {
            return read(() -> Optional.ofNullable(tables.get(id)));
        }

        @Override
        public List<SeatRow> seats(String table) {
            return read(() -> seatsOf(table));
        }

        @Override
        public Optional<SeatRow> seatByToken(String hash) {
            return read(() -> seats.values().stream()
                    .filter(seat -> seat.tokenHash().equals(Optional.of(hash)))
                    .findFirst());
        }

        @Override
        public Optional<SeatRow> seatByInvitation(String hash) {
            return read(() -> seats.values().stream()
                    .filter(seat -> seat.invitationHash().equals(Optional.of(hash)))
                    .findFirst());
        }

        @Override
        public List<SeatRow> openSeats(int most) {
            return read(() -> seats.values().stream()
                    .filter(seat -> seat.sitter() == SeatRow.Sitter.OPEN)
                    .limit(most)
                    .toList());
        }

        @Override
        public List<JournalEntry> entries(String table, int after) {
            return read(() -> {
                List<JournalEntry> all = entriesOf(table);
                return all.subList(Math.min(after, all.size()), all.size());
            });
        }

        @Override
        public Optional<JournalEntry> entryOf(String table, String side, String request) {
            return read(() -> entriesOf(table).stream()
                    .filter(entry ->
                            entry.side().equals(side) && entry.request().equals(request))
                    .findFirst());
        }

        @Override
        public boolean isShared() {
            return connections.size() > 1;
        }

        @Override
        public void ping() {}

        @Override
        public String description() {
            return "simulated";
        }
    }
}
