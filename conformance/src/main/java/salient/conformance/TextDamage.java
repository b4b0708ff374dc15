package salient.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import salient.kernel.notation.BadNotation;

/** Ways in which a text gets damaged. */
final class TextDamage {
    private static final String[] ODD = {
        "", " ", "#", "|", "\"", "-1", "99999999999", "é", "\u2003", "\t", "\0", ";", "null", "=", ",", "/", "0"
    };

    private TextDamage() {}

    /** Damages a text in one random way; {@code upTo} gives a random number from 1 to its argument. */
    static String of(String text, IntUnaryOperator upTo) {
        if (text.isEmpty()) return ODD[upTo.applyAsInt(ODD.length) - 1];
        int at = upTo.applyAsInt(text.length()) - 1;
        return switch (upTo.applyAsInt(8)) {
            case 1 -> text.substring(0, at) + text.substring(at + 1);
            case 2 -> text.substring(0, at);
            case 3 -> text.substring(0, at) + (char) (32 + upTo.applyAsInt(94)) + text.substring(at + 1);
            case 4 -> text.substring(0, at) + ODD[upTo.applyAsInt(ODD.length) - 1] + text.substring(at);
            default -> words(text, upTo);
        };
    }

    /** Drops, doubles, swaps or replaces whole words, which is more likely to be readable than a changed letter. */
    private static String words(String text, IntUnaryOperator upTo) {
        List<String> words = new ArrayList<>(Arrays.asList(text.split(" ", -1)));
        int one = upTo.applyAsInt(words.size()) - 1;
        int other = upTo.applyAsInt(words.size()) - 1;
        switch (upTo.applyAsInt(4)) {
            case 1 -> words.remove(one);
            case 2 -> words.add(one, words.get(other));
            case 3 -> words.set(one, words.set(other, words.get(one)));
            default -> words.set(one, ODD[upTo.applyAsInt(ODD.length) - 1]);
        }
        return String.join(" ", words);
    }

    /** A complaint must point into the text and say something. */
    static void checkPlace(BadNotation bad, String text) {
        int lines = text.split("\n", -1).length;
        BadNotation.Place place = bad.place();
        BrokenPromise.unless(
                place.line() >= 1 && place.line() <= lines + 1 && place.column() >= 1,
                "the complaint '" + bad.getMessage() + "' points outside of the text:\n" + text);
        BrokenPromise.unless(!bad.problem().isBlank(), "the complaint about '" + text + "' says nothing");
    }
}
