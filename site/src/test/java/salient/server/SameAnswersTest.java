package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.site.ApiScript;
import salient.site.Engine;
import salient.site.Entropy;
import salient.table.Secrets;

/** The same calls to a server over HTTP and to the engine of a page have the same answers, byte for byte. */
class SameAnswersTest {
    private static final String ENTROPY = "fedcba9876543210".repeat(4);
    private static final long TIME = 1_766_000_000_000L;
    private static final int ORDERS = 60;

    @TempDir
    Path data;

    private static List<Game> games() {
        return GameCatalog.standard().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPageAnswersAsTheServerDoes(Game game) {
        GameEntry entry = GameCatalog.standard().find(game.id()).orElseThrow();
        String scenario = game.scenarios().getLast().id();
        ApiScript ofPage = new ApiScript(page(), entry, scenario);
        ofPage.run(ORDERS);
        ApiScript ofServer;
        try (Server server = Server.start(
                ServerSettings.local(data),
                GameCatalog.standard(),
                () -> Instant.ofEpochMilli(TIME),
                new Secrets(new Entropy(ENTROPY)))) {
            ofServer = new ApiScript(new Http(server.port()), entry, scenario);
            ofServer.run(ORDERS);
        }
        String[] page = ofPage.written().split("\n");
        String[] expected = ofServer.written().split("\n");
        for (int line = 0; line < Math.min(page.length, expected.length); line++)
            assertThat(page[line]).as("after " + page[Math.max(0, line - 1)]).isEqualTo(expected[line]);
        assertThat(page).hasSameSizeAs(expected);
        assertThat(ofPage.record()).isEqualTo(ofServer.record()).startsWith("salient");
    }

    /** A server needs one more secret: its own name. */
    private static ApiScript.Door page() {
        Secrets secrets = new Secrets(new Entropy(ENTROPY));
        secrets.name();
        Engine engine = new Engine(GameCatalog.standard(), secrets);
        engine.setTime(TIME);
        return ApiScript.Door.of(engine);
    }

    private record Http(int port, HttpClient client) implements ApiScript.Door {
        Http(int port) {
            this(port, HttpClient.newHttpClient());
        }

        @Override
        public String request(String method, String path, String token, String body) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
            if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
            request.method(
                    method,
                    method.equals("GET")
                            ? HttpRequest.BodyPublishers.noBody()
                            : HttpRequest.BodyPublishers.ofString(body));
            try {
                HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
                return answer.statusCode() + "\n" + answer.body();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void settle(String table, String token) {
            while (true) {
                String state = request("GET", "/api/tables/" + table, token, "");
                if (!state.startsWith("200")) return;
                String side = between(state, "\"side\":\"");
                String toDecide = between(state, "\"toDecide\":\"");
                if (toDecide.equals(side) || toDecide.equals(Side.REFEREE.id())) return;
                try {
                    Thread.sleep(5);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException(e);
                }
            }
        }

        private static String between(String text, String before) {
            int from = text.indexOf(before) + before.length();
            return text.substring(from, text.indexOf('"', from));
        }
    }
}
