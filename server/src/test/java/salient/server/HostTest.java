package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may ask, and what the server tells about itself. */
class HostTest extends ServerTest {
    private static final String TOKEN = "the operator's own token";

    @Override
    ServerSettings settings() {
        return super.settings().named(Set.of("Play.Example.org")).withMetricsToken(TOKEN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"localhost", "LOCALHOST:8044", "127.0.0.1", "[::1]:99", "play.example.org", "192.168.1.7:80"})
    void aKnownNameOrAnAddressInNumbersIsAnswered(String host) {
        assertThat(Raw.get(server.port(), "/api/games", "Host: " + host)).startsWith("HTTP/1.1 200");
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8044", "x"})
    void anyOtherNameIsRefusedForCallsPagesAndSockets(String host) {
        for (String path : new String[] {"/api/games", "/", "/api/health", "/metrics", "/api/openapi.json"})
            assertThat(Raw.get(server.port(), path, "Host: " + host))
                    .startsWith("HTTP/1.1 403")
                    .contains("\"error\":\"host\"");
        assertThat(Raw.get(server.port(), "/api/live", LiveTest.upgrade(host))).startsWith("HTTP/1.1 403");
    }

    @Test
    void healthTellsNothingButThatTheServerWorks() {
        client.hotSeat("short");
        assertThat(expect(200, client.get("/api/health", null)).text()).isEqualTo("{\"status\":\"ok\"}");
    }

    @Test
    void metricsNeedTheOperatorsTokenAndDoNotCountOrders() {
        Client.Seat red = client.hotSeat("short").getFirst();
        red.play("end");
        assertThat(client.get("/metrics", null).status()).isEqualTo(401);
        assertThat(client.get("/metrics", red.token).status()).isEqualTo(401);
        assertThat(expect(200, client.get("/metrics", TOKEN)).text())
                .contains("salient_calls_total{call=\"table\",status=\"200\"}")
                .contains("salient_open_sockets 0")
                .doesNotContain("play");
    }

    @Test
    void withoutATokenThereAreNoMetrics() {
        server.close();
        server = Server.start(super.settings(), catalog());
        client = new Client(server.port());
        assertThat(client.get("/metrics", TOKEN).status()).isEqualTo(404);
    }
}
