package salient.server.store;

import java.io.IOException;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;

/** Copies of the embedded database. PostgreSQL has tools of its own: pg_dump and pg_restore. */
public final class Backups {
    private static final String DATABASE = "salient.db";

    private Backups() {}

    /**
     * Writes a copy of the database as it is at one moment. A server may be running on it and goes on meanwhile: SQLite reads
     * one state of its write-ahead log while others write.
     */
    public static void backup(Path data, Path to) {
        Path file = data.resolve(DATABASE);
        if (!Files.exists(file)) throw new StorageFailure("there are no games in " + data, null);
        if (Files.exists(to)) throw new StorageFailure(to + " exists already; choose another file", null);
        Path folder = to.toAbsolutePath().getParent();
        Path partial = folder.resolve(to.getFileName() + ".partial");
        try {
            Files.deleteIfExists(partial);
            Files.createFile(partial);
            DataFolder.onlyForMe(partial, "rw-------");
            copy(file, partial);
            Files.move(partial, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new StorageFailure("cannot write " + to, e);
        } catch (SQLException e) {
            throw new StorageFailure("cannot copy " + file + ": " + e.getMessage(), e);
        }
    }

    /** Into an empty file, in one read transaction. */
    private static void copy(Path from, Path to) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + from);
                Statement statement = connection.createStatement()) {
            statement.execute("pragma busy_timeout = 10000");
            statement.execute("vacuum into '" + to.toString().replace("'", "''") + "'");
        }
    }

    /**
     * Puts a copy in the place of the database. No server may be running on the folder. What was there before is kept beside
     * it, under the name that is returned, or empty if there was nothing.
     */
    public static String restore(Path from, Path data) {
        if (!Files.isRegularFile(from)) throw new StorageFailure("there is no file " + from, null);
        DataFolder.check(from);
        Path file = data.resolve(DATABASE);
        FileLock lock = DataFolder.enter(file);
        try {
            Path fresh = data.resolve(DATABASE + ".restoring");
            Files.copy(from, fresh, StandardCopyOption.REPLACE_EXISTING);
            DataFolder.onlyForMe(fresh, "rw-------");
            String kept = keep(file);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
            return kept;
        } catch (IOException e) {
            throw new StorageFailure("cannot restore to " + data, e);
        } finally {
            close(lock);
        }
    }

    /** The database and its write-ahead log belong together. */
    private static String keep(Path file) throws IOException {
        if (!Files.exists(file)) return "";
        String name = DATABASE + ".before-" + Instant.now().toString().replace(":", "");
        for (String part : new String[] {"-wal", "-shm", ""}) {
            Path old = file.resolveSibling(DATABASE + part);
            if (Files.exists(old)) Files.move(old, file.resolveSibling(name + part), StandardCopyOption.ATOMIC_MOVE);
        }
        return name;
    }

    private static void close(FileLock lock) {
        try {
            lock.channel().close();
        } catch (IOException e) {
            throw new StorageFailure("cannot let go of the folder", e);
        }
    }
}
