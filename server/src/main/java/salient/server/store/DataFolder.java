package salient.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Optional;
import java.util.Properties;
import salient.table.store.StorageFailure;

/**
 * The folder of the embedded database. Everything that can be wrong with it is found before anything is written, and said
 * in one sentence.
 */
final class DataFolder {
    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    /** A file of this size is checked page by page in well under a second. */
    private static final long CHECKED_WHOLE = 64L * 1024 * 1024;

    private DataFolder() {}

    /** Makes the folder if it is missing, and keeps other processes out of it until the lock is closed. */
    static FileLock enter(Path file) {
        return tryToEnter(file)
                .orElseThrow(() -> new StorageFailure(
                        "another Salient is using " + file + "; stop it, or choose another folder", null));
    }

    /** As {@link #enter}; empty if another process is in it. */
    static Optional<FileLock> tryToEnter(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            if (Files.exists(folder) && !Files.isDirectory(folder))
                throw new StorageFailure(folder + " is a file, not a folder for games", null);
            if (!Files.exists(folder)) {
                Files.createDirectories(folder);
                onlyForMe(folder, "rwx------");
            }
            return lock(file);
        } catch (IOException e) {
            throw new StorageFailure(
                    "the folder " + folder + " cannot be used for games: it cannot be made or written to", e);
        }
    }

    private static Optional<FileLock> lock(Path file) throws IOException {
        FileChannel channel = FileChannel.open(
                file.resolveSibling(file.getFileName() + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) return Optional.of(lock);
        } catch (OverlappingFileLockException e) {
            // held by this very process, which is just as bad
        }
        channel.close();
        return Optional.empty();
    }

    /** Refuses a file that is no database of this version; reads only. A file that does not exist yet is fine. */
    static void check(Path file) {
        if (!Files.exists(file)) return;
        try {
            if (!Files.isRegularFile(file)) throw new StorageFailure(file + " is not a file", null);
            if (Files.size(file) == 0)
                throw new StorageFailure(
                        file + " is empty, so it is not a database; restore a backup, or remove it to begin anew",
                        null);
            if (!beginsAsDatabase(file)) throw damaged(file, null);
            if (!Files.isWritable(file)) throw new StorageFailure(file + " is read-only", null);
        } catch (IOException e) {
            throw new StorageFailure(file + " cannot be read", e);
        }
        checkContent(file);
    }

    private static boolean beginsAsDatabase(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
        }
    }

    private static void checkContent(Path file) {
        try (Connection connection = readOnly(file);
                Statement statement = connection.createStatement()) {
            refuseNewer(file, schemaOf(statement));
            if (Files.size(file) > CHECKED_WHOLE) return;
            try (ResultSet result = statement.executeQuery("pragma quick_check(1)")) {
                if (!result.next() || !result.getString(1).equals("ok")) throw damaged(file, null);
            }
        } catch (SQLException | IOException e) {
            throw damaged(file, e);
        }
    }

    private static StorageFailure damaged(Path file, Exception cause) {
        return new StorageFailure(file + " is damaged or not a database of Salient; restore a backup", cause);
    }

    private static Connection readOnly(Path file) throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("open_mode", "1"); // SQLITE_OPEN_READONLY
        return DriverManager.getConnection("jdbc:sqlite:" + file, properties);
    }

    private static String schemaOf(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery(
                "select count(*) from sqlite_master where type = 'table' and name = 'flyway_schema_history'")) {
            if (!found.next() || found.getInt(1) == 0) return "";
        }
        try (ResultSet newest =
                statement.executeQuery("select version from flyway_schema_history order by installed_rank desc")) {
            return newest.next() ? newest.getString(1) : "";
        }
    }

    /** A later version may store what this one would misunderstand. */
    static void refuseNewer(Object what, String schema) {
        boolean newer = schema != null
                && schema.matches("\\d{1,9}")
                && Integer.parseInt(schema) > Integer.parseInt(Database.SCHEMA);
        if (newer)
            throw new StorageFailure(
                    what + " was written by a newer version of Salient (schema " + schema + ", this version knows "
                            + Database.SCHEMA + "); use that version",
                    null);
    }

    /** Where the file system knows owners, nobody else reads it. */
    static void onlyForMe(Path path, String permissions) throws IOException {
        if (Files.exists(path)
                && path.getFileSystem().supportedFileAttributeViews().contains("posix"))
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
}
