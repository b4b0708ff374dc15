package salient.server.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.play.View;
import salient.kernel.rulebook.ClauseId;
import salient.table.wire.Requests;

/** JSON schemas of what {@link Json} writes and clients send. What games bring of their own is any object with a type. */
public final class Schemas {
    private static final String PREFIX = "#/components/schemas/";

    private final Map<Class<?>, String> names = new HashMap<>();
    private final Deque<Class<?>> waiting = new ArrayDeque<>();
    private final Map<String, Object> made = new TreeMap<>();

    /** A reference to a type, which gets it into {@link #all()}. */
    public Map<String, Object> reference(Class<?> type) {
        return Map.of("$ref", PREFIX + nameOf(type));
    }

    /** Every schema referred to so far, by name. */
    public Map<String, Object> all() {
        while (!waiting.isEmpty()) {
            Class<?> type = waiting.remove();
            made.put(names.get(type), schema(type));
        }
        return made;
    }

    private String nameOf(Class<?> type) {
        String known = names.get(type);
        if (known != null) return known;
        String name = type.getSimpleName();
        if (names.containsValue(name)) name = type.getEnclosingClass().getSimpleName() + name;
        names.put(type, name);
        waiting.add(type);
        return name;
    }

    private Map<String, Object> schema(Class<?> type) {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (type.isEnum()) {
            schema.put("type", "string");
            schema.put(
                    "enum",
                    Arrays.stream(type.getEnumConstants())
                            .map(constant -> Json.constantName((Enum<?>) constant))
                            .toList());
        } else if (type.isSealed()) {
            schema.put(
                    "oneOf",
                    Arrays.stream(type.getPermittedSubclasses())
                            .map(this::reference)
                            .toList());
        } else fields(type, schema);
        return schema;
    }

    private void fields(Class<?> type, Map<String, Object> schema) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        boolean request = type.getEnclosingClass() == Requests.class;
        if (RecordShape.isOneOfSeveral(type)) {
            properties.put("type", Map.of("const", type.getSimpleName()));
            required.add("type");
        }
        for (RecordComponent component : type.getRecordComponents()) {
            properties.put(component.getName(), schemaOf(component.getGenericType()));
            if (!request || component.getType() != Optional.class) required.add(component.getName());
        }
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        if (request) schema.put("additionalProperties", false);
    }

    private Object schemaOf(Type type) {
        if (type instanceof ParameterizedType generic) {
            Class<?> raw = (Class<?>) generic.getRawType();
            Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
            if (raw == Optional.class) return Map.of("anyOf", List.of(schemaOf(last), Map.of("type", "null")));
            if (Collection.class.isAssignableFrom(raw)) return array(schemaOf(last));
            if (Map.class.isAssignableFrom(raw))
                return ordered("type", "object", "additionalProperties", schemaOf(last));
        }
        return plain((Class<?>) type);
    }

    private Object plain(Class<?> type) {
        if (type.isArray()) return array(plain(type.getComponentType()));
        if (type == boolean.class || type == Boolean.class) return Map.of("type", "boolean");
        if (type == int.class || type == Integer.class || type == long.class) return Map.of("type", "integer");
        if (type == Instant.class) return ordered("type", "string", "format", "date-time");
        if (type == String.class || type == Side.class || type == ClauseId.class) return Map.of("type", "string");
        if (type == View.class || type == Event.class || type == Answer.class)
            return ordered("type", "object", "required", List.of("type"));
        return reference(type);
    }

    private static Object array(Object items) {
        return ordered("type", "array", "items", items);
    }

    private static Map<String, Object> ordered(String first, Object one, String second, Object other) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(first, one);
        map.put(second, other);
        return map;
    }
}
