package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.server.load.ServerProcess;

/** The database goes away, or the disk is full: clear answers, nothing acknowledged is lost, and it recovers. */
class OutageTest {
    private static final int AWAY_MILLIS = 10_000;

    @TempDir
    Path data;

    @Test
    void aDatabaseThatGoesAwayForAWhileIsWaitedFor() throws Exception {
        URI database = URI.create(TestPostgres.freshDatabase());
        try (CuttableProxy proxy = new CuttableProxy(database.getPort());
                Server server = Server.start(
                        ServerSettings.local(data)
                                .withDatabase("postgresql://postgres:postgres@localhost:" + proxy.port()
                                        + database.getPath()),
                        TestServer.catalog())) {
            Client client = new Client(server.port());
            Client.Seat red = client.hotSeat("long").getFirst();
            red.play("arm A 2");
            proxy.cut();
            Map<String, Object> order = Map.of("order", "arm A 3", "sequence", 1, "key", "during");
            Client.Reply away = expect(503, red.post("/orders", order));
            assertThat(away.error()).isEqualTo("storage");
            assertThat(expect(503, client.get("/api/health", null)).error()).isEqualTo("storage");
            Thread.sleep(AWAY_MILLIS);
            proxy.restore();
            Waiting.until(() -> red.post("/orders", order).status() == 200);
            expect(200, red.post("/orders", order));
            red.play("arm A 4");
            assertThat(red.get("/record").text().lines().filter(line -> line.contains("arm A")))
                    .hasSize(3);
        }
    }

    @Test
    void aFullDiskRefusesOrdersAndLosesNone() throws Exception {
        try (ServerProcess server = ServerProcess.start(
                ToyMain.class.getName(),
                List.of("-XX:+UseSerialGC", "-XX:-UsePerfData"),
                List.of("--data", data.toString()))) {
            Client client = new Client(server.port());
            Client.Seat red = client.hotSeat("long").getFirst();
            allow(server, "400000:unlimited"); // no file longer than that, as on a disk that is full
            int acknowledged = 0;
            Client.Reply reply = red.tryPlay("arm A 1");
            while (reply.status() == 200 && acknowledged < 5_000) {
                acknowledged++;
                reply = red.post(
                        "/orders",
                        Map.of(
                                "order",
                                "arm A " + (acknowledged % 6 + 1),
                                "sequence",
                                acknowledged,
                                "key",
                                "k" + acknowledged));
            }
            assertThat(reply.status()).as(reply.text()).isEqualTo(503);
            assertThat(reply.error()).isEqualTo("storage");
            assertThat(red.sequence()).isEqualTo(acknowledged);
            allow(server, "unlimited");
            String key = "k" + acknowledged;
            Map<String, Object> again = Map.of("order", "arm A 2", "sequence", acknowledged, "key", key);
            Waiting.until(() -> red.post("/orders", again).status() == 200);
            assertThat(red.sequence()).isEqualTo(acknowledged + 1);
            assertThat(red.get("/record").text().lines().filter(line -> line.contains("arm A")))
                    .hasSize(acknowledged + 1);
        }
    }

    private static void allow(ServerProcess server, String bytes) throws IOException, InterruptedException {
        int done = new ProcessBuilder("prlimit", "--pid", Long.toString(server.pid()), "--fsize=" + bytes)
                .inheritIO()
                .start()
                .waitFor();
        assertThat(done).isZero();
    }
}
