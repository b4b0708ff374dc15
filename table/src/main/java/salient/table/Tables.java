package salient.table;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import salient.kernel.play.Side;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.store.TableRow;
import salient.table.wire.RequestRefused;

/**
 * The tables this process has in memory: read from their entries when asked for, dropped when idle. One rule keeps them
 * true: a table is registered before it is read and is never replaced, so a change elsewhere always finds it. See
 * {@code docs/decisions/051-loaded-tables.md}. Thread-safe.
 */
public final class Tables {
    /** The shares of all memory that tables and histories may take before the least recently used are dropped. */
    private static final int SHARE_OF_TABLES = 4;

    private static final int SHARE_OF_HISTORIES = 8;
    private static final int LONGEST_ID = 40;
    private static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(10);

    /** How many entries are between two saved states of a table. */
    private static final int SAVED_EVERY = 64;

    private final Storage store;
    private final GameCatalog catalog;
    private final Surroundings surroundings;
    private final TableRegistry registry = new TableRegistry();
    private final Set<Creation> creating = Collections.newSetFromMap(new ConcurrentHashMap<>());
    /** Those that stay in memory though nobody uses them just now. */
    private final BoundedCache<Table> kept;

    private final BoundedCache<History> histories;
    private final List<Table.Published> published = new CopyOnWriteArrayList<>();

    /**
     * @param program its version
     * @param memory the bytes that the program may use in all
     */
    public Tables(
            Storage store,
            GameCatalog catalog,
            InstantSource clock,
            Concurrency concurrency,
            String program,
            long memory) {
        this(
                store,
                catalog,
                clock,
                concurrency,
                new SavedStates.Settings(program, SAVED_EVERY, TableSnapshot.KEPT),
                memory);
    }

    Tables(
            Storage store,
            GameCatalog catalog,
            InstantSource clock,
            Concurrency concurrency,
            SavedStates.Settings saving,
            long memory) {
        this.store = store;
        this.catalog = catalog;
        this.surroundings = new Surroundings(
                store,
                new SavedStates(store, concurrency, saving),
                clock,
                concurrency,
                (changed, cause) -> published.forEach(listener -> listener.by(changed, cause)));
        this.kept = new BoundedCache<>(memory / SHARE_OF_TABLES);
        this.histories = new BoundedCache<>(memory / SHARE_OF_HISTORIES);
    }

    public Storage store() {
        return store;
    }

    GameCatalog catalog() {
        return catalog;
    }

    /** The listener is told of every change of every table in this process. */
    public void onPublished(Table.Published listener) {
        published.add(listener);
    }

    Concurrency concurrency() {
        return surroundings.concurrency();
    }

    /** The time to be stored: the databases keep milliseconds. */
    public Instant instant() {
        return Instant.ofEpochMilli(surroundings.clock().millis());
    }

    /** Fails if the database does not answer. */
    public void ping() {
        store.ping();
    }

    /** A description of the database. */
    public String database() {
        return store.description();
    }

    public int size() {
        return kept.size();
    }

    /** The table with this id; refused if there is none. */
    public Table table(String id) {
        Table table = registered(id);
        table.read();
        keep(table);
        return table;
    }

    /** What a row says never changes, so it can be read before the table is registered; all else is read after. */
    private Table registered(String id) {
        Table known = registry.find(id);
        if (known != null) return known;
        if (id.length() > LONGEST_ID) throw RequestRefused.unknown("such game");
        TableRow row = store.table(id).orElseThrow(() -> RequestRefused.unknown("such game"));
        return registry.register(unread(row));
    }

    private Table unread(TableRow row) {
        GameEntry offered = catalog.find(row.game()).orElseThrow(() -> RequestRefused.unknown("game " + row.game()));
        return new Table(surroundings, offered.game(), row);
    }

    private void keep(Table table) {
        table.touch();
        kept.use(table.row().id(), table, table.bytes());
    }

    /** A table that is being stored: it cannot be registered yet, but what is heard of it must not be lost. */
    private static final class Creation {
        private final String id;
        private volatile boolean changedElsewhere;

        Creation(String id) {
            this.id = id;
        }
    }

