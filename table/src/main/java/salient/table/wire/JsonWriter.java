package salient.table.wire;

import java.nio.charset.StandardCharsets;

/** Writes what is sent, always in the same way. A server reads the records by reflection, a page has codecs made from them. */
public interface JsonWriter {
    byte[] bytes(Object value);

    default String text(Object value) {
        return new String(bytes(value), StandardCharsets.UTF_8);
    }
}
