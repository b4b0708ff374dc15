package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.server.http.Limits;

/** One visitor cannot wear the server down. */
class LimitsTest extends ServerTest {
    @Override
    ServerSettings settings() {
        // One request a second: even a machine that needs half a second for each cannot ask slowly enough to be let
        // through.
        return super.settings().withLimits(Limits.forThisMachine().withRates(1, 40, 3, 2));
    }

    @Test
    void tooManyRequestsAreToldToWait() {
        int refused = 0;
        for (int i = 0; i < 200; i++) if (client.get("/api/games", null).status() == 429) refused++;
        assertThat(refused).isBetween(50, 160);
        Client.Reply reply = client.get("/api/games", null);
        while (reply.status() != 429) reply = client.get("/api/games", null);
        assertThat(reply.error()).isEqualTo("rate");
        Waiting.until(() -> client.get("/api/games", null).status() == 200);
    }

    @Test
    void tooManyTablesAreRefused() {
        for (int i = 0; i < 3; i++) client.hotSeat("short");
        assertThatThrownBy(() -> client.hotSeat("short")).hasMessageContaining("429");
    }

    @Test
    void tooManySocketsAreRefusedUntilOneCloses() {
        List<LiveClient> open = new ArrayList<>();
        for (int i = 0; i < 2; i++) open.add(new LiveClient(server.port()));
        assertThatThrownBy(() -> new LiveClient(server.port())).isInstanceOf(RuntimeException.class);
        open.getFirst().drop();
        Waiting.until(() -> {
            try (LiveClient again = new LiveClient(server.port())) {
                return again.closed.get() == 0;
            } catch (RuntimeException full) {
                return false;
            }
        });
        open.forEach(LiveClient::close);
    }

    @Test
    void messagesOfASocketCountToo() {
        try (LiveClient live = new LiveClient(server.port())) {
            for (int i = 0; i < 100; i++) live.send("{\"id\": " + (1000 + i) + ", \"call\": \"games\"}");
            Waiting.until(() -> live.received.size() == 100);
            List<String> refused = live.received.stream()
                    .filter(text -> text.contains("\"status\":429"))
                    .toList();
            assertThat(refused).hasSizeGreaterThan(20);
            assertThat(refused).allMatch(text -> text.matches("\\{\"id\":10\\d\\d,.*"));
        }
    }
}
