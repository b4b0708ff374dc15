package salient.table;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One object per table, for as long as anyone has it: a request, a subscription, the cache. So a table that was dropped
 * from the cache while someone still used it is the same object when it is asked for again, and nobody is left
 * with a copy that no longer hears of changes. Thread-safe.
 */
final class TableRegistry {
    private static final class Registered extends WeakReference<Table> {
        private final String id;

        Registered(Table table, ReferenceQueue<Table> gone) {
            super(table, gone);
            this.id = table.row().id();
        }
    }

    private final Map<String, Registered> tables = new ConcurrentHashMap<>();
    private final ReferenceQueue<Table> gone = new ReferenceQueue<>();

    /** The table if it is registered, otherwise null. */
    Table find(String id) {
        Registered registered = tables.get(id);
        return registered == null ? null : registered.get();
    }

    /** Registers a table unless there is one with its id already; returns the one that is registered. Never replaces. */
    Table register(Table fresh) {
        forgetUnused();
        Registered reference = new Registered(fresh, gone);
        while (true) {
            Registered present =
                    tables.merge(fresh.row().id(), reference, (old, added) -> old.get() == null ? added : old);
            Table table = present.get();
            if (table != null) return table;
        }
    }

    List<Table> all() {
        List<Table> all = new ArrayList<>();
        for (Registered registered : tables.values()) {
            Table table = registered.get();
            if (table != null) all.add(table);
        }
        return all;
    }

    private void forgetUnused() {
        for (Reference<? extends Table> unused = gone.poll(); unused != null; unused = gone.poll())
            if (unused instanceof Registered registered) tables.remove(registered.id, registered);
    }
}
