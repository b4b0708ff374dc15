package salient.server.wire;

import java.io.IOException;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import salient.table.wire.Live;
import salient.table.wire.Responses;

/**
 * Writes the source of a class that writes what the API and the games send as JSON, byte for byte as {@link Json} does but
 * without reflection, which does not exist in the browser. Made from the same records as the {@link TypeScript} types.
 */
public final class CodecSource {
    private static final String PACKAGE = "salient.site";
    private static final String CLASS = "WireJson";

    /** Where the records are that are sent as they are; others are parts of them. */
    private static final List<Class<?>> SENT = List.of(Responses.class, Catalog.class, Live.News.class, Changes.class);

    private final Map<Class<?>, Set<Class<?>>> cases = new HashMap<>();
    private final Map<Class<?>, String> names = new HashMap<>();
    private final Deque<Class<?>> waiting = new ArrayDeque<>();
    private final StringBuilder text = new StringBuilder();
    /** Calls that enter the records. */
    private final StringBuilder entered = new StringBuilder();

    private int variables;

    private CodecSource() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0], PACKAGE.split("\\."));
        Files.createDirectories(folder);
        try (Stream<Path> former = Files.list(folder)) {
            for (Path file : former.toList()) Files.delete(file);
        }
        Files.writeString(
                folder.resolve(CLASS + ".java"), of(GameCatalog.standard().games()));
    }

    static String of(List<Game> games) {
        CodecSource source = new CodecSource();
        for (WireTypes types : games.stream().map(Game::wireTypes).toList()) {
            source.add(View.class, types.views());
            source.add(Event.class, types.events());
            source.add(Answer.class, types.answers());
        }
        source.text.append("""
                package %s;

                import java.util.HashMap;
                import java.util.List;
                import java.util.Map;
                import java.util.function.BiConsumer;
                import java.util.function.Function;
                import salient.table.wire.JsonText;

                /** Generated from the records of the API and of the games by %s. */
                final class WireJson {
                    private static final Map<Class<?>, RecordCodec<?>> CODECS = new HashMap<>();

                    private WireJson() {}

                    static RecordCodec<?> codec(Record record) {
                        RecordCodec<?> codec = CODECS.get(record.getClass());
                        if (codec == null) throw new IllegalArgumentException("no codec for " + record);
                        return codec;
                    }

                    private static <T extends Record> void enter(
                            Class<T> type, String names, Function<T, Object[]> reader, BiConsumer<JsonText, T> writer) {
                        List<String> all = names.isEmpty() ? List.of() : List.of(names.split(" "));
                        CODECS.put(type, new RecordCodec<>(type, all, reader, writer));
                    }
                """.formatted(PACKAGE, CodecSource.class.getName()));
        for (Class<?> kind : List.of(View.class, Event.class, Answer.class)) source.nameOf(kind);
        SENT.stream()
                .flatMap(type -> type.isRecord() ? Stream.of(type) : Stream.of(type.getDeclaredClasses()))
                .filter(Class::isRecord)
                .sorted(Comparator.comparing(Class::getName))
                .forEach(source::nameOf);
        while (!source.waiting.isEmpty()) source.method(source.waiting.remove());
        source.line("\n    static {\n" + source.entered + "    }\n}");
        return source.text.toString();
    }

    private void add(Class<?> kind, List<? extends Class<?>> types) {
        Set<Class<?>> records = cases.computeIfAbsent(kind, _ -> new LinkedHashSet<>());
        for (Class<?> type : types) records(type).forEach(records::add);
    }

    /** A record, or all records of a sealed interface. */
    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(CodecSource::records)
                : Stream.of(type);
    }

    private String nameOf(Class<?> type) {
        String known = names.get(type);
        if (known != null) return known;
        String name = "put" + type.getSimpleName();
        while (names.containsValue(name)) name += "_";
        names.put(type, name);
        waiting.add(type);
        return name;
    }

    private void method(Class<?> type) {
        line("");
        line("    static void " + nameOf(type) + "(JsonText json, " + type.getCanonicalName() + " value) {");
        line("        if (value == null) {");
        line("            json.nothing();");
        line("            return;");
        line("        }");
        if (type.isRecord()) {
            record(type);
            enter(type);
        } else oneOf(type);
        line("    }");
    }

    private void enter(Class<?> type) {
        List<String> names = Stream.of(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        String values = names.stream().map(name -> "value." + name + "()").collect(Collectors.joining(", "));
        entered.append("        enter(" + type.getCanonicalName() + ".class, \"" + String.join(" ", names)
                + "\", value -> new Object[] {" + values + "}, WireJson::" + nameOf(type) + ");\n");
    }

    private void record(Class<?> type) {
        line("        json.open();");
        if (RecordShape.isOneOfSeveral(type))
            line("        json.name(\"type\").text(\"" + type.getSimpleName() + "\");");
        for (RecordComponent component : type.getRecordComponents()) {
            line("        json.name(\"" + component.getName() + "\");");
            value(component.getGenericType(), "value." + component.getName() + "()", "        ");
        }
        line("        json.close();");
    }

    /** Plain questions of type instead of a switch: the compiler for the browser makes shorter code of them. */
    private void oneOf(Class<?> type) {
        Set<Class<?>> records =
                cases.getOrDefault(type, new LinkedHashSet<>(records(type).toList()));
        choose(records);
    }

    private void choose(Collection<? extends Class<?>> records) {
        for (Class<?> record : records)
            line("        if (value instanceof " + record.getCanonicalName() + " kind) {\n            " + nameOf(record)
                    + "(json, kind);\n            return;\n        }");
        line("        throw new IllegalArgumentException(\"no codec for \" + value);");
    }

    /** @param read the expression that reads the value; evaluated once */
    private void value(Type type, String read, String indent) {
        switch (type) {
            case WildcardType wildcard -> value(wildcard.getUpperBounds()[0], read, indent);
            case GenericArrayType array -> items(array.getGenericComponentType(), read, indent);
            case ParameterizedType generic -> generic(generic, read, indent);
            case Class<?> plain -> plain(plain, read, indent);
            default -> throw new IllegalArgumentException("no codec for " + type);
        }
    }

    private void generic(ParameterizedType type, String read, String indent) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] arguments = type.getActualTypeArguments();
        if (raw == Optional.class) {
            String variable = variable();
            line(indent + "var " + variable + " = " + read + ";");
            line(indent + "if (" + variable + ".isPresent()) {");
            value(arguments[0], variable + ".get()", indent + "    ");
            line(indent + "} else json.nothing();");
        } else if (Collection.class.isAssignableFrom(raw)) items(arguments[0], read, indent);
        else if (Map.class.isAssignableFrom(raw)) entries(arguments, read, indent);
        else throw new IllegalArgumentException("no codec for " + type);
    }

    private void items(Type item, String read, String indent) {
        String variable = variable();
        line(indent + "json.openList();");
        line(indent + "for (var " + variable + " : " + read + ") {");
        value(item, variable, indent + "    ");
        line(indent + "}");
        line(indent + "json.closeList();");
    }

    private void entries(Type[] types, String read, String indent) {
        String variable = variable();
        line(indent + "json.open();");
        line(indent + "for (var " + variable + " : " + read + ".entrySet()) {");
        boolean constants = types[0] instanceof Class<?> key && key.isEnum();
        line(indent + "    json.name("
                + (constants ? "JsonText.word(" + variable + ".getKey())" : variable + ".getKey().toString()") + ");");
        value(types[1], variable + ".getValue()", indent + "    ");
        line(indent + "}");
        line(indent + "json.close();");
    }

    private void plain(Class<?> type, String read, String indent) {
        if (type.isArray()) items(type.getComponentType(), read, indent);
        else if (type == double.class || type == Double.class) line(indent + "json.fraction(" + read + ");");
        else if (type == boolean.class || type == Boolean.class) line(indent + "json.truth(" + read + ");");
        else if (type.isPrimitive() || Number.class.isAssignableFrom(type)) line(indent + "json.number(" + read + ");");
        else if (type == Object.class) line(indent + "PageJson.put(json, " + read + ");");
        else if (type == String.class) line(indent + "json.text(" + read + ");");
        else if (type == Side.class) line(indent + "json.text(" + read + ".id());");
        else if (type == ClauseId.class || type == Instant.class) line(indent + "json.text(" + read + ".toString());");
        else if (type.isEnum()) line(indent + "json.text(JsonText.word(" + read + "));");
        else if (type.isRecord() || type.isSealed() || cases.containsKey(type))
            line(indent + nameOf(type) + "(json, " + read + ");");
        else throw new IllegalArgumentException("no codec for " + type);
    }

    private String variable() {
        return "v" + ++variables;
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
