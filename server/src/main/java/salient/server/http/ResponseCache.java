package salient.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.zip.CRC32C;
import java.util.zip.GZIPOutputStream;
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

    /** Answers from what is kept, or makes it; answers that are no success are not kept. */
    void send(Context context, Supplier<Answer> make, java.util.function.Consumer<Answer> otherwise) {
        Written written = kept.get(context.path());
        if (written == null) {
            Answer answer = make.get();
            if (answer.status() != 200) {
                otherwise.accept(answer);
                return;
            }
            written = Written.of(answer);
            kept.put(context.path(), written);
        }
        context.header("Cache-Control", "no-cache");
        context.header("Vary", "Accept-Encoding");
        context.header("ETag", written.etag());
        if (written.etag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        boolean gzip = ContentEncoding.accepts(context, "gzip");
        if (gzip) context.header("Content-Encoding", "gzip");
        context.contentType(written.type()).result(gzip ? written.gzip() : written.plain());
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
