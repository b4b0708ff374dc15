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

    /** A tree ready to be written: a word, or a title with named branches and, if it is short, all of it in one line. */
    private sealed interface Node {
        record Word(String text) implements Node {}

        record Branch(String title, List<Twig> twigs, Optional<String> line) implements Node {}

        default Optional<String> inOneLine() {
            return switch (this) {
                case Word(String text) -> Optional.of(text);
                case Branch(String _, List<Twig> _, Optional<String> line) -> line;
            };
        }
    }

    /**
     * @param step what its path adds to that of its parent, as in {@code .name} or {@code [3]}
     * @param name what stands before it where the parent is one line
     */
    private record Twig(String step, String name, Node node) {}

    private static Node branch(String title, String open, List<Twig> twigs, String close) {
        StringBuilder line = new StringBuilder(open);
        for (int i = 0; i < twigs.size(); i++) {
            Optional<String> part = twigs.get(i).node().inOneLine();
            if (part.isEmpty() || line.length() > WIDTH) return new Node.Branch(title, twigs, Optional.empty());
            line.append(i == 0 ? "" : ", ").append(twigs.get(i).name()).append(part.get());
        }
        boolean fits = line.length() + close.length() <= WIDTH;
        return new Node.Branch(title, twigs, fits ? Optional.of(line + close) : Optional.empty());
    }

    private void write(String path, Node node) {
        if (node instanceof Node.Branch(String title, List<Twig> twigs, Optional<String> line) && line.isEmpty()) {
            lines.add(path + " = " + title);
            for (Twig twig : twigs)
                write(
                        path.isEmpty() && twig.step().startsWith(".")
                                ? twig.step().substring(1)
                                : path + twig.step(),
                        twig.node());
            return;
        }
        lines.add(path + " = " + node.inOneLine().orElseThrow());
    }

    /** @param where what complaints name: the component of a record, in whose value this stands */
    private static Node node(Object value, Object where) {
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
            case Record record -> record(record);
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

    private static Node record(Record record) {
        List<Twig> twigs = new ArrayList<>();
        for (Method accessor : ACCESSORS.get(record.getClass())) {
            String name = accessor.getName();
            twigs.add(new Twig("." + name, name + " ", node(value(record, accessor), accessor)));
        }
        String title = record.getClass().getSimpleName();
        return branch(title, title + "(", twigs, ")");
    }

    private static Object value(Record record, Method accessor) {
        try {
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException("cannot read " + accessor, e);
        }
    }

    /** A set without an order of its own is told in the order of its items' text. */
    private static Node collection(Collection<?> collection, Object where) {
        List<Node> items = new ArrayList<>();
        for (Object item : collection) items.add(node(item, where));
        if (collection instanceof Set && !(collection instanceof SequencedSet))
            items.sort((one, other) -> text(one).compareTo(text(other)));
        List<Twig> twigs = new ArrayList<>();
        for (Node item : items) twigs.add(new Twig("[" + twigs.size() + "]", "", item));
        return branch(items.size() + " items", "[", twigs, "]");
    }

    private static Node map(Map<?, ?> map, Object where) {
        List<Twig> twigs = new ArrayList<>();
        map.forEach((key, value) -> {
            String name = "{" + text(node(key, where)) + "}";
            twigs.add(new Twig(name, name + " ", node(value, where)));
        });
        if (!(map instanceof SequencedMap))
            twigs.sort((one, other) -> one.step().compareTo(other.step()));
        return branch(twigs.size() + " entries", "{", twigs, "}");
    }

    private static String text(Node node) {
        CanonicalText text = new CanonicalText();
        text.write("", node);
        return String.join(" ", text.lines).substring(" = ".length());
    }
}
