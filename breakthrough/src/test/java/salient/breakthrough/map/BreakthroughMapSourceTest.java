package salient.breakthrough.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.geography.HexMap;
import salient.geography.MapFile;
import salient.geography.check.Finding;
import salient.geography.check.MapCheck;
import salient.geography.source.MapSource;

class BreakthroughMapSourceTest {
    private static final MapSource SOURCE = new BreakthroughMapSource();

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
        return MapCheck.of(spoilt, SOURCE.printed()).stream()
                .filter(Finding::isUnexplained)
                .map(Finding::fact)
                .toList();
    }
}
