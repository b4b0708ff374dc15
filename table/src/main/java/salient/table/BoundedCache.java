package salient.table;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Keeps values up to a number of bytes, as far as their sizes are known; beyond it the least recently used are dropped. The
 * last one used stays, however large it is. Thread-safe.
 */
final class BoundedCache<V> {
    private record Kept<V>(V value, long bytes) {}

    private final long mostBytes;
    private final Map<String, Kept<V>> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    BoundedCache(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** Notes a use of a value, and its size now. */
    synchronized void use(String id, V value, long size) {
        Kept<V> before = kept.put(id, new Kept<>(value, size));
        bytes += size - (before == null ? 0 : before.bytes());
        Iterator<Kept<V>> eldest = kept.values().iterator();
        while (bytes > mostBytes && kept.size() > 1) {
            bytes -= eldest.next().bytes();
            eldest.remove();
        }
    }

    /** What is kept, or what is made; it counts only after {@link #use}. */
    synchronized V find(String id, Supplier<V> otherwise) {
        Kept<V> found = kept.get(id);
        return found == null ? otherwise.get() : found.value();
    }

    synchronized void removeIf(Predicate<V> unwanted) {
        Iterator<Kept<V>> each = kept.values().iterator();
        while (each.hasNext()) {
            Kept<V> next = each.next();
            if (!unwanted.test(next.value())) continue;
            bytes -= next.bytes();
            each.remove();
        }
    }

    synchronized int size() {
        return kept.size();
    }
}
