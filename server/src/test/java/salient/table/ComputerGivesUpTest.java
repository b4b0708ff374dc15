package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Game;
import salient.kernel.play.Notation;
import salient.kernel.play.Position;
import salient.kernel.record.UndoLaw;
import salient.players.ComputerPlayers;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.play.ComputerSeats;
import salient.server.play.Threads;
import salient.server.store.Database;
import salient.server.store.DatabaseAddress;
import salient.server.store.Store;
import salient.server.toy.Ambush;
import salient.server.wire.Json;
import salient.table.wire.Feed;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** A computer player whose orders fail waits, then stops and says so; a new position lets it try again. */
class ComputerGivesUpTest {
    @TempDir
    Path data;

    private volatile boolean broken = true;

    /** The toy game, in which blue's orders cannot be read while {@link #broken}. */
    private Game game() {
        Notation notation = proxy(Notation.class, new Ambush().notation(), (method, arguments) -> {
            boolean blue = method.getName().equals("parseOrder")
                    && ((Position) arguments[1]).toDecide().equals(Ambush.BLUE);
            if (broken && blue) throw new BadNotation(1, 1, "expected a fault");
        });
        Game ambush = new Ambush();
        return (Game) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, arguments) ->
                        method.getName().equals("notation") ? notation : call(method, ambush, arguments));
    }

    private interface Before {
        void calling(Method method, Object[] arguments);
    }

    private <T> T proxy(Class<T> type, T real, Before before) {
        return type.cast(
                Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
                    before.calling(method, arguments);
                    return call(method, real, arguments);
                }));
    }

    private static Object call(Method method, Object real, Object[] arguments) throws Throwable {
        try {
            return method.invoke(real, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; !condition.getAsBoolean(); i++) {
            if (i > 3_000) throw new AssertionError("it does not happen");
            Thread.sleep(10);
        }
    }

    @Test
    void itStopsWithANoticeAndTriesAgainAfterAnUndo() throws InterruptedException {
        ComputerPlayers.Offer random = new ComputerPlayers.Offer(
                "random", "Random", "Any order.", new Ambush().sides(), (_, seed) -> new RandomPlayer(seed));
        GameCatalog catalog = new GameCatalog(List.of(GameEntry.of(game(), List.of(random))));
        try (Store store = new Store(Database.open(new DatabaseAddress.File(data.resolve("test.db"))), "test")) {
            Tables tables = new Tables(
                    store,
                    catalog,
                    InstantSource.system(),
                    new Threads(),
                    "test",
                    Runtime.getRuntime().maxMemory());
            TableQueries queries = new TableQueries(tables, Json::bytes);
            TableCommands commands = new TableCommands(catalog, queries);
            NewGames games = new NewGames(tables, new Secrets());
            try (ComputerSeats _ =
                    new ComputerSeats(tables, catalog, commands, Duration.ofSeconds(5), Duration.ofMillis(10))) {
                Responses.SeatToken red = games.create(new Requests.CreateTable(
                                "ambush",
                                "long",
                                Optional.empty(),
                                Map.of(
                                        "red", new Requests.SeatRequest(Requests.Kind.ME, Optional.empty()),
                                        "blue",
                                                new Requests.SeatRequest(
                                                        Requests.Kind.COMPUTER, Optional.of("random"))),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(UndoLaw.PRACTICE),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()))
                        .seats()
                        .getFirst();
                Caller caller = tables.caller(red.table(), Optional.of(red.token()));
                commands.play(caller, Requests.Play.text("end", 0, "1"));
                until(() -> notices(queries, caller) == 1);
                Thread.sleep(300);
                assertThat(notices(queries, caller))
                        .as("it has stopped, and says so once")
                        .isEqualTo(1);
                broken = false;
                int seen = queries.state(caller).sequence();
                commands.undo(caller, new Requests.UndoRequest(seen, "2", Optional.empty(), Optional.empty()));
                seen = queries.state(caller).sequence();
                commands.play(caller, Requests.Play.text("end", seen, "3"));
                until(() -> queries.state(caller).toDecide().equals("red"));
            }
        }
    }

    private static long notices(TableQueries queries, Caller caller) {
        return queries.feed(caller, 0).items().stream()
                .filter(item -> item instanceof Feed.Said said && said.text().contains("has stopped"))
                .count();
    }
}
