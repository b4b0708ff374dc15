package salient.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import salient.table.store.JournalEntry;
import salient.table.store.StorageFailure;

/**
 * The only writer. What was queued during one commit goes into the next one, so that many tables share the cost of a
 * sync. A write that takes too long fails, so that who waits for it need not look at the clock. Thread-safe.
 */
public final class Journal implements AutoCloseable {
    private static final int MOST_AT_ONCE = 512;
    private static final int LONGEST_QUEUE = 20_000;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** A deadlock between two processes, or a serialization failure: the same batch again will do. */
    private static final List<String> TRY_AGAIN = List.of("40P01", "40001");

    static final String INSERT = "insert into entry (table_id, sequence, kind, side, text, request, at)"
            + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing";

    /** Something else to write, as a whole or not at all: true if it was done, false if it came too late. */
    @FunctionalInterface
    interface Change {
        boolean apply(Connection connection) throws SQLException;
    }

    private sealed interface Job {
        CompletableFuture<Boolean> done();

        /** When it was queued, by {@link System#nanoTime}. */
        long since();
    }

    private record Append(JournalEntry entry, CompletableFuture<Boolean> done, long since) implements Job {}

    private record Alter(Change change, CompletableFuture<Boolean> done, long since) implements Job {}

    private final Database database;
    private final String process;
    private final BlockingQueue<Job> queue = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Thread thread;
    private final long patience;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("journal-clock").factory());
    /** What is being written; the list does not change any more. */
    private volatile List<Job> writing = List.of();

    private volatile boolean closing;
    private Connection connection;
    private PreparedStatement insert;

    /** @param process a name for this process in notifications, so that it can ignore its own */
    Journal(Database database, String process) {
        this(database, process, PATIENCE);
    }

    /** @param patience how long a write may take */
    Journal(Database database, String process, Duration patience) {
        this.database = database;
        this.process = process;
        this.patience = patience.toNanos();
        long look = patience.toMillis() / 10;
        clock.scheduleWithFixedDelay(this::giveUp, look, look, TimeUnit.MILLISECONDS);
        this.thread = Thread.ofPlatform().name("journal").start(this::run);
    }

    private void giveUp() {
        long now = System.nanoTime();
        fail(job -> now - job.since() > patience, "the database does not answer");
    }

    /** Nobody knows whether these will have been written. */
    private void fail(Predicate<Job> hopeless, String why) {
        for (Collection<Job> jobs : List.of(writing, queue))
            for (Job job : jobs)
                if (hopeless.test(job)) job.done().completeExceptionally(new StorageFailure(why, null));
    }

    /** Completes with true once the entry is durable, with false if its place was taken. */
    public CompletableFuture<Boolean> append(JournalEntry entry) {
        return enqueue(new Append(entry, new CompletableFuture<>(), System.nanoTime()));
    }

    CompletableFuture<Boolean> alter(Change change) {
        return enqueue(new Alter(change, new CompletableFuture<>(), System.nanoTime()));
    }

    private CompletableFuture<Boolean> enqueue(Job job) {
        if (closing || !queue.offer(job))
            job.done()
                    .completeExceptionally(new StorageFailure(
                            closing ? "the server is stopping" : "more is waiting to be written than can be", null));
        return job.done();
    }

    private void run() {
        while (!closing || !queue.isEmpty()) {
            List<Job> jobs = new ArrayList<>();
            try {
                Job first = queue.poll(200, TimeUnit.MILLISECONDS);
                if (first == null) continue;
                jobs.add(first);
                queue.drainTo(jobs, MOST_AT_ONCE - 1);
                writing = jobs;
                write(jobs);
            } catch (InterruptedException e) {
                closing = true;
            } catch (RuntimeException e) {
                // Nothing may end this thread while others wait for it.
                for (Job job : jobs) job.done().completeExceptionally(new StorageFailure("cannot write", e));
            } finally {
                writing = List.of();
            }
        }
        disconnect();
    }

    /** All at once; if the database refuses what one of them says, each for itself, so that the others do not fail too. */
    private void write(List<Job> jobs) {
        boolean alone = jobs.size() == 1;
        if (!attempt(jobs, () -> writeAll(jobs), !alone))
            for (Job job : jobs) attempt(List.of(job), () -> writeAll(List.of(job)), false);
    }

    /**
     * Runs a transaction. If it fails, all waiting futures fail; false, with all of them still waiting, if they are to be
     * tried one by one because the database works and refuses a row.
     */
    private boolean attempt(List<? extends Job> jobs, Transaction transaction, boolean mayBeSplit) {
        for (int tries = 1; ; tries++) {
            try {
                connectIfNeeded();
                transaction.run().run();
                return true;
            } catch (SQLException | RuntimeException e) {
                boolean again = isPassing(e) && tries < 5;
                rollBack();
                if (again) continue;
                if (mayBeSplit && isConnected()) return false;
                disconnect();
                StorageFailure problem = new StorageFailure("cannot write to the database: " + e.getMessage(), e);
                for (Job job : jobs) job.done().completeExceptionally(problem);
                return true;
            }
        }
    }

    private boolean isConnected() {
        try {
            return connection != null && connection.isValid(2);
        } catch (SQLException e) {
            return false;
        }
    }

    private static boolean isPassing(Exception e) {
        return e instanceof SQLException sql && sql.getSQLState() != null && TRY_AGAIN.contains(sql.getSQLState());
    }

    /** Commits, and returns what completes the waiting futures. */
    private interface Transaction {
        Runnable run() throws SQLException;
    }

    private Runnable writeAll(List<Job> jobs) throws SQLException {
        List<Append> appends = new ArrayList<>();
        List<Alter> alters = new ArrayList<>();
        for (Job job : jobs)
            switch (job) {
                case Append append -> appends.add(append);
                case Alter alter -> alters.add(alter);
            }
        int[] counts = insertAll(appends);
        boolean[] altered = new boolean[alters.size()];
        for (int i = 0; i < altered.length; i++) altered[i] = alter(alters.get(i));
        connection.commit();
        return () -> {
            for (int i = 0; i < counts.length; i++) appends.get(i).done().complete(counts[i] == 1);
            for (int i = 0; i < altered.length; i++) alters.get(i).done().complete(altered[i]);
        };
    }

    private int[] insertAll(List<Append> appends) throws SQLException {
        if (appends.isEmpty()) return new int[0];
        // One order for all processes, so that two batches wait for each other in a line and not in a circle.
        appends.sort(Comparator.comparing((Append append) -> append.entry().table())
                .thenComparing(append -> append.entry().sequence()));
        for (Append append : appends) {
            bind(insert, append.entry());
            insert.addBatch();
        }
        int[] counts = insert.executeBatch();
        if (database.isPostgres())
            ChangeNotifications.send(
                    connection,
                    process,
                    appends.stream().map(append -> append.entry().table()).toList());
        return counts;
    }

    /** What came too late leaves nothing behind, and the others in the same commit are not concerned. */
    private boolean alter(Alter alter) throws SQLException {
        Savepoint before = connection.setSavepoint();
        boolean done = alter.change().apply(connection);
        if (!done) connection.rollback(before);
        connection.releaseSavepoint(before);
        return done;
    }

    static void bind(PreparedStatement insert, JournalEntry entry) throws SQLException {
        insert.setString(1, entry.table());
        insert.setInt(2, entry.sequence());
        insert.setString(3, entry.kind().word());
        insert.setString(4, entry.side());
        insert.setString(5, entry.text());
        insert.setString(6, entry.request());
        insert.setLong(7, entry.at().toEpochMilli());
    }

    private void connectIfNeeded() throws SQLException {
        if (connection != null) return;
        connection = database.connectWriter();
        connection.setAutoCommit(false);
        insert = connection.prepareStatement(INSERT);
    }

    private void rollBack() {
        try {
            if (connection != null) {
                insert.clearBatch();
                connection.rollback();
            }
        } catch (SQLException e) {
            disconnect(); // it was lost; the next job opens another
        }
    }

    private void disconnect() {
        try {
            if (connection != null) connection.close();
        } catch (SQLException e) {
            System.getLogger("salient.store").log(System.Logger.Level.DEBUG, "closing a lost connection", e);
        } finally {
            connection = null;
        }
    }

    int queued() {
        return queue.size();
    }

    /** Writes what has been queued, then stops. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.join(10_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        clock.shutdownNow();
        fail(_ -> true, "the server is stopping");
    }
}
