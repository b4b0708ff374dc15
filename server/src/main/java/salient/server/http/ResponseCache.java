package salient.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.zip.CRC32C;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import salient.table.api.Answer;

/**
 * Responses that stay the same while the server runs, such as maps and rulebooks: written and compressed once, and not
 * sent again to a browser that still has them.
 */
final class ResponseCache {
    private final Map<String, Written> kept = new ConcurrentHashMap<>();

    private record Written(String type, byte[] plain, byte[] gzip, String etag) {
        static Written of(Answer answer) {
            CRC32C sum = new CRC32C();
            sum.update(answer.body());
            String etag = "\"" + answer.body().length + "-" + HexFormat.of().toHexDigits(sum.getValue(), 8) + "\"";
            return new Written(answer.type(), answer.body(), compressed(answer.body()), etag);
        }
    }

    /**
     * Answers from what is kept, or makes it; answers that are no success are not kept.
     *
     * @param name of what is asked for, however its path was written
     */
    void send(Exchange exchange, String name, Supplier<Answer> make) {
        Written written = kept.get(name);
        if (written == null) {
            Answer answer = make.get();
            if (answer.status() != 200) {
                exchange.send(answer);
                return;
            }
            written = Written.of(answer);
            kept.put(name, written);
        }
        exchange.set(HttpHeader.CACHE_CONTROL, "no-cache");
        exchange.set(HttpHeader.VARY, "Accept-Encoding");
        exchange.set(HttpHeader.ETAG, written.etag());
        if (written.etag().equals(exchange.header(HttpHeader.IF_NONE_MATCH))) {
            exchange.sendUnchanged();
            return;
        }
        boolean gzip = ContentEncoding.accepts(exchange, "gzip");
        if (gzip) exchange.set(HttpHeader.CONTENT_ENCODING, "gzip");
        exchange.send(200, written.type(), gzip ? written.gzip() : written.plain());
    }

    private static byte[] compressed(byte[] plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot fail to be written", e);
        }
        return out.toByteArray();
    }
}
