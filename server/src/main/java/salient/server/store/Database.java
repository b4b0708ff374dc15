package salient.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileLock;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import salient.table.store.StorageFailure;

/**
 * Connections. Readers come from a pool; the one writer is the journal's own. SQLite runs with its write-ahead log and
 * full synchronization: a commit that returned survives a power cut.
 */
public final class Database implements AutoCloseable {
    /** The newest script in {@code migrations}; a test keeps them equal. */
    static final String SCHEMA = "5";

    private static final int READERS = 8;
    private static final int PAGES_IN_LOG = 8_000;
    private static final int CACHE_KILOBYTES = 16_000;
    private static final int SOCKET_TIMEOUT_SECONDS = 10;

    private final DatabaseAddress address;
    private volatile HikariDataSource readers;
    private Optional<FileLock> lock = Optional.empty();

    private Database(DatabaseAddress address) {
        this.address = address;
    }

    /** Opens, and brings the schema up to date if it is not. */
    public static Database open(DatabaseAddress address) {
        Database database = at(address);
        try {
            database.prepare();
        } catch (StorageFailure unusable) {
            database.close();
            throw unusable;
        }
        return database;
    }

    /** Not yet prepared, so that other things can be set up at the same time. */
    public static Database at(DatabaseAddress address) {
        return new Database(address);
    }

    public void prepare() {
        try {
            if (address instanceof DatabaseAddress.File(var file)) {
                lock = Optional.of(DataFolder.enter(file));
                DataFolder.check(file);
                DataFolder.onlyForMe(file, "rw-------");
            }
            migrate(address);
            // The write-ahead log takes over the permissions of the file.
            if (address instanceof DatabaseAddress.File(var file)) DataFolder.onlyForMe(file, "rw-------");
        } catch (IOException | SQLException | FlywayException e) {
            throw new StorageFailure("cannot open " + address.description() + ": " + firstLine(e), e);
        }
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    public DatabaseAddress address() {
        return address;
    }

    public boolean isPostgres() {
        return address instanceof DatabaseAddress.Postgres;
    }

    /** Created when first needed, so that the server can answer its first request earlier. */
    DataSource readers() {
        HikariDataSource made = readers;
        if (made != null) return made;
        synchronized (this) {
            if (readers == null) readers = pool();
            return readers;
        }
    }

    /** A connection of its own for the listener; the caller closes it. */
    Connection connect() throws SQLException {
        return connect(address);
    }

    /**
     * The connection of the journal; the caller closes it. Pages that are written again and again go from the log to the file
     * less often, and the pages of many tables stay in memory.
     */
    Connection connectWriter() throws SQLException {
        Connection connection = connect(address);
        if (address instanceof DatabaseAddress.File)
            try (Statement statement = connection.createStatement()) {
                statement.execute("pragma wal_autocheckpoint = " + PAGES_IN_LOG);
                statement.execute("pragma cache_size = -" + CACHE_KILOBYTES);
            }
        return connection;
    }

    private static Connection connect(DatabaseAddress address) throws SQLException {
        return switch (address) {
            case DatabaseAddress.File file -> sqlite(file);
            case DatabaseAddress.Postgres postgres ->
                DriverManager.getConnection(postgres.jdbcUrl(), postgres.properties(SOCKET_TIMEOUT_SECONDS));
        };
    }

    private static Connection sqlite(DatabaseAddress.File file) throws SQLException {
        return DriverManager.getConnection(file.jdbcUrl(), sqliteProperties());
    }

    private static Properties sqliteProperties() {
        Properties properties = new Properties();
        properties.setProperty("journal_mode", "WAL");
        properties.setProperty("synchronous", "FULL");
        properties.setProperty("busy_timeout", "5000");
        properties.setProperty("foreign_keys", "true");
        return properties;
    }

    private HikariDataSource pool() {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address.jdbcUrl());
        switch (address) {
            case DatabaseAddress.File _ -> config.setDataSourceProperties(sqliteProperties());
            case DatabaseAddress.Postgres postgres ->
                config.setDataSourceProperties(postgres.properties(SOCKET_TIMEOUT_SECONDS));
        }
        config.setPoolName("readers");
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(3_000);
        config.setInitializationFailTimeout(-1); // a database that is away now may be back when it is needed
        return new HikariDataSource(config);
    }

    /** Flyway is loaded only when there is something to migrate: it costs more than all the rest of the start. */
    private static void migrate(DatabaseAddress address) throws SQLException {
        try (Connection connection = connect(address)) {
            String schema = schemaOf(connection);
            if (SCHEMA.equals(schema)) return;
            DataFolder.refuseNewer(address.description(), schema);
        }
        String user = address instanceof DatabaseAddress.Postgres postgres ? postgres.user() : null;
        String password = address instanceof DatabaseAddress.Postgres postgres ? postgres.password() : null;
        Flyway.configure()
                .dataSource(address.jdbcUrl(), user, password)
                .locations("classpath:salient/server/migrations")
                .load()
                .migrate();
    }

    /** Empty for a database that has never been migrated. */
    private static String schemaOf(Connection connection) {
        try (Statement statement = connection.createStatement();
                ResultSet newest = statement.executeQuery(
                        "select version from flyway_schema_history order by installed_rank desc")) {
            return newest.next() ? newest.getString(1) : "";
        } catch (SQLException noSuchTable) {
            return "";
        }
    }

    @Override
    public void close() {
        if (readers != null) readers.close();
        lock.ifPresent(held -> {
            try {
                held.channel().close();
            } catch (IOException e) {
                throw new UncheckedIOException("cannot let go of " + address.description(), e);
            }
        });
    }
}
