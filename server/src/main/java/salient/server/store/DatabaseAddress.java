package salient.server.store;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;

/** Where the tables are kept: a file, or a PostgreSQL server. */
public sealed interface DatabaseAddress {
    String jdbcUrl();

    /** For people and logs: no password. */
    String description();

    /** Embedded, one process. */
    record File(Path file) implements DatabaseAddress {
        @Override
        public String jdbcUrl() {
            return "jdbc:sqlite:" + file;
        }

        @Override
        public String description() {
            return "SQLite " + file;
        }
    }

    /** Any number of processes. */
    record Postgres(String host, int port, String database, String user, String password) implements DatabaseAddress {
        private static final int DEFAULT_PORT = 5432;

        @Override
        public String jdbcUrl() {
            return "jdbc:postgresql://" + host + ":" + port + "/" + database;
        }

        @Override
        public String description() {
            return "PostgreSQL " + host + ":" + port + "/" + database;
        }

        @Override
        public String toString() {
            return description();
        }

        /** Timeouts, so that a server that went away is noticed and asked again. */
        public Properties properties(int socketTimeoutSeconds) {
            Properties properties = new Properties();
            properties.setProperty("user", user);
            properties.setProperty("password", password);
            properties.setProperty("connectTimeout", "3");
            properties.setProperty("socketTimeout", Integer.toString(socketTimeoutSeconds));
            properties.setProperty("tcpKeepAlive", "true");
            properties.setProperty("ApplicationName", "salient");
            return properties;
        }
    }

    /** Reads {@code postgresql://user:password@host:port/database}. */
    static DatabaseAddress parse(String text) {
        if (!text.startsWith("postgresql://") && !text.startsWith("postgres://"))
            throw new IllegalArgumentException(
                    "a database is written postgresql://user:password@host:port/database, not as given");
        URI uri = URI.create(text);
        if (uri.getHost() == null || uri.getPath() == null || uri.getPath().length() < 2)
            throw new IllegalArgumentException(
                    "a database address needs a host and a name: postgresql://user:password@host:port/database");
        String[] user = uri.getRawUserInfo() == null
                ? new String[] {"postgres"}
                : uri.getRawUserInfo().split(":", 2);
        return new Postgres(
                uri.getHost(),
                uri.getPort() < 0 ? Postgres.DEFAULT_PORT : uri.getPort(),
                uri.getPath().substring(1),
                decoded(user[0]),
                user.length > 1 ? decoded(user[1]) : "");
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
