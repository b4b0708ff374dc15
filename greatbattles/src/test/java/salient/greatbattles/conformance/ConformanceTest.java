package salient.greatbattles.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.conformance.Conformance;

class ConformanceTest {
    @Test
    void theGameKeepsEveryPromiseOfTheContract() {
        var report =
                new Conformance(new GreatBattlesCandidate()).games(6).every(60).run();
        assertThat(report.orders()).isGreaterThan(1_000);
    }
}
