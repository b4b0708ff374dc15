package salient.server.load;

import java.io.IOException;
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
    private static final int HOSTILE = 8;
    private static final int WARM_UP_SECONDS = 15;
    private static final int PAUSE_MILLIS = 20;

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
    private volatile boolean stopping;

    Hostile(Settings settings) {
        this.settings = settings;
    }

    Report run() throws InterruptedException {
        int[] attacks = new int[HOSTILE];
        long[] quiet;
        long[] hostile;
        try (PolitePlayers players = new PolitePlayers(settings.server(), settings.played())) {
            Thread.sleep(WARM_UP_SECONDS * 1_000L);
            quiet = players.measured(settings.seconds());
            Crew visitors = Crew.start(HOSTILE, number -> visit(number, attacks));
            Thread.sleep(2_000);
            hostile = players.measured(settings.seconds());
            stopping = true;
            visitors.join();
            faults.addAll(players.faults());
        }
        if (!faults.isEmpty()) throw new IllegalStateException(faults.getFirst());
        return new Report(
                PolitePlayers.at(quiet, 0.5),
                PolitePlayers.at(quiet, 0.99),
                PolitePlayers.at(hostile, 0.5),
                PolitePlayers.at(hostile, 0.99),
                Arrays.stream(attacks).sum());
    }

    private void visit(int number, int[] attacks) {
        String address = "10.0.1." + (number + 1);
        try (Wire wire = new Wire(settings.server().port(), Optional.of(address))) {
            attack(wire, number, attacks);
        } catch (IOException | RuntimeException e) {
            faults.add(address + ": " + e);
        }
    }

    /** Uploads, replays, large states and refusals, in turn; 429 is an answer too. */
    private void attack(Wire wire, int number, int[] attacks) throws IOException {
        String table = "";
        for (int i = 0; !stopping; i++) {
            PolitePlayers.pause(PAUSE_MILLIS);
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
}
