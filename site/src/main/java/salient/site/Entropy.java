package salient.site;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import salient.kernel.dice.Sha256;

/** Random numbers from a text that nobody can guess: the digests of the text with a number after it. */
public final class Entropy implements RandomGenerator {
    private static final int LEAST_DIGITS = 64;

    private final String secret;
    private long count;

    public Entropy(String secret) {
        if (secret.length() < LEAST_DIGITS)
            throw new IllegalArgumentException("entropy has at least " + LEAST_DIGITS + " digits");
        this.secret = secret;
    }

    @Override
    public long nextLong() {
        byte[] digest = Sha256.digest(("salient page 1\n" + secret + "\n" + count++).getBytes(StandardCharsets.UTF_8));
        long value = 0;
        for (int i = 0; i < Long.BYTES; i++) value = value << Byte.SIZE | digest[i] & 0xFF;
        return value;
    }

    /** Written out: in the browser the inherited one uses each random byte four times. */
    @Override
    public void nextBytes(byte[] bytes) {
        long value = 0;
        for (int i = 0; i < bytes.length; i++) {
            value = i % Long.BYTES == 0 ? nextLong() : value >>> Byte.SIZE;
            bytes[i] = (byte) value;
        }
    }
}
