package salient.table;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import salient.kernel.dice.Sha256;
import salient.table.wire.RequestRefused;

/** Unguessable texts: tokens, invitations, names of tables, seeds of dice. Thread-safe. */
public final class Secrets {
    private static final int TOKEN_BYTES = 32;
    private static final int NAME_BYTES = 16;
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{32,64}");
    private static final int SEED_BYTES = 32;

    private final RandomGenerator random;
    private final Optional<String> rehearsal;

    public Secrets() {
        this(new SecureRandom(), Optional.empty());
    }

    /** For tests that compare two servers byte by byte. */
    public Secrets(RandomGenerator random) {
        this(random, Optional.empty());
    }

    private Secrets(RandomGenerator random, Optional<String> rehearsal) {
        this.random = random;
        this.rehearsal = rehearsal;
    }

    /** The dice of every game follow from a word, so that the same orders have the same luck; all else stays secret. */
    public static Secrets rehearsing(String word) {
        return new Secrets(new SecureRandom(), Optional.of(word));
    }

    /** 256 bits, for tokens and invitations. */
    public String token() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(TOKEN_BYTES));
    }

    /** 128 bits, for the names of tables: hard to guess, but no key to anything. */
    public String name() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(NAME_BYTES));
    }

    /**
     * The secrets of one answer. With a key that the client made they follow from it, so that the same request again
     * gives the same answer, though only hashes of them are stored.
     */
    OfAnswer ofAnswer(Optional<String> key) {
        if (key.isEmpty())
            return new OfAnswer() {
                @Override
                public String token(String what) {
                    return Secrets.this.token();
                }

                @Override
                public String name() {
                    return Secrets.this.name();
                }
            };
        String secret = key.get();
        if (!KEY.matcher(secret).matches())
            throw RequestRefused.json("A key must have 32 to 64 random letters, digits, '-' or '_'.");
        return new OfAnswer() {
            @Override
            public String token(String what) {
                return Base64.getUrlEncoder().withoutPadding().encodeToString(digest("token " + what + " " + secret));
            }

            @Override
            public String name() {
                byte[] name = Arrays.copyOf(digest("table " + secret), NAME_BYTES);
                return Base64.getUrlEncoder().withoutPadding().encodeToString(name);
            }
        };
    }

    /** Tokens and invitations by what they are for, and the name of a new table. */
    interface OfAnswer {
        String token(String what);

        String name();
    }

    public String seed() {
        return rehearsal.map(Secrets::hash).orElseGet(() -> Sha256.hex(bytes(SEED_BYTES)));
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** What is stored instead of a token. No salt: a token has more entropy than any search can cover. */
    public static String hash(String token) {
        return Sha256.hex(token);
    }

    private static byte[] digest(String text) {
        return Sha256.digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Compares in a time that does not tell how much was right. */
    public static boolean same(String hash, String other) {
        int different = hash.length() ^ other.length();
        for (int i = 0; i < Math.min(hash.length(), other.length()); i++) different |= hash.charAt(i) ^ other.charAt(i);
        return different == 0;
    }
}
