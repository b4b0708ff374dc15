package salient.server.play;

import java.time.Duration;
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
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;
import salient.table.ComputerTurns;
import salient.table.Table;
import salient.table.TableCommands;
import salient.table.Tables;
import salient.table.store.Storage;
import salient.table.store.StorageFailure;
import salient.table.wire.RequestRefused;

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
    private final ComputerTurns turns;
    private final Duration budget;
    private final Duration retry;
    private final Map<String, Thread> playing = new ConcurrentHashMap<>();
    /** Tables of computer players by the number of the last entry that {@link #resume} saw. */
    private final Map<String, Integer> lookedAt = new ConcurrentHashMap<>();

    private final ExecutorService thinkers;
    private volatile boolean closing;

    /** @param budget how long a player may think about one order before any legal one is given for it */
    public ComputerSeats(Tables tables, GameCatalog catalog, TableCommands commands, Duration budget) {
        this(tables, catalog, commands, budget, RETRY);
    }

    /** @param retry the pause after the first failure; further ones double it */
    public ComputerSeats(Tables tables, GameCatalog catalog, TableCommands commands, Duration budget, Duration retry) {
        this.retry = retry;
        this.tables = tables;
        this.turns = new ComputerTurns(catalog, commands, this::think);
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
        if (own && table.isOver()) tables.store().noteOver(table.row().id(), tables.instant());
        consider(table, own ? Duration.ZERO : patienceWithOthers());
    }

    private void consider(Table table, Duration patience) {
        if (closing || !turns.isDue(table)) return;
        playing.computeIfAbsent(
                table.row().id(),
                id -> Thread.ofVirtual().name("computer " + id).start(() -> play(table, patience)));
    }

    private void play(Table table, Duration patience) {
        try {
            waitForOthers(table, patience);
            playOn(turns.begin(table));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            playing.remove(table.row().id());
        }
        // Its turn may have come again between the last look and giving up the place.
        if (!Thread.currentThread().isInterrupted()) consider(table, patience);
    }

    private void playOn(ComputerTurns.Turn turn) throws InterruptedException {
        while (turn.isDue() && !closing)
            try {
                switch (turn.next()) {
                    case PLAYED, GAVE_UP -> {}
                    case OVERTAKEN -> Thread.sleep(retry);
                    case FAILED -> Thread.sleep(retry.multipliedBy(1L << turn.failures() - 1));
                }
            } catch (StorageFailure away) {
                Thread.sleep(retry);
            }
    }

    private static void waitForOthers(Table table, Duration patience) throws InterruptedException {
        int before = -1;
        while (!patience.isZero() && before != table.last()) {
            before = table.last();
            Thread.sleep(patience);
        }
    }

    private Optional<Order> think(String table, ComputerPlayer player, Position known) throws InterruptedException {
        Future<Order> thought;
        try {
            thought = thinkers.submit(() -> player.decide(known));
        } catch (RejectedExecutionException e) {
            throw new InterruptedException("the server is stopping");
        }
        try {
            return Optional.of(thought.get(budget.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            thought.cancel(true);
            LOG.log(System.Logger.Level.WARNING, "a computer player took too long at " + table);
        } catch (ExecutionException e) {
            LOG.log(System.Logger.Level.ERROR, "a computer player failed at " + table, e.getCause());
        }
        return Optional.empty();
    }

    /** Stops between two orders; what is not decided is decided by the next process. */
    @Override
    public void close() {
        closing = true;
        thinkers.shutdownNow();
        for (Thread thread : playing.values()) thread.interrupt();
    }
}
