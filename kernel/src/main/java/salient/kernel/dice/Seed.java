package salient.kernel.dice;

import java.util.SortedMap;

/** The secret from which {@link KeyedDice} roll: 32 bytes, written as 64 hexadecimal digits. */
public record Seed(String hex) {
    public static final int DIGITS = 64;

    public Seed {
        if (!isHex(hex)) throw new IllegalArgumentException("a seed is " + DIGITS + " digits 0-9 or a-f");
    }

    /** Whether a text is 64 lower-case hexadecimal digits, as seeds and commitments are. */
    public static boolean isHex(String text) {
        if (text.length() != DIGITS) return false;
        for (int i = 0; i < DIGITS; i++) if ("0123456789abcdef".indexOf(text.charAt(i)) < 0) return false;
        return true;
    }

    /** A seed from any text, for tests and examples; for play between people the caller brings random bytes. */
    public static Seed of(String text) {
        return new Seed(Sha256.hex(text));
    }

    /**
     * The seed actually rolled from: no one who lacks a part can foresee or choose it. The committed seed is bound
     * before the players add theirs; a length before each part keeps different parts from running into one text.
     *
     * @param entropy what players added, by side id; may be empty
     */
    public Seed with(SortedMap<String, String> entropy) {
        StringBuilder text = new StringBuilder("salient dice 1\n").append(hex).append('\n');
        entropy.forEach((side, added) -> part(part(text, side), added));
        return of(text.toString());
    }

    /** The seed of a side's secret dice: knowing their rolls, or even this seed, tells nothing about this one. */
    Seed ofSecretDice(String side) {
        return of(part(new StringBuilder("salient secret dice 1\n").append(hex).append('\n'), side)
                .toString());
    }

    private static StringBuilder part(StringBuilder text, String part) {
        return text.append(part.length()).append(' ').append(part).append('\n');
    }

    /** What is published at the start of a game: it binds the seed without telling it. */
    public Commitment commitment() {
        return new Commitment(Sha256.hex("salient commitment 1\n" + hex + "\n"));
    }

    /** As the key of ChaCha20, whose words are little-endian: any other implementation can check the rolls. */
    int[] words() {
        int[] words = new int[DIGITS / 8];
        for (int digit = 0; digit < DIGITS; digit++)
            words[digit / 8] = words[digit / 8] << 4 | Character.digit(hex.charAt(digit), 16);
        for (int i = 0; i < words.length; i++) words[i] = Integer.reverseBytes(words[i]);
        return words;
    }

    /** Not the digits: a seed must not reach a log by accident. */
    @Override
    public String toString() {
        return "seed of " + commitment();
    }
}
