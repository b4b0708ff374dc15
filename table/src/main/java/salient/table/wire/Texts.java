package salient.table.wire;

/**
 * No text that comes in has characters that a database, a log or a page cannot hold: control characters other than tabs and
 * line breaks, and halves of surrogate pairs.
 */
public final class Texts {
    private Texts() {}

    /** Refuses a text with such a character. */
    public static void check(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t')
                throw refused(i, "a control character");
            if (!Character.isSurrogate(c)) continue;
            boolean pair = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (!pair) throw refused(i, "half of a surrogate pair");
            i++;
        }
    }

    private static RequestRefused refused(int at, String what) {
        return RequestRefused.json("Character " + (at + 1) + " of a text is " + what + ", which is not allowed.");
    }
}
