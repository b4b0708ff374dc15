package salient.greatbattles.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.conformance.Conformance;

class ConformanceTest {
    @Test
    void theGameKeepsEveryPromiseOfTheContract() {
        var report =
                new Conformance(new GreatBattlesCandidate()).games(5).every(90).run();
        assertThat(report.orders()).isGreaterThan(1_000);
    }
}
