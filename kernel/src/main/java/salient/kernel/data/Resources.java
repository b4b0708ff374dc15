package salient.kernel.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import salient.kernel.rulebook.Rulebook;

/** The data files of all modules, by their path below {@code salient/}, as in {@code wave/weather.csv}. */
public final class Resources {
    private static final String ROOT = "/salient/";
    private static final Map<String, UnaryOperator<String>> CHANGES = new TreeMap<>();
    private static final Set<String> READ = new TreeSet<>();

    private Resources() {}

    /** The rows of a CSV table. */
    public static List<CsvTable.Row> rows(String path) {
        return CsvTable.parse(path.substring(path.lastIndexOf('/') + 1), text(path));
    }

    /** What the rows of a CSV table say, by their name in a column, in the order of the file; no name stands there twice. */
    public static <T> Map<String, T> byName(String path, String column, Function<CsvTable.Row, T> read) {
        Map<String, T> all = new LinkedHashMap<>();
        for (CsvTable.Row row : rows(path))
            if (all.put(row.text(column), read.apply(row)) != null)
                throw row.fault(row.text(column) + " is listed twice");
        return Collections.unmodifiableMap(all);
    }

    /** The rulebook of a game, from its resource such as {@code wave/rulebook.md}. */
    public static Rulebook rulebook(String game) {
        return Rulebook.parse(game, "rulebook.md", text(game + "/rulebook.md"));
    }

    /**
     * Changes what a file says, for studies of what a figure does. Games keep the tables they have read, so that this comes
     * before the first use of a game or not at all.
     */
    public static synchronized void change(String path, UnaryOperator<String> change) {
        if (READ.contains(path)) throw new IllegalStateException(path + " has been read already");
        CHANGES.merge(path, change, (first, second) -> text -> second.apply(first.apply(text)));
    }

    private static synchronized String changed(String path, String text) {
        READ.add(path);
        UnaryOperator<String> change = CHANGES.get(path);
        return change == null ? text : change.apply(text);
    }

    public static String text(String path) {
        return changed(path, shipped(path));
    }

    /** As it is shipped, without changes. */
    public static String shipped(String path) {
        try (InputStream in = Resources.class.getResourceAsStream(ROOT + path)) {
            if (in == null) throw new BadData(path, 0, "there is no such resource");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }
}
