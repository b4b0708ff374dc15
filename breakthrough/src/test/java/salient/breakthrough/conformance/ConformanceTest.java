package salient.breakthrough.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.conformance.Conformance;

class ConformanceTest {
    @Test
    void theGameKeepsEveryPromiseOfTheContract() {
        var report =
                new Conformance(new BreakthroughCandidate()).games(6).every(150).run();
        assertThat(report.orders()).isGreaterThan(6_000);
    }
}
