package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.server.http.Limits;
import tools.jackson.databind.JsonNode;

/** Whatever is refused, by us or by the HTTP library, is a Problem and names nothing of the program. */
class ProblemsTest extends ServerTest {
    @Override
    Server.Settings settings() {
        return super.settings().withLimits(Limits.forThisMachine().withRates(1_000, 1_000, 2, 2));
    }

    private static String request(String method, String path, String... headers) {
        StringBuilder text = new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n");
        for (String header : headers) text.append(header).append("\r\n");
        return text.append("Connection: close\r\n\r\n").toString();
    }

    @Test
    void everyMethodStatusAndUpgradeIsAProblem() {
        for (String request : List.of(
                request("PUT", "/api/tables", "Content-Length: 0"),
                request("DELETE", "/api/tables/x"),
                request("PATCH", "/api/games", "Content-Length: 0"),
                request("POST", "/nowhere", "Content-Length: 0"),
                request("GET", "/api/nowhere"),
                request("BREW", "/api/games"),
                request("GET", "/api/live"),
                request("GET", "/api/live", "Upgrade: websocket", "Sec-WebSocket-Key: x"),
                request("GET", "/api/games/%00/map"),
                request("GET", "/api/" + "x".repeat(20_000)),
                request("GET", "/api/games", "X: " + "x".repeat(20_000)),
                "nonsense\r\n\r\n",
                "GET /api/games HTTP/9.9\r\nHost: localhost\r\n\r\n")) {
            String answer = Raw.exchange(server.port(), request);
            String what = request.substring(0, Math.min(60, request.length())) + "\n" + answer;
            assertThat(answer).as(what).matches("(?s)HTTP/1\\.\\d [45]\\d\\d .*");
            assertThat(answer)
                    .as(what)
                    .doesNotContain("java.")
                    .doesNotContain("jetty")
                    .doesNotContain("javalin");
            String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
            JsonNode problem = Client.JSON.readTree(body.substring(body.indexOf('{'), body.lastIndexOf('}') + 1));
            assertThat(problem.path("error").asString()).as(what).isNotEmpty();
            assertThat(problem.path("message").asString()).as(what).isNotEmpty();
        }
    }

    @Test
    void retryAfterIsTrue() {
        client.hotSeat("short");
        client.hotSeat("short");
        String body = """
                {"game": "ambush", "scenario": "short", "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}""";
        String refused = Raw.exchange(
                server.port(),
                "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " + body.length()
                        + "\r\n\r\n" + body);
        assertThat(refused).startsWith("HTTP/1.1 429");
        int seconds = Integer.parseInt(refused.replaceAll("(?si).*retry-after: (\\d+).*", "$1"));
        assertThat(seconds).as("two games per hour").isBetween(1_700, 1_800);
    }
}
