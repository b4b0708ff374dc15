package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.record.GameRecord;
import salient.lab.report.Report;
import salient.lab.report.StudyFile;

class ReportTest {
    private static final int MOST_BYTES = 5_000_000;

    @ParameterizedTest
    @CsvSource({"race,bastogne,true", "greatbattles,crossroads,false"})
    void aReportStandsAloneAndSaysEverything(String game, String scenario, boolean map) {
        Simulation simulation = Studies.simulation(game, scenario, Map.of(), 3, 4);
        StudyFile file = StudyFile.of(simulation, Studies.run(simulation, 2));
        String html = Report.html(file, simulation.observer().map());
        assertThat(StudyJson.read(StudyJson.text(file), StudyFile.class).sections())
                .isEqualTo(file.sections())
                .allSatisfy(section -> assertThat(section.tables())
                        .isNotEmpty()
                        .allSatisfy(table -> assertThat(table.rows())
                                .isNotEmpty()
                                .allSatisfy(row -> assertThat(row)
                                        .hasSameSizeAs(table.header())
                                        .allSatisfy(cell -> assertThat(cell).isNotNull()))));
        assertThat(html.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MOST_BYTES);
        assertThat(html).doesNotContain("src=\"http", "href=\"http", "@import", "NaN", "Infinity");
        assertThat(html).contains("Who wins", "Score turn by turn", "Losses", "Key places", "How it was made");
        assertThat(html.contains("front-map")).isEqualTo(map);
        Matcher sections =
                Pattern.compile("<section.*?</section>", Pattern.DOTALL).matcher(html);
        while (sections.find())
            if (sections.group().contains("<svg") || sections.group().contains("<canvas"))
                assertThat(sections.group())
                        .as("a plot has its numbers and a sentence")
                        .contains("<table>", ".</p>");
    }

    @ParameterizedTest
    @CsvSource({"race,bastogne"})
    void itsRecordsCanBeOpened(String game, String scenario) {
        Simulation simulation = Studies.simulation(game, scenario, Map.of(), 3, 3);
        String html = Report.html(
                StudyFile.of(simulation, Studies.run(simulation, 1)),
                simulation.observer().map());
        Matcher links = Pattern.compile("data:text/plain;base64,([^\"]+)").matcher(html);
        int found = 0;
        for (; links.find(); found++) {
            String record = new String(Base64.getDecoder().decode(links.group(1)), StandardCharsets.UTF_8);
            assertThat(GameRecord.parse(record).result()).isPresent();
        }
        assertThat(found).isEqualTo(2);
    }
}
