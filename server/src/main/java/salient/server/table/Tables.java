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
import salient.server.Declined;
import salient.server.Secrets;
import salient.server.store.Entry;
import salient.server.store.SeatRow;
import salient.server.store.Store;
import salient.server.store.TableRow;

/** The tables this process has in memory: loaded from their entries when asked for, forgotten when idle. Thread-safe. */
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

    /** Who hears of every change of every table here. */
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

    /** The database in words. */
    public String database() {
        return store.database().address().spoken();
    }

    public int size() {
        return loaded.size();
    }

    /** The table of that name; one that does not exist is declined. */
    Table table(String id) {
        Table known = loaded.get(id);
        if (known != null) {
            known.touch();
            return known;
        }
        if (id.length() > 40) throw Declined.unknown("such table");
        return loaded.computeIfAbsent(id, this::load);
    }

    private Table load(String id) {
        TableRow row = store.table(id).orElseThrow(() -> Declined.unknown("such table"));
        GameEntry offered = catalog.find(row.game())
                .orElseThrow(() -> Declined.unknown("game " + row.game() + ", which this table is of,"));
        try {
            return table(offered, row, store.seats(id), store.entries(id, 0));
        } catch (BrokenRecord | BadNotation | Options.BadOption broken) {
            LOG.log(System.Logger.Level.ERROR, row + " does not replay: " + broken.getMessage());
            throw new Declined(
                    409,
                    "version",
                    "This game does not replay under the rules of this program (" + broken.getMessage()
                            + "). It was begun with another version, or its record was changed.");
        }
    }

    private Table table(GameEntry offered, TableRow row, List<SeatRow> seats, List<Entry> entries) {
        return new Table(
                store, clock, offered.game(), row, seats, entries, (changed, own) -> published.by(changed, own));
    }

    /** A table that was just made. */
    void add(TableRow row, List<SeatRow> seats, List<Entry> entries) {
        GameEntry offered = catalog.find(row.game()).orElseThrow();
        Table table = table(offered, row, seats, entries);
        loaded.put(row.id(), table);
        published.by(table, true);
    }

    /** Who is asking, by the token if there is one. */
    public Asker asker(String tableId, Optional<String> token) {
        Table table = table(tableId);
        if (token.isPresent()) return seated(table, token.get());
        if (table.row().study()) return new Asker(table, Side.REFEREE, Optional.empty());
        if (table.row().spectators()) return new Asker(table, Side.PUBLIC, Optional.empty());
        throw new Declined(401, "token", "This table is for its players; a token is needed.");
    }

    private static Asker seated(Table table, String token) {
        String hash = Secrets.hash(token);
        for (SeatRow seat : table.now().seats())
            if (seat.tokenHash().isPresent()
                    && Secrets.same(hash, seat.tokenHash().get()))
                return new Asker(table, table.lenses().named(seat.side()).orElseThrow(), Optional.of(seat));
        throw Declined.token();
    }

    /** The whole past of a table, up to now. */
    History history(Table table) {
        History history;
        synchronized (histories) {
            history = histories.computeIfAbsent(
                    table.row().id(), _ -> new History(table.game(), table.row(), table.lenses()));
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

    /** Notices may have been lost: look at everything that is in memory. */
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

    /** Forgets tables nobody has looked at for a while; they are in the database. */
    public void forgetIdle() {
        loaded.values().removeIf(table -> table.isIdle(IDLE_NANOS));
    }
}
