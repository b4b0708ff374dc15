package salient.conformance;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The section of one game on the page about the notation, to be compared with what the game's readers know. */
public final class NotationPage {
    private static final Pattern SPAN = Pattern.compile("`([^`\n]+)`");
    private static final Pattern BLOCK = Pattern.compile("```(\\w+ \\w+)\n(.*?)\n```\n", Pattern.DOTALL);
    private static final Pattern CASE = Pattern.compile("case ((?:\"[^\"]+\"(?:,\\s*)?)+) ->");
    private static final Pattern TEXT = Pattern.compile("\"([^\"]+)\"");

    private final String section;

    private NotationPage(String section) {
        this.section = section;
    }

    /** The section with this title, up to the next of its rank. */
    public static NotationPage section(Path page, String title) {
        String text = SourceText.read(page).replace("\r\n", "\n");
        int from = text.indexOf("\n## " + title + "\n");
        if (from < 0) throw new AssertionError(page + " has no section " + title);
        int to = text.indexOf("\n## ", from + 1);
        return new NotationPage(text.substring(from, to < 0 ? text.length() : to));
    }

    /** All words printed as code: what stands between spaces in code spans, and what ends with {@code =} or a bracket. */
    public Set<String> words() {
        Set<String> words = new TreeSet<>();
        for (String span : SourceText.all(SPAN, withoutBlocks(), 1)) {
            words.add(span);
            for (String word : span.split("[ ()\\[\\]]+")) words.add(word);
        }
        return words;
    }

    /** The first word of every line of the tables below a heading: what the page says a reader knows. */
    public Set<String> tableWords(String heading) {
        int from = section.indexOf("\n### " + heading + "\n");
        if (from < 0) throw new AssertionError("no part " + heading);
        int to = section.indexOf("\n### ", from + 1);
        Set<String> words = new TreeSet<>();
        for (String row :
                section.substring(from, to < 0 ? section.length() : to).split("\n")) {
            if (!row.startsWith("| `")) continue;
            String cell = row.substring(2, row.indexOf(" | ", 2));
            for (String span : SourceText.all(SPAN, cell, 1)) words.add(span.split(" ")[0]);
        }
        return words;
    }

    /** The blocks of a kind, such as {@code wave position}. */
    public List<String> blocks(String kind) {
        List<String> blocks = new ArrayList<>();
        BLOCK.matcher(section).results().forEach(found -> {
            if (found.group(1).equals(kind)) blocks.add(found.group(2) + "\n");
        });
        return blocks;
    }

    private String withoutBlocks() {
        return BLOCK.matcher(section).replaceAll("");
    }

    /** That the page has every line of a position: what its reader knows, and what is read before it. */
    public void comparePositions(Path reader, Set<String> readBefore, Set<String> notLines) {
        Set<String> known = cases(reader);
        known.addAll(readBefore);
        known.removeAll(notLines);
        if (!tableWords("Positions").equals(known))
            throw new AssertionError("the page has " + tableWords("Positions") + ", the reader knows " + known);
    }

    /** The words a reader knows: the texts of the {@code case} labels in its source. */
    public static Set<String> cases(Path source) {
        Set<String> words = new TreeSet<>();
        for (String labels : SourceText.all(CASE, SourceText.read(source), 1))
            words.addAll(SourceText.all(TEXT, labels, 1));
        return words;
    }
}
