package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.lab.report.HistoryPage;
import salient.lab.rows.TurnRow;
import salient.lab.study.StudyResult.PlaceFate;

class HistoryTest {
    private static final int GAMES = 2;
    private static final List<String> ASKED_FOR =
            List.of("St. Vith", "Bastogne", "Houffalize", "La Roche", "Marche", "the Meuse");

    @ParameterizedTest
    @CsvSource({"wave,bastogne", "breakthrough,first-seven-days"})
    void placesAndTheFarthestAdvanceAreThoseOfTheGames(String game, String scenario) {
        Simulation simulation = Studies.simulation(game, scenario, Map.of(), 5, GAMES);
        StudyResult result = Studies.run(simulation, 2);
        List<TurnRow> turns = Stream.of(0, 1)
                .flatMap(index -> simulation.play(index).turns().stream())
                .toList();
        assertThat(result.places()).extracting(PlaceFate::place).containsAll(ASKED_FOR);
        for (PlaceFate fate : result.places())
            for (StudyResult.Turn turn : result.course()) {
                long held = turns.stream()
                        .filter(row -> row.turn() == turn.turn() && row.held().contains(fate.place()))
                        .count();
                assertThat((long) fate.heldOn().get(turn.turn() - 1)).isEqualTo(held);
            }
        assertThat(turns).allSatisfy(row -> assertThat(row.farthest()).isNotEmpty());
        assertThat(result.advance()).hasSameSizeAs(result.course());
    }

    @Test
    void thePageHasADayPerColumnAndHistoryBesideIt() {
        Simulation simulation = Studies.simulation("wave", "bastogne", Map.of(), 5, GAMES);
        String page = HistoryPage.of(Studies.run(simulation, 2));
        assertThat(page).contains("Reached by the end of the day", "Held at the end of the day", "Farthest west");
        String row = page.lines()
                .filter(line -> line.startsWith("| St. Vith"))
                .findFirst()
                .orElseThrow();
        assertThat(row).endsWith("| taken 1944-12-21 |");
        assertThat(page.lines().filter(line -> line.startsWith("| the Meuse")))
                .hasSize(2)
                .allMatch(line -> line.endsWith("| never taken |"));
        List<Integer> reached = Arrays.stream(row.split("\\|"))
                .map(String::strip)
                .filter(cell -> cell.matches("\\d+"))
                .map(Integer::valueOf)
                .toList();
        assertThat(reached).isSorted().hasSize(8);
    }

    @Test
    void aGameWithoutDaysOfHistoryHasNoSuchPage() {
        Simulation simulation = Studies.simulation("race", "bastogne", Map.of(), 5, 1);
        StudyResult result = Studies.run(simulation, 1);
        assertThatThrownBy(() -> HistoryPage.of(result))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("not days of history");
        assertThat(result.advance()).isEmpty();
    }
}
