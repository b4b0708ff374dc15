package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.lab.compare.Comparison;

class ComparisonTest {
    private static StudyResult race(Map<String, String> players, long seed, int games) {
        return Studies.run(Studies.simulation("race", "bastogne", players, seed, games), 2);
    }

    @Test
    void theSameStudyHasNoDifference() {
        Comparison same = Comparison.of(race(Map.of(), 3, 6), race(Map.of(), 3, 6));
        assertThat(same.paired()).isTrue();
        assertThat(same.score().mean()).isZero();
        assertThat(same.score().half()).isZero();
        assertThat(same.isClear()).isFalse();
        assertThat(same.sentence("Nothing")).endsWith("The difference may be chance.");
    }

    @Test
    void aRandomPlayerCostsItsSidePoints() {
        Comparison worse = Comparison.of(race(Map.of(), 3, 10), race(Map.of("german", "random"), 3, 10));
        assertThat(worse.score().mean()).isNegative();
        assertThat(worse.isClear()).isTrue();
        assertThat(worse.sentence("A random German"))
                .startsWith("A random German costs the German side ")
                .contains(" points (points of the towns");
    }

    @Test
    void otherSeedsAreComparedAsIndependentSamples() {
        assertThat(Comparison.of(race(Map.of(), 3, 6), race(Map.of(), 4, 6)).paired())
                .isFalse();
    }

    @Test
    void studiesOfDifferentGamesAreRefused() {
        StudyResult wave = Studies.run(Studies.simulation("breakthrough", "first-seven-days", Map.of(), 1, 1), 1);
        assertThatThrownBy(() -> Comparison.of(race(Map.of(), 3, 1), wave))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("cannot be compared");
    }
}
