package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.server.TestServer;
import salient.server.play.Threads;
import salient.server.store.Database;
import salient.server.store.DatabaseAddress;
import salient.server.store.Store;
import salient.table.wire.JsonParser;
import salient.table.wire.RequestReader;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** Tables beyond the memory that is there are dropped, the least recently used first, and read again when asked for. */
class EvictionTest {
    @TempDir
    Path data;

    @Test
    void moreTablesThanMemoryAreAllPlayable() {
        try (Store store = new Store(Database.open(new DatabaseAddress.File(data.resolve("test.db"))), "test")) {
            Tables tables = new Tables(
                    store,
                    TestServer.catalog(),
                    InstantSource.system(),
                    new Threads(),
                    new SavedStates.Settings("test", 64, 24),
                    4_000_000);
            NewGames games = new NewGames(tables, new Secrets());
            List<Responses.TableCreated> made = new ArrayList<>();
            for (int i = 0; i < 200; i++) made.add(games.create(request()));
            assertThat(tables.size()).isBetween(2, 60);
            for (Responses.TableCreated table : made)
                assertThat(tables.caller(
                                        table.table(),
                                        Optional.of(table.seats().getFirst().token()))
                                .tableId())
                        .isEqualTo(table.table());
            assertThat(tables.size()).isBetween(2, 60);
        }
    }

    private static Requests.CreateTable request() {
        return RequestReader.CREATE_TABLE.read(JsonParser.parse("""
                {"game": "ambush", "scenario": "long", "seats": {"red": {"kind": "ME"}, "blue": {"kind": "ME"}}}"""));
    }
}
