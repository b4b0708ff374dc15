package salient.server.http;

import salient.server.wire.RequestRefused;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Reads what clients send, strictly: an unknown field, a missing one or a wrong type is the client's mistake. */
public final class RequestReader {
    private static final int DEEPEST = 20;

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
            throw RequestRefused.json("This is not a valid " + type.getSimpleName() + ": " + path(e) + firstClause(e));
        } catch (JacksonException e) {
            throw RequestRefused.json("This is not a valid " + type.getSimpleName() + ": " + firstClause(e));
        }
    }

    private static String path(DatabindException e) {
        String path = e.getPathReference();
        int bracket = path.indexOf('[');
        return bracket < 0 ? "" : path.substring(bracket) + " ";
    }

    /** Only the first part of the message: the rest is about Java classes. */
    private static String firstClause(JacksonException e) {
        String message = e.getOriginalMessage();
        int end = message.indexOf(" (");
        return (end < 0 ? message : message.substring(0, end)).replaceAll("`?salient[.\\w$]*\\.([\\w$]+)`?", "$1");
    }

    private static RequestRefused notJson(JacksonException e) {
        String where = e.getLocation() == null
                ? ""
                : " at line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr();
        return RequestRefused.json("This is not JSON" + where + ": " + e.getOriginalMessage());
    }
}
