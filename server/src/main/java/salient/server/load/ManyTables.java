package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;

/**
 * Opens more games than the server can have in memory and plays in all of them in turn, so that each is dropped and read
 * again. No request may fail.
 */
public final class ManyTables {
    private static final int CLIENTS = 32;
    /** How often every game is played in, after all of them are open. */
    private static final int ROUNDS = 3;

    public record Settings(ServerProcess server, Torture.Played played, int tables) {}

    /** What was found; {@code faults} is empty if no request failed. */
    public record Report(int tables, long orders, double perSecond, long megabytes, List<String> faults) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%d games, %d orders (%.0f/s with reading games again), %d MB: %s",
                    tables,
                    orders,
                    perSecond,
                    megabytes,
                    faults.isEmpty()
                            ? "no request failed"
                            : faults.size() + " failed, the first: " + faults.getFirst());
        }
    }

    private final Settings settings;
    private final LongAdder opened = new LongAdder();
    private final LongAdder orders = new LongAdder();
    private final List<String> faults = new CopyOnWriteArrayList<>();

    private ManyTables(Settings settings) {
        this.settings = settings;
    }

    public static Report run(Settings settings, Consumer<String> say) throws InterruptedException {
        return new ManyTables(settings).run(say);
    }

    private interface Work {
        void run(Wire wire, List<Player> players) throws IOException;
    }

    private Report run(Consumer<String> say) throws InterruptedException {
        List<List<Player>> all = new ArrayList<>();
        Torture.Played played = settings.played();
        for (int client = 0; client < CLIENTS; client++) all.add(new ArrayList<>());
        for (int i = 0; i < settings.tables(); i++)
            all.get(i % CLIENTS).add(new Player(played.game(), played.scenario(), played.sides(), i));
        inParallel(all, this::open);
        say.accept(opened.sum() + " games are open, " + settings.server().residentMegabytes() + " MB");
        long started = System.nanoTime();
        for (int round = 1; round <= ROUNDS && faults.isEmpty(); round++) {
            inParallel(all, this::play);
            say.accept("round " + round + ": " + orders.sum() + " orders, "
                    + settings.server().residentMegabytes() + " MB");
        }
        double seconds = (System.nanoTime() - started) / 1e9;
        return new Report(
                opened.intValue(),
                orders.sum(),
                orders.sum() / seconds,
                settings.server().residentMegabytes(),
                List.copyOf(faults));
    }

    private void inParallel(List<List<Player>> all, Work work) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (List<Player> players : all)
            threads.add(Thread.ofVirtual().start(() -> {
                try (Wire wire = new Wire(settings.server().port())) {
                    work.run(wire, players);
                } catch (IOException | RuntimeException e) {
                    faults.add(e.toString());
                }
            }));
        for (Thread thread : threads) thread.join();
    }

    private void open(Wire wire, List<Player> players) throws IOException {
        for (Player player : players) {
            player.open(wire);
            opened.increment();
        }
    }

    private void play(Wire wire, List<Player> players) throws IOException {
        for (Player player : players) {
            Optional<Player.Sent> sent = Optional.empty();
            while (sent.isEmpty() && !player.isOver()) sent = player.choose(wire);
            if (sent.isEmpty()) continue;
            player.heard(player.send(wire, sent.get()).expect(200));
            orders.increment();
        }
    }
}
