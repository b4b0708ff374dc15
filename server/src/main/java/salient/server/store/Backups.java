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
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import salient.table.store.StorageFailure;

/** Copies of the embedded database. PostgreSQL has tools of its own: pg_dump and pg_restore. */
public final class Backups {
    private static final String DATABASE = "salient.db";
    /** A backup that a running server is to restore, and what it answers. */
    private static final String REQUEST = DATABASE + ".to-restore";

    private static final String ANSWER = DATABASE + ".restored";
    private static final String FAILED = "failed: ";
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    private static final Duration LOOK = Duration.ofMillis(100);

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
     * Puts a copy in the place of the database. If a server is running on the folder, it is asked to do so: it stops, carries
     * it out and starts again. What was there before is kept beside it, under the name that is returned, or empty if there was
     * nothing.
     */
    public static String restore(Path from, Path data) {
        return restore(from, data, LONGEST_WAIT);
    }

    /** @param patience how long a running server may take to answer */
    static String restore(Path from, Path data, Duration patience) {
        if (!Files.isRegularFile(from)) throw new StorageFailure("there is no file " + from, null);
        DataFolder.check(from);
        Optional<FileLock> lock = DataFolder.tryToEnter(data.resolve(DATABASE));
        try {
            Path staged = data.resolve(DATABASE + ".restoring");
            Files.copy(from, staged, StandardCopyOption.REPLACE_EXISTING);
            DataFolder.onlyForMe(staged, "rw-------");
            return lock.isPresent() ? put(staged, data) : askRunningServer(staged, data, patience);
        } catch (IOException e) {
            throw new StorageFailure("cannot restore to " + data, e);
        } finally {
            lock.ifPresent(Backups::close);
        }
    }

    private static String put(Path staged, Path data) throws IOException {
        Path file = data.resolve(DATABASE);
        String kept = keep(file);
        Files.move(staged, file, StandardCopyOption.ATOMIC_MOVE);
        return kept;
    }

    private static String askRunningServer(Path staged, Path data, Duration patience) throws IOException {
        Path answer = data.resolve(ANSWER);
        Files.deleteIfExists(answer);
        Files.move(staged, data.resolve(REQUEST), StandardCopyOption.ATOMIC_MOVE);
        long deadline = System.nanoTime() + patience.toNanos();
        while (!Files.exists(answer)) {
            if (System.nanoTime() > deadline) {
                Files.deleteIfExists(data.resolve(REQUEST));
                throw new StorageFailure("the program that is running does not answer; stop it and try again", null);
            }
            LockSupport.parkNanos(LOOK.toNanos());
        }
        String said = Files.readString(answer);
        Files.delete(answer);
        if (said.startsWith(FAILED)) throw new StorageFailure(said.substring(FAILED.length()), null);
        return said;
    }

    /** Whether someone wants a backup restored while this server runs. */
    public static boolean isRestoreWanted(Path data) {
        return Files.exists(data.resolve(REQUEST));
    }

    /** Restores the backup that was asked for and answers the request. No server may be running on the folder. */
    public static void restoreWanted(Path data) {
        FileLock lock = DataFolder.enter(data.resolve(DATABASE));
        try {
            answer(data, put(data.resolve(REQUEST), data));
        } catch (IOException e) {
            answer(data, FAILED + "cannot restore to " + data + ": " + e.getMessage());
        } finally {
            close(lock);
        }
    }

    /** Appears with its content. */
    private static void answer(Path data, String text) {
        try {
            Path partial = data.resolve(ANSWER + ".partial");
            Files.writeString(partial, text);
            Files.move(partial, data.resolve(ANSWER), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new StorageFailure("cannot write to " + data, e);
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