    /** Stores a new table; false if there is a table with its id already. */
    boolean create(TableRow row, List<SeatRow> seats, List<JournalEntry> entries) {
        Creation creation = new Creation(row.id());
        creating.add(creation);
        try {
            if (!Storage.await(store.create(row, seats, entries))) return false;
            Table table = registry.register(unread(row));
            table.begin(seats, entries);
            if (creation.changedElsewhere) table.changedElsewhere();
            keep(table);
            return true;
        } finally {
            creating.remove(creation);
        }
    }

    /** The caller: by the token if there is one, otherwise a spectator if the table allows it. */
    public Caller caller(String tableId, Optional<String> token) {
        Table table = table(tableId);
        if (token.isPresent()) return seated(table, token.get());
        if (table.row().study()) return new Caller(table, Side.REFEREE, Optional.empty());
        if (table.row().spectators()) return new Caller(table, Side.PUBLIC, Optional.empty());
        throw new RequestRefused(401, "token", "Only the players can see this game; a token is required.");
    }

    private Caller seated(Table table, String token) {
        String hash = Secrets.hash(token);
        Optional<Caller> known = seat(table, hash);
        if (known.isPresent()) return known.get();
        Optional<Caller> screen = Screens.caller(table, token);
        if (screen.isPresent()) return screen.get();
        SeatRow found = store.seatByToken(hash)
                .filter(seat -> seat.table().equals(table.row().id()))
                .orElseThrow(RequestRefused::token);
        if (found.tokenHash().equals(Optional.of(hash))) {
            // Who sat down through another process a moment ago may be faster than the news of it.
            table.refresh();
            return seat(table, hash).orElseThrow(RequestRefused::token);
        }
        // Another device of the same player has a token of its own.
        return table.now().seats().stream()
                .filter(seat -> seat.side().equals(found.side()))
                .findFirst()
                .map(seat -> seated(table, seat))
                .orElseThrow(RequestRefused::token);
    }

    private static Optional<Caller> seat(Table table, String hash) {
        for (SeatRow seat : table.now().seats())
            if (seat.tokenHash().isPresent()
                    && Secrets.same(hash, seat.tokenHash().get())) return Optional.of(seated(table, seat));
        return Optional.empty();
    }

    private static Caller seated(Table table, SeatRow seat) {
        table.noteCame(seat);
        return new Caller(table, table.perspectives().named(seat.side()).orElseThrow(), Optional.of(seat));
    }

    /** The past of a table from an entry on, up to now; from 0 on it is the whole. */
    History history(Table table, int from) {
        String id = table.row().id();
        History history = histories.find(id, () -> null);
        if (history == null || history.first() >= Math.max(1, from)) history = historyFrom(table, from);
        // Two who ask for one that is not kept make it twice; each is whole, and the later one stays.
        if (history.last() < table.now().last()) history.extend(store.entries(id, history.last()));
        histories.use(id, history, history.bytes(table.positionBytes()));
        return history;
    }

    private History historyFrom(Table table, int from) {
        List<JournalEntry> entries = store.entries(table.row().id(), 0);
        History history = new History(surroundings
                .saved()
                .atMost(table.game(), table.row(), table.perspectives(), entries, Math.max(0, from - 1)));
        history.extend(entries.subList(history.last(), entries.size()));
        return history;
    }

    /** The seats of a table were changed in the database by this process: they count when this returns. */
    public void refreshSeats(String id) {
        Table table = registry.find(id);
        if (table != null && table.isRead()) table.refresh();
    }

    // ---- other processes

    /** Another process has changed a table. */
    public void changedElsewhere(String id) {
        for (Creation creation : creating) if (creation.id.equals(id)) creation.changedElsewhere = true;
        Table table = registry.find(id);
        if (table != null) table.changedElsewhere();
    }

    /** Notifications may have been lost: refresh everything that is in memory. */
    public void mayHaveMissed() {
        for (Creation creation : creating) creation.changedElsewhere = true;
        for (Table table : registry.all()) table.changedElsewhere();
    }

    /** Drops tables that were not used for a while; they are in the database. */
    public void forgetIdle() {
        forgetIdle(IDLE_NANOS);
    }

    void forgetIdle(long nanos) {
        kept.removeIf(table -> table.isIdle(nanos));
    }
}
