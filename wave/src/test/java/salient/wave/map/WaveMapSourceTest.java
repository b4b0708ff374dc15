package salient.wave.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.geography.check.Finding;
import salient.geography.check.MapCheck;
import salient.geography.source.MapSource;

class WaveMapSourceTest {
    private static final MapSource SOURCE = new WaveMapSource();

    @Test
    void onlyThreeFactsDifferAndAllAreOfTheTornCornerOfTheMap() {
        assertThat(MapCheck.of(SOURCE.load(), SOURCE.printed()).stream()
                        .filter(f -> !f.holds())
                        .map(Finding::fact))
                .containsExactly("Saint-Servais is W2210", "Rhisnes is about W2108", "Vedrin is about W2508");
    }

    @Test
    void theReportCountsWhatItLists() {
        String report = MapCheck.report(SOURCE.load(), SOURCE.printed());
        assertThat(report).contains("pass     wave 2.3c: Bastogne is E2033");
        assertThat(report).contains("differs  wave M.5: Saint-Servais is W2210\n         the fit puts it at W2510");
        assertThat(report).endsWith("3 differ for a known reason, 0 fail\n");
    }
}
