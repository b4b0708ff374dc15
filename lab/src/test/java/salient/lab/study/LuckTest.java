package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.lab.rows.BattleRow;

/** Expected losses are exact averages: over many battles the dice deviate from them by no more than dice do. */
class LuckTest {
    @ParameterizedTest
    @CsvSource({
        "race,bastogne,40",
        "breakthrough,first-seven-days,4",
        "wave,northern-shoulder,6",
        "greatbattles,crossroads,30"
    })
    void luckEvensOut(String game, String scenario, int games) {
        Simulation simulation = Studies.simulation(game, scenario, Map.of(), 21, games);
        List<BattleRow> battles = IntStream.range(0, games)
                .parallel()
                .mapToObj(index -> simulation.play(index).battles())
                .flatMap(List::stream)
                .toList();
        assertThat(battles).hasSizeGreaterThan(100);
        assertEven(battles.stream()
                .mapToDouble(battle -> battle.attackerLoss() - battle.expectedAttackerLoss())
                .toArray());
        assertEven(battles.stream()
                .mapToDouble(battle -> battle.defenderLoss() - battle.expectedDefenderLoss())
                .toArray());
        assertThat(battles)
                .as("the dice decide something")
                .anyMatch(battle -> battle.defenderLoss() != battle.expectedDefenderLoss());
    }

    /** The mean is within three and a half standard errors of zero. */
    private static void assertEven(double[] deviations) {
        double mean = 0;
        for (double deviation : deviations) mean += deviation / deviations.length;
        double square = 0;
        for (double deviation : deviations) square += (deviation - mean) * (deviation - mean);
        double error = Math.sqrt(square) / deviations.length;
        assertThat(Math.abs(mean)).isLessThanOrEqualTo(3.5 * error + 1e-9);
    }
}
