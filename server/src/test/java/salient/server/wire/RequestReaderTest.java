package salient.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.table.wire.JsonParser;
import salient.table.wire.JsonValue;
import salient.table.wire.Live;
import salient.table.wire.RequestReader;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;

/** What reads the bodies knows the same fields as the records. */
class RequestReaderTest {
    private static List<Class<?>> bodies() {
        List<Class<?>> parts = List.of(
                Requests.SeatRequest.class,
                Requests.Parts.class,
                Requests.ReactionSetting.class,
                Requests.ClockRequest.class,
                Requests.PlannedOrderRequest.class,
                Requests.PlanConditionRequest.class);
        return Stream.concat(
                        Stream.of(Requests.class, PersonRequests.class)
                                .flatMap(group -> Arrays.stream(group.getDeclaredClasses()))
                                .filter(type -> type.isRecord() && !parts.contains(type)),
                        Stream.of(Live.Call.class, Live.Watch.class))
                .<Class<?>>map(type -> type)
                .toList();
    }

    private static RequestReader.Body<?> reader(Class<?> type) throws IllegalAccessException {
        for (Field field : Stream.of(RequestReader.class, PersonReader.class)
                .flatMap(readers -> Arrays.stream(readers.getDeclaredFields()))
                .toList())
            if (Modifier.isPublic(field.getModifiers())
                    && field.get(null) instanceof RequestReader.Body<?> body
                    && body.type().equals(type.getSimpleName())) return body;
        throw new AssertionError("nothing reads " + type);
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void everyFieldIsRead(Class<?> type) throws IllegalAccessException {
        String full = Json.text(sample(type, true));
        Object read = reader(type).read(JsonParser.parse(full));
        assertThat(read).isInstanceOf(type);
        if (type != Live.Call.class) assertThat(Json.text(read)).isEqualTo(full);
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void whatIsOptionalMayBeLeftOutAndNothingElse(Class<?> type) throws IllegalAccessException {
        RequestReader.Body<?> body = reader(type);
        Map<String, Object> least = sample(type, false);
        assertThat(body.read(JsonParser.parse(Json.text(least)))).isInstanceOf(type);
        for (String name : least.keySet()) {
            Map<String, Object> less = new LinkedHashMap<>(least);
            less.remove(name);
            assertThatThrownBy(() -> body.read(JsonParser.parse(Json.text(less))))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("the field '" + name + "' is missing.");
        }
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void anUnknownFieldIsRefusedWithTheNamesOfAll(Class<?> type) throws IllegalAccessException {
        RequestReader.Body<?> body = reader(type);
        Map<String, Object> more = sample(type, true);
        more.put("color", 1);
        List<String> names = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        assertThatThrownBy(() -> body.read(JsonParser.parse(Json.text(more))))
                .hasMessage("A " + type.getSimpleName() + " has no field 'color'; its fields are " + names + ".");
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void aFieldOfTheWrongKindIsNamed(Class<?> type) throws IllegalAccessException {
        RequestReader.Body<?> body = reader(type);
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.getGenericType().getTypeName().contains(JsonValue.class.getSimpleName())) continue;
            Map<String, Object> wrong = sample(type, true);
            wrong.put(component.getName(), List.of(List.of()));
            assertThatThrownBy(() -> body.read(JsonParser.parse(Json.text(wrong))))
                    .hasMessageStartingWith(
                            "This is not a valid " + type.getSimpleName() + ": [\"" + component.getName() + "\"]")
                    .hasMessageContaining("expected ");
        }
    }

    private static Map<String, Object> sample(Class<?> type, boolean withOptional) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (RecordComponent component : type.getRecordComponents())
            if (withOptional || component.getType() != Optional.class)
                fields.put(component.getName(), value(component.getGenericType()));
        return fields;
    }

    private static Object value(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
            if (generic.getRawType() == Optional.class) return value(last);
            if (generic.getRawType() == List.class) return new ArrayList<>(List.of(value(last), value(last)));
            return Map.of("german", value(last));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) return "a text";
        if (plain == Integer.class) return -7;
        if (plain == Boolean.class) return true;
        if (plain == JsonValue.class) return Map.of("anything", 1);
        if (plain.isEnum()) return ((Enum<?>) plain.getEnumConstants()[1]);
        return sample(plain, true);
    }
}
