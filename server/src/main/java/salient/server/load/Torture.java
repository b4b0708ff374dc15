package salient.server.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Supplier;
import salient.kernel.record.Entry;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Step;

/**
 * Kills servers again and again while players play, then looks whether they kept their word: every order acknowledged is
 * in the record, once and in its place, every game goes on, and every process shows the same a second later.
 */
public final class Torture {
    private static final int MOST_ORDERS_BETWEEN = 120;
    private static final int LONGEST_MILLIS = 10_000;
    /** A fiftieth of a second apart: longer than any machine needs to start the server again. */
    private static final int MOST_TRIES = 10_000;

    /** What is played. */
    public record Played(String game, String scenario, List<String> sides) {}

    /**
     * @param server starts one on the same data as before
     * @param processes how many serve the same data at once; a file can have one only
     * @param games each player plays one of them
     * @param players how many play at once
     * @param restart of the database, if there is a way to do so
     */
    public record Settings(
            Supplier<ServerProcess> server,
            int processes,
            List<Played> games,
            int players,
            int kills,
            Optional<Restart> restart) {}

    /** @param every done with one kill in so many */
    public record Restart(Runnable database, int every) {}

    /** What was found; {@code faults} is empty if the server kept its word. */
    public record Report(int kills, int restarts, int tables, int orders, int retries, List<String> faults) {
        @Override
        public String toString() {
            return kills + " kills, " + restarts + " restarts of the database, " + tables + " tables, " + orders
                    + " orders acknowledged, " + retries + " sent again: "
                    + (faults.isEmpty() ? "nothing lost, nothing twice" : String.join("\n", faults));
        }
    }

    /** A table with the orders that were acknowledged, in order. */
    private record Kept(String table, String token, List<String> orders) {}

    private static final int STALE_MILLIS = 1_000;

    private final Settings settings;
    private final Consumer<String> say;
    private final LongAdder acknowledged = new LongAdder();
    private final List<ServerProcess> servers = new CopyOnWriteArrayList<>();
    private int restarts;
    private volatile boolean stopping;

    private Torture(Settings settings, Consumer<String> say) {
        this.settings = settings;
        this.say = say;
    }

    public static Report run(Settings settings, Consumer<String> say) throws InterruptedException {
        return new Torture(settings, say).run();
    }

    /** The servers of a torture on an embedded file. */
    public static Supplier<ServerProcess> onFile(String main, List<String> jvm, Path data) {
        return () -> ServerProcess.start(main, jvm, List.of("--data", data.toString()));
    }

    /** The servers of a torture on PostgreSQL. */
    public static Supplier<ServerProcess> onPostgres(String main, List<String> jvm, String address) {
        return () -> ServerProcess.start(main, jvm, List.of("--database", address));
    }

