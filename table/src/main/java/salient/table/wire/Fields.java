package salient.table.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The fields of an object that a client sent, read strictly: one that is missing, unknown or of the wrong kind is the client's
 * mistake and is named.
 */
public final class Fields {
    /** How a value is read. */
    public interface Kind<T> {
        T read(JsonValue value, Place place);
    }

    /** Where a value is, for refusals: the type of the whole, and the path as the sender would write it. */
    public record Place(String type, String path) {
        Place at(String step) {
            return new Place(type, path + "[" + step + "]");
        }

        Place field(String name) {
            return at('"' + name + '"');
        }

        RequestRefused expected(String what) {
            return wrong("expected " + what + ".");
        }

        RequestRefused wrong(String what) {
            return RequestRefused.json(
                    "This is not a valid " + type + ": " + (path.isEmpty() ? "" : path + " ") + what);
        }
    }

    public static final Kind<JsonValue> ANYTHING = (value, _) -> value;

    public static final Kind<String> TEXT = (value, place) -> {
        if (value instanceof JsonValue.Text(String text)) return text;
        throw place.expected("a text");
    };

    public static final Kind<Boolean> TRUTH = (value, place) -> {
        if (value instanceof JsonValue.Truth(boolean truth)) return truth;
        throw place.expected("true or false");
    };

    public static final Kind<Integer> WHOLE = (value, place) -> {
        if (value instanceof JsonValue.Number(String digits) && isWhole(digits)) return Integer.parseInt(digits);
        throw place.expected("a whole number of at most nine digits");
    };

    private static final int MOST_DIGITS = 9;

    private static boolean isWhole(String digits) {
        int sign = digits.startsWith("-") ? 1 : 0;
        return digits.length() - sign <= MOST_DIGITS
                && digits.substring(sign).chars().allMatch(c -> c >= '0' && c <= '9');
    }

    public static <E extends Enum<E>> Kind<E> word(E[] words) {
        return (value, place) -> {
            if (value instanceof JsonValue.Text(String text))
                for (E word : words) if (word.name().equalsIgnoreCase(text)) return word;
            throw place.expected("one of " + Arrays.toString(words).toLowerCase(Locale.ROOT));
        };
    }

    public static <T> Kind<List<T>> list(Kind<T> kind) {
        return (value, place) -> {
            if (!(value instanceof JsonValue.Items(List<JsonValue> items))) throw place.expected("a list");
            List<T> read = new ArrayList<>();
            for (JsonValue item : items) read.add(kind.read(item, place.at(Integer.toString(read.size()))));
            return read;
        };
    }

    public static <T> Kind<Map<String, T>> map(Kind<T> kind) {
        return (value, place) -> {
            if (!(value instanceof JsonValue.Object(Map<String, JsonValue> fields))) throw place.expected("an object");
            Map<String, T> read = new LinkedHashMap<>();
            fields.forEach((name, field) -> read.put(name, kind.read(field, place.field(name))));
            return read;
        };
    }

    public static <T> Kind<T> object(String type, Function<Fields, T> make) {
        return (value, place) -> {
            if (!(value instanceof JsonValue.Object(Map<String, JsonValue> fields))) throw place.expected("an object");
            return new Fields(type, place, fields).all(make);
        };
    }

    private final String type;
    private final Place place;
    private final Map<String, JsonValue> values;
    private final List<String> known = new ArrayList<>();

    private Fields(String type, Place place, Map<String, JsonValue> values) {
        this.type = type;
        this.place = place;
        this.values = values;
    }

    /** The body of a call. */
    static <T> T read(JsonValue body, String type, Function<Fields, T> make) {
        if (!(body instanceof JsonValue.Object))
            throw RequestRefused.json("This call needs a JSON object of type " + type + ".");
        return object(type, make).read(body, new Place(type, ""));
    }

    private <T> T all(Function<Fields, T> make) {
        T made = make.apply(this);
        for (String name : values.keySet())
            if (!known.contains(name))
                throw RequestRefused.json("A " + type + " has no field '" + name + "'; its fields are " + known + ".");
        return made;
    }

    public <T> T required(String name, Kind<T> kind) {
        return optional(name, kind).orElseThrow(() -> place.wrong("the field '" + name + "' is missing."));
    }

    public <T> Optional<T> optional(String name, Kind<T> kind) {
        known.add(name);
        JsonValue value = values.getOrDefault(name, new JsonValue.Nothing());
        return value instanceof JsonValue.Nothing ? Optional.empty() : Optional.of(kind.read(value, place.field(name)));
    }
}
