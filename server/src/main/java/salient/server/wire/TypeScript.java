package salient.server.wire;

import java.io.IOException;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.kernel.play.View;
import salient.kernel.play.WireTypes;
import salient.kernel.rulebook.ClauseId;
import salient.players.catalog.GameCatalog;
import salient.table.wire.Catalog;
import salient.table.wire.Changes;
import salient.table.wire.Feed;
import salient.table.wire.JsonValue;
import salient.table.wire.Live;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/**
 * The TypeScript types of everything {@link Json} writes, made from the records themselves so that nothing is written
 * twice. Two records of one simple name are told apart by the name of the class around them, or else
 * of their module.
 */
public final class TypeScript {
    private final SortedMap<String, String> declarations = new TreeMap<>();
    private final Map<Class<?>, String> names = new java.util.HashMap<>();
    private final Deque<Class<?>> waiting = new ArrayDeque<>();

    /** The records of the API itself. */
    static final List<Class<?>> API = List.of(
            Catalog.class,
            Requests.class,
            Responses.class,
            Feed.class,
            Live.class,
            Changes.class,
            PersonRequests.class,
            PersonResponses.class);

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2 || !arguments[0].equals("--out")) {
            System.err.println("usage: TypeScript --out FILE");
            System.exit(2);
        }
        Path file = Path.of(arguments[1]);
        if (file.getParent() != null) Files.createDirectories(file.getParent());
        Files.writeString(file, of(GameCatalog.standard().games()));
    }

    /** The whole file: API records, and for every game its views, events and answers. */
    public static String of(List<Game> games) {
        TypeScript types = new TypeScript();
        for (Class<?> group : API)
            Arrays.stream(group.getDeclaredClasses())
                    .sorted(java.util.Comparator.comparing(Class::getSimpleName))
                    .forEach(types::nameOf);
        List<WireTypes> sent = games.stream().map(Game::wireTypes).toList();
        types.union("View", sent.stream().flatMap(game -> game.views().stream()));
        types.union("Event", sent.stream().flatMap(game -> game.events().stream()));
        types.union("Answer", sent.stream().flatMap(game -> game.answers().stream()));
        types.declareAll();
        return "// Generated from the server's records by salient.server.wire.TypeScript. Do not edit.\n\n"
                + String.join("\n", types.declarations.values());
    }

    private void union(String name, Stream<? extends Class<?>> cases) {
        String names = cases.map(this::nameOf).distinct().collect(Collectors.joining(" | "));
        String body = names.isEmpty() ? "{ type: string }" : names;
        declarations.put(name, "export type " + name + " = " + body + ";\n");
    }

    private void declareAll() {
        while (!waiting.isEmpty()) {
            Class<?> type = waiting.remove();
            String name = names.get(type);
            declarations.put(name, declaration(name, type));
        }
    }

    private String declaration(String name, Class<?> type) {
        if (type.isEnum())
            return "export type " + name + " = "
                    + Stream.of(type.getEnumConstants())
                            .map(constant -> "\"" + Json.constantName((Enum<?>) constant) + "\"")
                            .collect(Collectors.joining(" | "))
                    + ";\n";
        if (type.isSealed())
            return "export type " + name + " = "
                    + Stream.of(type.getPermittedSubclasses()).map(this::nameOf).collect(Collectors.joining(" | "))
                    + ";\n";
        if (!type.isRecord()) throw new IllegalArgumentException(type + " is not a record, an enum or a sealed type");
        StringBuilder text = new StringBuilder("export interface " + name + " {\n");
        if (RecordShape.isOneOfSeveral(type))
            text.append("  type: \"").append(type.getSimpleName()).append("\";\n");
        boolean request = type.getEnclosingClass() == Requests.class
                || type.getEnclosingClass() == PersonRequests.class
                || type == Live.Call.class
                || type == Live.Watch.class;
        for (RecordComponent component : type.getRecordComponents()) {
            boolean mayBeLeftOut = request && component.getType() == Optional.class;
            text.append("  ")
                    .append(component.getName())
                    .append(mayBeLeftOut ? "?: " : ": ")
                    .append(typeOf(component.getGenericType()))
                    .append(";\n");
        }
        return text.append("}\n").toString();
    }

    private String typeOf(Type type) {
        return switch (type) {
            case GenericArrayType array -> element(typeOf(array.getGenericComponentType()));
            case ParameterizedType generic -> parameterized(generic);
            case Class<?> plain -> plainType(plain);
            case java.lang.reflect.WildcardType wildcard -> typeOf(wildcard.getUpperBounds()[0]);
            default -> throw new IllegalArgumentException("no TypeScript for " + type);
        };
    }

    private String parameterized(ParameterizedType generic) {
        Class<?> raw = (Class<?>) generic.getRawType();
        Type[] arguments = generic.getActualTypeArguments();
        if (raw == Optional.class) return typeOf(arguments[0]) + " | null";
        if (Collection.class.isAssignableFrom(raw)) return element(typeOf(arguments[0]));
        if (Map.class.isAssignableFrom(raw)) return "Record<string, " + typeOf(arguments[1]) + ">";
        throw new IllegalArgumentException("no TypeScript for " + generic);
    }

    private static String element(String type) {
        return type.contains(" ") ? "(" + type + ")[]" : type + "[]";
    }

    private String plainType(Class<?> type) {
        if (type.isArray()) return element(typeOf(type.getComponentType()));
        if (type == boolean.class || type == Boolean.class) return "boolean";
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) return "number";
        if (type == String.class || type == Side.class || type == ClauseId.class || type == Instant.class)
            return "string";
        if (type == View.class || type == Event.class || type == Answer.class) return type.getSimpleName();
        if (type == Object.class || type == JsonValue.class) return "unknown";
        return nameOf(type);
    }

    /** The name a type has in TypeScript; asking for it is what gets it declared. */
    private String nameOf(Class<?> type) {
        String known = names.get(type);
        if (known != null) return known;
        String name = type.getSimpleName();
        if (isTaken(name) || isShared(type))
            name = (type.getEnclosingClass() != null
                            ? type.getEnclosingClass().getSimpleName()
                            : moduleName(type.getPackageName()))
                    + name;
        if (isTaken(name)) throw new IllegalArgumentException("two types named " + name + ", one is " + type);
        names.put(type, name);
        waiting.add(type);
        return name;
    }

    /** What plain hex games share has the longer name, so that adding one renames no type of another game. */
    private static boolean isShared(Class<?> type) {
        return type.getEnclosingClass() != null && type.getPackageName().equals("salient.hexwar.plain");
    }

    private boolean isTaken(String name) {
        return names.containsValue(name)
                || List.of("View", "Event", "Answer", "Record").contains(name);
    }

    /** {@code Wave} for all of salient.wave and its packages. */
    private static String moduleName(String packageName) {
        String name = packageName.split("\\.")[1];
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
