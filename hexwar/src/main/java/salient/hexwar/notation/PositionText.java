package salient.hexwar.notation;

import java.util.List;

/** A position as text: one line per fact, each a word and what it says. */
public final class PositionText {
    private static final int NAMES_PER_LINE = 8;

    private final StringBuilder out = new StringBuilder();

    public void line(String... words) {
        out.append(String.join(" ", words)).append('\n');
    }

    /** A list under one word, on as many lines as it takes; an empty list is left out. */
    public void list(String word, List<String> names) {
        for (int from = 0; from < names.size(); from += NAMES_PER_LINE)
            line(word, String.join(" ", names.subList(from, Math.min(names.size(), from + NAMES_PER_LINE))));
    }

    /** A list under one word on a single line; an empty list is left out. */
    public void row(String word, List<String> names) {
        if (!names.isEmpty()) line(word, String.join(" ", names));
    }

    /** Text of more than one line, such as a drawn map. */
    public void block(String text) {
        out.append(text);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
