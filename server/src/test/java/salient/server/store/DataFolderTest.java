package salient.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.table.store.JournalEntry;
import salient.table.store.StorageFailure;
import salient.table.store.TableRow;

/** What can be wrong with the folder of the games is found before anything is written. */
class DataFolderTest {
    @TempDir
    Path data;

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private Path file() {
        return data.resolve("salient.db");
    }

    private static void open(Path file) {
        Database.open(new DatabaseAddress.File(file)).close();
    }

    private static void assertRefused(Path file, String why) {
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(StorageFailure.class)
                .hasMessageContaining(why)
                .hasMessageNotContaining("\n")
                .hasMessageNotContaining("Exception");
    }

    @Test
    void onlyItsOwnerReadsTheDatabase() throws IOException {
        Path file = data.resolve("new/salient.db");
        Database database = Database.open(new DatabaseAddress.File(file));
        try (Store store = new Store(database, "test")) {
            store.create(new TableRow("t", "ambush", "header", "title", true, false, "seed", NOW), List.of(), List.of())
                    .join();
            for (Path part : List.of(file, data.resolve("new/salient.db-wal")))
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(part)))
                        .as(part.toString())
                        .isEqualTo("rw-------");
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())))
                .isEqualTo("rwx------");
    }

    /** In one file, without a log of changes beside it. */
    private void execute(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement()) {
            statement.execute("pragma journal_mode = delete");
            for (String each : statements) statement.execute(each);
        }
    }

    @Test
    void aDatabaseOfANewerVersionIsRefusedAndNotTouched() throws IOException, SQLException {
        open(file());
        execute("insert into flyway_schema_history (installed_rank, version, description, type, script,"
                + " installed_by, execution_time, success) values (99, '99', 'later', 'SQL', 'V99', 'x', 1, 1)");
        byte[] before = Files.readAllBytes(file());
        assertRefused(file(), "newer version of Salient (schema 99");
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
    }

    @Test
    void aFileInThePlaceOfTheFolderIsSaid() throws IOException {
        Path file = Files.writeString(data.resolve("games"), "not a folder");
        assertRefused(file.resolve("salient.db"), "is a file, not a folder");
    }

    @Test
    void aFolderThatCannotBeMadeIsSaid() {
        assertRefused(Path.of("/proc/no/such/folder/salient.db"), "cannot be used for games");
    }

    /** Not even the administrator can write to this one. */
    @Test
    void aFolderThatCannotBeWrittenToIsSaid() {
        Path readOnly = Path.of("/sys/kernel");
        assumeTrue(Files.isDirectory(readOnly));
        assertRefused(readOnly.resolve("salient.db"), "cannot be used for games");
    }

    @Test
    void aFileThatCannotBeWrittenToIsSaid() throws IOException {
        open(file());
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("r--------"));
        assumeFalse(Files.isWritable(file()), "the administrator can write to every file");
        assertRefused(file(), "is read-only");
    }

    @Test
    void anEmptyFileIsNoDatabase() throws IOException {
        Files.createFile(file());
        assertRefused(file(), "is empty");
        assertThat(Files.size(file())).isZero();
    }

    @Test
    void aDamagedFileIsSaid() throws IOException {
        Files.writeString(file(), "this is no database at all, only a text that is long enough");
        assertRefused(file(), "damaged");
        Files.delete(file());
        open(file());
        byte[] bytes = Files.readAllBytes(file());
        for (int i = 100; i < bytes.length; i++) bytes[i] = (byte) (i * 31);
        Files.write(file(), bytes);
        assertRefused(file(), "damaged");
    }

    /** The first page is as it should be, so that the database opens and answers. */
    @Test
    void aFileDamagedInTheMiddleIsSaid() throws IOException, SQLException {
        open(file());
        execute(IntStream.range(0, 400)
                .mapToObj(i -> "insert into game_table (id, game, header, title, spectators, study, seed, created_at)"
                        + " values ('t" + i + "', 'ambush', '" + "x".repeat(200) + "', 'title', 1, 0, 'seed', 1)")
                .toArray(String[]::new));
        byte[] bytes = Files.readAllBytes(file());
        for (int i = bytes.length - 3 * 4096; i < bytes.length - 2 * 4096; i++) bytes[i] = (byte) 0xA5;
        Files.write(file(), bytes);
        assertRefused(file(), "damaged");
    }

    @Test
    void aCopyMadeDuringPlayIsWholeAndCanBeRestored() throws Exception {
        Path copy = data.resolve("copy.db");
        Path elsewhere = data.resolve("elsewhere");
        try (Store store = new Store(Database.open(new DatabaseAddress.File(file())), "test")) {
            store.create(new TableRow("t", "ambush", "header", "title", true, false, "seed", NOW), List.of(), List.of())
                    .join();
            Thread writing = Thread.ofPlatform().start(() -> {
                for (int i = 1; i <= 300; i++) store.append(entry(i)).join();
            });
            while (store.entries("t", 0).size() < 50) Thread.sleep(1);
            Backups.backup(data, copy);
            writing.join();
            assertThat(store.entries("t", 0)).hasSize(300);
            assertThatThrownBy(() -> Backups.restore(copy, data, Duration.ofMillis(300)))
                    .as("what uses the folder is no program that could be asked")
                    .hasMessageContaining("does not answer");
            assertThat(Backups.isRestoreWanted(data)).isFalse();
            assertThatThrownBy(() -> Backups.backup(data, copy)).hasMessageContaining("exists already");
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
                .isEqualTo("rw-------");
        assertThat(Backups.restore(copy, elsewhere)).isEmpty();
        int restored = entriesIn(elsewhere);
        assertThat(restored).isBetween(50, 300);
        String kept = Backups.restore(copy, data);
        assertThat(entriesIn(data)).isEqualTo(restored);
        assertThat(data.resolve(kept)).exists();
    }

    @Test
    void whatIsNoBackupIsNotRestored() throws IOException {
        open(file());
        Path text = Files.writeString(data.resolve("text"), "hello");
        assertThatThrownBy(() -> Backups.restore(text, data)).hasMessageContaining("damaged");
        assertThatThrownBy(() -> Backups.restore(data.resolve("nothing"), data))
                .hasMessageContaining("there is no file");
        assertThatThrownBy(() -> Backups.backup(data.resolve("nowhere"), data.resolve("x")))
                .hasMessageContaining("there are no games");
        open(file());
    }

    private static JournalEntry entry(int sequence) {
        return new JournalEntry("t", sequence, JournalEntry.Kind.CHAT, "red", "Ann\nhello", "r" + sequence, NOW);
    }

    private static int entriesIn(Path folder) {
        try (Store store = new Store(Database.open(new DatabaseAddress.File(folder.resolve("salient.db"))), "test")) {
            List<JournalEntry> entries = store.entries("t", 0);
            for (int i = 0; i < entries.size(); i++)
                assertThat(entries.get(i).sequence()).isEqualTo(i + 1);
            return entries.size();
        }
    }
}
