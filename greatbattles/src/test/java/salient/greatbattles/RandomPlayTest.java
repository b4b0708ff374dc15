package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"crossroads", "noville", "agira"})
    void everyScenarioPlaysToItsEnd(String scenario) {
        for (long seed = 1; seed <= 2; seed++)
            assertThat(RandomPlay.play(scenario, seed, _ -> {})).isGreaterThan(50);
    }
}
