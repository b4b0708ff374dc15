package salient.kernel.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A word with its line and column, so that a complaint about it can say where it is. */
public record Word(String text, int line, int column) {
    public boolean is(String other) {
        return text.equals(other);
    }

    /** The complaint that something else should stand here. */
    public BadNotation expected(String what) {
        return bad("expected " + what + ", found '" + text + "'");
    }

    public BadNotation bad(String problem) {
        return new BadNotation(line, column, problem);
    }

    /** A whole number from {@code min} to {@code max}. */
    public int number(String what, int min, int max) {
        String wanted = what + " from " + min + " to " + max;
        try {
            int value = Integer.parseInt(text);
            // One spelling for a number: no sign before a positive one, no leading zeros.
            if (value < min || value > max || !Integer.toString(value).equals(text)) throw expected(wanted);
            return value;
        } catch (NumberFormatException _) {
            throw expected(wanted);
        }
    }

    /** What this word names, by a lookup that may fail. */
    public <T> T as(String what, Function<? super String, Optional<T>> lookup) {
        return lookup.apply(text).orElseThrow(() -> expected(what));
    }

    /** The one of these that has this word for a name; the complaint lists the names. */
    public <T> T oneOf(String what, List<T> choices, Function<? super T, String> name) {
        for (T choice : choices) if (name.apply(choice).equals(text)) return choice;
        throw expected(
                what + " (" + String.join(", ", choices.stream().map(name).toList()) + ")");
    }

    /** For {@code key=value}: the value, if the key is this one. */
    public Optional<Word> value(String key) {
        if (!text.startsWith(key + "=")) return Optional.empty();
        return Optional.of(from(key.length() + 1));
    }

    /** The parts between separators, each with its own column; {@code a,,b} has an empty part. */
    public List<Word> split(char separator) {
        List<Word> parts = new ArrayList<>();
        int from = 0;
        for (int to = text.indexOf(separator); to >= 0; to = text.indexOf(separator, from)) {
            parts.add(new Word(text.substring(from, to), line, column + from));
            from = to + 1;
        }
        parts.add(from(from));
        return parts;
    }

    private Word from(int index) {
        return new Word(text.substring(index), line, column + index);
    }

    /** Writes a name so that it is read back as one word: in quotation marks if it needs them. */
    public static String quoted(String name) {
        boolean plain = !name.isEmpty() && name.charAt(0) != '#';
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '"' || c == '\n' || c == '\r')
                throw new IllegalArgumentException("a name cannot contain quotation marks or line breaks: " + name);
            plain &= c != ' ' && c != '\t';
        }
        return plain ? name : "\"" + name + "\"";
    }

    @Override
    public String toString() {
        return text;
    }
}
