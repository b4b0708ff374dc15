package salient.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** One real PostgreSQL for all tests of this machine's run; each test has a database of its own in it. */
final class TestPostgres {
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private static final class Holder {
        static final EmbeddedPostgres POSTGRES = start();
    }

    private TestPostgres() {}

    private static EmbeddedPostgres start() {
        try {
            return EmbeddedPostgres.builder()
                    .setPGStartupWait(Duration.ofMinutes(3))
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address of a new, empty database. */
    static String freshDatabase() {
        String name = "salient_" + DATABASES.incrementAndGet();
        try (Connection connection = Holder.POSTGRES.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return "postgresql://postgres:postgres@localhost:" + Holder.POSTGRES.getPort() + "/" + name;
    }
}
