package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Every faulty request is answered with a problem in plain words, also where the HTTP library finds the fault. */
class ProblemsTest extends ServerTest {
    private static final String CLOSE = "Host: localhost\r\nConnection: close\r\n";
    private static final String UPGRADE = "Host: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n";
    private static final String KEY = "Sec-WebSocket-Key: bm90IGEgcmVhbCBrZXkhIQ==\r\n";

    private record Wrong(int status, String request) {
        @Override
        public String toString() {
            String line = request.lines().findFirst().orElse("");
            return status + " " + line.substring(0, Math.min(60, line.length()));
        }
    }

    private static Wrong wrong(int status, String line, String... headers) {
        return new Wrong(
                status, line + "\r\n" + String.join("\r\n", headers) + (headers.length > 0 ? "\r\n" : "") + "\r\n");
    }

    private static Wrong closing(int status, String line) {
        return new Wrong(status, line + "\r\n" + CLOSE + "\r\n");
    }

    static List<Wrong> wrongs() {
        String json = "Content-Type: application/json\r\n";
        return List.of(
                wrong(400, "GARBAGE"),
                wrong(400, "GET / HTTP/1.1", "no colon here", "Connection: close"),
                wrong(400, "GET / HTTP/1.1", "Connection: close"),
                closing(400, "GET /%ZZ HTTP/1.1"),
                closing(400, "GET /api/%00 HTTP/1.1"),
                closing(505, "GET / HTTP/7.5"),
                closing(414, "GET /" + "a".repeat(20_000) + " HTTP/1.1"),
                wrong(431, "GET / HTTP/1.1", "Host: localhost", "X-Long: " + "a".repeat(20_000)),
                closing(405, "PUT /api/tables HTTP/1.1"),
                closing(405, "DELETE /api/games HTTP/1.1"),
                closing(405, "PATCH /api/join HTTP/1.1"),
                closing(405, "POST / HTTP/1.1"),
                closing(405, "TRACE / HTTP/1.1"),
                closing(404, "GET /nothing HTTP/1.1"),
                closing(404, "GET /api/nothing HTTP/1.1"),
                closing(400, "GET /../../etc/passwd HTTP/1.1"),
                closing(404, "GET /api/tables/nothing HTTP/1.1"),
                closing(404, "GET /metrics HTTP/1.1"),
                closing(400, "GET /api/tables/nothing/feed?since=%ZZ HTTP/1.1"),
                closing(405, "OPTIONS * HTTP/1.1"),
                wrong(403, "GET / HTTP/1.1", "Host: evil.example", "Connection: close"),
                new Wrong(400, "POST /api/join HTTP/1.1\r\n" + CLOSE + "Content-Length: abc\r\n\r\n"),
                new Wrong(400, "POST /api/join HTTP/1.1\r\n" + CLOSE + "Content-Length: 3\r\n\r\n{]}"),
                new Wrong(
                        413,
                        "POST /api/join HTTP/1.1\r\n" + CLOSE + json + "Content-Length: 70000\r\n\r\n"
                                + " ".repeat(70_000)),
                new Wrong(426, "GET /api/live HTTP/1.1\r\n" + UPGRADE + KEY + "Sec-WebSocket-Version: 99\r\n\r\n"),
                new Wrong(426, "GET /api/live HTTP/1.1\r\n" + UPGRADE + "Sec-WebSocket-Key: x\r\n\r\n"),
                new Wrong(
                        400,
                        "GET /api/live HTTP/1.1\r\n" + UPGRADE
                                + "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n"),
                new Wrong(404, "GET /elsewhere HTTP/1.1\r\n" + UPGRADE + KEY + "Sec-WebSocket-Version: 13\r\n\r\n"),
                new Wrong(404, "GET /api/live HTTP/1.1\r\n" + CLOSE + "\r\n"),
                new Wrong(
                        403,
                        "GET /api/live HTTP/1.1\r\n" + UPGRADE + KEY
                                + "Sec-WebSocket-Version: 13\r\nOrigin: http://evil.example\r\n\r\n"));
    }

    @ParameterizedTest
    @MethodSource("wrongs")
    void theAnswerIsAProblem(Wrong wrong) {
        String answer = Raw.exchange(server.port(), wrong.request());
        int body = answer.indexOf("\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 " + wrong.status());
        assertThat(answer.substring(0, body)).containsIgnoringCase("Content-Type: application/json");
        assertThat(answer.substring(0, body)).containsIgnoringCase("X-Content-Type-Options: nosniff");
        JsonNode problem = Client.JSON.readTree(answer.substring(body + 4));
        assertThat(problem.path("error").asString()).isNotBlank();
        assertThat(problem.path("message").asString()).endsWith(".");
        namesNoClass(answer);
    }

    private static void namesNoClass(String text) {
        assertThat(text)
                .doesNotContainIgnoringCase("jetty")
                .doesNotContainIgnoringCase("jackson")
                .doesNotContain("java.")
                .doesNotContain("salient.")
                .doesNotContain("Exception")
                .doesNotContain("Feature")
                .doesNotContain("Constraints")
                .doesNotContain("`");
    }

    @Test
    void whatIsWrongInTheJsonIsSaidWithoutNamingAClass() {
        for (String body : List.of(
                "",
                "null",
                "[]",
                "5",
                "{",
                "{\"game\": \"ambush\"} {}",
                "{\"game\": \"ambush\", \"game\": \"ambush\"}",
                "{\"game\": 5, \"scenario\": \"short\", \"seats\": {}}",
                "{\"game\": {\"a\": 1}, \"scenario\": \"short\", \"seats\": {}}",
                "{\"game\": [], \"scenario\": \"short\", \"seats\": {}}",
                "{\"scenario\": \"short\", \"seats\": {}}",
                "{\"game\": null, \"scenario\": \"short\", \"seats\": {}}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": []}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {\"red\": 5}}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {\"red\": {\"kind\": \"robot\"}}}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {\"red\": {\"kind\": 7}}}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {}, \"spectators\": \"yes\"}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {}, \"undo\": 1}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {}, \"color\": 1}",
                "{\"game\": 1e999999999}",
                "{\"game\": " + "1".repeat(500) + "}",
                "{\"game\": \"\\uD800\"}",
                "[".repeat(500) + "]".repeat(500))) {
            Client.Reply reply = client.postText("/api/tables", null, body);
            assertThat(reply.status()).as(body).isEqualTo(400);
            assertThat(reply.error()).isNotBlank();
            namesNoClass(reply.text());
        }
        Client.Seat red = client.hotSeat("short").getFirst();
        for (String body : List.of(
                "{\"order\": \"end\", \"sequence\": \"0\", \"key\": \"1\"}",
                "{\"order\": \"end\", \"sequence\": 0.5, \"key\": \"1\"}",
                "{\"order\": \"end\", \"sequence\": 99999999999, \"key\": \"1\"}",
                "{\"order\": \"end\", \"sequence\": null, \"key\": \"1\"}",
                "{\"parts\": 5, \"sequence\": 0, \"key\": \"1\"}",
                "{\"parts\": {\"verb\": \"move\", \"units\": 1}, \"sequence\": 0, \"key\": \"1\"}")) {
            Client.Reply reply = client.postText("/api/tables/" + red.table + "/orders", red.token, body);
            assertThat(reply.status()).as(body).isEqualTo(400);
            namesNoClass(reply.text());
        }
    }
}
