package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.geography.check.Finding;
import salient.geography.check.MapCheck;
import salient.geography.compiler.Compiler;
import salient.geography.source.MapSource;

/** The maps of all games that are compiled from a source. */
class CheckedInMapsTest {
    static List<MapSource> sources() {
        return MapCommand.SOURCES;
    }

    static Stream<Finding> everyFact() {
        return sources().stream().flatMap(source -> MapCheck.of(source.load(), source.printed()).stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyFact")
    void aPrintedFactHoldsOrDiffersForAStatedReason(Finding finding) {
        assertThat(finding.isUnexplained()).as(finding.toString()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("sources")
    void theCheckedInMapIsWhatTheCompilerMakes(MapSource source) {
        assertThat(source.text())
                .as("run ./salient map GAME --compile --out FILE and check the file in as the new map")
                .isEqualTo(Compiler.text(source));
    }
}
