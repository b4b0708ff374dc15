package salient.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import salient.table.store.StorageFailure;

/**
 * Listens to PostgreSQL for what other processes wrote. A notification is only a hint: after a lost connection
 * {@code mayHaveMissed} is called, and all tables in memory are refreshed.
 */
final class ChangeNotifications implements AutoCloseable {
    static final String CHANNEL = "salient";

    private static final int POLL_MILLIS = 500;
    private static final int RECONNECT_MILLIS = 500;
    private static final System.Logger LOG = System.getLogger("salient.store");

    private final Database database;
    private final String process;
    private final Consumer<String> changed;
    private final Runnable mayHaveMissed;
    private final Thread thread;
    private volatile boolean closing;

    ChangeNotifications(Database database, String process, Consumer<String> changed, Runnable mayHaveMissed) {
        this.database = database;
        this.process = process;
        this.changed = changed;
        this.mayHaveMissed = mayHaveMissed;
        this.thread = Thread.ofPlatform().daemon().name("change-notifications").start(this::run);
    }

    /** The notification is part of the transaction: it is sent only if the commit succeeds. */
    static void send(Connection connection, String process, List<String> tables) throws SQLException {
        String[] notices =
                tables.stream().distinct().map(table -> process + " " + table).toArray(String[]::new);
        try (PreparedStatement notify = connection.prepareStatement("select pg_notify('" + CHANNEL + "', unnest(?))")) {
            notify.setArray(1, connection.createArrayOf("text", notices));
            notify.execute();
        }
    }

    private void run() {
        while (!closing) {
            try (Connection connection = database.connect();
                    Statement statement = connection.createStatement()) {
                statement.execute("listen " + CHANNEL);
                mayHaveMissed.run();
                listen(connection.unwrap(PGConnection.class));
            } catch (SQLException | StorageFailure e) {
                if (!closing) LOG.log(System.Logger.Level.WARNING, "waiting for the database: " + e.getMessage());
                pause();
            }
        }
    }

    private void listen(PGConnection connection) throws SQLException {
        while (!closing)
            for (PGNotification notification : connection.getNotifications(POLL_MILLIS)) {
                String[] notice = notification.getParameter().split(" ", 2);
                if (notice.length == 2 && !notice[0].equals(process)) changed.accept(notice[1]);
            }
    }

    private void pause() {
        try {
            Thread.sleep(RECONNECT_MILLIS);
        } catch (InterruptedException e) {
            closing = true;
        }
    }

    @Override
    public void close() {
        closing = true;
        thread.interrupt();
    }
}
