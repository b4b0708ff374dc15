package salient.site;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import salient.table.store.JournalEntry;
import salient.table.store.SavedStateRow;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.store.TableRow;
import salient.table.wire.RequestRefused;

/** The rows of all tables in memory, and what has changed in them since it was last saved. Not thread-safe. */
final class Rows implements Storage {
    private static final Logger LOG = Logger.getLogger("salient.rows");

    /** A table with everything that belongs to it. */
    private static final class Kept {
        private TableRow row;
        private final Map<String, SeatRow> seats = new TreeMap<>();
        private final TreeMap<Integer, JournalEntry> entries = new TreeMap<>();
        private final TreeMap<Integer, SavedStateRow> states = new TreeMap<>();
        /** Whether one of its rows was written by another version, or is damaged. */
        private boolean unreadable;

        /** A recorded game that is looked at has no seat by which it could be opened again. */
        boolean isSaved() {
            return !row.study();
        }

        boolean answered(JournalEntry entry) {
            return entries.values().stream()
                    .anyMatch(other ->
                            other.side().equals(entry.side()) && other.request().equals(entry.request()));
        }
    }

    /** How many saved states of a table are kept: the last, and the one before it, which shows its last entries sooner. */
    private static final int KEPT_STATES = 2;

    private final Map<String, Kept> tables = new LinkedHashMap<>();
    private final Map<String, String> changes = new LinkedHashMap<>();

    // ---- saving

    String takeChanges() {
        StringBuilder lines = new StringBuilder();
        changes.forEach((key, value) -> lines.append(lines.isEmpty() ? "" : "\n")
                .append(key)
                .append('\t')
                .append(value));
        changes.clear();
        return lines.toString();
    }

    /** A row that cannot be read makes its table unreadable; the others are not concerned. */
    void restore(String key, String value) {
        String[] names = key.split("/");
        if (names.length < 2) return;
        Kept kept = tables.computeIfAbsent(names[1], _ -> new Kept());
        try {
            restore(kept, names, value);
        } catch (RuntimeException unknown) {
            LOG.log(Level.WARNING, "the row " + key + " cannot be read: " + unknown.getMessage());
            kept.unreadable = true;
        }
    }

    private static void restore(Kept kept, String[] names, String value) {
        switch (names[0]) {
            case RowTexts.TABLE -> kept.row = RowTexts.table(names[1], value);
            case RowTexts.SEAT -> kept.seats.put(names[2], RowTexts.seat(names[1], names[2], value));
            case RowTexts.ENTRY -> {
                int sequence = Integer.parseInt(names[2]);
                kept.entries.put(sequence, RowTexts.entry(names[1], sequence, value));
            }
            case RowTexts.STATE -> {
                int sequence = Integer.parseInt(names[2]);
                kept.states.put(sequence, RowTexts.state(names[1], sequence, value));
            }
            default -> throw new IllegalArgumentException("there is no row " + names[0]);
        }
    }

    void forget(String table) {
        Kept kept = tables.remove(table);
        if (kept == null) return;
        kept.states.values().forEach(state -> delete(RowTexts.key(state)));
        kept.entries.values().forEach(entry -> delete(RowTexts.key(entry)));
        kept.seats.values().forEach(seat -> delete(RowTexts.key(seat)));
        if (kept.row != null) delete(RowTexts.key(kept.row));
    }

    /** The holder of a seat gives it up; a table that nobody can open any more is deleted. */
    void forgetToken(String hash) {
        Optional<SeatRow> found = seatByToken(hash);
        if (found.isEmpty()) return;
        SeatRow seat = found.get();
        Kept kept = kept(seat.table());
        put(kept, seat.taken(seat.sitter(), seat.name(), seat.computer(), Optional.empty()));
        if (kept.seats.values().stream().allMatch(other -> other.tokenHash().isEmpty())) forget(seat.table());
    }

    private void delete(String key) {
        changes.put(key, "");
    }

    private void put(Kept kept, SeatRow seat) {
        kept.seats.put(seat.side(), seat);
        if (kept.isSaved()) changes.put(RowTexts.key(seat), RowTexts.text(seat));
    }

    private void put(Kept kept, JournalEntry entry) {
        kept.entries.put(entry.sequence(), entry);
        if (kept.isSaved()) changes.put(RowTexts.key(entry), RowTexts.text(entry));
    }

    // ---- writing

    private Kept kept(String table) {
        Kept kept = tables.get(table);
        if (kept == null) throw RequestRefused.unknown("such game"); // it was deleted while it was open
        return kept;
    }

    private static CompletableFuture<Boolean> done(boolean done) {
        return CompletableFuture.completedFuture(done);
    }

