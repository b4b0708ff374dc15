package salient.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.table.store.StorageFailure;

/** Who waits for a write hears of it in the end, whatever the database does. */
class JournalTest {
    @TempDir
    Path data;

    private static boolean waitFor(CountDownLatch answer) {
        try {
            answer.await();
            return true;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whatADatabaseThatHangsDoesNotWriteFailsAndLaterWritesAreDone() {
        Duration patience = Duration.ofMillis(500);
        CountDownLatch answer = new CountDownLatch(1);
        try (Database database = Database.open(new DatabaseAddress.File(data.resolve("test.db")));
                Journal journal = new Journal(database, "test", patience)) {
            CompletableFuture<Boolean> hanging = journal.alter(_ -> waitFor(answer));
            CompletableFuture<Boolean> behind = journal.alter(_ -> true);
            for (CompletableFuture<Boolean> write : List.of(hanging, behind))
                assertThatThrownBy(write::join)
                        .hasCauseInstanceOf(StorageFailure.class)
                        .hasMessageContaining("does not answer");
            answer.countDown();
            assertThat(journal.alter(_ -> true).join()).isTrue();
        }
    }
}
