package salient.breakthrough.weather;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.Games;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Weather;
import salient.kernel.dice.Dice;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.rulebook.Clause;

/** Chapter 9. */
class WeatherTest {
    private static Weather settle(int turn, Dice dice) {
        State s = Games.twelveDays("turn " + turn).state();
        WeatherRoll.settle(s, dice, event -> {});
        return s.turn().weather();
    }

    @Test
    @Clause({"breakthrough 9a", "breakthrough 3.1e"})
    void theFirstTwoDaysAreOvercastWithoutARoll() {
        assertThat(settle(1, new ScriptedDice())).isEqualTo(Weather.OVERCAST);
        assertThat(settle(2, new ScriptedDice())).isEqualTo(Weather.OVERCAST);
    }

    @ParameterizedTest
    @Clause({"breakthrough 9b", "breakthrough 9c", "breakthrough 9d", "breakthrough 9g"})
    @CsvSource({
        "3,50,OVERCAST",
        "3,51,FOG",
        "6,100,FOG",
        "7,16,OVERCAST",
        "7,17,FOG",
        "9,50,FOG",
        "9,51,CLEAR",
        "10,1,FOG",
        "10,34,FOG",
        "12,35,CLEAR",
        "12,100,CLEAR"
    })
    void aRollOfAHundredDecides(int turn, int roll, Weather expected) {
        assertThat(settle(turn, new ScriptedDice(roll))).isEqualTo(expected);
    }

    @Test
    @Clause({"breakthrough 9a", "breakthrough 9b", "breakthrough 9c", "breakthrough 9d"})
    void everyRowAddsUpToAHundred() {
        for (int turn = 1; turn <= 12; turn++) {
            WeatherRoll.Chances row = WeatherRoll.chances(turn);
            assertThat(row.overcast() + row.fog() + row.clear()).isEqualTo(100);
        }
    }

    @Test
    @Clause({"breakthrough 9f", "breakthrough 13.5r"})
    void theGroundIsFrozenFromDecember24WhateverTheWeather() {
        assertThat(WeatherRoll.frozen(Games.twelveDays("turn 8 clear").state())).isFalse();
        assertThat(WeatherRoll.frozen(Games.twelveDays("turn 9 fog").state())).isTrue();
        assertThat(WeatherRoll.frozen(Games.twelveDays("turn 12 overcast").state()))
                .isTrue();
    }
}
