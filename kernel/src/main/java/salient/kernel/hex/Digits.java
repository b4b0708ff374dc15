package salient.kernel.hex;

/** Reads the plain digits 0 to 9; other scripts' digits and signs are not numbers here. */
final class Digits {
    private static final int LONGEST = 6;

    private Digits() {}

    /** The number without leading zeros in that part of the text, or NONE. */
    static int number(String text, int from, int to) {
        if (to - from > 1 && text.charAt(from) == '0') return HexGrid.NONE;
        return padded(text, from, to);
    }

    /** The number in that part of the text, leading zeros allowed, or NONE. */
    static int padded(String text, int from, int to) {
        if (from >= to || to - from > LONGEST) return HexGrid.NONE;
        int value = 0;
        for (int i = from; i < to; i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') return HexGrid.NONE;
            value = 10 * value + digit - '0';
        }
        return value;
    }
}
