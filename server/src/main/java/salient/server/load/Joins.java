package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/**
 * Hosts open tables with an open seat, and guests take the seats as soon as they are in the lobby and use them at once.
 * Two guests may want the same seat: then one of them is told that it is gone, and takes another. Nobody else is refused.
 */
public final class Joins {
    private static final int HOSTS = 8;
    private static final int GUESTS = 16;

    /** What was found; {@code faults} is empty if nobody was refused. */
    public record Report(int joins, double perSecond, List<String> faults) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%d joins (%.0f/s), %d refused%s",
                    joins,
                    perSecond,
                    faults.size(),
                    faults.isEmpty() ? "" : ", the first: " + faults.getFirst());
        }
    }

    private final List<ServerProcess> servers;
    private final Map<String, Object> wish;
    private final int wanted;
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger joined = new AtomicInteger();
    private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();

    private Joins(List<ServerProcess> servers, String game, String scenario, List<String> sides, int wanted) {
        this.servers = servers;
        this.wanted = wanted;
        Map<String, Object> seats = new TreeMap<>();
        for (String side : sides) seats.put(side, Map.of("kind", side.equals(sides.getFirst()) ? "me" : "open"));
        this.wish = Map.of("game", game, "scenario", scenario, "seats", seats);
    }

    /** Runs on one server, or on several that share a database. */
    public static Report run(List<ServerProcess> servers, String game, String scenario, List<String> sides, int wanted)
            throws InterruptedException {
        return new Joins(servers, game, scenario, sides, wanted).run();
    }

    private interface Work {
        void run(Wire wire) throws IOException;
    }

    private Report run() throws InterruptedException {
        long started = System.nanoTime();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < HOSTS; i++) threads.add(start(i, this::host));
        for (int i = 0; i < GUESTS; i++) threads.add(start(i, this::guest));
        for (Thread thread : threads) thread.join();
        double seconds = (System.nanoTime() - started) / 1e9;
        return new Report(joined.get(), joined.get() / seconds, List.copyOf(faults));
    }

    private Thread start(int number, Work work) {
        return Thread.ofVirtual().start(() -> {
            try (Wire wire = new Wire(servers.get(number % servers.size()).port())) {
                work.run(wire);
            } catch (IOException | RuntimeException e) {
                faults.add(e.toString());
                joined.set(wanted); // so that the others end too
            }
        });
    }

    private void host(Wire wire) throws IOException {
        while (opened.getAndIncrement() < wanted) {
            // The lobby shows the newest; hosts do not run far ahead of the guests.
            while (opened.get() - joined.get() > 2 * GUESTS && joined.get() < wanted) pause();
            wire.post("/api/tables", null, wish).expect(201);
        }
    }

    private void guest(Wire wire) throws IOException {
        while (joined.get() < wanted) {
            JsonNode open = wire.post("/api/lobby", null, Map.of("tokens", List.of()))
                    .expect(200)
                    .json()
                    .path("open");
            if (open.isEmpty()) pause();
            for (JsonNode seat : open) if (join(wire, seat.path("invitation").asString())) break;
        }
    }

    private boolean join(Wire wire, String invitation) throws IOException {
        JsonNode seat;
        try {
            seat = wire.post("/api/join", null, Map.of("invitation", invitation))
                    .expect(201)
                    .json();
        } catch (Wire.Unexpected answer) {
            if (answer.status == 410) return false;
            throw answer;
        }
        joined.incrementAndGet();
        try {
            wire.get(
                            "/api/tables/" + seat.path("table").asString(),
                            seat.path("token").asString())
                    .expect(200);
        } catch (Wire.Unexpected refused) {
            faults.add(refused.toString());
        }
        return true;
    }

    private static void pause() {
        try {
            Thread.sleep(2);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
