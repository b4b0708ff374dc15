package salient.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.lab.stats.Estimates.Mean;

class TuningTest {
    private static final double SURE = 2.5;

    /** A weight of 10, played a hundred times at each level; all results have a standard deviation of 1. */
    private static Effect effect(double lower, double now, double higher) {
        Mean[] means = {mean(lower), mean(now), mean(higher)};
        return new Effect("haste", 10, means, new int[] {100, 100, 100});
    }

    private static Mean mean(double of) {
        return new Mean(of, 1, of - 0.2, of + 0.2);
    }

    @ParameterizedTest
    @CsvSource({
        // With a hundred games the standard error of a difference is 0.14.
        "0.5, 0, 0, 0",
        "0, 0, 0.5, 2",
        "0.3, 0, 0, 1",
        "-0.3, 0, 0.2, 2",
        "-0.3, 0.2, 0.1, 1",
        "-0.5, 0, -0.5, 1",
    })
    void aWeightIsMovedOnlyWhereAnotherLevelIsSurelyBetter(double lower, double now, double higher, int level) {
        assertThat(effect(lower, now, higher).better(SURE)).isEqualTo(level);
    }

    @Test
    void roundsAddUpAndTheChangesAreValuesOfTheTable() {
        Tuning tuning = new Tuning(SURE, 1.5);
        tuning.learn(Map.of("german", List.of(effect(0, 0, 1), effect(0, 0, 0))));
        tuning.learn(Map.of("german", List.of(effect(0, 0, 1), effect(0, 0, 0))));
        assertThat(tuning.factors().get("german")).containsExactly(2.25, 1);
        assertThat(tuning.changes()).containsOnly(Map.entry("german haste", 22.5));
    }
}