    @Override
    public CompletableFuture<Boolean> append(JournalEntry entry) {
        Kept kept = kept(entry.table());
        if (kept.entries.containsKey(entry.sequence()) || kept.answered(entry)) return done(false);
        put(kept, entry);
        return done(true);
    }

    @Override
    public CompletableFuture<Boolean> create(TableRow table, List<SeatRow> seats, List<JournalEntry> entries) {
        if (tables.containsKey(table.id())) return done(false);
        Kept kept = new Kept();
        kept.row = table;
        tables.put(table.id(), kept);
        if (kept.isSaved()) changes.put(RowTexts.key(table), RowTexts.text(table));
        seats.forEach(seat -> put(kept, seat));
        entries.forEach(entry -> put(kept, entry));
        return done(true);
    }

    @Override
    public CompletableFuture<Boolean> reseat(SeatRow before, SeatRow after, JournalEntry entry) {
        Kept kept = kept(before.table());
        if (!isStill(kept, before) || kept.entries.containsKey(entry.sequence()) || kept.answered(entry))
            return done(false);
        put(kept, after);
        put(kept, entry);
        return done(true);
    }

    @Override
    public CompletableFuture<Boolean> reinvite(SeatRow before, SeatRow after) {
        Kept kept = kept(before.table());
        if (!isStill(kept, before) || kept.seats.get(before.side()).came()) return done(false);
        put(kept, after);
        return done(true);
    }

    private static boolean isStill(Kept kept, SeatRow before) {
        SeatRow now = kept.seats.get(before.side());
        return now.sitter() == before.sitter()
                && now.tokenHash().equals(before.tokenHash())
                && now.invitationHash().equals(before.invitationHash());
    }

    @Override
    public CompletableFuture<Boolean> noteCame(SeatRow seat, Instant at) {
        Kept kept = kept(seat.table());
        SeatRow now = kept.seats.get(seat.side());
        if (now.came() || !now.tokenHash().equals(seat.tokenHash())) return done(false);
        put(kept, now.used());
        return done(true);
    }

    /** Nobody here asks which games are over. */
    @Override
    public CompletableFuture<Boolean> noteOver(String table, Instant at) {
        return done(true);
    }

    @Override
    public CompletableFuture<Boolean> save(SavedStateRow state) {
        Kept kept = tables.get(state.table());
        if (kept == null || !kept.isSaved()) return done(false);
        kept.states.put(state.sequence(), state);
        changes.put(RowTexts.key(state), RowTexts.text(state));
        while (kept.states.size() > KEPT_STATES)
            delete(RowTexts.key(kept.states.pollFirstEntry().getValue()));
        return done(true);
    }

    // ---- reading

    @Override
    public Optional<TableRow> table(String id) {
        return Optional.ofNullable(tables.get(id)).map(kept -> kept.row);
    }

    @Override
    public List<SeatRow> seats(String table) {
        return List.copyOf(kept(table).seats.values());
    }

    private Stream<SeatRow> seats(Predicate<SeatRow> wanted) {
        return tables.values().stream()
                .flatMap(kept -> kept.seats.values().stream())
                .filter(wanted);
    }

    @Override
    public Optional<SeatRow> seatByToken(String hash) {
        return seats(seat -> seat.tokenHash().equals(Optional.of(hash))).findFirst();
    }

    @Override
    public Optional<SeatRow> seatByInvitation(String hash) {
        return seats(seat -> seat.invitationHash().equals(Optional.of(hash))).findFirst();
    }

    @Override
    public List<SeatRow> openSeats(int most) {
        return seats(seat -> seat.sitter() == SeatRow.Sitter.OPEN)
                .sorted(Comparator.comparing(SeatRow::invitedAt).reversed())
                .limit(most)
                .toList();
    }

    @Override
    public List<JournalEntry> entries(String table, int after) {
        Kept kept = kept(table);
        if (kept.unreadable) throw new IllegalArgumentException("a row cannot be read");
        return new ArrayList<>(kept.entries.tailMap(after, false).values());
    }

    @Override
    public Optional<SavedStateRow> savedState(String table, int most) {
        return Optional.ofNullable(kept(table).states.floorEntry(most)).map(Map.Entry::getValue);
    }

    @Override
    public Optional<JournalEntry> entryOf(String table, String side, String request) {
        return kept(table).entries.values().stream()
                .filter(entry -> entry.side().equals(side) && entry.request().equals(request))
                .findFirst();
    }

    @Override
    public boolean isShared() {
        return false;
    }

    @Override
    public void ping() {
        // Memory is always there.
    }

    @Override
    public String description() {
        return "the page's memory";
    }
}
