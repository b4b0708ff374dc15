package salient.kernel.record;

import salient.kernel.dice.Sha256;
import salient.kernel.play.Position;

/**
 * The hashes of a record: the first 16 digits of SHA-256 over the hash before, the text of the step, and the hash of
 * the position it led to. So a hash vouches for every byte before it and for the rules having played out alike.
 */
final class Chain {
    static final int DIGITS = 16;

    private Chain() {}

    static String start(Header header, Position first) {
        return link("salient record 1", RecordText.header(header), first);
    }

    static String step(String before, int number, Step step, Position after) {
        return link(before, number + " " + step.text(), after);
    }

    /** For the closing lines, alone: a change in a step is found at that step, and replay checks what these lines say. */
    static String end(String closing) {
        return digits(closing + "\n");
    }

    private static String link(String before, String text, Position position) {
        return digits(before + "\n" + text + "\n" + Long.toHexString(position.hash()) + "\n");
    }

    private static String digits(String text) {
        return Sha256.hex(text).substring(0, DIGITS);
    }
}
