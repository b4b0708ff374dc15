package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever comes in: a clear answer, nothing changed, the server goes on. */
class BadInputTest extends ServerTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "null",
                "[]",
                "7",
                "\"text\"",
                "{\"order\": \"end\", \"sequence\": 0}",
                "{\"order\": \"end\", \"key\": \"1\"}",
                "{\"order\": 5, \"sequence\": 0, \"key\": \"1\"}",
                "{\"order\": \"end\", \"sequence\": \"0\", \"key\": \"1\"}",
                "{\"order\": \"end\", \"sequence\": 0.5, \"key\": \"1\"}",
                "{\"order\": \"end\", \"sequence\": 99999999999, \"key\": \"1\"}",
                "{\"order\": \"end\", \"sequence\": 0, \"key\": \"\"}",
                "{\"order\": \"end\", \"sequence\": 0, \"key\": null}",
                "{\"order\": \"end\", \"sequence\": 0, \"key\": true}",
                "{\"order\": \"end\", \"sequence\": 0, \"key\": \"1\", \"side\": \"blue\"}",
                "{\"order\": \"end\", \"sequence\": 0, \"key\": \"1\"} {}",
                "{\"order\": \"\", \"sequence\": 0, \"key\": \"1\"}",
                "{'order': 'end', 'sequence': 0, 'key': '1'}",
            })
    void aBadBodyIsNamedAndChangesNothing(String body) {
        Client.Seat red = client.hotSeat("short").getFirst();
        Client.Reply reply = client.postText("/api/tables/" + red.table + "/orders", red.token, body);
        assertThat(reply.status()).as(reply.text()).isEqualTo(400);
        assertThat(reply.error()).isEqualTo("json");
        assertThat(reply.json().path("message").asString()).isNotBlank();
        assertThat(red.sequence()).isZero();
    }

    @Test
    void anUnknownFieldIsNamed() {
        Client.Seat red = client.hotSeat("short").getFirst();
        Client.Reply reply = red.post("/judge", Map.of("order", "end", "color", "red"));
        assertThat(expect(400, reply).json().path("message").asString()).contains("color");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fly A 3", "arm", "arm Q 3", "arm A 9", "arm A 3 4", "end\nend"})
    void anOrderThatCannotBeReadSaysWhere(String order) {
        Client.Seat red = client.hotSeat("short").getFirst();
        Client.Reply reply = expect(400, red.tryPlay(order));
        assertThat(reply.error()).isEqualTo("notation");
        assertThat(reply.json().path("line").asInt()).isPositive();
        assertThat(reply.json().path("column").asInt()).isPositive();
    }

    @Test
    void aBodyOfTenMegabytesIsTooLarge() {
        Client.Seat red = client.hotSeat("short").getFirst();
        String body = "{\"question\": \"" + "x".repeat(10_000_000) + "\"}";
        Client.Reply reply = client.postText("/api/tables/" + red.table + "/ask", red.token, body);
        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.error()).isEqualTo("size");
        red.play("end");
    }

    @Test
    void aBodyThatHidesItsLengthIsCutOffAllTheSame() throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            OutputStream out = socket.getOutputStream();
            out.write("POST /api/lobby HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
            byte[] chunk = ("8000\r\n" + " ".repeat(0x8000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < 4; i++) out.write(chunk);
            out.flush();
            InputStream in = socket.getInputStream();
            String status = new String(in.readNBytes(12), StandardCharsets.US_ASCII);
            assertThat(status).isEqualTo("HTTP/1.1 413");
        }
    }

    @Test
    void deeplyNestedJsonIsRefused() {
        String body = "[".repeat(5_000) + "]".repeat(5_000);
        assertThat(client.postText("/api/lobby", null, body).status()).isEqualTo(400);
    }

    @Test
    void whatDoesNotExistIsSaid() {
        assertThat(expect(404, client.get("/api/tables/no-such-table", null)).error())
                .isEqualTo("unknown");
        assertThat(expect(404, client.get("/api/tables/" + "x".repeat(500), null))
                        .error())
                .isEqualTo("unknown");
        assertThat(expect(404, client.get("/api/games/chess/rulebook", null)).error())
                .isEqualTo("unknown");
        assertThat(expect(404, client.get("/api/games/ambush/map", null)).error())
                .isEqualTo("unknown");
        assertThat(expect(404, client.get("/api/nothing", null)).error()).isEqualTo("unknown");
        assertThat(expect(404, client.post("/api/nothing", null, "{}")).error()).isEqualTo("unknown");
        assertThat(expect(410, client.post("/api/join", null, Map.of("invitation", "x")))
                        .error())
                .isEqualTo("gone");
    }

    @Test
    void gamesScenariosAndOptionsThatDoNotExistAreListed() {
        for (String body : List.of(
                "{\"game\": \"chess\", \"scenario\": \"x\", \"seats\": {}}",
                "{\"game\": \"ambush\", \"scenario\": \"x\", \"seats\": {}}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"options\": {\"x\": \"y\"}, \"seats\": {}}",
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {\"green\": {\"kind\": \"me\"}}}")) {
            Client.Reply reply = expect(400, client.post("/api/tables", null, body));
            assertThat(reply.error()).isEqualTo("option");
        }
        Client.Reply kind = client.post(
                "/api/tables",
                null,
                "{\"game\": \"ambush\", \"scenario\": \"short\", \"seats\": {\"red\": {\"kind\": \"ghost\"}}}");
        assertThat(expect(400, kind).error()).isEqualTo("json");
    }

    /** The answer to a request that no client would send. */
    private String sent(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aBrokenAuthorizationHeaderIsExplained() throws IOException {
        Client.Seat red = client.hotSeat("short").getFirst();
        String answer = sent("GET /api/tables/" + red.table
                + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Basic abc\r\nConnection: close\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 401").contains("Bearer TOKEN");
    }

    @Test
    void aPageOfAnotherOriginCannotOpenTables() throws IOException {
        String answer = sent("POST /api/lobby HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n"
                + "Content-Length: 2\r\nConnection: close\r\n\r\n{}");
        assertThat(answer).startsWith("HTTP/1.1 403").contains("\"error\":\"origin\"");
    }

    @Test
    void everyAnswerCarriesTheSecurityHeaders() throws IOException {
        String answer = sent("GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(answer)
                .contains("Content-Security-Policy: default-src 'none'")
                .contains("X-Content-Type-Options: nosniff")
                .contains("Referrer-Policy: no-referrer")
                .contains("Cache-Control: no-store")
                .doesNotContain("Jetty");
    }
}
