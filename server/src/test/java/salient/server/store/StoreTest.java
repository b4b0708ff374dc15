package salient.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.StorageFailure;
import salient.table.store.TableRow;

/** What is written is there, once. */
class StoreTest {
    @TempDir
    Path data;

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private Store open() {
        return new Store(Database.open(new DatabaseAddress.File(data.resolve("test.db"))), "test");
    }

    private static TableRow table(String id) {
        return new TableRow(id, "ambush", "header", "title", true, false, "seed", NOW);
    }

    private static JournalEntry entry(String table, int sequence, String request) {
        return new JournalEntry(table, sequence, JournalEntry.Kind.CHAT, "red", "Ann\nhello", request, NOW);
    }

    @Test
    void theNewestMigrationIsTheSchemaTheProgramKnows() throws URISyntaxException, IOException {
        URI folder = Database.class.getResource("/salient/server/migrations").toURI();
        try (var files = Files.list(Path.of(folder))) {
            assertThat(files.map(file -> file.getFileName().toString().replaceAll("V(\\d+)__.*", "$1")))
                    .contains(Database.SCHEMA)
                    .allSatisfy(version -> assertThat(Integer.parseInt(version))
                            .isLessThanOrEqualTo(Integer.parseInt(Database.SCHEMA)));
        }
    }

    @Test
    void whatWasWrittenIsReadAgainByTheNext() {
        SeatRow seat = new SeatRow(
                "t",
                "red",
                SeatRow.Sitter.PERSON,
                "Ann",
                Optional.empty(),
                true,
                Optional.of("hash"),
                Optional.empty(),
                Optional.empty(),
                NOW,
                false);
        try (Store store = open()) {
            assertThat(store.create(table("t"), List.of(seat), List.of(entry("t", 1, "a")))
                            .join())
                    .isTrue();
            assertThat(store.append(entry("t", 2, "b")).join()).isTrue();
        }
        try (Store store = open()) {
            assertThat(store.table("t")).contains(table("t"));
            assertThat(store.seats("t")).containsExactly(seat);
            assertThat(store.seatByToken("hash")).contains(seat);
            assertThat(store.entries("t", 0)).containsExactly(entry("t", 1, "a"), entry("t", 2, "b"));
            assertThat(store.entries("t", 1)).containsExactly(entry("t", 2, "b"));
        }
    }

    @Test
    void aPlaceInTheSequenceIsTakenOnceAndARequestIsAnsweredOnce() {
        try (Store store = open()) {
            store.create(table("t"), List.of(), List.of()).join();
            assertThat(store.append(entry("t", 1, "a")).join()).isTrue();
            assertThat(store.append(entry("t", 1, "b")).join()).isFalse();
            assertThat(store.append(entry("t", 2, "a")).join()).isFalse();
            assertThat(store.entries("t", 0)).hasSize(1);
        }
    }

    @Test
    void manyWritesShareTheirCommitsAndAllAreAnswered() {
        try (Store store = open()) {
            List<CompletableFuture<Boolean>> done = new ArrayList<>();
            for (int table = 0; table < 50; table++)
                store.create(table("t" + table), List.of(), List.of()).join();
            for (int sequence = 1; sequence <= 40; sequence++)
                for (int table = 0; table < 50; table++)
                    done.add(store.append(entry("t" + table, sequence, "k" + sequence)));
            assertThat(done).allSatisfy(written -> assertThat(written.join()).isTrue());
            for (int table = 0; table < 50; table++)
                assertThat(store.entries("t" + table, 0)).hasSize(40);
        }
    }

    @Test
    void aSeatIsTakenOnlyByWhoSawItAsItIs() {
        SeatRow open = new SeatRow(
                "t",
                "red",
                SeatRow.Sitter.INVITED,
                "",
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.of("invitation"),
                Optional.empty(),
                NOW,
                false);
        SeatRow ann = open.taken(SeatRow.Sitter.PERSON, "Ann", Optional.empty(), Optional.of("ann"));
        SeatRow ben = open.taken(SeatRow.Sitter.PERSON, "Ben", Optional.empty(), Optional.of("ben"));
        try (Store store = open()) {
            store.create(table("t"), List.of(open), List.of()).join();
            assertThat(store.reseat(open, ann, entry("t", 1, "a")).join()).isTrue();
            assertThat(store.reseat(open, ben, entry("t", 2, "b")).join()).isFalse();
            assertThat(store.seats("t")).containsExactly(ann);
            assertThat(store.entries("t", 0)).hasSize(1);
        }
    }

    @Test
    void anEmbeddedFileBelongsToOneProcess() {
        try (Store store = open()) {
            store.ping();
            assertThatThrownBy(this::open)
                    .isInstanceOf(StorageFailure.class)
                    .hasMessageContaining("another Salient is using");
        }
        open().close();
    }

    @Test
    void addressesOfDatabasesAreReadAndSpokenWithoutThePassword() {
        DatabaseAddress address = DatabaseAddress.parse("postgresql://ann:s%40crecy@db.example:5433/salient");
        assertThat(address).isEqualTo(new DatabaseAddress.Postgres("db.example", 5433, "salient", "ann", "s@crecy"));
        assertThat(address.description()).doesNotContain("s@crecy");
        assertThat(address.toString()).doesNotContain("s@crecy");
        assertThatThrownBy(() -> DatabaseAddress.parse("mysql://x/y")).hasMessageContaining("postgresql://");
        assertThatThrownBy(() -> DatabaseAddress.parse("postgresql://host")).hasMessageContaining("a name");
    }

    /** An entry of a table that does not exist is refused by the database, in the middle of a batch. */
    @Test
    void oneBadRowDoesNotFailTheRowsWrittenWithIt() {
        try (Store store = open()) {
            store.create(table("t"), List.of(), List.of()).join();
            for (int round = 0; round < 20; round++) {
                List<CompletableFuture<Boolean>> good = new ArrayList<>();
                CompletableFuture<Boolean> bad = null;
                for (int i = 1; i <= 20; i++) {
                    if (i == 10) bad = store.append(entry("missing", 1, "bad" + round));
                    int sequence = round * 20 + i;
                    good.add(store.append(entry("t", sequence, "good" + sequence)));
                }
                assertThat(good).allSatisfy(done -> assertThat(done.join()).isTrue());
                assertThatThrownBy(bad::join).hasCauseInstanceOf(StorageFailure.class);
            }
            assertThat(store.entries("t", 0)).hasSize(400);
        }
    }
}
