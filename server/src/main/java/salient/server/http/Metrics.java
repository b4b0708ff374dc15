package salient.server.http;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;

/** Counts and times, in the text format that Prometheus reads. Thread-safe. */
public final class Metrics {
    private static final double[] BOUNDS = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5};

    private static final Set<String> OUTSIDE_TABLES =
            Set.of("games", "rulebook", "map", "create", "upload", "join", "lobby");

    private record Key(String call, int status) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int byCall = call.compareTo(other.call);
            return byCall != 0 ? byCall : Integer.compare(status, other.status);
        }
    }

    private static final class Histogram {
        private final LongAdder[] buckets = new LongAdder[BOUNDS.length];
        private final LongAdder count = new LongAdder();
        private final LongAdder nanos = new LongAdder();

        Histogram() {
            for (int i = 0; i < buckets.length; i++) buckets[i] = new LongAdder();
        }

        void add(long took) {
            count.increment();
            nanos.add(took);
            for (int i = 0; i < BOUNDS.length; i++)
                if (took <= BOUNDS[i] * 1e9) {
                    buckets[i].increment();
                    return;
                }
        }
    }

    private final Map<Key, LongAdder> calls = new ConcurrentSkipListMap<>();
    private final Map<String, Histogram> times = new ConcurrentSkipListMap<>();
    private final Map<String, IntSupplier> gauges = new ConcurrentSkipListMap<>();

    /** Something to read when asked, such as the number of open sockets. */
    public void gauge(String name, IntSupplier value) {
        gauges.put(name, value);
    }

    void count(String call, int status, long nanos) {
        String name = status == 404 ? "unknown" : kind(call); // names that visitors make up must not pile up here
        calls.computeIfAbsent(new Key(name, status), _ -> new LongAdder()).increment();
        times.computeIfAbsent(name, _ -> new Histogram()).add(nanos);
    }

    /** What is done at tables is counted together: the number of orders of one kind could tell about hidden ones. */
    private static String kind(String call) {
        return OUTSIDE_TABLES.contains(call) ? call : "table";
    }

    String text() {
        StringBuilder text = new StringBuilder();
        gauges.forEach((name, value) -> {
            text.append("# TYPE salient_").append(name).append(" gauge\n");
            line(text, name, "", value.getAsInt());
        });
        text.append("# TYPE salient_calls_total counter\n");
        calls.forEach((key, count) ->
                line(text, "calls_total", "call=\"" + key.call() + "\",status=\"" + key.status() + "\"", count.sum()));
        text.append("# TYPE salient_call_seconds histogram\n");
        times.forEach((call, histogram) -> histogram(text, "call=\"" + call + "\"", histogram));
        return text.toString();
    }

    private static void histogram(StringBuilder text, String label, Histogram histogram) {
        long sum = 0;
        for (int i = 0; i < BOUNDS.length; i++) {
            sum += histogram.buckets[i].sum();
            line(text, "call_seconds_bucket", label + ",le=\"" + BOUNDS[i] + "\"", sum);
        }
        long count = histogram.count.sum();
        line(text, "call_seconds_bucket", label + ",le=\"+Inf\"", count);
        line(text, "call_seconds_count", label, count);
        text.append("salient_call_seconds_sum{")
                .append(label)
                .append("} ")
                .append(String.format(Locale.ROOT, "%.6f", histogram.nanos.sum() / 1e9))
                .append('\n');
    }

    private static void line(StringBuilder text, String name, String labels, long value) {
        text.append("salient_").append(name);
        if (!labels.isEmpty()) text.append('{').append(labels).append('}');
        text.append(' ').append(value).append('\n');
    }
}