    private Report run() throws InterruptedException {
        for (int i = 0; i < settings.processes(); i++)
            servers.add(settings.server().get());
        List<Worker> workers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < settings.players(); i++) {
            Worker worker = new Worker(i);
            workers.add(worker);
            threads.add(Thread.ofVirtual().start(worker));
        }
        for (int kill = 1; kill <= settings.kills(); kill++) {
            awaitSomeOrders();
            if (isRestartDue(kill)) restart(settings.restart().get().database());
            int victim = kill % servers.size();
            servers.get(victim).kill();
            servers.set(victim, settings.server().get());
            say.accept("kill " + kill + " of " + settings.kills());
        }
        awaitSomeOrders();
        stopping = true;
        for (Thread thread : threads) thread.join();
        Thread.sleep(STALE_MILLIS);
        Report report = verify(workers);
        for (ServerProcess server : servers) server.close();
        return report;
    }

    private boolean isRestartDue(int kill) {
        return settings.restart().isPresent() && kill % settings.restart().get().every() == 0;
    }

    private void restart(Runnable database) {
        database.run();
        restarts++;
    }

    /** A random number of orders and then a moment, so that the kill comes in the midst of the next. */
    private void awaitSomeOrders() throws InterruptedException {
        long wanted = acknowledged.sum() + ThreadLocalRandom.current().nextInt(1, MOST_ORDERS_BETWEEN);
        long end = System.nanoTime() + LONGEST_MILLIS * 1_000_000L;
        while (acknowledged.sum() < wanted && System.nanoTime() < end) Thread.sleep(1);
        Thread.sleep(0, ThreadLocalRandom.current().nextInt(1_000_000));
    }

    private Report verify(List<Worker> workers) {
        List<String> faults = new ArrayList<>();
        int orders = 0;
        int tables = 0;
        int retries = 0;
        for (Worker worker : workers) {
            faults.addAll(worker.faults);
            retries += worker.retries;
            for (Kept kept : worker.kept) {
                tables++;
                orders += kept.orders().size();
                compare(kept, faults);
            }
        }
        if (orders == 0) faults.add("no order was acknowledged at all");
        return new Report(settings.kills(), restarts, tables, orders, retries, faults);
    }

    /** On every process: what is lost, doubled or old on one of them is a fault. */
    private void compare(Kept kept, List<String> faults) {
        for (ServerProcess server : servers)
            try (Wire wire = new Wire(server.port())) {
                GameRecord record = GameRecord.parse(wire.get("/api/tables/" + kept.table() + "/record", kept.token())
                        .expect(200)
                        .text());
                List<String> recorded = new ArrayList<>();
                for (Entry entry : record.entries())
                    if (entry.step() instanceof Step.Played played) recorded.add(played.order());
                if (!recorded.equals(kept.orders()))
                    faults.add("table " + kept.table() + ": acknowledged "
                            + kept.orders().size() + " orders, recorded " + recorded.size());
            } catch (IOException | RuntimeException e) {
                faults.add("table " + kept.table() + ": " + e);
            }
    }

    /** Plays table after table and never gives up on an order before it is answered. */
    private final class Worker implements Runnable {
        private final List<Kept> kept = new ArrayList<>();
        private final List<String> faults = new ArrayList<>();
        private final int number;
        private int retries;
        private Wire wire;

        Worker(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            for (int game = 0; !stopping; game++) {
                Played played = settings.games().get(number % settings.games().size());
                Player player =
                        new Player(played.game(), played.scenario(), played.sides(), number * 1_000_003L + game);
                try {
                    persistently(() -> {
                        player.open(wire);
                        return true;
                    });
                    kept.add(new Kept(
                            player.table(), player.tokenOf(played.sides().getFirst()), new ArrayList<>()));
                    playOn(player, kept.getLast().orders());
                } catch (IOException e) {
                    faults.add("player " + number + ": " + e.getMessage());
                    return;
                }
            }
        }

        private void playOn(Player player, List<String> orders) throws IOException {
            while (!stopping && !player.isOver()) {
                Optional<Player.Sent> sent = persistently(() -> player.choose(wire));
                if (sent.isEmpty()) continue;
                // The same key however often it is sent: the server must know that it is the same order.
                Wire.Reply reply =
                        persistently(() -> player.send(wire, sent.get()).expect(200));
                orders.add(sent.get().order());
                acknowledged.increment();
                player.heard(reply);
            }
        }

        private interface Attempt<T> {
            T run() throws IOException;
        }

        private <T> T persistently(Attempt<T> attempt) throws IOException {
            for (int tries = 1; ; tries++) {
                try {
                    if (wire == null) wire = new Wire(anyPort());
                    return attempt.run();
                } catch (Wire.Unexpected answer) {
                    if (answer.status != 503 || tries > MOST_TRIES) throw answer;
                } catch (IOException lost) {
                    drop();
                    if (tries > MOST_TRIES) throw lost;
                }
                retries++;
                pause();
            }
        }

        /** After a lost connection it may be another process. */
        private int anyPort() {
            return servers.get(ThreadLocalRandom.current().nextInt(servers.size()))
                    .port();
        }

        private void drop() throws IOException {
            if (wire != null) wire.close();
            wire = null;
        }

        private static void pause() {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
