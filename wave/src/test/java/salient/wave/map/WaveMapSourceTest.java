package salient.wave.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.geography.check.Finding;
import salient.geography.check.MapCheck;
import salient.geography.compiler.Compiler;
import salient.geography.source.MapSource;

class WaveMapSourceTest {
    private static final MapSource SOURCE = new WaveMapSource();

    static Stream<Finding> everyFact() {
        return MapCheck.of(SOURCE.load(), SOURCE).stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyFact")
    void aPrintedFactHoldsOrDiffersForAStatedReason(Finding finding) {
        assertThat(finding.isUnexplained()).as(finding.toString()).isFalse();
    }

    @Test
    void theCheckedInMapIsWhatTheCompilerMakesInFiveSeconds() {
        // The processor's time, not the turn's: what else the machine does is not counted.
        ThreadMXBean turn = ManagementFactory.getThreadMXBean();
        long before = turn.getCurrentThreadCpuTime();
        String compiled = Compiler.text(SOURCE);
        assertThat(Duration.ofNanos(turn.getCurrentThreadCpuTime() - before)).isLessThan(Duration.ofSeconds(5));
        assertThat(SOURCE.text())
                .as("run ./salient map wave --compile --out FILE and check the file in as the new map")
                .isEqualTo(compiled);
    }

    @Test
    void onlyThreeFactsDifferAndAllAreOfTheTornCornerOfTheMap() {
        assertThat(everyFact().filter(f -> !f.holds()).map(Finding::fact))
                .containsExactly("Saint-Servais is W2210", "Rhisnes is about W2108", "Vedrin is about W2508");
    }

    @Test
    void theReportCountsWhatItLists() {
        String report = MapCheck.report(SOURCE.load(), SOURCE);
        assertThat(report).contains("pass     wave 2.3c: Bastogne is E2033");
        assertThat(report).contains("differs  wave M.5: Saint-Servais is W2210\n         the fit puts it at W2510");
        assertThat(report).endsWith("3 differ for a known reason, 0 fail\n");
    }
}
