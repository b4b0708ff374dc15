package salient.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.server.Server;
import salient.server.TestServer;

/** The load plays over a socket as it does over HTTP. */
class LiveWireTest {
    @TempDir
    Path data;

    @Test
    void aGameIsPlayedOverASocket() throws IOException {
        try (Server server = TestServer.start(data);
                Line line = new LiveWire(server.port());
                Line other = new Wire(server.port())) {
            Player player = new Player("ambush", "long", List.of("red", "blue"), 1);
            player.open(line);
            int orders = 0;
            while (orders < 40 && !player.isOver()) {
                Optional<Player.Sent> sent = player.choose(line);
                if (sent.isEmpty()) continue;
                player.heard(player.send(line, sent.get()).expect(200));
                orders++;
            }
            String record = other.get("/api/tables/" + player.table() + "/record", player.tokenOf("red"))
                    .expect(200)
                    .text();
            assertThat(record.lines().filter(step -> step.matches("\\d+ (red|blue): .*")))
                    .hasSize(orders);
            Wire.Reply refused = line.post(
                    "/api/tables/" + player.table() + "/orders",
                    player.tokenOf("red"),
                    Map.of("order", "nonsense", "sequence", 0, "key", "1"));
            assertThat(refused.status()).isBetween(400, 499);
        }
    }
}
