package salient.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;

class PlayoutDiceTest {
    private static final Purpose WEATHER = new Purpose("weather", new ClauseId("race", "1"));
    private static final Purpose BATTLE = new Purpose("battle", new ClauseId("race", "2"));

    private static PlayoutDice dice(int turn) {
        PlayoutDice dice = new PlayoutDice(5);
        dice.at(turn);
        return dice;
    }

    @Test
    void rollsForOnePurposeDoNotChangeThoseForAnother() {
        PlayoutDice one = dice(3);
        PlayoutDice other = dice(3);
        for (int n = 0; n < 7; n++) other.roll(6, BATTLE);
        for (int n = 0; n < 20; n++) assertThat(other.roll(100, WEATHER)).isEqualTo(one.roll(100, WEATHER));
    }

    @Test
    void everyTurnBeginsAnewWhateverWasRolledBefore() {
        PlayoutDice one = dice(3);
        one.roll(6, BATTLE);
        one.at(4);
        assertThat(one.roll(1000, BATTLE)).isEqualTo(dice(4).roll(1000, BATTLE));
    }

    @Test
    void everyFaceIsAboutAsLikely() {
        PlayoutDice dice = dice(1);
        int[] faces = new int[7];
        for (int n = 0; n < 60_000; n++) faces[dice.roll(6, BATTLE)]++;
        for (int face = 1; face <= 6; face++) assertThat(faces[face]).isBetween(9_600, 10_400);
        assertThat(dice.rolled()).isEqualTo(60_000);
    }
}
