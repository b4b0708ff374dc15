package salient.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** Long texts, compressed for a text column. */
final class Packed {
    private Packed() {}

    static String pack(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_SPEED); // packed often, unpacked seldom
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        } finally {
            deflater.end();
        }
        return Base64.getEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }

    /** What was damaged is an {@link IllegalArgumentException}. */
    static String unpack(String packed) {
        byte[] bytes = Base64.getDecoder().decode(packed);
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalArgumentException("not a packed text", e);
        }
    }
}
