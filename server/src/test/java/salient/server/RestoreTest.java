package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.server.store.Backups;

/** Games are copied from and restored to a server that runs. */
class RestoreTest {
    @TempDir
    Path folder;

    @BeforeAll
    static void quiet() {
        Logs.structured(false);
    }

    @Test
    void aRunningServerGoesOnWithTheBackup() {
        Path data = folder.resolve("data");
        Path copy = folder.resolve("copy.db");
        try (RunningServer server = RunningServer.start(ServerSettings.local(data), TestServer.catalog())) {
            int port = server.port();
            Client client = new Client(port);
            Client.Seat red = client.hotSeat("long").getFirst();
            red.play("arm A 3");
            String before = red.get("").text();
            Backups.backup(data, copy);
            red.play("end");
            List<Client.Seat> later = client.hotSeat("short");
            try (LiveClient live = new LiveClient(port)) {
                live.call("watch", red, Map.of("since", 0));
                String kept = Backups.restore(copy, data);
                assertThat(data.resolve(kept)).exists();
                Waiting.until(() -> live.closed.get() == 1001);
            }
            Waiting.until(() -> answers(red));
            assertThat(server.port()).isEqualTo(port);
            assertThat(red.get("").text()).isEqualTo(before);
            expect(404, later.getFirst().get(""));
            assertThat(red.play("end").path("sequence").asInt()).isEqualTo(2);
        }
        assertThat(Files.exists(data.resolve("salient.db.to-restore"))).isFalse();
    }

    private static boolean answers(Client.Seat seat) {
        try {
            return seat.get("").status() == 200;
        } catch (RuntimeException startingAgain) {
            return false;
        }
    }
}
