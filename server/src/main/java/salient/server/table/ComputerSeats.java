package salient.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import salient.kernel.dice.Commitment;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.StateHash;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.server.store.SeatRow;
import salient.server.store.StorageFailure;
import salient.server.wire.RequestRefused;
import salient.server.wire.Requests;

/**
 * Plays the seats that computer players have. Each table's player waits on a virtual thread and gives orders in the same
 * way as people; a few threads of low priority do the thinking, so that people do not have to wait.
 */
public final class ComputerSeats implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("salient.computer");
    private static final Duration RETRY = Duration.ofSeconds(1);
    /** How long another process may take before this one assumes that it has stopped. */
    private static final Duration OTHERS_TURN = Duration.ofSeconds(5);

    private final Tables tables;
    private final GameCatalog catalog;
    private final TableCommands commands;
    private final Duration budget;
    private final Map<String, Thread> playing = new ConcurrentHashMap<>();
    private final ExecutorService thinkers;
    private volatile boolean closing;

    /** @param budget how long a player may think about one order before any legal one is given for it */
    public ComputerSeats(Tables tables, GameCatalog catalog, TableCommands commands, Duration budget) {
        this.tables = tables;
        this.catalog = catalog;
        this.commands = commands;
        this.budget = budget;
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        this.thinkers = Executors.newFixedThreadPool(
                threads,
                Thread.ofPlatform()
                        .daemon()
                        .name("thinker-", 0)
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
        tables.onPublished(this::published);
    }

    /** Continues the games that were waiting when the last process stopped. */
    public void resume() {
        for (String id : tables.store().tablesOfComputers()) consider(tables.table(id), Duration.ZERO);
    }

    private void published(Table table, boolean own) {
        if (computerToDecide(table).isPresent()) consider(table, own ? Duration.ZERO : OTHERS_TURN);
        else if (table.now().isOver() && own)
            tables.store().noteOver(table.row().id(), tables.clock().instant());
    }

    private void consider(Table table, Duration patience) {
        if (closing || computerToDecide(table).isEmpty()) return;
        playing.computeIfAbsent(
                table.row().id(),
                id -> Thread.ofVirtual().name("computer " + id).start(() -> play(table, patience)));
    }

    /** The seat that must decide, if a computer player sits there. */
    private static Optional<SeatRow> computerToDecide(Table table) {
        TableSnapshot now = table.now();
        if (now.isOver() || table.row().study()) return Optional.empty();
        return now.seats().stream()
                .filter(seat -> seat.side().equals(now.toDecide().id()) && seat.sitter() == SeatRow.Sitter.COMPUTER)
                .findFirst();
    }

    private void play(Table table, Duration patience) {
        try {
            waitForOthers(table, patience);
            Optional<SeatRow> seat = computerToDecide(table);
            // A player may keep its plan for as long as it is asked without a pause.
            Map<SeatRow, ComputerPlayer> seated = new HashMap<>();
            while (seat.isPresent() && !closing) {
                decideAndPlay(table, seat.get(), seated);
                seat = computerToDecide(table);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            playing.remove(table.row().id());
        }
        // Its turn may have come again between the last look and giving up the place.
        if (!Thread.currentThread().isInterrupted()) consider(table, patience);
    }

    private static void waitForOthers(Table table, Duration patience) throws InterruptedException {
        int before = -1;
        while (!patience.isZero() && before != table.now().last()) {
            before = table.now().last();
            Thread.sleep(patience);
        }
    }

    private void decideAndPlay(Table table, SeatRow seat, Map<SeatRow, ComputerPlayer> seated)
            throws InterruptedException {
        TableSnapshot now = table.now();
        Side side = now.toDecide();
        Caller caller = new Caller(table, side, Optional.of(seat));
        try {
            Order order = decide(table, now, caller, seated);
            commands.play(
                    caller,
                    Requests.Play.text(
                            table.game().notation().print(order),
                            now.numbering().last(caller.perspective()),
                            "computer-" + (now.last() + 1)));
        } catch (RequestRefused refused) {
            // Stale or no longer its turn: somebody else was faster. Anything else is a fault of the player.
            if (refused.status() == 422 || refused.status() == 400)
                LOG.log(
                        System.Logger.Level.ERROR,
                        "a computer player's order at " + table.row() + ": " + refused.problem());
            Thread.sleep(RETRY);
        } catch (StorageFailure away) {
            Thread.sleep(RETRY);
        }
    }

    private Order decide(Table table, TableSnapshot now, Caller caller, Map<SeatRow, ComputerPlayer> seated)
            throws InterruptedException {
        Position known = now.known(caller.perspective(), caller.side());
        // The sequence is in it, lest a player that leaves much to chance choose the same again and again; the
        // commitment,
        // lest he choose the same at every table whose dice differ.
        long seed = new StateHash()
                .add(table.header().commitment().map(Commitment::hex).orElse(""))
                .add(caller.side().id())
                .add(now.last())
                .value();
        SeatRow seat = caller.seat().orElseThrow();
        ComputerPlayer player = seated.computeIfAbsent(seat, row -> player(table, row, caller.side(), seed));
        Future<Order> thought;
        try {
            thought = thinkers.submit(() -> player.decide(known));
        } catch (RejectedExecutionException e) {
            throw new InterruptedException("the server is stopping");
        }
        try {
            return thought.get(budget.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            thought.cancel(true);
            LOG.log(System.Logger.Level.WARNING, "a computer player took too long at " + table.row());
        } catch (ExecutionException e) {
            LOG.log(System.Logger.Level.ERROR, "a computer player failed at " + table.row(), e.getCause());
        }
        seated.remove(seat); // it may still be thinking
        return new RandomPlayer(seed).decide(now.known(caller.perspective(), caller.side()));
    }

    private ComputerPlayer player(Table table, SeatRow seat, Side side, long seed) {
        ComputerPlayers.Offer offer = catalog.find(table.row().game())
                .flatMap(offered -> offered.computer(seat.computer().orElse(""), side))
                .orElse(null);
        if (offer != null) return offer.maker().make(side, seed);
        LOG.log(System.Logger.Level.WARNING, "computer player " + seat.computer() + " no longer exists, for " + seat);
        return new RandomPlayer(seed);
    }

    /** Stops between two orders; what is not decided is decided by the next process. */
    @Override
    public void close() {
        closing = true;
        thinkers.shutdownNow();
        for (Thread thread : playing.values()) thread.interrupt();
    }
}
