package salient.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import salient.table.store.JournalEntry;
import salient.table.store.SavedStateRow;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.store.StorageFailure;
import salient.table.store.TableRow;

/** Reads and writes tables, seats and entries. Writing goes through the {@link Journal}. Thread-safe. */
public final class Store implements Storage, AutoCloseable {
    private static final String SEATS = "select table_id, side, sitter, name, computer, host, token_hash,"
            + " invitation_hash, open_invitation, invited_at, came_at from seat ";

    private static final String SEATS_BY_FURTHER_TOKEN =
            "select seat.table_id, seat.side, sitter, name, computer, host,"
                    + " seat.token_hash, invitation_hash, open_invitation, invited_at, came_at from seat_token join seat"
                    + " on seat.table_id = seat_token.table_id and seat.side = seat_token.side"
                    + " where seat_token.token_hash = ?";

    /** With the numbers of their last entries. */
    private static final String TABLES_IN_PLAY = "select game_table.id, (select coalesce(max(sequence), 0) from entry"
            + " where entry.table_id = game_table.id) from game_table where game_table.over_since is null"
            + " and game_table.study = 0";

    private final Database database;
    private final String process;
    private final Journal journal;
    private volatile Jdbi jdbi;
    private ChangeNotifications notifications;

    /** @param process a name no other process on the same database has */
    public Store(Database database, String process) {
        this.database = database;
        this.process = process;
        this.journal = new Journal(database, process);
    }

    /** Calls back when another process may have changed a table; PostgreSQL only, nobody else writes the file. */
    public void onChange(Consumer<String> changed, Runnable mayHaveMissed) {
        if (database.isPostgres()) notifications = new ChangeNotifications(database, process, changed, mayHaveMissed);
    }

    public Database database() {
        return database;
    }

    /** How many writes wait for the next commit. */
    public int queued() {
        return journal.queued();
    }

    // ---- writing

    @Override
    public CompletableFuture<Boolean> append(JournalEntry entry) {
        return journal.append(entry);
    }

    @Override
    public CompletableFuture<Boolean> create(TableRow table, List<SeatRow> seats, List<JournalEntry> entries) {
        return journal.alter(connection -> {
            if (!insertTable(connection, table)) return false;
            for (SeatRow seat : seats) insertSeat(connection, seat);
            for (JournalEntry entry : entries) insertEntry(connection, entry);
            return true;
        });
    }

    @Override
    public CompletableFuture<Boolean> reseat(SeatRow before, SeatRow after, JournalEntry entry) {
        return journal.alter(connection -> {
            boolean done = updateSeat(connection, before, after, "") && insertEntry(connection, entry);
            if (done && !before.tokenHash().equals(after.tokenHash())) PersonRows.forgetSeat(connection, before);
            if (done) wakeOthers(connection, entry.table());
            return done;
        });
    }

    @Override
    public CompletableFuture<Boolean> reinvite(SeatRow before, SeatRow after) {
        return journal.alter(connection -> {
            boolean done = updateSeat(connection, before, after, " and came_at is null");
            if (done) PersonRows.forgetSeat(connection, before);
            if (done) wakeOthers(connection, before.table());
            return done;
        });
    }

    @Override
    public CompletableFuture<Boolean> noteCame(SeatRow seat, Instant at) {
        return journal.alter(connection -> {
            boolean done = changesOne(
                    connection,
                    "update seat set came_at = ? where table_id = ? and side = ? and token_hash = ? and came_at is null",
                    at.toEpochMilli(),
                    seat.table(),
                    seat.side(),
                    seat.tokenHash().orElse(""));
            if (done) wakeOthers(connection, seat.table());
            return done;
        });
    }

    @Override
    public CompletableFuture<Boolean> noteOver(String table, Instant at) {
        return journal.alter(connection -> changesOne(
                connection,
                "update game_table set over_since = ? where id = ? and over_since is null",
                at.toEpochMilli(),
                table));
    }

    @Override
    public CompletableFuture<Boolean> save(SavedStateRow state) {
        String packed = Packed.pack(state.text());
        return journal.alter(connection -> changesOne(
                connection,
                "insert into saved_state (table_id, sequence, text) values (?, ?, ?)"
                        + " on conflict (table_id, sequence) do update set text = excluded.text",
                state.table(),
                state.sequence(),
                packed));
    }

