package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.rulebook.Clause;

class CombatResultsTest {
    @Clause({"wave 10.5", "wave 10.6", "wave D.9"})
    @ParameterizedTest
    @CsvSource({"26,7,3:1", "5,11,1:3", "9,9,1:1", "10,11,1:2", "11,5,2:1", "1,24,1:24", "60,5,12:1", "14,4,3:1"})
    void oddsAreWholeRatiosRoundedForTheDefender(int attack, int defense, String odds) {
        assertThat(CombatResults.name(CombatResults.place(attack, defense))).isEqualTo(odds);
    }

    @Clause({"wave 10.7a", "wave 10.7b"})
    @Test
    void beyondTheTableTheResultIsCertain() {
        int worse = CombatResults.WORST - 1;
        int better = CombatResults.BEST + 1;
        assertThat(CombatResults.name(worse)).isEqualTo("1:5");
        assertThat(CombatResults.name(better)).isEqualTo("8:1");
        assertThat(CombatResults.isAutomatic(worse)).isTrue();
        assertThat(CombatResults.isAutomatic(CombatResults.WORST)).isFalse();
        assertThat(CombatResults.result(worse, 6)).hasToString("4/0");
        assertThat(CombatResults.result(better, 1)).hasToString("0/4");
        assertThat(CombatResults.result(worse - 9, 1)).hasToString("4/0");
    }

    @Clause({"wave 10.8", "wave 10.9a", "wave 10.10"})
    @Test
    void twoToOneWithAFourIsOneAgainstTwo() {
        assertThat(CombatResults.result(CombatResults.place(2, 1), 4)).hasToString("1/2");
    }

    @Clause("wave 10.8")
    @Test
    void betterOddsAndHigherDiceNeverHurtTheAttacker() {
        for (int place = CombatResults.WORST - 1; place <= CombatResults.BEST; place++)
            for (int die = 1; die <= 6; die++) {
                CombatResults.Result here = CombatResults.result(place, die);
                CombatResults.Result more = CombatResults.result(place + 1, die);
                assertThat(more.attacker()).isLessThanOrEqualTo(here.attacker());
                assertThat(more.defender()).isGreaterThanOrEqualTo(here.defender());
                if (die == 6) continue;
                CombatResults.Result luckier = CombatResults.result(place, die + 1);
                assertThat(luckier.attacker()).isLessThanOrEqualTo(here.attacker());
                assertThat(luckier.defender()).isGreaterThanOrEqualTo(here.defender());
            }
    }
}
