package salient.server.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpHeader;
import salient.table.wire.RequestRefused;

/**
 * The built client's files, compressed where the build has laid that form beside them. Names with a hash in them never
 * change, so browsers may keep them.
 */
final class StaticFiles {
    private static final Map<String, String> TYPES = """
            html text/html; charset=utf-8
            js text/javascript; charset=utf-8
            css text/css; charset=utf-8
            json application/json
            webmanifest application/manifest+json
            svg image/svg+xml
            png image/png
            jpg image/jpeg
            webp image/webp
            ico image/x-icon
            woff2 font/woff2
            wasm application/wasm
            txt text/plain; charset=utf-8
            """.lines()
            .map(line -> line.split(" ", 2))
            .collect(Collectors.toUnmodifiableMap(line -> line[0], line -> line[1]));

    private static final String WITHOUT_CLIENT = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Salient</title>
            <p>The server is running. The browser client has not been built; the API is described at
            <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
            """;

    private final Optional<Path> root;

    StaticFiles(Optional<Path> root) {
        this.root = root.map(path -> path.toAbsolutePath().normalize()).filter(Files::isDirectory);
    }

    /** A file that is not there is refused. */
    void serve(Exchange exchange) throws IOException {
        if (root.isEmpty()) {
            if (!exchange.path().equals("/")) throw RequestRefused.unknown("such page");
            exchange.send(200, TYPES.get("html"), WITHOUT_CLIENT.getBytes(StandardCharsets.UTF_8));
            return;
        }
        send(
                exchange,
                file(root.get(), exchange.path().substring(1)).orElseThrow(() -> RequestRefused.unknown("such page")));
    }

    /** Only what lies below the root, however the path is written. */
    private static Optional<Path> file(Path root, String path) {
        try {
            Path file = root.resolve(path).normalize();
            if (Files.isDirectory(file)) file = file.resolve("index.html");
            return Optional.of(file).filter(found -> found.startsWith(root) && Files.isRegularFile(found));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private void send(Exchange exchange, Path file) throws IOException {
        Optional<ContentEncoding> encoding = ContentEncoding.of(exchange, file);
        Path sent = encoding.map(found -> found.of(file)).orElse(file);
        String etag =
                "\"" + Files.size(sent) + "-" + Files.getLastModifiedTime(sent).toMillis() + "\"";
        boolean hashed = file.startsWith(root.orElseThrow().resolve("assets"));
        exchange.set(HttpHeader.CACHE_CONTROL, hashed ? "public, max-age=31536000, immutable" : "no-cache");
        exchange.set(HttpHeader.VARY, "Accept-Encoding");
        exchange.set(HttpHeader.ETAG, etag);
        if (etag.equals(exchange.header(HttpHeader.IF_NONE_MATCH))) {
            exchange.sendUnchanged();
            return;
        }
        encoding.ifPresent(found -> exchange.set(HttpHeader.CONTENT_ENCODING, found.word));
        exchange.send(sent, type(file));
    }

    private static String type(Path file) {
        String name = file.getFileName().toString();
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }
}
