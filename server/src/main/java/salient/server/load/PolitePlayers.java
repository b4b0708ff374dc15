package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** Players who give orders at a person's pace, and how long each order took. Thread-safe. */
final class PolitePlayers implements AutoCloseable {
    private static final int PLAYERS = 8;
    /** A person's pace, well below the limit. */
    private static final int PAUSE_MILLIS = 40;

    private final ServerProcess server;
    private final Torture.Played played;
    private final List<List<Long>> times = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private volatile boolean stopping;

    /** They begin at once. */
    PolitePlayers(ServerProcess server, Torture.Played played) {
        this.server = server;
        this.played = played;
        for (int i = 0; i < PLAYERS; i++) {
            int number = i;
            times.add(new CopyOnWriteArrayList<>());
            threads.add(Thread.ofVirtual().start(() -> play(number)));
        }
    }

    private void play(int number) {
        try (Wire wire = new Wire(server.port(), Optional.of("10.0.0." + (number + 1)))) {
            for (int seed = number; !stopping; seed += PLAYERS) {
                Player player = new Player(played.game(), played.scenario(), played.sides(), seed);
                player.open(wire);
                while (!stopping && !player.isOver()) order(wire, player, number);
            }
        } catch (IOException | RuntimeException e) {
            faults.add("player " + number + ": " + e);
        }
    }

    private void order(Wire wire, Player player, int number) throws IOException {
        pause(PAUSE_MILLIS);
        Optional<Player.Sent> sent = player.choose(wire);
        if (sent.isEmpty()) return;
        long before = System.nanoTime();
        Wire.Reply reply = player.send(wire, sent.get()).expect(200);
        times.get(number).add(System.nanoTime() - before);
        player.heard(reply);
    }

    /** How long the orders of the next seconds take, in nanoseconds, the shortest first. */
    long[] measured(int seconds) throws InterruptedException {
        times.forEach(List::clear);
        Thread.sleep(seconds * 1_000L);
        return times.stream()
                .flatMap(List::stream)
                .mapToLong(nanos -> nanos)
                .sorted()
                .toArray();
    }

    /** What a share of the orders did not exceed, in milliseconds. */
    static double at(long[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))] / 1e6;
    }

    static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public void close() {
        stopping = true;
        try {
            for (Thread thread : threads) thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
