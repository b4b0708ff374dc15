package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * How fast a server takes durable orders and gives views, measured from this process on a server in another. Every
 * order is a legal one chosen at random, so the rules are part of what is measured.
 */
public final class ServerBench {
    /**
     * @param server the process under load
     * @param seconds how long each measurement runs, after a warm-up
     */
    public record Settings(
            ServerProcess server, String game, String scenario, List<String> sides, int seconds, int tables) {}

    /**
     * One measurement.
     *
     * @param p50 how long the middle one took, in milliseconds; {@code p99} what one of a hundred exceeds
     * @param serverMicros processor time of the server for each, which does not depend on what else the machine does
     * @param loadMicros processor time of the load for each
     */
    public record Measure(
            String what,
            int clients,
            double perSecond,
            double p50,
            double p99,
            double serverMicros,
            double loadMicros) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-40s %3d clients %7.0f/s  p50 %6.2f ms  p99 %6.2f ms  processor: server %4.0f us, load %4.0f us",
                    what,
                    clients,
                    perSecond,
                    p50,
                    p99,
                    serverMicros,
                    loadMicros);
        }
    }

    public record Report(List<Measure> measures, long residentMegabytes) {}

    /** The compiler of the virtual machine works for about half a minute before the speed stays the same. */
    private static final int WARM_UP_SECONDS = 30;

    private static final int MANY = 32;

    private final Settings settings;
    private final AtomicInteger seeds = new AtomicInteger();
    /** The tables of each client in the measurement with many of them. */
    private final List<List<Player>> many = new ArrayList<>();

    ServerBench(Settings settings) {
        this.settings = settings;
    }

    Report run(Consumer<String> say) throws InterruptedException {
        List<Measure> measures = new ArrayList<>();
        measure("warm-up", MANY, WARM_UP_SECONDS, this::orders);
        measure("warm-up by socket", MANY, WARM_UP_SECONDS, this::orders, LiveWire::new);
        measures.add(measure("durable orders, eager clients", MANY, settings.seconds(), this::orders));
        measures.add(measure("durable orders, one client", 1, settings.seconds(), this::orders));
        measures.add(measure(
                "durable orders by socket, eager clients", MANY, settings.seconds(), this::orders, LiveWire::new));
        measures.add(
                measure("durable orders by socket, one client", 1, settings.seconds(), this::orders, LiveWire::new));
        for (int client = 0; client < MANY; client++) many.add(new ArrayList<>());
        measure("opening tables", MANY, 0, this::openMany);
        measures.add(measure(
                "durable orders, " + settings.tables() + " tables", MANY, settings.seconds(), this::manyTables));
        measures.add(measure("views", MANY, settings.seconds(), this::views));
        measures.forEach(measure -> say.accept(measure.toString()));
        return new Report(measures, settings.server().residentMegabytes());
    }

    /** What one client does until the time is over; it notes how long each answer took. */
    private interface Work {
        void run(Line line, int client, Times times) throws IOException;
    }

    private interface Connecting {
        Line to(int port) throws IOException;
    }

    private final class Times {
        private final long end;
        private long[] nanos = new long[1024];
        private int count;

        Times(long end) {
            this.end = end;
        }

        boolean goOn() {
            return System.nanoTime() < end;
        }

        void add(long took) {
            if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
            nanos[count++] = took;
        }
    }

    private Measure measure(String what, int clients, int seconds, Work work) throws InterruptedException {
        return measure(what, clients, seconds, work, Wire::new);
    }

    private Measure measure(String what, int clients, int seconds, Work work, Connecting connecting)
            throws InterruptedException {
        List<Times> all = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        List<Exception> faults = new java.util.concurrent.CopyOnWriteArrayList<>();
        long serverBefore = settings.server().cpuNanos();
        long loadBefore = ownCpuNanos();
        long started = System.nanoTime();
        for (int client = 0; client < clients; client++) {
            Times times = new Times(started + seconds * 1_000_000_000L);
            int number = client;
            all.add(times);
            threads.add(Thread.ofPlatform().start(() -> {
                try (Line line = connecting.to(settings.server().port())) {
                    work.run(line, number, times);
                } catch (IOException | RuntimeException e) {
                    faults.add(e);
                }
            }));
        }
        for (Thread thread : threads) thread.join();
        if (!faults.isEmpty()) throw new IllegalStateException(what + ": " + faults.getFirst(), faults.getFirst());
        double took = (System.nanoTime() - started) / 1e9;
        long[] sorted = all.stream()
                .flatMapToLong(times -> Arrays.stream(times.nanos, 0, times.count))
                .sorted()
                .toArray();
        double count = Math.max(1, sorted.length);
        return new Measure(
                what,
                clients,
                sorted.length / took,
                at(sorted, 0.5),
                at(sorted, 0.99),
                (settings.server().cpuNanos() - serverBefore) / count / 1e3,
                (ownCpuNanos() - loadBefore) / count / 1e3);
    }

    private static long ownCpuNanos() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(java.time.Duration::toNanos)
                .orElse(0L);
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))] / 1e6;
    }

    private void orders(Line line, int client, Times times) throws IOException {
        Player player = newPlayer();
        while (times.goOn()) {
            if (!player.hasTable() || player.isOver()) (player = newPlayer()).open(line);
            playOne(line, player, times);
        }
    }

    private void openMany(Line line, int client, Times times) throws IOException {
        for (int i = 0; i < settings.tables() / MANY; i++) {
            Player player = newPlayer();
            player.open(line);
            many.get(client).add(player);
        }
    }

    private void manyTables(Line line, int client, Times times) throws IOException {
        List<Player> players = many.get(client);
        for (int turn = 0; times.goOn(); turn++) {
            int index = turn % players.size();
            if (players.get(index).isOver()) {
                players.set(index, newPlayer());
                players.get(index).open(line);
            }
            playOne(line, players.get(index), times);
        }
    }

    private static void playOne(Line line, Player player, Times times) throws IOException {
        Optional<Player.Sent> sent = player.choose(line);
        if (sent.isEmpty()) return;
        long before = System.nanoTime();
        Wire.Reply reply = player.send(line, sent.get()).expect(200);
        times.add(System.nanoTime() - before);
        player.heard(reply);
    }

    private void views(Line line, int client, Times times) throws IOException {
        Player player = newPlayer();
        player.open(line);
        String token = player.tokenOf(settings.sides().getFirst());
        while (times.goOn()) {
            long before = System.nanoTime();
            line.get("/api/tables/" + player.table(), token).expect(200);
            times.add(System.nanoTime() - before);
        }
    }

    private Player newPlayer() {
        return new Player(settings.game(), settings.scenario(), settings.sides(), seeds.incrementAndGet());
    }
}
