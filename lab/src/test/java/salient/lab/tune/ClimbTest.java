package salient.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.lab.study.BadStudy;
import salient.players.catalog.GameCatalog;

class ClimbTest {
    private static Climb climb(String game, String scenario, String role, String opponent, double step) {
        return new Climb(
                GameCatalog.standard(),
                game,
                role,
                new Climb.Course(List.of(scenario), List.of(opponent), 3, 4, step, 5));
    }

    private static Map<String, Double> after(int threads, int rounds) {
        Climb climb = climb("breakthrough", "first-seven-days", "american", "regular", 1.25);
        for (int round = 0; round < rounds; round++)
            assertThat(climb.round(round, threads, _ -> {}, () -> false)).isPresent();
        return climb.weights();
    }

    @Test
    void aRoundMovesTheWeightsAndIsTheSameOnAnyNumberOfThreads() {
        Map<String, Double> once = after(1, 1);
        assertThat(once).isNotEqualTo(after(1, 0)).isEqualTo(after(2, 1));
    }

    @Test
    void aRoundThatIsStoppedMovesNothing() {
        Climb climb = climb("breakthrough", "first-seven-days", "american", "regular", 1.25);
        assertThat(climb.round(0, 1, _ -> {}, () -> true)).isEmpty();
        assertThat(climb.weights()).isEqualTo(after(1, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "breakthrough, first-seven-days, attack, regular, 1.25, american",
        "breakthrough, first-seven-days, german, nobody, 1.25, nobody",
        "breakthrough, first-seven-days, german, regular, 1, factor above 1",
        "race, race, german, regular, 1.25, no table of weights",
    })
    void whatCannotBeClimbedIsSaid(
            String game, String scenario, String role, String opponent, double step, String said) {
        assertThatThrownBy(() -> climb(game, scenario, role, opponent, step))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining(said);
    }
}
