package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.players.catalog.GameCatalog;
import salient.server.Client;
import salient.server.TestServer;
import salient.server.Waiting;
import salient.server.play.ComputerSeats;
import salient.server.play.Threads;
import salient.server.store.Database;
import salient.server.store.DatabaseAddress;
import salient.server.store.Store;
import salient.server.wire.Json;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** When a table is read whose computer player must decide, it decides, no matter who asked for the table. */
class ComputerWakesTest {
    private static final long MEMORY = 1_000_000_000;

    @TempDir
    Path data;

    private final GameCatalog catalog = TestServer.catalog();

    private Tables tables(Store store) {
        return new Tables(store, catalog, InstantSource.system(), new Threads(), "test", MEMORY);
    }

    @Test
    void readingATableWakesItsComputer() {
        try (Store store = new Store(Database.open(new DatabaseAddress.File(data.resolve("test.db"))), "test")) {
            Responses.SeatToken red = leftInTheMiddle(store);
            Tables tables = tables(store);
            TableQueries queries = new TableQueries(tables, Json::bytes);
            try (ComputerSeats _ =
                    new ComputerSeats(tables, catalog, new TableCommands(catalog, queries), Duration.ofSeconds(5))) {
                assertThat(store.entries(red.table(), 0))
                        .as("nobody has read the table")
                        .hasSize(1);
                Caller caller = tables.caller(red.table(), Optional.of(red.token()));
                Waiting.until(() -> queries.state(caller).toDecide().equals("red"));
            }
        }
    }

    /** Blue, a computer player, is to decide, and the process ends before it does. */
    private Responses.SeatToken leftInTheMiddle(Store store) {
        Tables tables = tables(store);
        TableQueries queries = new TableQueries(tables, Json::bytes);
        Responses.SeatToken red = new NewGames(tables, new Secrets())
                .create(Client.JSON.readValue("""
                        {"game": "ambush", "scenario": "long",
                         "seats": {"red": {"kind": "ME"}, "blue": {"kind": "COMPUTER", "computer": "random"}}}""", Requests.CreateTable.class))
                .seats()
                .getFirst();
        Caller caller = tables.caller(red.table(), Optional.of(red.token()));
        new TableCommands(catalog, queries).play(caller, Requests.Play.text("end", 0, "1"));
        return red;
    }
}
