package salient.server.wire;

import java.io.OutputStream;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.table.wire.RecordReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.ByteArrayBuilder;

/**
 * Writes record trees as JSON, the same way for every game: components by name in their order, sides and clauses as
 * their text, optionals as the value or null, enums in lower case. A record that is one of several kinds carries its
 * simple name as {@code type}. Only records have a codec, so a position cannot be written by accident.
 */
public final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();

    public static final RecordReader READER = new RecordReader() {
        @Override
        public List<String> names(Record record) {
            return RecordShape.of(record.getClass()).names();
        }

        @Override
        public Object[] values(Record record) {
            return RecordShape.of(record.getClass()).values(record);
        }
    };

    private Json() {}

    public static byte[] bytes(Object value) {
        ByteArrayBuilder out = new ByteArrayBuilder(1024);
        write(value, out);
        return out.toByteArray();
    }

    public static String text(Object value) {
        return new String(bytes(value), StandardCharsets.UTF_8);
    }

    public static void write(Object value, OutputStream out) {
        try (JsonGenerator json = FACTORY.createGenerator(tools.jackson.core.ObjectWriteContext.empty(), out)) {
            put(json, value);
        }
    }

    private static void put(JsonGenerator json, Object value) throws JacksonException {
        switch (value) {
            case null -> json.writeNull();
            case String text -> json.writeString(text);
            case Integer number -> json.writeNumber(number);
            case Long number -> json.writeNumber(number);
            case Double number -> json.writeNumber(number);
            case Boolean bool -> json.writeBoolean(bool);
            case Side side -> json.writeString(side.id());
            case ClauseId clause -> json.writeString(clause.toString());
            case Instant instant -> json.writeString(instant.toString());
            case Enum<?> constant -> json.writeString(constantName(constant));
            case Optional<?> optional -> put(json, optional.orElse(null));
            case Collection<?> items -> putAll(json, items);
            case Map<?, ?> map -> putMap(json, map);
            case Record record -> putRecord(json, record);
            case Object array when array.getClass().isArray() -> putArray(json, array);
            default ->
                throw new IllegalArgumentException(
                        "only records, lists, maps and plain values are written as JSON, not " + value.getClass());
        }
    }

    /** {@code WAITING_FOR_SUPPLY} is written {@code waiting-for-supply}. */
    static String constantName(Enum<?> constant) {
        return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private static void putAll(JsonGenerator json, Collection<?> items) {
        json.writeStartArray();
        for (Object item : items) put(json, item);
        json.writeEndArray();
    }

    private static void putMap(JsonGenerator json, Map<?, ?> map) {
        json.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            json.writeName(keyName(entry.getKey()));
            put(json, entry.getValue());
        }
        json.writeEndObject();
    }

    private static String keyName(Object key) {
        return key instanceof Enum<?> constant ? constantName(constant) : key.toString();
    }

    private static void putArray(JsonGenerator json, Object array) {
        json.writeStartArray();
        for (int i = 0; i < Array.getLength(array); i++) put(json, Array.get(array, i));
        json.writeEndArray();
    }

    private static void putRecord(JsonGenerator json, Record record) {
        RecordShape shape = RecordShape.of(record.getClass());
        json.writeStartObject();
        if (shape.tagged()) {
            json.writeName("type");
            json.writeString(shape.tag());
        }
        for (RecordShape.Component component : shape.components()) {
            json.writeName(component.name());
            put(json, component.read(record));
        }
        json.writeEndObject();
    }
}
