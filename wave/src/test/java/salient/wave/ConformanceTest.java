package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.conformance.Conformance;
import salient.kernel.rulebook.Clause;
import salient.wave.conformance.WaveCandidate;

class ConformanceTest {
    @Clause({"wave 7.3", "wave P.3", "wave P.4g"})
    @Test
    void wholeGamesKeepEveryPromiseOfTheSuite() {
        Conformance.Report report =
                new Conformance(new WaveCandidate()).games(6).every(400).run();
        assertThat(report.orders()).isPositive();
    }
}