    @Override
    public CompletableFuture<Boolean> list(String table, Instant at) {
        return journal.alter(connection -> changesOne(
                connection,
                "insert into listed_game (table_id, at) values (?, ?) on conflict do nothing",
                table,
                at.toEpochMilli()));
    }

    private static boolean changesOne(Connection connection, String sql, Object... values) throws SQLException {
        return PersonRows.run(connection, sql, values) == 1;
    }

    private static boolean insertTable(Connection connection, TableRow table) throws SQLException {
        return changesOne(
                connection,
                "insert into game_table (id, game, header, title, spectators, study, seed, created_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
                table.id(),
                table.game(),
                table.header(),
                table.title(),
                table.spectators() ? 1 : 0,
                table.study() ? 1 : 0,
                table.seed(),
                table.createdAt().toEpochMilli());
    }

    private static void insertSeat(Connection connection, SeatRow seat) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "insert into seat (sitter, name, computer, token_hash, invitation_hash, open_invitation, invited_at,"
                        + " host, table_id, side) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
            bindSitter(insert, seat);
            insert.setInt(8, seat.host() ? 1 : 0);
            insert.setString(9, seat.table());
            insert.setString(10, seat.side());
            insert.executeUpdate();
        }
    }

    /** Only if token and invitation are unchanged: two players who come at once do not both get the seat. */
    private static boolean updateSeat(Connection connection, SeatRow before, SeatRow after, String onlyIf)
            throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "update seat set sitter = ?, name = ?, computer = ?, token_hash = ?, invitation_hash = ?,"
                        + " open_invitation = ?, invited_at = ? where table_id = ? and side = ? and sitter = ?"
                        + " and coalesce(token_hash, '') = ? and coalesce(invitation_hash, '') = ?" + onlyIf)) {
            bindSitter(update, after);
            update.setString(8, before.table());
            update.setString(9, before.side());
            update.setString(10, before.sitter().word());
            update.setString(11, before.tokenHash().orElse(""));
            update.setString(12, before.invitationHash().orElse(""));
            return update.executeUpdate() == 1;
        }
    }

    private static void bindSitter(PreparedStatement statement, SeatRow seat) throws SQLException {
        statement.setString(1, seat.sitter().word());
        statement.setString(2, seat.name());
        statement.setString(3, seat.computer().orElse(null));
        statement.setString(4, seat.tokenHash().orElse(null));
        statement.setString(5, seat.invitationHash().orElse(null));
        statement.setString(6, seat.openInvitation().orElse(null));
        statement.setLong(7, seat.invitedAt().toEpochMilli());
    }

    private static boolean insertEntry(Connection connection, JournalEntry entry) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(Journal.INSERT)) {
            Journal.bind(insert, entry);
            return insert.executeUpdate() == 1;
        }
    }

    void wakeOthers(Connection connection, String table) throws SQLException {
        if (database.isPostgres()) ChangeNotifications.send(connection, process, List.of(table));
    }

    // ---- reading

    @Override
    public Optional<TableRow> table(String id) {
        return find(
                "select id, game, header, title, spectators, study, seed, created_at from game_table where id = ?",
                Store::tableRow,
                id);
    }

    @Override
    public List<SeatRow> seats(String table) {
        return list(SEATS + "where table_id = ? order by side", Store::seatRow, table);
    }

    @Override
    public Optional<SeatRow> seatByToken(String hash) {
        return find(SEATS + "where token_hash = ?", Store::seatRow, hash)
                .or(() -> find(SEATS_BY_FURTHER_TOKEN, Store::seatRow, hash));
    }

    @Override
    public Optional<SeatRow> seatByInvitation(String hash) {
        return find(SEATS + "where invitation_hash = ?", Store::seatRow, hash);
    }

    @Override
    public List<SeatRow> openSeats(int most) {
        return list(SEATS + "where sitter = 'open' order by invited_at desc limit ?", Store::seatRow, most);
    }

    @Override
    public List<String> listed(int most) {
        return list(
                "select table_id from listed_game join game_table on game_table.id = table_id"
                        + " where over_since is null order by at desc limit ?",
                row -> row.getString(1),
                most);
    }

    @Override
    public List<JournalEntry> entries(String table, int after) {
        return read(handle -> handle.createQuery("select table_id, sequence, kind, side, text, request, at"
                        + " from entry where table_id = :table and sequence > :after order by sequence")
                .bind("table", table)
                .bind("after", after)
                .setFetchSize(1000)
                .map((row, _) -> entry(row))
                .list());
    }

    @Override
    public Optional<SavedStateRow> savedState(String table, int most) {
        return find(
                "select table_id, sequence, text from saved_state"
                        + " where table_id = ? and sequence <= ? order by sequence desc limit 1",
                row -> new SavedStateRow(row.getString(1), row.getInt(2), Packed.unpack(row.getString(3))),
                table,
                most);
    }

    @Override
    public Optional<JournalEntry> entryOf(String table, String side, String request) {
        return find(
                "select table_id, sequence, kind, side, text, request, at from entry"
                        + " where table_id = ? and side = ? and request = ?",
                Store::entry,
                table,
                side,
                request);
    }

    @Override
    public List<ComputerTable> tablesOfComputers() {
        return list(
                TABLES_IN_PLAY + " and exists (select 1 from seat"
                        + " where seat.table_id = game_table.id and seat.sitter = 'computer')",
                row -> new ComputerTable(row.getString(1), row.getInt(2)));
    }

    @Override
    public List<ClockTable> tablesWithClocks() {
        return list(
                TABLES_IN_PLAY + " and game_table.header like ?",
                row -> new ClockTable(row.getString(1), row.getInt(2)),
                "%\nclock %");
    }

    @Override
    public boolean isShared() {
        return database.isPostgres();
    }

    @Override
    public String description() {
        return database.address().description();
    }

    @Override
    public void ping() {
        read(handle -> handle.createQuery("select 1").mapTo(Integer.class).one());
    }

    /** Writes something else, as a whole or not at all. */
    CompletableFuture<Boolean> alter(Journal.Change change) {
        return journal.alter(change);
    }

    /** How a row of a result is read. */
    interface Reading<T> {
        T of(ResultSet row) throws SQLException;
    }

    /** @param values of the question marks */
    <T> List<T> list(String sql, Reading<T> reading, Object... values) {
        return read(handle ->
                handle.select(sql, values).map((row, _) -> reading.of(row)).list());
    }

    /** @param values of the question marks */
    <T> Optional<T> find(String sql, Reading<T> reading, Object... values) {
        return read(handle ->
                handle.select(sql, values).map((row, _) -> reading.of(row)).findOne());
    }

    <T> T read(Function<Handle, T> query) {
        try {
            return jdbi().withHandle(query::apply);
        } catch (org.jdbi.v3.core.JdbiException e) {
            throw new StorageFailure("cannot read from the database: " + e.getMessage(), e);
        }
    }

    /** Created when first needed, so that the server can answer its first request earlier. */
    private Jdbi jdbi() {
        if (jdbi == null) jdbi = Jdbi.create(database.readers());
        return jdbi;
    }

    private static TableRow tableRow(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getInt(5) != 0,
                row.getInt(6) != 0,
                row.getString(7),
                Instant.ofEpochMilli(row.getLong(8)));
    }

    private static SeatRow seatRow(ResultSet row) throws SQLException {
        return new SeatRow(
                row.getString(1),
                row.getString(2),
                SeatRow.Sitter.of(row.getString(3)),
                row.getString(4),
                Optional.ofNullable(row.getString(5)),
                row.getInt(6) != 0,
                Optional.ofNullable(row.getString(7)),
                Optional.ofNullable(row.getString(8)),
                Optional.ofNullable(row.getString(9)),
                Instant.ofEpochMilli(row.getLong(10)),
                row.getObject(11) != null);
    }

    private static JournalEntry entry(ResultSet row) throws SQLException {
        return new JournalEntry(
                row.getString(1),
                row.getInt(2),
                JournalEntry.Kind.of(row.getString(3)),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                Instant.ofEpochMilli(row.getLong(7)));
    }

    /** Writes what is queued, then closes. */
    @Override
    public void close() {
        if (notifications != null) notifications.close();
        journal.close();
        database.close();
    }
}
