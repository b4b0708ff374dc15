package salient.site;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.table.wire.JsonText;
import salient.table.wire.JsonWriter;
import salient.table.wire.RecordReader;

/** Writes and reads records by the code that was made from them, and what they contain by its kind. */
final class PageJson implements JsonWriter, RecordReader {
    @Override
    public byte[] bytes(Object value) {
        return text(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String text(Object value) {
        JsonText json = new JsonText();
        put(json, value);
        return json.toString();
    }

    @Override
    public List<String> names(Record record) {
        return WireJson.codec(record).names();
    }

    @Override
    public Object[] values(Record record) {
        return WireJson.codec(record).values(record);
    }

    static void put(JsonText json, Object value) {
        switch (value) {
            case null -> json.nothing();
            case String text -> json.text(text);
            case Integer number -> json.number(number);
            case Long number -> json.number(number);
            case Double number -> json.fraction(number);
            case Boolean truth -> json.truth(truth);
            case Side side -> json.text(side.id());
            case ClauseId clause -> json.text(clause.toString());
            case Instant instant -> json.text(instant.toString());
            case Enum<?> constant -> json.text(JsonText.word(constant));
            case Optional<?> optional -> put(json, optional.orElse(null));
            case Collection<?> items -> {
                json.openList();
                for (Object item : items) put(json, item);
                json.closeList();
            }
            case Map<?, ?> map -> {
                json.open();
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    Object key = entry.getKey();
                    json.name(key instanceof Enum<?> constant ? JsonText.word(constant) : key.toString());
                    put(json, entry.getValue());
                }
                json.close();
            }
            case Record record -> WireJson.codec(record).put(json, record);
            default -> throw new IllegalArgumentException("no codec for " + value.getClass());
        }
    }
}
