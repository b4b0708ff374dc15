package salient.kernel.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * A text read line by line. Empty lines and comments ({@code #} to the end of the line) are passed over; a block, such
 * as a drawn map, is handed on as it stands.
 *
 * <pre>
 * phase german combat      # an ordinary line: words
 * map                      # a line that opens a block
 *   . r .
 *    . r .                 # kept whole: in a drawing '#' and spaces mean something
 * </pre>
 */
public final class Lines {
    /** A block stands two spaces further in than the line that opens it; these two are not part of its text. */
    public static final String INDENT = "  ";

    private final List<String> texts;
    private final int firstNumber;
    private final int firstColumn;
    private int next;

    private Lines(List<String> texts, int firstNumber, int firstColumn) {
        this.texts = texts;
        this.firstNumber = firstNumber;
        this.firstColumn = firstColumn;
    }

    public static Lines of(String text) {
        List<String> texts = new ArrayList<>();
        for (String line : text.split("\n", -1))
            texts.add(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
        // What ends with a line break has no further, empty line.
        if (texts.getLast().isEmpty()) texts.removeLast();
        return new Lines(texts, 1, 1);
    }

    /** Whether a line with words is left. */
    public boolean more() {
        while (next < texts.size() && !line(next).more()) next++;
        return next < texts.size();
    }

    /** The next line with words, without taking it; the end of the text is {@link BadNotation}. */
    public Line peek(String expected) {
        if (!more()) throw end(expected);
        return line(next);
    }

    /** Takes the next line with words. */
    public Line next(String expected) {
        Line line = peek(expected);
        next++;
        return line;
    }

    /** Takes the lines that stand two spaces in, up to the first that does not; empty lines at the end are left out. */
    public Lines block() {
        int from = next;
        int end = next;
        for (int i = next; i < texts.size(); i++) {
            boolean blank = texts.get(i).isBlank();
            if (!blank && !texts.get(i).startsWith(INDENT)) break;
            if (!blank) end = i + 1;
        }
        next = end;
        List<String> inner = new ArrayList<>();
        for (String text : texts.subList(from, end))
            inner.add(text.length() < INDENT.length() ? "" : text.substring(INDENT.length()));
        return new Lines(inner, firstNumber + from, firstColumn + INDENT.length());
    }

    /** Takes a line that is this word alone, and the block under it. */
    public Lines blockUnder(String word, String expected) {
        Line heading = next(expected);
        heading.expect(word);
        heading.end();
        return block();
    }

    /** All lines that are left, drawn or empty ones too, each as it stands. */
    public List<Line> drawn() {
        List<Line> all = new ArrayList<>();
        for (; next < texts.size(); next++) all.add(line(next));
        return all;
    }

    /** All lines that are left as one text, for a reader that starts again; see {@link BadNotation#within}. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (String line : texts.subList(next, texts.size())) text.append(line).append('\n');
        return text.toString();
    }

    /** The number of the line that would be taken next. */
    public int number() {
        return firstNumber + next;
    }

    /** The column in which the lines of this text begin: 1, or more in a block. */
    public int column() {
        return firstColumn;
    }

    /** The complaint that something is missing at the end. */
    public BadNotation end(String expected) {
        return new BadNotation(firstNumber + texts.size(), firstColumn, "expected " + expected + ", found the end");
    }

    private Line line(int index) {
        return new Line(texts.get(index), firstNumber + index, firstColumn);
    }

    /** Writes a text as a block, the counterpart of {@link #block()}. */
    public static String indented(String text) {
        StringBuilder out = new StringBuilder();
        for (String line : text.split("\n")) {
            if (!line.isEmpty()) out.append(INDENT).append(line);
            out.append('\n');
        }
        return out.toString();
    }
}
