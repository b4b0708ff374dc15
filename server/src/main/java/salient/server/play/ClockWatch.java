package salient.server.play;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import salient.table.AbsentPlayers;
import salient.table.Table;
import salient.table.Tables;
import salient.table.store.Storage;
import salient.table.wire.RequestRefused;

/**
 * Looks at the clocks of all games now and then, reminds the side that decides, and says when its time has run out. Several
 * processes may do it at once: each notice is an entry with a key of its own, so it is written once.
 */
public final class ClockWatch {
    private static final System.Logger LOG = System.getLogger("salient.clocks");

    private final Tables tables;
    private final AbsentPlayers absent;
    /** Until when there is nothing to say about a table, unless it changes. */
    private final Map<String, Seen> seen = new ConcurrentHashMap<>();

    private record Seen(int last, Instant until) {}

    /** Told of the side of a table whose time is running out. */
    public interface Reminder {
        void remind(String table, String side);
    }

    private final Reminder reminder;

    public ClockWatch(Tables tables, AbsentPlayers absent, Reminder reminder) {
        this.tables = tables;
        this.absent = absent;
        this.reminder = reminder;
    }

    /** One look at all of them. */
    public void look() {
        List<Storage.ClockTable> all = tables.store().tablesWithClocks();
        seen.keySet().retainAll(all.stream().map(Storage.ClockTable::id).collect(Collectors.toSet()));
        Instant now = tables.instant();
        for (Storage.ClockTable found : all) {
            Seen before = seen.get(found.id());
            if (before != null
                    && before.last() == found.last()
                    && before.until().isAfter(now)) continue;
            look(found, now);
        }
    }

    private void look(Storage.ClockTable found, Instant now) {
        try {
            Table table = tables.table(found.id());
            Instant until = absent.tell(table, now, side -> reminder.remind(found.id(), side))
                    .orElse(Instant.MAX);
            seen.put(found.id(), new Seen(table.last(), until));
        } catch (RequestRefused refused) {
            seen.put(found.id(), new Seen(found.last(), Instant.MAX)); // unreadable, or it has just changed
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "the clock of table " + found.id() + " waits: " + e.getMessage());
        }
    }
}
