package salient.server.load;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Whether notices slow orders down: polite players give orders, in turn alone and while a thousand notices per minute are
 * queued, stored and sent to a webhook on this machine.
 */
public final class NoticeLoad {
    private static final int PER_MINUTE = 1_000;
    /** The share of them that must really have been queued. */
    private static final double PACE = 0.95;

    private static final int QUEUING = 4;
    private static final int WARM_UP_SECONDS = 15;
    private static final int WINDOWS = 3;
    /** What a notice may cost the slowest orders. */
    public static final double MOST = 1.1;

    /** @param server sends notices to this machine */
    public record Settings(ServerProcess server, Torture.Played played, int seconds) {}

    /** How long orders took in milliseconds, alone and beside notices. */
    public record Report(
            double quiet50, double quiet99, double busy50, double busy99, int perMinute, int queued, int delivered) {
        public double ratio() {
            return busy99 / quiet99;
        }

        public List<String> faults() {
            List<String> faults = new ArrayList<>();
            if (ratio() > MOST) faults.add("notices slow orders down");
            if (perMinute < PACE * PER_MINUTE) faults.add("only " + perMinute + " notices per minute were queued");
            if (delivered < queued) faults.add((queued - delivered) + " notices were not delivered");
            return faults;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "alone: p50 %.1f ms, p99 %.1f ms; beside %d notices per minute: p50 %.1f ms, p99 %.1f ms, %.2f"
                            + " times; %d queued, %d delivered",
                    quiet50,
                    quiet99,
                    perMinute,
                    busy50,
                    busy99,
                    ratio(),
                    queued,
                    delivered);
        }
    }

    private final Settings settings;
    private final AtomicInteger delivered = new AtomicInteger();
    private final AtomicInteger queued = new AtomicInteger();
    private volatile boolean sending;
    private volatile boolean stopping;

    NoticeLoad(Settings settings) {
        this.settings = settings;
    }

    Report run() throws InterruptedException {
        List<long[]> quiet = new ArrayList<>();
        List<long[]> busy = new ArrayList<>();
        try (ServerSocket webhook = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
                Wire wire = new Wire(settings.server().port(), Optional.empty())) {
            Thread.ofVirtual().start(() -> receive(webhook));
            List<String[]> channels = subscribe(wire, "http://127.0.0.1:" + webhook.getLocalPort() + "/");
            Crew queuing = Crew.start(QUEUING, number -> queue(channels, number));
            try (PolitePlayers players = new PolitePlayers(settings.server(), settings.played())) {
                Thread.sleep(WARM_UP_SECONDS * 1_000L);
                for (int i = 0; i < WINDOWS; i++) { // in turn, so that a change of the machine meets both
                    quiet.add(players.measured(settings.seconds()));
                    sending = true;
                    Thread.sleep(1_000);
                    busy.add(players.measured(settings.seconds()));
                    sending = false;
                    Thread.sleep(1_000);
                }
                if (!players.faults().isEmpty())
                    throw new IllegalStateException(players.faults().getFirst());
            }
            stopping = true;
            queuing.join();
            for (int i = 0; i < 100 && delivered.get() < queued.get(); i++) Thread.sleep(100);
        } catch (IOException e) {
            throw new UncheckedIOException("notices cannot be measured", e);
        }
        int perMinute =
                (int) (queued.get() * TimeUnit.MINUTES.toMillis(1) / (WINDOWS * (settings.seconds() + 1) * 1_000L));
        return new Report(
                at(quiet, 0.5),
                at(quiet, 0.99),
                at(busy, 0.5),
                at(busy, 0.99),
                perMinute,
                queued.get(),
                delivered.get());
    }

    private static double at(List<long[]> windows, double share) {
        return PolitePlayers.at(
                windows.stream().flatMapToLong(Arrays::stream).sorted().toArray(), share);
    }

    /** A person and a channel for each notice of a minute. */
    private static List<String[]> subscribe(Wire wire, String address) throws IOException {
        List<String[]> channels = new ArrayList<>();
        for (int i = 0; i < PER_MINUTE; i++) {
            String device = String.format(Locale.ROOT, "load-%027d", i);
            wire.post("/api/person", null, Map.of("device", device)).expect(201);
            String id = wire.post("/api/person/notices", device, Map.of("way", "webhook", "address", address))
                    .expect(200)
                    .json()
                    .path("channel")
                    .path("id")
                    .asString();
            channels.add(new String[] {device, id});
        }
        return channels;
    }

    /** One of several that together keep the pace, however long an answer takes. */
    private void queue(List<String[]> channels, int number) {
        long interval = TimeUnit.MINUTES.toNanos(QUEUING) / PER_MINUTE;
        try (Wire wire = new Wire(settings.server().port(), Optional.empty())) {
            long next = System.nanoTime();
            for (int i = number; !stopping; next += interval) {
                PolitePlayers.pause((int) Math.max(0, TimeUnit.NANOSECONDS.toMillis(next - System.nanoTime())));
                if (!sending) {
                    next = System.nanoTime();
                    wire.get("/api/health", null).expect(200); // an idle connection would be closed
                    continue;
                }
                String[] channel = channels.get(i % channels.size());
                i += QUEUING;
                int status = wire.post("/api/person/notices/try", channel[0], Map.of("id", channel[1]))
                        .status();
                if (status == 200) queued.incrementAndGet();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("notices cannot be queued", e);
        }
    }

    private void receive(ServerSocket webhook) {
        while (!webhook.isClosed())
            try {
                Socket socket = webhook.accept();
                Thread.ofVirtual().start(() -> answer(socket));
            } catch (IOException closed) {
                return;
            }
    }

    private void answer(Socket socket) {
        try (socket) {
            InputStream in = new BufferedInputStream(socket.getInputStream());
            int length = 0;
            for (String line = line(in); !line.isEmpty(); line = line(in))
                if (line.startsWith("Content-Length: ")) length = Integer.parseInt(line.substring(16));
            in.readNBytes(length);
            socket.getOutputStream().write("HTTP/1.1 204 No Content\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            delivered.incrementAndGet();
        } catch (IOException e) {
            return; // it counts as not delivered
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) if (c != '\r') line.append((char) c);
        return line.toString();
    }
}
