package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays on one server for a long time, with all that could pile up: new games, replays, records, refused requests, connections
 * that come and go. Its memory is noted at equal intervals and must not grow once it is warm.
 */
public final class Soak {
    private static final int PLAYERS = 12;
    private static final int SAMPLES = 40;
    /** How much more the last quarter may have than the second; the heap moves by this much on its own. */
    private static final double MOST_GROWTH = 1.15;

    private static final Pattern LAST = Pattern.compile("\"last\":(\\d+)");

    /** @param games each player plays one of them */
    public record Settings(ServerProcess server, List<Torture.Played> games, int minutes) {}

    /** What was found. Memory is that which the process really has, in megabytes. */
    public record Report(List<Long> megabytes, long orders, List<String> faults) {
        /** Whether memory was flat. */
        public boolean isFlat() {
            return median(megabytes.size() * 3 / 4, megabytes.size())
                    <= MOST_GROWTH * median(megabytes.size() / 4, megabytes.size() / 2);
        }

        private long median(int from, int to) {
            List<Long> sorted = megabytes.subList(from, Math.max(from + 1, to)).stream()
                    .sorted()
                    .toList();
            return sorted.get(sorted.size() / 2);
        }

        @Override
        public String toString() {
            return orders + " orders; memory in MB " + megabytes + (isFlat() ? ": flat" : ": it grows")
                    + (faults.isEmpty() ? "" : "; faults: " + faults);
        }
    }

    private final Settings settings;
    private final LongAdder orders = new LongAdder();
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private volatile boolean stopping;

    Soak(Settings settings) {
        this.settings = settings;
    }

    Report run(Consumer<String> say) throws InterruptedException {
        Crew players = Crew.start(PLAYERS, this::play);
        List<Long> megabytes = new ArrayList<>();
        for (int sample = 0; sample < SAMPLES; sample++) {
            Thread.sleep(settings.minutes() * 60_000L / SAMPLES);
            megabytes.add(settings.server().residentMegabytes());
            say.accept(megabytes.getLast() + " MB after " + orders.sum() + " orders");
        }
        stopping = true;
        players.join();
        return new Report(megabytes, orders.sum(), List.copyOf(faults));
    }

    private void play(int number) {
        Torture.Played played = settings.games().get(number % settings.games().size());
        try {
            for (int game = 0; !stopping; game++) {
                // A connection of its own for each game, so that connections come and go.
                try (Wire wire = new Wire(settings.server().port())) {
                    playOne(wire, new Player(played.game(), played.scenario(), played.sides(), number * 7919L + game));
                }
            }
        } catch (IOException | RuntimeException e) {
            faults.add("player " + number + ": " + e);
        }
    }

    private void playOne(Wire wire, Player player) throws IOException {
        player.open(wire);
        String path = "/api/tables/" + player.table();
        String token = player.tokenOf(player.sides().getFirst());
        for (int i = 1; i < 400 && !stopping && !player.isOver(); i++) {
            Optional<Player.Sent> sent = player.choose(wire);
            if (sent.isEmpty()) continue;
            player.heard(player.send(wire, sent.get()).expect(200));
            orders.increment();
            if (i % 50 != 0) continue;
            wire.get(path + "/replay?at=" + lastMoment(wire, path, token), token)
                    .expect(200);
            wire.get(path + "/record", token).expect(200);
            wire.get(path, "no-token-of-this-game").expect(401);
            wire.get("/api/nothing", null).expect(404);
        }
    }

    /** None but the start may be known to a side while the other one sets up in secret. */
    private static String lastMoment(Wire wire, String path, String token) throws IOException {
        String start = wire.get(path + "/replay?at=0", token).expect(200).text();
        Matcher last = LAST.matcher(start);
        if (!last.find()) throw new IOException("a moment without the number of the last one: " + start);
        return last.group(1);
    }
}
