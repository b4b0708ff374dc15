package salient.kernel.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * One line read word by word. Words stand between spaces; one that contains spaces stands in double quotes. A word
 * that begins with {@code #} and all that follows is a comment.
 */
public final class Line {
    private final String text;
    private final int number;
    private final int firstColumn;
    private int at;

    Line(String text, int number, int firstColumn) {
        this.text = text;
        this.number = number;
        this.firstColumn = firstColumn;
    }

    /** A text that is a single line: an order, a question. */
    public static Line of(String text) {
        int end = text.indexOf('\n');
        if (end >= 0) throw new BadNotation(1, end + 1, "expected one line, found more");
        return new Line(text, 1, 1);
    }

    /** The whole line as it stands, for drawings. */
    public String text() {
        return text;
    }

    public int number() {
        return number;
    }

    public boolean more() {
        while (at < text.length() && isSpace(text.charAt(at))) at++;
        return at < text.length() && text.charAt(at) != '#';
    }

    /** The next word without taking it; the end of the line is {@link BadNotation}. */
    public Word peek(String expected) {
        int before = at;
        Word word = next(expected);
        at = before;
        return word;
    }

    /** Takes the next word. */
    public Word next(String expected) {
        if (!more()) throw bad(at, "expected " + expected + ", found the end of the line");
        int from = at;
        if (text.charAt(from) == '"') {
            int close = text.indexOf('"', from + 1);
            if (close < 0) throw bad(from, "expected a closing quotation mark before the end of the line");
            at = close + 1;
            return new Word(text.substring(from + 1, close), number, firstColumn + from + 1);
        }
        while (at < text.length() && !isSpace(text.charAt(at))) at++;
        return new Word(text.substring(from, at), number, firstColumn + from);
    }

    /** Takes the next word if it is this one. */
    public boolean skip(String word) {
        if (!more() || !peek(word).is(word)) return false;
        next(word);
        return true;
    }

    /** Takes the next word, which must be this one. */
    public void expect(String word) {
        Word found = next("'" + word + "'");
        if (!found.is(word)) throw found.expected("'" + word + "'");
    }

    /** Takes all words that are left. */
    public List<Word> words() {
        List<Word> words = new ArrayList<>();
        while (more()) words.add(next("a word"));
        return words;
    }

    /** Takes the rest of the line as it stands, without spaces at its ends: free text, in which {@code #} is no comment. */
    public Word rest(String expected) {
        while (at < text.length() && isSpace(text.charAt(at))) at++;
        if (at == text.length()) throw bad(at, "expected " + expected + ", found the end of the line");
        int from = at;
        at = text.length();
        return new Word(text.substring(from).stripTrailing(), number, firstColumn + from);
    }

    /** Nothing more may stand here. */
    public void end() {
        if (more()) throw next("").expected("the end of the line");
    }

    /** A complaint about the character at an index of {@link #text()}. */
    public BadNotation bad(int index, String problem) {
        return new BadNotation(number, firstColumn + index, problem);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t';
    }
}
