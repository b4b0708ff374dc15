package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** The built pages, and answers that never change: compressed where the browser takes it, sent once. */
class PagesTest extends ServerTest {
    private final HttpClient http = HttpClient.newHttpClient();

    @Override
    ServerSettings settings() {
        try {
            Path web = Files.createDirectories(data.resolve("web"));
            Path assets = Files.createDirectories(web.resolve("assets"));
            Files.writeString(web.resolve("index.html"), "<!doctype html>");
            Files.writeString(assets.resolve("page-1a2b.js"), "plain");
            Files.writeString(assets.resolve("page-1a2b.js.gz"), "packed");
            Files.writeString(assets.resolve("page-1a2b.js.br"), "tighter");
            return ServerSettings.local(data).withWeb(Optional.of(web));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private HttpResponse<byte[]> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
        if (headers.length > 0) request.headers(headers);
        return http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    @Test
    void aFileGoesOutInTheTightestFormTheBrowserTakes() throws Exception {
        HttpResponse<byte[]> tight = get("/assets/page-1a2b.js", "Accept-Encoding", "gzip, deflate, br");
        assertThat(new String(tight.body(), StandardCharsets.UTF_8)).isEqualTo("tighter");
        assertThat(header(tight, "Content-Encoding")).isEqualTo("br");
        assertThat(header(tight, "Content-Type")).startsWith("text/javascript");
        HttpResponse<byte[]> packed = get("/assets/page-1a2b.js", "Accept-Encoding", "gzip, br;q=0");
        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        HttpResponse<byte[]> plain = get("/assets/page-1a2b.js");
        assertThat(new String(plain.body(), StandardCharsets.UTF_8)).isEqualTo("plain");
        assertThat(header(plain, "Content-Encoding")).isEmpty();
        assertThat(header(plain, "Vary")).isEqualTo("Accept-Encoding");
    }

    @Test
    void namesWithAHashAreKeptForGoodAndTheFirstPageIsAskedForAgain() throws Exception {
        assertThat(header(get("/assets/page-1a2b.js"), "Cache-Control")).contains("immutable");
        HttpResponse<byte[]> page = get("/");
        assertThat(header(page, "Cache-Control")).isEqualTo("no-cache");
        assertThat(get("/", "If-None-Match", header(page, "ETag")).statusCode()).isEqualTo(304);
    }

    @Test
    void aRulebookIsSentCompressedAndOnlyOnce() throws Exception {
        HttpResponse<byte[]> book = get("/api/games/ambush/rulebook", "Accept-Encoding", "gzip");
        assertThat(header(book, "Content-Encoding")).isEqualTo("gzip");
        byte[] text = new GZIPInputStream(new ByteArrayInputStream(book.body())).readAllBytes();
        assertThat(text).isEqualTo(get("/api/games/ambush/rulebook").body());
        HttpResponse<byte[]> again = get("/api/games/ambush/rulebook", "If-None-Match", header(book, "ETag"));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void whoAsksForTheHeadAloneGetsNoBody() throws Exception {
        for (String path : List.of("/", "/assets/page-1a2b.js", "/api/games", "/api/games/ambush/rulebook")) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                    .method("HEAD", HttpRequest.BodyPublishers.noBody())
                    .build();
            HttpResponse<byte[]> head = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
            HttpResponse<byte[]> whole = get(path);
            assertThat(head.statusCode()).as(path).isEqualTo(200);
            assertThat(head.body()).as(path).isEmpty();
            for (String name : List.of("Content-Type", "Content-Length", "Cache-Control"))
                assertThat(header(head, name)).as(path + " " + name).isEqualTo(header(whole, name));
        }
    }

    @Test
    void theDescriptionOfTheApiIsSentOnlyOnce() throws Exception {
        String etag = header(get("/api/openapi.json"), "ETag");
        assertThat(get("/api/openapi.json", "If-None-Match", etag).statusCode()).isEqualTo(304);
    }

    @Test
    void aRulebookThatIsNotThereIsNotKept() throws Exception {
        HttpResponse<byte[]> none = get("/api/games/chess/rulebook");
        assertThat(none.statusCode()).isEqualTo(404);
        assertThat(header(none, "Cache-Control")).isEqualTo("no-store");
    }

    @Test
    void theFeedCountsFromTheEndBelowNought() {
        Client.Seat red = client.hotSeat("short").getFirst();
        red.play("arm A 3");
        red.play("end");
        int last = red.state().path("sequence").asInt();
        var items = red.get("/feed?since=-1").json().path("items");
        assertThat(items.size()).isEqualTo(1);
        assertThat(items.get(0).path("sequence").asInt()).isEqualTo(last);
        assertThat(red.get("/feed?since=-99").json().path("items").size()).isEqualTo(last);
    }
}
