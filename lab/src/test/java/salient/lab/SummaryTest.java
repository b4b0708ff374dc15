package salient.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SummaryTest {
    @Test
    void aShareHasWilsonsInterval() {
        Summary.Share share = Summary.share("german", 8, 10);
        assertThat(share.share()).isEqualTo(0.8);
        assertThat(share.low()).isCloseTo(0.4901, within(1e-4));
        assertThat(share.high()).isCloseTo(0.9433, within(1e-4));
    }

    @Test
    void aShareThatNeverHappenedStillHasAnUpperEnd() {
        Summary.Share share = Summary.share("draw", 0, 20);
        assertThat(share.low()).isEqualTo(0);
        assertThat(share.high()).isCloseTo(0.1611, within(1e-4));
    }

    @Test
    void aMeanHasAnInterval() {
        Summary.Mean mean = Summary.mean(new double[] {1, 2, 3, 4, 5});
        assertThat(mean.mean()).isEqualTo(3);
        assertThat(mean.high() - mean.low()).isCloseTo(2 * 1.959964 * Math.sqrt(2.5 / 5), within(1e-9));
    }

    @Test
    void gamesWithoutAWinnerCountAsDraws() {
        Summary summary = Summary.of(List.of(
                new Simulation.Result(0, Optional.of("german"), "German Tactical", 1800, 900),
                new Simulation.Result(1, Optional.empty(), "Draw", 1300, 1100)));
        assertThat(summary.winners()).extracting(Summary.Share::of).containsExactly("draw", "german");
        assertThat(summary.score().mean()).isEqualTo(1550);
    }
}
