package salient.hexwar.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RationalTest {
    private static Rational r(long numerator, long denominator) {
        return new Rational(numerator, denominator);
    }

    @Test
    void fractionsAreExact() {
        assertThat(r(2, -4)).isEqualTo(r(-1, 2)).hasToString("-1/2");
        assertThat(r(1, 3).plus(r(1, 6))).isEqualTo(r(1, 2));
        assertThat(r(1, 3).minus(r(1, 2))).isEqualTo(r(-1, 6));
        assertThat(r(4, 9).times(r(3, 8))).isEqualTo(r(1, 6));
        assertThat(r(1, 3)).isLessThan(r(34, 100));
        assertThat(Rational.of(7)).hasToString("7");
        assertThatThrownBy(() -> r(1, 0)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void percentagesAreRoundedToATenth() {
        assertThat(r(5, 36).percent()).isEqualTo("13.9%");
        assertThat(Rational.ONE.percent()).isEqualTo("100.0%");
        assertThat(r(1, 2000).percent()).isEqualTo("0.1%");
        assertThat(r(-1, 3).percent()).isEqualTo("-33.3%");
        assertThat(Rational.ZERO.percent()).isEqualTo("0.0%");
    }
}
