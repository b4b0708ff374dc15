package salient.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import salient.server.wire.Json;
import salient.server.wire.Schemas;
import salient.table.api.Route;
import salient.table.wire.Responses;

/** The OpenAPI document, made from the routes and the records so that it cannot be wrong. */
final class OpenApi {
    private static final Pattern PATH_PARAMETER = Pattern.compile("\\{(\\w+)}");

    private static final Set<String> INTEGERS = Set.of("since", "at");

    private OpenApi() {}

    static String document() {
        Schemas schemas = new Schemas();
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Route route : Routes.ALL) {
            @SuppressWarnings("unchecked")
            Map<String, Object> path =
                    (Map<String, Object>) paths.computeIfAbsent(route.path(), _ -> new LinkedHashMap<String, Object>());
            path.put(route.method().toLowerCase(java.util.Locale.ROOT), operation(route, schemas));
        }
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put("info", Map.of("title", "Salient", "version", "1"));
        document.put("security", List.of(Map.of(), Map.of("seat", List.of())));
        document.put("paths", paths);
        Object problem = schemas.reference(Responses.Problem.class);
        document.put("components", components(schemas, problem));
        return Json.text(document);
    }

    private static Map<String, Object> components(Schemas schemas, Object problem) {
        Map<String, Object> components = new LinkedHashMap<>();
        components.put("securitySchemes", Map.of("seat", orderedMap("type", "http", "scheme", "bearer")));
        components.put(
                "responses", Map.of("Problem", orderedMap("description", "What is wrong", "content", json(problem))));
        components.put("schemas", schemas.all());
        return components;
    }

    private static Map<String, Object> operation(Route route, Schemas schemas) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("operationId", route.call());
        operation.put("summary", route.summary());
        List<Object> parameters = parameters(route);
        if (!parameters.isEmpty()) operation.put("parameters", parameters);
        route.body()
                .ifPresent(body -> operation.put(
                        "requestBody", orderedMap("required", true, "content", json(schemas.reference(body)))));
        Object content = route.answer()
                .map(answer -> json(schemas.reference(answer)))
                .orElseGet(() -> orderedMap("text/plain", orderedMap("schema", orderedMap("type", "string"))));
        operation.put(
                "responses",
                orderedMap(
                        Integer.toString(route.status()),
                        orderedMap("description", "Done", "content", content),
                        "default",
                        orderedMap("$ref", "#/components/responses/Problem")));
        return operation;
    }

    private static List<Object> parameters(Route route) {
        List<Object> parameters = new ArrayList<>();
        Matcher names = PATH_PARAMETER.matcher(route.path());
        while (names.find()) parameters.add(parameter(names.group(1), "path", true, "string"));
        for (String query : route.query()) {
            boolean optional = query.endsWith("?");
            String name = optional ? query.substring(0, query.length() - 1) : query;
            parameters.add(parameter(name, "query", !optional, INTEGERS.contains(name) ? "integer" : "string"));
        }
        return parameters;
    }

    private static Object parameter(String name, String in, boolean required, String type) {
        return orderedMap("name", name, "in", in, "required", required, "schema", orderedMap("type", type));
    }

    private static Map<String, Object> json(Object schema) {
        return orderedMap("application/json", orderedMap("schema", schema));
    }

    private static Map<String, Object> orderedMap(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }
}
