package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.lab.compare.SensitivityPage;
import salient.lab.compare.Variation;

class SensitivityPageTest {
    private static StudyResult race(Map<String, String> players) {
        return Studies.run(Studies.simulation("race", "bastogne", players, 3, 8), 2);
    }

    @Test
    void largeEffectsComeFirstAndWhatDoesNothingIsListedApart() {
        SensitivityPage page = new SensitivityPage(race(Map.of()));
        page.add(new Variation("nothing", List.of()), race(Map.of()));
        page.add(new Variation("a random American", List.of()), race(Map.of("american", "random")));
        page.add(new Variation("a random German", List.of()), race(Map.of("german", "random")));
        page.addRefused(new Variation("a die of seven", List.of()), "there is no column 7");
        String text = page.text("./salient sensitivity race");
        assertThat(text)
                .startsWith("# What matters in Race for Bastogne")
                .contains("Made by `./salient sensitivity race`.");
        List<String> rows =
                text.lines().filter(line -> line.startsWith("| a random")).toList();
        assertThat(rows).hasSize(2).anyMatch(row -> row.contains("*"));
        assertThat(text)
                .contains("## Without any effect here", "- nothing\n", "- a die of seven: there is no column 7");
        assertThat(text.indexOf("- nothing")).isGreaterThan(text.indexOf(rows.getLast()));
    }
}
