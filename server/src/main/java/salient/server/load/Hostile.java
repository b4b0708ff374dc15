package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Whether visitors who use all that the limits allow slow the others down: polite players give orders, first alone, then
 * beside hostile ones who ask for the most expensive things as fast as they are answered.
 */
public final class Hostile {
    private static final int POLITE = 8;
    private static final int HOSTILE = 8;
    private static final int WARM_UP_SECONDS = 15;
    /** A person's pace, well below the limit. */
    private static final int PAUSE_MILLIS = 40;

    private static final int HOSTILE_PAUSE_MILLIS = 20;

    /**
     * @param server takes X-Forwarded-For, so that each visitor has an address of its own
     * @param record a long game that hostile visitors upload and replay
     */
    public record Settings(ServerProcess server, Torture.Played played, String record, int seconds) {}

    /** How long the orders of polite players took, in milliseconds: the middle one, and what one of a hundred exceeds. */
    public record Report(double quiet50, double quiet99, double hostile50, double hostile99, int attacks) {
        public boolean isWithinTwice() {
            return hostile99 <= 2 * quiet99;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "alone: p50 %.1f ms, p99 %.1f ms; beside %d hostile visitors (%d requests answered): p50 %.1f ms,"
                            + " p99 %.1f ms, %.2f times",
                    quiet50,
                    quiet99,
                    HOSTILE,
                    attacks,
                    hostile50,
                    hostile99,
                    hostile99 / quiet99);
        }
    }

    private final Settings settings;
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private volatile boolean attacking;
    private volatile boolean stopping;

    private Hostile(Settings settings) {
        this.settings = settings;
    }

    public static Report run(Settings settings) throws InterruptedException {
        return new Hostile(settings).run();
    }

    private Report run() throws InterruptedException {
        List<List<Long>> times = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        int[] attacks = new int[HOSTILE];
        for (int i = 0; i < POLITE; i++) {
            int number = i;
            times.add(new CopyOnWriteArrayList<>());
            threads.add(Thread.ofVirtual()
                    .start(() -> visit("10.0.0." + (number + 1), wire -> play(wire, number, times))));
        }
        for (int i = 0; i < HOSTILE; i++) {
            int number = i;
            threads.add(Thread.ofVirtual().start(() -> {
                awaitAttack();
                visit("10.0.1." + (number + 1), wire -> attack(wire, number, attacks));
            }));
        }
        Thread.sleep(WARM_UP_SECONDS * 1_000L);
        long[] quiet = measured(times);
        attacking = true;
        Thread.sleep(2_000);
        long[] hostile = measured(times);
        stopping = true;
        for (Thread thread : threads) thread.join();
        if (!faults.isEmpty()) throw new IllegalStateException(faults.getFirst());
        return new Report(
                at(quiet, 0.5),
                at(quiet, 0.99),
                at(hostile, 0.5),
                at(hostile, 0.99),
                Arrays.stream(attacks).sum());
    }

    private long[] measured(List<List<Long>> times) throws InterruptedException {
        times.forEach(List::clear);
        Thread.sleep(settings.seconds() * 1_000L);
        return times.stream()
                .flatMap(List::stream)
                .mapToLong(nanos -> nanos)
                .sorted()
                .toArray();
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))] / 1e6;
    }

    private interface Visit {
        void with(Wire wire) throws IOException;
    }

    private void visit(String address, Visit visit) {
        try (Wire wire = new Wire(settings.server().port(), Optional.of(address))) {
            visit.with(wire);
        } catch (IOException | RuntimeException e) {
            faults.add(address + ": " + e);
        }
    }

    private void play(Wire wire, int number, List<List<Long>> times) throws IOException {
        Torture.Played played = settings.played();
        Player player = null;
        for (int seed = number; !stopping; seed += POLITE) {
            player = new Player(played.game(), played.scenario(), played.sides(), seed);
            player.open(wire);
            while (!stopping && !player.isOver()) {
                pause(PAUSE_MILLIS);
                Optional<Player.Sent> sent = player.choose(wire);
                if (sent.isEmpty()) continue;
                long before = System.nanoTime();
                Wire.Reply reply = player.send(wire, sent.get()).expect(200);
                times.get(number).add(System.nanoTime() - before);
                player.heard(reply);
            }
        }
    }

    /** Before a connection is opened: the server closes one that is idle for long. */
    private void awaitAttack() {
        while (!attacking && !stopping) pause(PAUSE_MILLIS);
    }

    /** Uploads, replays, large states and refusals, in turn; 429 is an answer too. */
    private void attack(Wire wire, int number, int[] attacks) throws IOException {
        String table = "";
        for (int i = 0; !stopping; i++) {
            pause(HOSTILE_PAUSE_MILLIS);
            switch (table.isEmpty() ? 0 : i % 4) {
                case 0 -> {
                    Wire.Reply made = wire.post("/api/records", null, Map.of("record", settings.record()));
                    if (made.status() == 201) table = made.json().path("table").asString();
                }
                case 1 -> wire.get("/api/tables/" + table + "/replay?at=" + i % 200, null);
                case 2 -> wire.get("/api/tables/" + table + "/story", null);
                default -> wire.post("/api/lobby", null, Map.of("tokens", List.of("x".repeat(60_000))));
            }
            attacks[number]++;
        }
    }

    private static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
