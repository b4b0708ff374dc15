package salient.geography.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.geography.MapFile;
import salient.geography.Maps;

class MapCheckTest {
    static Stream<Finding> everyFact() {
        return Maps.IDS.stream().flatMap(id -> MapCheck.of(Maps.load(id)).stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyFact")
    void aPrintedFactHoldsOrDiffersForAStatedReason(Finding finding) {
        assertThat(finding.isUnexplained()).as(finding.toString()).isFalse();
    }

    @Test
    void onlyThreeFactsDifferAndAllAreOfTheTornCornerOfTheMap() {
        assertThat(everyFact().filter(f -> !f.holds()).map(Finding::fact))
                .containsExactly("Saint-Servais is W2210", "Rhisnes is about W2108", "Vedrin is about W2508");
    }

    @Test
    void theReportCountsWhatItLists() {
        String report = MapCheck.report(Maps.wave());
        assertThat(report).contains("pass     wave 2.3c: Bastogne is E2033");
        assertThat(report).contains("differs  wave M.5: Saint-Servais is W2210\n         the fit puts it at W2510");
        assertThat(report).endsWith("3 differ for a known reason, 0 fail\n");
    }

    @Test
    void aMapThatBreaksAPrintedFactFailsTheCheck() {
        String text = Maps.text("breakthrough").replace("7,13 city 1 Bastogne", "7,13 city 1 Elsewhere");
        List<Finding> findings = MapCheck.of(MapFile.read("spoilt.map", text));
        assertThat(findings)
                .filteredOn(Finding::isUnexplained)
                .extracting(Finding::fact)
                .containsExactly("Bastogne is 7,13");
    }

    @Test
    void aRiverWithAGapFailsTheCheck() {
        String text = Maps.text("breakthrough").replace("19,16/19,17 19,17/20,17", "19,16/19,17");
        List<Finding> findings = MapCheck.of(MapFile.read("spoilt.map", text));
        assertThat(findings)
                .filteredOn(Finding::isUnexplained)
                .extracting(Finding::fact)
                .contains("the Salm has no gap");
    }
}
