package salient.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
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
import java.util.stream.Collectors;
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
import salient.server.store.Storage;
import salient.server.store.StorageFailure;
import salient.server.wire.RequestRefused;

/**
 * Plays the seats that computer players have. Each table's player waits on a virtual thread and gives orders in the same
 * way as people; a few threads of low priority do the thinking, so that people do not have to wait.
 */
public final class ComputerSeats implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("salient.computer");
    private static final Duration RETRY = Duration.ofSeconds(1);
    /** How often in a row an order may fail; the pauses between the attempts double. */
    private static final int MOST_FAILURES = 5;

    private static final String STOPPED = "This computer player could not give an order that the rules accept, and it"
            + " has stopped. It tries again when the position changes, or when the server is started again.";
    /** How long another process may take before this one assumes that it has stopped. */
    private static final Duration OTHERS_TURN = Duration.ofSeconds(5);

    private final Tables tables;
    private final GameCatalog catalog;
    private final TableCommands commands;
    private final Duration budget;
    private final Duration retry;
    private final Map<String, Thread> playing = new ConcurrentHashMap<>();
    /** Tables where a computer player has given up, by the move after which it did. */
    private final Map<String, Integer> stopped = new ConcurrentHashMap<>();
    /** Tables of computer players by the number of the last entry that {@link #resume} saw. */
    private final Map<String, Integer> lookedAt = new ConcurrentHashMap<>();

    private final ExecutorService thinkers;
    private volatile boolean closing;

    /** @param budget how long a player may think about one order before any legal one is given for it */
    public ComputerSeats(Tables tables, GameCatalog catalog, TableCommands commands, Duration budget) {
        this(tables, catalog, commands, budget, RETRY);
    }

    ComputerSeats(Tables tables, GameCatalog catalog, TableCommands commands, Duration budget, Duration retry) {
        this.retry = retry;
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

    /**
     * Continues the games in which a computer player is to decide and nobody plays for it: those that were waiting when
     * this process started, and later those of a process that stopped. Each is looked at again only after it has changed.
     */
    public void resume() {
        List<Storage.ComputerTable> all = tables.store().tablesOfComputers();
        lookedAt.keySet().retainAll(all.stream().map(Storage.ComputerTable::id).collect(Collectors.toSet()));
        for (Storage.ComputerTable found : all) {
            if (closing) return;
            if (lookedAt.getOrDefault(found.id(), -1) == found.last()) continue;
            try {
                consider(tables.table(found.id()), lookedAt.isEmpty() ? Duration.ZERO : patienceWithOthers());
                lookedAt.put(found.id(), found.last());
            } catch (RequestRefused unreadable) {
                lookedAt.put(found.id(), found.last()); // the table has logged it; the others go on
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.ERROR, "cannot look at table " + found.id(), e);
            }
        }
    }

    /** Another process may be playing the same seat; nobody else has a database file. */
    private Duration patienceWithOthers() {
        return tables.store().isShared() ? OTHERS_TURN : Duration.ZERO;
    }

    private void published(Table table, Table.Cause cause) {
        boolean own = cause == Table.Cause.OWN;
        if (computerToDecide(table).isPresent()) consider(table, own ? Duration.ZERO : patienceWithOthers());
        else if (table.now().isOver() && own)
            tables.store().noteOver(table.row().id(), tables.instant());
    }

    private void consider(Table table, Duration patience) {
        if (closing || computerToDecide(table).isEmpty() || hasGivenUp(table)) return;
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
            playOn(table);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            playing.remove(table.row().id());
        }
        // Its turn may have come again between the last look and giving up the place.
        if (!Thread.currentThread().isInterrupted()) consider(table, patience);
    }

    private void playOn(Table table) throws InterruptedException {
        // A player may keep its plan for as long as it is asked without a pause.
        Map<SeatRow, ComputerPlayer> seated = new HashMap<>();
        int failures = 0;
        for (Optional<SeatRow> seat = computerToDecide(table);
                seat.isPresent() && !closing;
                seat = computerToDecide(table)) {
            Caller caller = new Caller(table, table.now().toDecide(), seat);
            try {
                switch (decideAndPlay(caller, seated, failures > 0)) {
                    case PLAYED -> failures = 0;
                    case OVERTAKEN -> Thread.sleep(retry);
                    case FAILED -> {
                        if (++failures >= MOST_FAILURES) {
                            giveUp(caller);
                            return;
                        }
                        Thread.sleep(retry.multipliedBy(1L << failures - 1));
                    }
                }
            } catch (StorageFailure away) {
                Thread.sleep(retry);
            }
        }
    }

    private enum Attempt {
        PLAYED,
        /** Somebody else was faster. */
        OVERTAKEN,
        FAILED
    }

    private void giveUp(Caller caller) {
        Table table = caller.table();
        int move = moves(table);
        LOG.log(System.Logger.Level.ERROR, "a computer player gives up at " + table.row());
        commands.sayForComputer(caller, STOPPED, move);
        stopped.put(table.row().id(), move);
    }

    private boolean hasGivenUp(Table table) {
        return stopped.getOrDefault(table.row().id(), -1) == moves(table);
    }

    /** How many items the position has taken; chat does not count. */
    private static int moves(Table table) {
        return table.now().numbering().lastMove(table.perspectives().number(Side.REFEREE));
    }

    private static void waitForOthers(Table table, Duration patience) throws InterruptedException {
        int before = -1;
        while (!patience.isZero() && before != table.now().last()) {
            before = table.now().last();
            Thread.sleep(patience);
        }
    }

    /** @param simply whether any legal order will do, because the player's own choice failed */
    private Attempt decideAndPlay(Caller caller, Map<SeatRow, ComputerPlayer> seated, boolean simply)
            throws InterruptedException {
        Table table = caller.table();
        TableSnapshot now = table.now();
        if (!now.toDecide().equals(caller.side())) return Attempt.OVERTAKEN;
        try {
            Order order = decide(caller, now, seated, simply);
            int seen = now.numbering().last(caller.perspective());
            commands.playForComputer(caller, table.game().notation().print(order), seen, now.last());
            return table.now().last() > now.last() ? Attempt.PLAYED : Attempt.FAILED;
        } catch (RequestRefused refused) {
            boolean overtaken = refused.status() == 409 || refused.status() == 403;
            if (overtaken) return Attempt.OVERTAKEN;
            LOG.log(
                    System.Logger.Level.ERROR,
                    "a computer player's order at " + table.row() + ": " + refused.problem());
            return Attempt.FAILED;
        } catch (StorageFailure away) {
            throw away;
        } catch (RuntimeException fault) {
            LOG.log(System.Logger.Level.ERROR, "a computer player's order at " + table.row(), fault);
            return Attempt.FAILED;
        }
    }

    private Order decide(Caller caller, TableSnapshot now, Map<SeatRow, ComputerPlayer> seated, boolean simply)
            throws InterruptedException {
        Table table = caller.table();
        Position known = now.known(caller.perspective(), caller.side());
        // The sequence is in it, so that a player that leaves much to chance does not choose the same again and again;
        // the commitment, so that it does not choose the same at every table whose dice differ.
        long seed = new StateHash()
                .add(table.header().commitment().map(Commitment::hex).orElse(""))
                .add(caller.side().id())
                .add(now.last())
                .value();
        if (simply) return new RandomPlayer(seed).decide(known);
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
