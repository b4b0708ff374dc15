package salient.server.notices;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import salient.server.store.NoticeRows;
import salient.server.store.NoticeRows.Fact;
import salient.table.Table;
import salient.table.Tables;
import salient.table.store.StorageFailure;
import salient.table.wire.RequestRefused;

/**
 * Notes what players want to be told, beside the path of orders: what happens at a table goes into a bounded queue, and one
 * thread writes it to the database, from where {@link Sending} takes it. What the queue cannot hold, or a process that stopped
 * did not write, is found again by looking at the tables themselves. Thread-safe.
 */
public final class Notices implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("salient.notices");
    private static final int LONGEST_QUEUE = 10_000;
    private static final int MOST_AT_ONCE = 500;
    private static final long LOOK_MILLIS = 500;
    private static final Duration LATELY = Duration.ofDays(1);
    /** How often the list of tables is read again, for what other processes changed in it. */
    private static final long LIST_NANOS = TimeUnit.SECONDS.toNanos(30);

    private final Tables tables;
    private final NoticeRows rows;
    private final Sending sending;
    private final BlockingQueue<Fact> queue = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Thread thread;
    /** The tables about which somebody wants to be told. */
    private volatile Set<String> wanted = Set.of();

    /** Tables whose state has to be looked at: somebody has just begun to want to be told of them. */
    private final Set<String> unseen = ConcurrentHashMap.newKeySet();

    private volatile boolean listIsOld = true;
    private volatile boolean mayHaveMissed = true;
    private volatile boolean closing;

    public Notices(Tables tables, NoticeRows rows, Sending sending) {
        this.tables = tables;
        this.rows = rows;
        this.sending = sending;
        this.thread = Thread.ofPlatform().daemon().name("notices").unstarted(this::run);
        tables.onPublished(this::published);
    }

    /** When the database is ready. */
    public void start() {
        thread.start();
    }

    /** Tells the player of a seat something, if that player wants to be told. Returns at once. */
    public void tell(String table, String side, NoticeKind kind) {
        if (wanted.contains(table)) add(new Fact.Tell(table, side, kind.word()));
    }

    /** Somebody wants to be told of these tables who did not before, or no longer. */
    public void changed(Collection<String> ids) {
        unseen.addAll(ids);
        listIsOld = true;
    }

    /** How many things wait to be written. */
    public int queued() {
        return queue.size();
    }

    /** Under the table's lock: returns at once. */
    private void published(Table table, Table.Cause cause) {
        String id = table.row().id();
        if (cause != Table.Cause.OWN || !wanted.contains(id)) return;
        for (Fact fact : facts(table, table.hasJustMoved())) add(fact);
    }

    private void add(Fact fact) {
        if (!queue.offer(fact)) mayHaveMissed = true;
    }

    /** What is true of a table now. */
    private static List<Fact> facts(Table table, boolean moved) {
        String id = table.row().id();
        if (table.isOver()) return List.of(new Fact.Over(id));
        List<Fact> facts = new ArrayList<>();
        Optional<String> asking = table.undoAskedBy();
        String kind = NoticeKind.UNDO.word();
        if (asking.isEmpty()) facts.add(new Fact.Withdraw(id, kind));
        else
            table.seats().stream()
                    .filter(seat -> !seat.side().equals(asking.get()))
                    .forEach(seat -> facts.add(new Fact.Tell(id, seat.side(), kind)));
        Optional<String> by = table.lastMoveBy();
        if (moved && by.isPresent())
            facts.add(
                    by.get().equals(table.toDecide())
                            ? new Fact.Present(id, table.toDecide())
                            : new Fact.Move(id, table.toDecide()));
        return facts;
    }

    // ---- its own thread

    private void run() {
        long listed = System.nanoTime();
        pause(); // what the server needs for its first answer comes first
        while (!closing)
            try {
                if (listIsOld || System.nanoTime() - listed > LIST_NANOS) {
                    listIsOld = false;
                    wanted = rows.tables(now().minus(LATELY));
                    listed = System.nanoTime();
                }
                lookAtTables();
                write(LOOK_MILLIS);
                sending.sendWhatIsDue();
            } catch (InterruptedException stopping) {
                closing = true;
            } catch (StorageFailure away) {
                LOG.log(System.Logger.Level.WARNING, "notices wait for the database: " + away.getMessage());
                mayHaveMissed = true;
                pause();
            } catch (RuntimeException fault) {
                LOG.log(System.Logger.Level.ERROR, "notices", fault); // the next ones may do better
                pause();
            }
    }

    private void pause() {
        try {
            Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException e) {
            closing = true;
        }
    }

    private void write(long millis) throws InterruptedException {
        Fact first = queue.poll(millis, TimeUnit.MILLISECONDS);
        if (first == null) return;
        List<Fact> facts = new ArrayList<>();
        facts.add(first);
        queue.drainTo(facts, MOST_AT_ONCE - 1);
        rows.write(facts, now());
    }

    private Instant now() {
        return tables.instant();
    }

    /** Notes what is true now; what was noted before stays as it is, so nobody is told twice. */
    private void lookAtTables() {
        if (mayHaveMissed) {
            mayHaveMissed = false;
            unseen.addAll(wanted);
        }
        for (String id : List.copyOf(unseen)) {
            if (closing) return;
            try {
                if (wanted.contains(id)) rows.write(facts(tables.table(id), true), now());
                unseen.remove(id);
            } catch (RequestRefused unreadable) {
                unseen.remove(id); // the table has logged it; the others go on
            }
        }
    }

    /** What is in the queue is written; what was to be sent is sent by the next process. */
    @Override
    public void close() {
        closing = true;
        thread.interrupt();
        try {
            thread.join(TimeUnit.SECONDS.toMillis(2));
            List<Fact> rest = new ArrayList<>();
            queue.drainTo(rest);
            if (!rest.isEmpty()) rows.write(rest, now());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (StorageFailure away) {
            LOG.log(System.Logger.Level.WARNING, "notices are found again at the next start", away);
        }
        sending.close();
    }
}
