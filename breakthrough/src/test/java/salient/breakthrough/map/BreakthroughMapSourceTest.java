package salient.breakthrough.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.geography.HexMap;
import salient.geography.MapFile;
import salient.geography.check.Finding;
import salient.geography.check.MapCheck;
import salient.geography.compiler.Compiler;
import salient.geography.source.MapSource;

class BreakthroughMapSourceTest {
    private static final MapSource SOURCE = new BreakthroughMapSource();

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
        // The processor's time, not the clock's: what else the machine does is not counted.
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long before = clock.getCurrentThreadCpuTime();
        String compiled = Compiler.text(SOURCE);
        assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - before)).isLessThan(Duration.ofSeconds(5));
        assertThat(SOURCE.text())
                .as("run ./salient map breakthrough --compile --out FILE and check the file in as the new map")
                .isEqualTo(compiled);
    }

    @Test
    void aMapThatBreaksAPrintedFactFailsTheCheck() {
        assertThat(failures("7,13 city 1 Bastogne", "7,13 city 1 Elsewhere")).containsExactly("Bastogne is 7,13");
    }

    @Test
    void aRiverWithAGapFailsTheCheck() {
        assertThat(failures("19,16/19,17 19,17/20,17", "19,16/19,17")).contains("the Salm has no gap");
    }

    private static List<String> failures(String from, String to) {
        HexMap spoilt = MapFile.read("spoilt.map", SOURCE.text().replace(from, to));
        return MapCheck.of(spoilt, SOURCE).stream()
                .filter(Finding::isUnexplained)
                .map(Finding::fact)
                .toList();
    }
}
