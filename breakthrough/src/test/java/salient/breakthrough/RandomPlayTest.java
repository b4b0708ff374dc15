package salient.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.dice.SeededDice;

class RandomPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"first-seven-days", "last-seven-days", "twelve-days"})
    void randomGamesComeToAnEnd(String scenario) {
        for (int seed = 0; seed < 5; seed++) {
            BreakthroughPosition position = Games.randomPosition(scenario, seed, 1_000_000);
            assertThat(position.outcome()).isPresent();
        }
    }

    @Test
    void aPositionInMidGamePrintsAndReadsBackTheSame() {
        BreakthroughPosition position = Games.start("twelve-days");
        var choice = new SeededDice(7);
        var dice = new SeededDice(8);
        for (int i = 0; i < 3000 && Games.playAtRandom(position, choice, dice); i++) {
            if (i % 50 != 0) continue;
            String text = Games.GAME.notation().print(position);
            BreakthroughPosition read = Games.parse(text);
            assertThat(Games.GAME.notation().print(read)).isEqualTo(text);
            assertThat(read.hash()).as(text).isEqualTo(position.hash());
        }
    }
}
