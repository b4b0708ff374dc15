package salient.greatbattles.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.ClauseId;

class ExactTest {
    private static final Purpose ANY = new Purpose("a number", new ClauseId("greatbattles", "suite"));

    @Test
    void theUpperHalfOfAProductIsTheJvms() {
        long[] edges = {0, 1, 0xffff_ffffL, 0x1_0000_0000L, 0x1_0000_0001L, Long.MAX_VALUE - 1, Long.MAX_VALUE};
        for (long a : edges) for (long b : edges) assertThat(Exact.high(a, b)).isEqualTo(Math.multiplyHigh(a, b));
        Dice dice = new SeededDice(7);
        for (int i = 0; i < 20_000; i++) {
            long a = number(dice);
            long b = number(dice);
            assertThat(Exact.high(a, b)).as(a + " * " + b).isEqualTo(Math.multiplyHigh(a, b));
        }
    }

    @Test
    void productsBeyond64BitsAreCompared() {
        Dice dice = new SeededDice(8);
        for (int i = 0; i < 20_000; i++) {
            long a = number(dice);
            long b = number(dice);
            long c = number(dice);
            long d = number(dice);
            int expected = product(a, b).compareTo(product(c, d));
            assertThat(Integer.signum(Exact.compareProducts(a, b, c, d))).isEqualTo(expected);
            assertThat(Exact.compareProducts(a, b, b, a)).isZero();
        }
    }

    private static BigInteger product(long a, long b) {
        return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b));
    }

    /** Of any length up to 63 bits. */
    private static long number(Dice dice) {
        long bits = 0;
        for (int i = 0; i < 7; i++) bits = bits << 9 | (dice.roll(512, ANY) - 1);
        return bits >>> (dice.roll(63, ANY) - 1);
    }
}
