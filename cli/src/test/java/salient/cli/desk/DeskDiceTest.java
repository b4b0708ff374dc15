package salient.cli.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.dice.UnexpectedRoll;
import salient.kernel.rulebook.ClauseId;

class DeskDiceTest {
    private static final Purpose DELAY = new Purpose("delay", new ClauseId("greatbattles", "C3f"));

    private final DeskDice dice = new DeskDice();

    @Test
    void secretDiceShowWhatTheyAreToldWhicheverSideRolls() {
        dice.give(List.of(1));
        dice.giveSecret(List.of(3, 5));
        assertThat(dice.secretRoll("axis", 10, DELAY)).isEqualTo(3);
        assertThat(dice.secretLeft()).containsExactly(5);
        assertThat(dice.roll(10, DELAY)).isEqualTo(1);
        assertThat(dice.secretRoll("allied", 10, DELAY)).isEqualTo(5);
        assertThatThrownBy(() -> dice.secretRoll("axis", 10, DELAY))
                .isInstanceOf(UnexpectedRoll.class)
                .hasMessageContaining("'dice secret'")
                .hasMessageContaining("delay");
    }

    @Test
    void aSeedGoesOnWhereSecretValuesEnd() {
        dice.seed(7);
        dice.giveSecret(List.of(9));
        assertThat(dice.secretRoll("axis", 10, DELAY)).isEqualTo(9);
        SeededDice same = new SeededDice(7);
        for (int i = 0; i < 5; i++)
            assertThat(dice.secretRoll("axis", 10, DELAY)).isEqualTo(same.secretRoll("axis", 10, DELAY));
        assertThat(dice.roll(100, DELAY)).isEqualTo(same.roll(100, DELAY));
    }

    @Test
    void aValueThatTheDieDoesNotHaveIsRefusedAndStays() {
        dice.give(List.of(11));
        assertThatThrownBy(() -> dice.roll(10, DELAY)).hasMessageContaining("from 1 to 10, but 11 was given");
        assertThat(dice.left()).containsExactly(11);
    }
}
