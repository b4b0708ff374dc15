package salient.kernel.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.ClauseId;

class DistributionTest {
    private static Rational r(long numerator, long denominator) {
        return new Rational(numerator, denominator);
    }

    @Test
    void two_dice_make_the_familiar_triangle() {
        Distribution<Integer> two = Distribution.dice(2, 6);
        assertThat(two.total()).isEqualTo(36);
        assertThat(two.weights().values()).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 5L, 4L, 3L, 2L, 1L);
        assertThat(two.chance(7)).isEqualTo(r(1, 6));
        assertThat(two.chance(13)).isEqualTo(Rational.ZERO);
        assertThat(two.chanceThat(sum -> sum >= 10)).isEqualTo(r(6, 36));
        assertThat(two.expectation(Rational::of)).isEqualTo(Rational.of(7));
    }

    @Test
    void a_result_table_adds_up_equal_results() {
        List<String> table = List.of("AR", "AR", "NE", "NE", "DR", "DE");
        Distribution<String> result = Distribution.die(6).map(roll -> table.get(roll - 1));
        assertThat(result.weights())
                .containsExactly(Map.entry("AR", 2L), Map.entry("NE", 2L), Map.entry("DR", 1L), Map.entry("DE", 1L));
        assertThat(result).hasToString("AR 1/3, NE 1/3, DR 1/6, DE 1/6");
    }

    @Test
    void a_second_roll_may_depend_on_the_first() {
        // On a 6 roll a ten-sided die as well; otherwise nothing is added.
        Distribution<Integer> open = Distribution.die(6)
                .then(first -> first < 6
                        ? Distribution.certain(first)
                        : Distribution.die(10).map(more -> 6 + more));
        assertThat(open.chance(3)).isEqualTo(r(1, 6));
        assertThat(open.chance(9)).isEqualTo(r(1, 60));
        assertThat(open.expectation(Rational::of)).isEqualTo(r(15, 6).plus(r(1, 6).times(r(23, 2))));
    }

    @Test
    void weights_are_kept_in_lowest_terms_and_impossible_outcomes_left_out() {
        Map<String, Long> weights = new LinkedHashMap<>();
        weights.put("rain", 4L);
        weights.put("snow", 0L);
        weights.put("clear", 8L);
        Distribution<String> weather = Distribution.weighted(weights);
        assertThat(weather.weights()).containsExactly(Map.entry("rain", 1L), java.util.Map.entry("clear", 2L));
        assertThat(weather).isEqualTo(Distribution.uniform(List.of("clear", "rain", "clear")));
        assertThat(weather.sorted(Comparator.naturalOrder()).weights().keySet()).containsExactly("clear", "rain");
    }

    @Test
    void nothing_that_can_happen_is_a_fault() {
        assertThatThrownBy(() -> Distribution.uniform(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Distribution.die(0)).isInstanceOf(IllegalArgumentException.class);
        Map<String, Long> negative = new LinkedHashMap<>();
        negative.put("a", -1L);
        assertThatThrownBy(() -> Distribution.weighted(negative)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void what_outgrows_a_long_is_an_error_and_never_a_wrong_figure() {
        assertThat(Distribution.dice(20, 6).total()).isEqualTo(3656158440062976L);
        assertThatThrownBy(() -> Distribution.dice(25, 6)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void chances_agree_with_dice_rolled() {
        Dice dice = new SeededDice(1);
        Purpose purpose = new Purpose("test", ClauseId.of("toy 1"));
        int rolls = 300_000;
        int high = 0;
        for (int i = 0; i < rolls; i++) if (dice.roll(6, purpose) + dice.roll(6, purpose) >= 9) high++;
        double chance = Distribution.dice(2, 6).chanceThat(sum -> sum >= 9).toDouble();
        assertThat((double) high / rolls).isBetween(chance - 0.004, chance + 0.004);
    }

    @Test
    void fractions_are_exact() {
        assertThat(r(2, -4)).isEqualTo(r(-1, 2)).hasToString("-1/2");
        assertThat(r(1, 3).plus(r(1, 6))).isEqualTo(r(1, 2));
        assertThat(r(1, 3).minus(r(1, 2))).isEqualTo(r(-1, 6));
        assertThat(r(4, 9).times(r(3, 8))).isEqualTo(r(1, 6));
        assertThat(r(1, 3)).isLessThan(r(34, 100));
        assertThat(Rational.of(7)).hasToString("7");
        assertThatThrownBy(() -> r(1, 0)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void percentages_are_rounded_to_a_tenth() {
        assertThat(r(5, 36).percent()).isEqualTo("13.9 %");
        assertThat(Rational.ONE.percent()).isEqualTo("100.0 %");
        assertThat(r(1, 2000).percent()).isEqualTo("0.1 %");
        assertThat(r(-1, 3).percent()).isEqualTo("-33.3 %");
        assertThat(Rational.ZERO.percent()).isEqualTo("0.0 %");
    }
}
