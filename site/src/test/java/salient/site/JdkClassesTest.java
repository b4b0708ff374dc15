package salient.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The stand-ins do what the JDK's classes do. */
class JdkClassesTest {
    @Test
    void instantsAreWrittenAsTheJdkWritesThem() {
        for (long millis = -62_135_596_800_000L; millis < 253_402_300_800_000L; millis += 86_399_999_877L) same(millis);
        for (long millis : new long[] {0, 1, 999, 1_000, 951_782_400_000L, 951_868_799_999L, 1_766_000_000_120L})
            same(millis);
    }

    private static void same(long millis) {
        assertThat(salient.site.jdk.java.time.Instant.ofEpochMilli(millis))
                .hasToString(Instant.ofEpochMilli(millis).toString());
    }

    @Test
    void randomBytesAreThoseOfTheRandomNumbers() {
        byte[] bytes = new byte[11];
        new Entropy(ApiSample.ENTROPY).nextBytes(bytes);
        Entropy numbers = new Entropy(ApiSample.ENTROPY);
        long first = numbers.nextLong();
        long second = numbers.nextLong();
        for (int i = 0; i < bytes.length; i++)
            assertThat(bytes[i]).isEqualTo((byte) ((i < 8 ? first : second) >>> 8 * (i % 8)));
    }

    @Test
    void textsAreJoinedAsTheJdkJoinsThem() {
        var ours = new salient.site.jdk.java.util.StringJoiner(", ", "[", "]").setEmptyValue("none");
        var theirs = new java.util.StringJoiner(", ", "[", "]").setEmptyValue("none");
        for (int i = 0; i < 3; i++) {
            assertThat(ours).hasToString(theirs.toString());
            assertThat(ours.length()).isEqualTo(theirs.length());
            ours.add("x" + i);
            theirs.add("x" + i);
        }
    }
}
