package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.server.Client;
import salient.server.TestServer;
import salient.server.Waiting;
import salient.server.play.Threads;
import salient.server.store.Database;
import salient.server.store.DatabaseAddress;
import salient.server.store.Store;
import salient.server.wire.Json;
import salient.table.store.JournalEntry;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** However long a game is, only its end is replayed when it is opened. */
class LongGameTest {
    private static final int ORDERS = 300;
    private static final int EVERY = 64;

    private static final long MEMORY = 1_000_000_000;

    @TempDir
    Path data;

    @Test
    void aLongGameIsOpenedFromASavedState() {
        try (Store store = new Store(Database.open(new DatabaseAddress.File(data.resolve("test.db"))), "test")) {
            Tables tables =
                    new Tables(store, TestServer.catalog(), InstantSource.system(), new Threads(), "test", MEMORY);
            TableQueries queries = new TableQueries(tables, Json::bytes);
            Responses.SeatToken red = new NewGames(tables, new Secrets())
                    .create(Client.JSON.readValue("""
                            {"game": "ambush", "scenario": "long", "seats": {"red": {"kind": "ME"}, "blue": {"kind": "ME"}}}""", Requests.CreateTable.class))
                    .seats()
                    .getFirst();
            Caller caller = tables.caller(red.table(), Optional.of(red.token()));
            TableCommands commands = new TableCommands(TestServer.catalog(), queries);
            for (int i = 0; i < ORDERS; i++)
                commands.play(caller, Requests.Play.text("arm A " + (i % 6 + 1), i, "key " + i));
            Table table = caller.table();
            Waiting.until(() -> store.savedState(red.table(), ORDERS)
                    .filter(saved -> saved.sequence() == ORDERS / EVERY * EVERY)
                    .isPresent());
            List<JournalEntry> entries = store.entries(red.table(), 0);
            SavedStates saved =
                    new SavedStates(store, new Threads(), new SavedStates.Settings("test", EVERY, TableSnapshot.KEPT));
            TableState opened = saved.beforeTheEnd(table.game(), table.row(), table.perspectives(), entries);
            assertThat(ORDERS - opened.last())
                    .as("entries that are replayed")
                    .isBetween(TableSnapshot.KEPT, TableSnapshot.KEPT + EVERY);
        }
    }
}
