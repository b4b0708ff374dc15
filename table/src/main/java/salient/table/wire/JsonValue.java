package salient.table.wire;

import java.util.List;
import java.util.Map;

/** JSON that came in, as {@link JsonParser} reads it. */
public sealed interface JsonValue {
    record Text(String value) implements JsonValue {}

    /** As it was written. */
    record Number(String digits) implements JsonValue {}

    record Truth(boolean value) implements JsonValue {}

    record Nothing() implements JsonValue {}

    record Items(List<JsonValue> items) implements JsonValue {}

    /** An object: its fields in the order in which they came. */
    record Object(Map<String, JsonValue> fields) implements JsonValue {}

    /** An object without fields. */
    Object EMPTY = new Object(Map.of());
}
