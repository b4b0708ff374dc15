package salient.conformance;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/**
 * Writes a tree of records as lines {@code path = value}: equal trees give equal text, different trees different text.
 * A branch that fits into one line is written as one. What no codec could write (an object that is not a record, list,
 * map, optional, text, number) is a fault.
 */
final class CanonicalText {
    private static final int WIDTH = 110;

    /** Looking up the components of a record takes far longer than reading them. */
    private static final ClassValue<List<Method>> ACCESSORS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            List<Method> accessors = new ArrayList<>();
            for (RecordComponent component : type.getRecordComponents()) accessors.add(component.getAccessor());
            for (Method accessor : accessors) accessor.setAccessible(true);
            return accessors;
        }
    };

    private final List<String> lines = new ArrayList<>();

    private CanonicalText() {}

    static List<String> lines(Object tree) {
        CanonicalText text = new CanonicalText();
        text.write("", node(tree, "the top"));
        return text.lines;
    }

    static String of(Object tree) {
        return String.join("\n", lines(tree));
    }

    /** A tree ready to be written: a word, or a title with named branches. */
    private sealed interface Node {
        record Word(String text) implements Node {}

        record Branch(String title, List<Twig> twigs, String inOneLine) implements Node {}

        default String inOneLine() {
            return switch (this) {
                case Word(String text) -> text;
                case Branch(String _, List<Twig> _, String line) -> line;
            };
        }
    }

    /** @param step what its path adds to that of its parent, as in {@code .name} or {@code [3]} */
    private record Twig(String step, Node node) {}

    private void write(String path, Node node) {
        if (node instanceof Node.Branch(String title, List<Twig> twigs, String line) && line.length() > WIDTH) {
            lines.add(path + " = " + title);
            for (Twig twig : twigs)
                write(
                        path.isEmpty() && twig.step().startsWith(".")
                                ? twig.step().substring(1)
                                : path + twig.step(),
                        twig.node());
            return;
        }
        lines.add(path + " = " + node.inOneLine());
    }

    private static Node node(Object value, String where) {
        return switch (value) {
            case null -> throw new IllegalArgumentException("null at " + where);
            case String text -> new Node.Word(quoted(text));
            case Number number -> new Node.Word(number.toString());
            case Boolean bool -> new Node.Word(bool.toString());
            case Character character -> new Node.Word("'" + character + "'");
            case Enum<?> constant -> new Node.Word(constant.name());
            case ClauseId clause -> new Node.Word(clause.toString());
            case Side side -> new Node.Word(side.id());
            case int[] numbers -> new Node.Word(Arrays.toString(numbers));
            case long[] numbers -> new Node.Word(Arrays.toString(numbers));
            case byte[] numbers -> new Node.Word(Arrays.toString(numbers));
            case short[] numbers -> new Node.Word(Arrays.toString(numbers));
            case Optional<?> optional ->
                optional.<Node>map(inner -> node(inner, where)).orElse(new Node.Word("nothing"));
            case Record record -> record(record, where);
            case Map<?, ?> map -> map(map, where);
            case Collection<?> collection -> collection(collection, where);
            case Object[] array -> collection(List.of(array), where);
            default ->
                throw new IllegalArgumentException(
                        "no codec can write a " + value.getClass().getName() + " at " + where);
        };
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\n", "\\n").replace("\"", "\\\"") + '"';
    }

    private static Node record(Record record, String where) {
        List<Twig> twigs = new ArrayList<>();
        StringBuilder line = new StringBuilder(record.getClass().getSimpleName()).append('(');
        for (Method accessor : ACCESSORS.get(record.getClass())) {
            Node node = node(value(record, accessor), where + "." + accessor.getName());
            line.append(twigs.isEmpty() ? "" : ", ")
                    .append(accessor.getName())
                    .append(' ')
                    .append(node.inOneLine());
            twigs.add(new Twig("." + accessor.getName(), node));
        }
        return new Node.Branch(
                record.getClass().getSimpleName(), twigs, line.append(')').toString());
    }

    private static Object value(Record record, Method accessor) {
        try {
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException("cannot read " + accessor, e);
        }
    }

    /** A set without an order of its own is told in the order of its items' text. */
    private static Node collection(Collection<?> collection, String where) {
        List<Node> items = new ArrayList<>();
        for (Object item : collection) items.add(node(item, where + "[]"));
        if (collection instanceof Set && !(collection instanceof SequencedSet))
            items.sort((one, other) -> one.inOneLine().compareTo(other.inOneLine()));
        List<Twig> twigs = new ArrayList<>();
        for (Node item : items) twigs.add(new Twig("[" + twigs.size() + "]", item));
        String line =
                "[" + String.join(", ", items.stream().map(Node::inOneLine).toList()) + "]";
        return new Node.Branch(items.size() + " items", twigs, line);
    }

    private static Node map(Map<?, ?> map, String where) {
        List<Twig> twigs = new ArrayList<>();
        map.forEach((key, value) ->
                twigs.add(new Twig("{" + node(key, where).inOneLine() + "}", node(value, where + "{" + key + "}"))));
        if (!(map instanceof SequencedMap))
            twigs.sort((one, other) -> one.step().compareTo(other.step()));
        List<String> entries = new ArrayList<>();
        for (Twig twig : twigs) entries.add(twig.step() + " " + twig.node().inOneLine());
        return new Node.Branch(twigs.size() + " entries", twigs, "{" + String.join(", ", entries) + "}");
    }
}
