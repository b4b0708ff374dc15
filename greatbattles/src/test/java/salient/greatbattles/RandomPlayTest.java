package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"crossroads", "noville", "agira", "malta"})
    void everyScenarioPlaysToItsEnd(String scenario) {
        assertThat(RandomPlay.play(scenario, 1, _ -> {})).isGreaterThan(50);
    }
}
