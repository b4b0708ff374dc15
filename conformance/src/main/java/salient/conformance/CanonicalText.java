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
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;

/**
 * Writes a tree of records as lines {@code path = value}: equal trees give equal text, and two trees can be compared
 * as text. What no codec could write (an object that is not a record, list, map, optional, text, number) is a fault.
 */
final class CanonicalText {
    private final List<String> lines = new ArrayList<>();

    private CanonicalText() {}

    static List<String> lines(Object tree) {
        CanonicalText text = new CanonicalText();
        text.write("", tree);
        return text.lines;
    }

    static String of(Object tree) {
        return String.join("\n", lines(tree));
    }

    private void write(String path, Object value) {
        switch (value) {
            case null -> throw new IllegalArgumentException("null at " + path);
            case String text -> line(path, '"' + text.replace("\\", "\\\\").replace("\n", "\\n") + '"');
            case Number number -> line(path, number.toString());
            case Boolean bool -> line(path, bool.toString());
            case Character character -> line(path, character.toString());
            case Enum<?> constant -> line(path, constant.name());
            case Optional<?> optional ->
                optional.ifPresentOrElse(inner -> write(path, inner), () -> line(path, "nothing"));
            case Record record -> record(path, record);
            case Map<?, ?> map -> map(path, map);
            case Collection<?> collection -> collection(path, collection);
            case int[] numbers -> line(path, Arrays.toString(numbers));
            case long[] numbers -> line(path, Arrays.toString(numbers));
            case byte[] numbers -> line(path, Arrays.toString(numbers));
            case short[] numbers -> line(path, Arrays.toString(numbers));
            case Object[] array -> collection(path, List.of(array));
            default ->
                throw new IllegalArgumentException(
                        "no codec can write a " + value.getClass().getName() + " at " + path);
        }
    }

    private void line(String path, String value) {
        lines.add(path + " = " + value);
    }

    private void record(String path, Record record) {
        line(path, record.getClass().getSimpleName());
        for (RecordComponent component : record.getClass().getRecordComponents())
            write(path.isEmpty() ? component.getName() : path + "." + component.getName(), value(record, component));
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException("cannot read " + component, e);
        }
    }

    private void collection(String path, Collection<?> collection) {
        line(path, collection.size() + " items");
        boolean unordered = collection instanceof Set && !(collection instanceof SequencedSet);
        if (!unordered && collection instanceof SequencedCollection<?>) {
            int index = 0;
            for (Object item : collection) write(path + "[" + index++ + "]", item);
            return;
        }
        // An unordered set has no order to compare by: its items are told in the order of their text.
        List<String> items = new ArrayList<>();
        for (Object item : collection) items.add(of(item));
        items.sort(null);
        for (String item : items) line(path + "[]", item);
    }

    private void map(String path, Map<?, ?> map) {
        line(path, map.size() + " entries");
        List<String> keys = new ArrayList<>();
        List<List<String>> entries = new ArrayList<>();
        map.forEach((key, value) -> {
            String name = of(key).substring(" = ".length());
            CanonicalText inner = new CanonicalText();
            inner.write(path + "{" + name + "}", value);
            keys.add(name);
            entries.add(inner.lines);
        });
        if (!(map instanceof SequencedMap)) {
            List<String> sorted = new ArrayList<>(keys);
            sorted.sort(null);
            for (String key : sorted) lines.addAll(entries.get(keys.indexOf(key)));
            return;
        }
        entries.forEach(lines::addAll);
    }
}
