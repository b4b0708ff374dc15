package salient.server.http;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import salient.server.wire.RequestRefused;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Reads what clients send, strictly: an unknown field, a missing one or a wrong type is the client's mistake. */
public final class RequestReader {
    private static final int DEEPEST = 20;
    private static final Pattern FIELD = Pattern.compile("creator property '(\\w+)'");

    private final JsonMapper mapper = mapper();

    private static JsonMapper mapper() {
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(DEEPEST)
                        .maxNumberLength(20)
                        .build())
                .build();
        return JsonMapper.builder(factory)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                .withCoercionConfig(
                        LogicalType.Textual,
                        config -> config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
                .build();
    }

    JsonNode tree(byte[] body) {
        try {
            return Texts.checked(mapper.readTree(body));
        } catch (JacksonException e) {
            throw notJson(e);
        }
    }

    JsonNode tree(String body) {
        try {
            return Texts.checked(mapper.readTree(body));
        } catch (JacksonException e) {
            throw notJson(e);
        }
    }

    tools.jackson.databind.node.ObjectNode object() {
        return mapper.createObjectNode();
    }

    <T> T read(JsonNode body, Class<T> type) {
        if (!body.isObject())
            throw RequestRefused.json("This call needs a JSON object of type " + type.getSimpleName() + ".");
        try {
            return mapper.treeToValue(body, type);
        } catch (UnrecognizedPropertyException e) {
            throw RequestRefused.json("A " + type.getSimpleName() + " has no field '" + e.getPropertyName()
                    + "'; its fields are " + e.getKnownPropertyIds() + ".");
        } catch (DatabindException e) {
            throw RequestRefused.json("This is not a valid " + type.getSimpleName() + ": " + path(e) + wrong(e));
        } catch (JacksonException e) {
            throw RequestRefused.json("This is not a valid " + type.getSimpleName() + ".");
        }
    }

    /** Where it is, as the sender would write it. */
    private static String path(DatabindException e) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : e.getPath())
            path.append('[')
                    .append(
                            step.getPropertyName() == null
                                    ? Integer.toString(step.getIndex())
                                    : '"' + step.getPropertyName() + '"')
                    .append(']');
        return path.isEmpty() ? "" : path.append(' ').toString();
    }

    /** In our own words: those of the library name its classes. */
    private static String wrong(DatabindException e) {
        Matcher field = FIELD.matcher(e.getOriginalMessage());
        if (field.find()) return "the field '" + field.group(1) + "' is missing.";
        if (e instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null)
            return "expected " + kind(mismatch.getTargetType()) + ".";
        return "it cannot be read.";
    }

    private static String kind(Class<?> type) {
        if (type.isEnum())
            return "one of " + Arrays.toString(type.getEnumConstants()).toLowerCase(Locale.ROOT);
        if (type == String.class) return "a text";
        if (type == boolean.class || type == Boolean.class) return "true or false";
        if (type == int.class || type == Integer.class) return "a whole number of at most nine digits";
        if (Collection.class.isAssignableFrom(type)) return "a list";
        return "an object";
    }

    private static RequestRefused notJson(JacksonException e) {
        TokenStreamLocation at = e.getLocation();
        String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
        return RequestRefused.json("This is not JSON" + where + ": " + problem(e));
    }

    private static String problem(JacksonException e) {
        if (e instanceof StreamConstraintsException)
            return "it is nested too deeply, or a name, text or number is too long.";
        String message = e.getOriginalMessage();
        if (e instanceof DatabindException)
            return message.startsWith("Duplicate") ? "a field is given twice." : "something follows its end.";
        int classes = message.indexOf('`');
        return classes < 0 ? message : "it cannot be read.";
    }
}
