package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.record.GameRecord;
import salient.kernel.rulebook.Clause;
import salient.lab.rows.GameRow;
import salient.lab.rows.PlayedGame;
import salient.players.catalog.GameCatalog;

class SimulationTest {
    @Clause("breakthrough 12.3m")
    @Test
    void theSameSeedGivesTheSameStudyForAnyNumberOfThreads() {
        Simulation simulation = Studies.simulation("breakthrough", "first-seven-days", Map.of(), 3, 6);
        String alone = StudyJson.text(Studies.run(simulation, 1));
        assertThat(StudyJson.text(Studies.run(simulation, 4))).isEqualTo(alone);
    }

    @Clause({"breakthrough 12.1c", "breakthrough 12.2e", "breakthrough 10.2d"})
    @Test
    void theStaffsGiveEachOtherAFairFight() {
        StudyResult result = Studies.run(Studies.simulation("breakthrough", "twelve-days", Map.of(), 3, 12), 2);
        assertThat(result.levels()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(result.games()).allSatisfy(game -> assertThat(game.score()).isBetween(-500, 4500));
        assertThat(result.score().mean()).isBetween(1000.0, 2700.0);
    }

    @Clause({"breakthrough 2.0b", "breakthrough 12.3a"})
    @Test
    void eachStaffBeatsARandomPlayerClearly() {
        assertThat(Studies.games(twelveDays("american", "random")))
                .allSatisfy(game -> assertThat(game.level()).isEqualTo("German Strategic"));
        assertThat(Studies.games(twelveDays("german", "random")))
                .allSatisfy(game -> assertThat(game.score()).isLessThan(500));
    }

    private static Simulation twelveDays(String side, String player) {
        return Studies.simulation("breakthrough", "twelve-days", Map.of(side, player), 3, 3);
    }

    @Clause({"breakthrough 2.0b", "breakthrough 2.0c"})
    @Test
    void aSideThatTheComputerMayNotPlayIsRefused() {
        assertThatThrownBy(() -> with(Map.of("extension.computer-german", "no")))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("2.0b");
        assertThatThrownBy(() -> with(Map.of("players", "two")))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("2.0c");
    }

    private static Simulation with(Map<String, String> options) {
        GameCatalog catalog = GameCatalog.standard();
        return Manifest.of(catalog.find("breakthrough").orElseThrow(), null, options, Map.of(), List.of(), 1, 1)
                .simulation(catalog);
    }

    @ParameterizedTest
    @CsvSource({"race,bastogne", "breakthrough,first-seven-days", "wave,northern-shoulder", "greatbattles,crossroads"})
    void everyGameIsObservedTurnByTurn(String game, String scenario) {
        Simulation simulation = Studies.simulation(game, scenario, Map.of(), 5, 1);
        PlayedGame played = simulation.play(0);
        GameRow row = played.game();
        assertThat(played.turns()).hasSize(row.turns()).last().satisfies(last -> {
            assertThat(last.score()).isEqualTo(row.score());
            assertThat(last.losses()).isEqualTo(row.losses());
        });
        assertThat(row.losses()).hasSize(2);
        if (game.equals("race"))
            assertThat(row.turns()).as("the last turn is written down once").isEqualTo(8);
        assertThat(row.losses().stream().mapToInt(Integer::intValue).sum())
                .as("the losses of the formations add up to those of the sides")
                .isEqualTo(row.formations().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum());
        assertThat(played.battles()).isNotEmpty();
        assertThat(played.battles())
                .allSatisfy(battle -> assertThat(simulation.game().sides())
                        .extracting(side -> side.id())
                        .contains(battle.attacker()));
        assertThat(simulation.observer().keyPlaces()).isNotEmpty();
    }

    @Test
    void theRecordOfAGameIsTheSameGame() {
        Simulation simulation = Studies.simulation("race", "bastogne", Map.of(), 5, 3);
        GameRow row = simulation.play(2).game();
        GameRecord record = GameRecord.parse(simulation.record(2));
        assertThat(record.entries()).hasSize(row.decisions());
        assertThat(record.result().orElseThrow().winner().orElse("")).isEqualTo(row.winner());
    }
}
