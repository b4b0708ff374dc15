package salient.site.jdk.java.util;

/** Stands in for the JDK's. */
public final class StringJoiner {
    private final String between;
    private final String before;
    private final String after;
    private StringBuilder text;
    private String empty;

    public StringJoiner(CharSequence between) {
        this(between, "", "");
    }

    public StringJoiner(CharSequence between, CharSequence before, CharSequence after) {
        this.between = between.toString();
        this.before = before.toString();
        this.after = after.toString();
        this.empty = this.before + this.after;
    }

    public StringJoiner setEmptyValue(CharSequence value) {
        empty = value.toString();
        return this;
    }

    public StringJoiner add(CharSequence part) {
        text = text == null ? new StringBuilder(before) : text.append(between);
        text.append(part);
        return this;
    }

    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        return text == null ? empty : text + after;
    }
}
