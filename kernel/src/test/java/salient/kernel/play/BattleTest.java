package salient.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BattleTest {
    @Test
    void luck_is_what_the_dice_gave_beyond_the_average() {
        // Of four equal results one costs the attacker 2, one the defender 2, two cost the defender 1.
        ExpectedLosses losses =
                new ExpectedLosses.Sum().add(2, 0, 1).add(0, 2, 1).add(0, 1, 2).average();
        assertThat(losses.attacker()).isEqualTo(0.5);
        assertThat(losses.defender()).isEqualTo(1);
        // The swings are -2, 2, 1, 1 with the mean 0.5.
        assertThat(losses.variance()).isEqualTo((6.25 + 2.25 + 0.25 + 0.25) / 4);
        assertThat(new Battle("a", "red", "1:1", 2, 0, losses).attackerLuck()).isEqualTo(-2.5);
        assertThat(new Battle("a", "red", "1:1", 0, 2, losses).attackerLuck()).isEqualTo(1.5);
    }
}
