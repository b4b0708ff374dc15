package salient.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import salient.lab.stats.Estimates.Line;
import salient.lab.stats.Estimates.Mean;
import salient.lab.stats.Estimates.Share;

class EstimatesTest {
    @Test
    void aShareHasWilsonsInterval() {
        Share share = Share.of("german", 8, 10);
        assertThat(share.share()).isEqualTo(0.8);
        assertThat(share.low()).isCloseTo(0.4901, within(1e-4));
        assertThat(share.high()).isCloseTo(0.9433, within(1e-4));
    }

    @Test
    void aShareThatNeverHappenedStillHasAnUpperEnd() {
        Share share = Share.of("draw", 0, 20);
        assertThat(share.low()).isEqualTo(0);
        assertThat(share.high()).isCloseTo(0.1611, within(1e-4));
    }

    @Test
    void aMeanHasAnInterval() {
        Mean mean = Mean.of(new double[] {1, 2, 3, 4, 5});
        assertThat(mean.mean()).isEqualTo(3);
        assertThat(mean.half()).isCloseTo(2.7764 * Math.sqrt(2.5 / 5), within(2e-2));
        assertThat(Estimates.student(1.959964, 2)).isCloseTo(4.3027, within(1e-4));
        assertThat(Estimates.student(1.959964, 10)).isCloseTo(2.2281, within(1e-3));
        assertThat(Estimates.student(1.959964, 1000)).isCloseTo(1.9623, within(1e-4));
    }

    @Test
    void manyIntervalsAreWider() {
        assertThat(Estimates.forMany(1)).isCloseTo(1, within(1e-3));
        assertThat(Estimates.forMany(50) * 1.959964).isCloseTo(3.2905, within(1e-3));
    }

    @Test
    void aLineFindsSlopeAndWhatItExplains() {
        Line exact = Line.through(new double[] {-1, 0, 1}, new double[] {1, 3, 5});
        assertThat(exact.slope()).isEqualTo(2);
        assertThat(exact.intercept()).isEqualTo(3);
        assertThat(exact.explained()).isCloseTo(1, within(1e-12));
        assertThat(Line.through(new double[] {0, 0}, new double[] {1, 3}).explained())
                .isZero();
    }

    @Test
    void quantilesAreValuesOfTheSample() {
        int[] sorted = {1, 2, 3, 4, 100};
        assertThat(Estimates.quantile(sorted, 0.5)).isEqualTo(3);
        assertThat(Estimates.quantile(sorted, 0.9)).isEqualTo(100);
        assertThat(Estimates.quantile(sorted, 0)).isEqualTo(1);
    }

    @Test
    void pairsOfGamesThatBalanceEachOtherGiveANarrowInterval() {
        double[] balanced = new double[50];
        double[] lucky = new double[50];
        for (int i = 0; i < 50; i++) {
            balanced[i] = 0.5;
            lucky[i] = i % 2;
        }
        Estimates.Points narrow = Estimates.Points.of(balanced);
        Estimates.Points wide = Estimates.Points.of(lucky);
        assertThat(narrow.share()).isEqualTo(0.5);
        assertThat(narrow.high() - narrow.low())
                .isLessThan(wide.high() - wide.low())
                .isPositive();
        Estimates.Points all = Estimates.Points.of(new double[] {1, 1, 1, 1});
        assertThat(all.share()).isEqualTo(1);
        assertThat(all.low()).isLessThan(1);
        assertThat(all.high()).isEqualTo(1);
    }
}
