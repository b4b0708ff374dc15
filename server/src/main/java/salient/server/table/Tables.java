package salient.server.table;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Options;
import salient.kernel.play.Side;
import salient.kernel.record.BrokenRecord;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.store.JournalEntry;
import salient.server.store.SeatRow;
import salient.server.store.Store;
import salient.server.store.TableRow;
import salient.server.wire.RequestRefused;

/** The tables this process has in memory: loaded from their entries when asked for, dropped when idle. Thread-safe. */
public final class Tables {
    private static final int HISTORIES = 8;
    private static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(10);
    private static final System.Logger LOG = System.getLogger("salient.tables");

    private final Store store;
    private final GameCatalog catalog;
    private final InstantSource clock;
    private final Map<String, Table> loaded = new ConcurrentHashMap<>();
    private final Map<String, History> histories = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, History> eldest) {
            return size() > HISTORIES;
        }
    };
    private volatile Table.Published published = (_, _) -> {};

    public Tables(Store store, GameCatalog catalog, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.catalog = catalog;
    }

    Store store() {
        return store;
    }

    GameCatalog catalog() {
        return catalog;
    }

    /** The listener is told of every change of every table in this process. */
    void onPublished(Table.Published listener) {
        published = listener;
    }

    InstantSource clock() {
        return clock;
    }

    /** Fails if the database does not answer. */
    public void ping() {
        store.ping();
    }

    /** A description of the database. */
    public String database() {
        return store.database().address().description();
    }

    public int size() {
        return loaded.size();
    }

    /** The table with this id; refused if there is none. */
    Table table(String id) {
        Table known = loaded.get(id);
        if (known != null) {
            known.touch();
            return known;
        }
        if (id.length() > 40) throw RequestRefused.unknown("such game");
        return loaded.computeIfAbsent(id, this::load);
    }

    private Table load(String id) {
        TableRow row = store.table(id).orElseThrow(() -> RequestRefused.unknown("such game"));
        GameEntry offered = catalog.find(row.game()).orElseThrow(() -> RequestRefused.unknown("game " + row.game()));
        try {
            return table(offered, row, store.seats(id), store.entries(id, 0));
        } catch (BrokenRecord | BadNotation | Options.BadOption broken) {
            LOG.log(System.Logger.Level.ERROR, row + " does not replay: " + broken.getMessage());
            throw new RequestRefused(
                    409,
                    "version",
                    "This game does not replay under the rules of this program (" + broken.getMessage()
                            + "). It was started with another version, or its record was changed.");
        }
    }

    private Table table(GameEntry offered, TableRow row, List<SeatRow> seats, List<JournalEntry> entries) {
        return new Table(
                store, clock, offered.game(), row, seats, entries, (changed, own) -> published.by(changed, own));
    }

    /** A table that was just created. */
    void add(TableRow row, List<SeatRow> seats, List<JournalEntry> entries) {
        GameEntry offered = catalog.find(row.game()).orElseThrow();
        Table table = table(offered, row, seats, entries);
        loaded.put(row.id(), table);
        published.by(table, true);
    }

    /** The caller: by the token if there is one, otherwise a spectator if the table allows it. */
    public Caller caller(String tableId, Optional<String> token) {
        Table table = table(tableId);
        if (token.isPresent()) return seated(table, token.get());
        if (table.row().study()) return new Caller(table, Side.REFEREE, Optional.empty());
        if (table.row().spectators()) return new Caller(table, Side.PUBLIC, Optional.empty());
        throw new RequestRefused(401, "token", "Only the players can see this game; a token is required.");
    }

    private static Caller seated(Table table, String token) {
        String hash = Secrets.hash(token);
        for (SeatRow seat : table.now().seats())
            if (seat.tokenHash().isPresent()
                    && Secrets.same(hash, seat.tokenHash().get()))
                return new Caller(table, table.perspectives().named(seat.side()).orElseThrow(), Optional.of(seat));
        throw RequestRefused.token();
    }

    /** The whole past of a table, up to now. */
    History history(Table table) {
        History history;
        synchronized (histories) {
            history = histories.computeIfAbsent(
                    table.row().id(), _ -> new History(table.game(), table.row(), table.perspectives()));
        }
        if (history.last() < table.now().last())
            history.extend(store.entries(table.row().id(), history.last()));
        return history;
    }

    // ---- other processes

    /** Another process has changed a table. */
    public void changedElsewhere(String id) {
        Table table = loaded.get(id);
        if (table != null) refresh(table);
    }

    /** Notifications may have been lost: refresh everything that is in memory. */
    public void mayHaveMissed() {
        for (Table table : loaded.values()) refresh(table);
    }

    private static void refresh(Table table) {
        try {
            table.refresh();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "cannot refresh " + table.row(), e);
        }
    }

    /** Drops tables that were not used for a while; they are in the database. */
    public void forgetIdle() {
        loaded.values().removeIf(table -> table.isIdle(IDLE_NANOS));
    }
}
