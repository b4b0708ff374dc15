package salient.table.wire;

import java.util.Locale;

/** JSON as it is written: names and values in order, commas by itself, escapes as the server writes them. */
public final class JsonText {
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    private final StringBuilder text = new StringBuilder();
    /** Whether a comma comes before the next item. */
    private boolean comma;

    public JsonText open() {
        return opened('{');
    }

    public JsonText openList() {
        return opened('[');
    }

    public JsonText close() {
        return closed('}');
    }

    public JsonText closeList() {
        return closed(']');
    }

    public JsonText name(String name) {
        next();
        quote(name);
        text.append(':');
        comma = false;
        return this;
    }

    public void text(String value) {
        if (value == null) {
            nothing();
            return;
        }
        next();
        quote(value);
    }

    public void number(long value) {
        next();
        text.append(value);
    }

    public void fraction(double value) {
        next();
        text.append(Double.toString(value));
    }

    public void truth(boolean value) {
        next();
        text.append(value);
    }

    public void nothing() {
        next();
        text.append("null");
    }

    /** {@code WAITING_FOR_SUPPLY} is written {@code waiting-for-supply}. */
    public static String word(Enum<?> constant) {
        return constant == null
                ? null
                : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private JsonText opened(char bracket) {
        next();
        text.append(bracket);
        comma = false;
        return this;
    }

    private JsonText closed(char bracket) {
        text.append(bracket);
        comma = true;
        return this;
    }

    private void next() {
        if (comma) text.append(',');
        comma = true;
    }

    private void quote(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\b' -> text.append("\\b");
                case '\t' -> text.append("\\t");
                case '\n' -> text.append("\\n");
                case '\f' -> text.append("\\f");
                case '\r' -> text.append("\\r");
                default -> {
                    if (c < ' ') text.append("\\u00").append(HEX[c >> 4]).append(HEX[c & 15]);
                    else text.append(c);
                }
            }
        }
        text.append('"');
    }
}
