package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OutsideMeasuresTest {
    /** Throws if the file cannot be read: the bench would measure nothing. */
    @Test
    void theDeskFileOfTheBenchIsJudged() {
        assertThat(OutsideMeasures.judge(2)).isPositive();
    }
}
