package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import salient.server.http.Limits;

/** Upgrades leave nothing behind: no session, no cookie, no place taken forever. */
class UpgradeTest extends ServerTest {
    @Override
    ServerSettings settings() {
        return super.settings().withLimits(Limits.forThisMachine().withRates(50, 60, 1_000, 2));
    }

    @Test
    void noAnswerSetsACookie() {
        for (String[] headers : List.of(new String[] {"Host: localhost"}, LiveTest.upgrade("localhost"), new String[] {
            "Host: localhost", "Upgrade: websocket", "Sec-WebSocket-Key: x"
        }))
            assertThat(Raw.get(server.port(), "/api/live", headers).toLowerCase())
                    .doesNotContain("set-cookie")
                    .doesNotContain("jsessionid");
        assertThat(Raw.get(server.port(), "/api/games", "Host: localhost").toLowerCase())
                .doesNotContain("set-cookie");
    }

    /** The library asks a request that it upgrades for its session, which would set a cookie. */
    @Test
    void anUpgradeThatSucceedsMakesNoSession() throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(60_000);
            String request =
                    "GET /api/live HTTP/1.1\r\n" + String.join("\r\n", LiveTest.upgrade("localhost")) + "\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            StringBuilder head = new StringBuilder();
            for (String line = in.readLine(); !line.isEmpty(); line = in.readLine())
                head.append(line).append('\n');
            assertThat(head.toString().toLowerCase(Locale.ROOT))
                    .startsWith("http/1.1 101")
                    .doesNotContain("set-cookie")
                    .doesNotContain("jsessionid");
        }
    }

    /** Failed handshakes were counted as open sockets and never given back. */
    @Test
    void upgradesThatFailTakeNoPlace() {
        for (int i = 0; i < 40; i++)
            Raw.get(
                    server.port(),
                    "/api/live",
                    "Host: localhost",
                    "Connection: Upgrade",
                    "Upgrade: websocket",
                    "Sec-WebSocket-Version: 99",
                    "Sec-WebSocket-Key: bm90IGEgcmVhbCBrZXkhIQ==");
        Waiting.until(() -> {
            try (LiveClient live = new LiveClient(server.port())) {
                return live.call("games", null, null).path("status").asInt() == 200;
            } catch (RuntimeException waiting) {
                return false; // the rate limit of the attempts before
            }
        });
    }

    @Test
    void upgradesCountTowardTheRate() {
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < 200; i++)
            answers.add(Raw.get(server.port(), "/api/live", LiveTest.upgrade("localhost"))
                    .lines()
                    .findFirst()
                    .orElse(""));
        assertThat(answers).anyMatch(line -> line.startsWith("HTTP/1.1 429"));
    }

    @Test
    void malformedUpgradesAndRequestsCountTowardTheRate() {
        for (String request : List.of(
                "GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Key: x\r\n\r\n",
                "GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Key: bm90IGEgcmVhbCBrZXkhIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
                "GARBAGE\r\n\r\n")) {
            int refused = 0;
            for (int i = 0; i < 200; i++)
                if (Raw.exchange(server.port(), request).startsWith("HTTP/1.1 429")) refused++;
            assertThat(refused).as(request).isPositive();
        }
    }

    @Test
    void pagesHealthAndTheDescriptionCountTowardTheRate() {
        for (String path : List.of("/", "/api/health", "/metrics", "/api/openapi.json", "/nothing")) {
            int refused = 0;
            for (int i = 0; i < 200; i++) if (client.get(path, null).status() == 429) refused++;
            assertThat(refused).as(path).isPositive();
        }
    }

    @Test
    void aSocketThatClosesGivesItsPlaceBack() {
        for (int i = 0; i < 6; i++) {
            Waiting.until(() -> {
                try (LiveClient live = new LiveClient(server.port())) {
                    return live.call("games", null, null).path("status").asInt() == 200;
                } catch (RuntimeException full) {
                    return false;
                }
            });
        }
        expect(200, client.get("/api/games", null));
    }
}
