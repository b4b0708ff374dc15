package salient.breakthrough.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.kernel.dice.SeededDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.rulebook.Clause;

/** Positions, orders and questions as text. */
class NotationTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "begin",
                "done",
                "interdict",
                "strike 10,5",
                "artillery 9/2 +12",
                "artillery 9/2 -5",
                "artillery 9/2 max",
                "replace 9/2 7",
                "build-up 60/116PZ",
                "break-down DIV/116PZ",
                "blow-bridge 1102 4",
                "build-bridge ENG/ISS 1",
                "drop 501/101",
                "exit Piper/1SS",
                "advance Piper/1SS yes",
                "advance Piper/1SS no",
                "move Piper/1SS 6",
                "move 39/26VG 2 other-way",
                "attack 39/26VG 3",
                "fortify -/272VG",
                "mode 327G/101"
            })
    void ordersAreReadBackAsTheyArePrinted(String text) {
        BreakthroughPosition position = Games.start("twelve-days");
        assertThat(Games.GAME.notation().print(Games.order(position, text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reach Piper/1SS",
                "supply 422/106",
                "threat german",
                "threat american 19,28",
                "odds 19,28",
                "odds 19,28 by 293/18VG 294/18VG",
                "why move 422/106 1",
                "display DIV/116PZ",
                "pools",
                "pools XVII",
                "score"
            })
    void questionsAreReadBackAsTheyArePrinted(String text) {
        BreakthroughPosition position = Games.start("twelve-days");
        BreakthroughQuestion question =
                (BreakthroughQuestion) Games.GAME.notation().parseQuestion(text, position);
        assertThat(Games.GAME.notation().print(question)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "march 9/2 1|1|an order (begin",
                "move 9/22 1|6|a unit such as",
                "move 9/2 7|10|a direction from 1 to 6",
                "move 9/2 1 2|12|the end of the line",
                "strike 40,1|8|a hex of the map",
                "artillery 9/2 0|15|max, or points",
                "artillery 9/2 +012|16|max, or points",
                "advance 9/2 maybe|13|yes or no",
                "end|4|'phase'"
            })
    void whatCannotBeReadIsComplainedAboutWithItsPlace(String text, int column, String expected) {
        BreakthroughPosition position = Games.start("twelve-days");
        assertThatThrownBy(() -> Games.order(position, text)).isInstanceOfSatisfying(BadNotation.class, bad -> {
            assertThat(bad.place().column()).isEqualTo(column);
            assertThat(bad.problem()).contains(expected);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "breakthrough thirteen-days|1|a scenario",
                "wave twelve-days|1|'breakthrough'",
                "breakthrough twelve-days;option level 7;turn 1|2|Option level cannot be 7",
                "breakthrough twelve-days;turn 13|2|a turn from 1 to 12",
                "breakthrough last-seven-days;turn 5|2|a turn from 6 to 12",
                "breakthrough twelve-days;turn 3;phase american combat|3|air, organization or operation",
                "breakthrough twelve-days;turn 3;american 39/26VG 8,24|3|a unit of this side",
                "breakthrough twelve-days;turn 3;german 39/26VG 8,24;american 9/2 8,24|4|an enemy unit is already",
                "breakthrough twelve-days;turn 3;german 39/26VG 8,24;german 39/26VG 8,25|4|already on the map",
                "breakthrough twelve-days;turn 3;german 39/26VG 0,24|3|x = 0",
                "breakthrough twelve-days;turn 3;american 1102 7,13 artillery=5|3|belongs to no division",
                "breakthrough twelve-days;turn 3;american DIV/2 7,13 of=9/2+23/2 travel|3|travel mode",
                "breakthrough twelve-days;turn 3;american DIV/2 7,13 of=9/2|3|at least two",
                "breakthrough twelve-days;turn 3;american DIV/2 7,13 of=9/2+23/2+38/2;american 1102 7,13|4|stacking",
                "breakthrough twelve-days;turn 3;american 9/2 7,13 strength=0|3|a strength",
                "breakthrough twelve-days;turn 3;plots 9/2>1|3|on the map",
                "breakthrough twelve-days;turn 3;american 9/2 7,13;eliminated 9/2|4|on the map",
                "breakthrough twelve-days;turn 3;blown 7,13/7,14|3|a bridge site",
                "breakthrough twelve-days;turn 3;exited 9/2 19,0 turn=2|3|German",
                "breakthrough twelve-days;turn 3;map|3|a line of a position"
            })
    void aPositionThatCannotBeIsComplainedAboutWithItsLine(String text, int line, String expected) {
        assertThatThrownBy(() -> Games.parse(text.replace(';', '\n')))
                .isInstanceOfSatisfying(BadNotation.class, bad -> {
                    assertThat(bad.place().line()).isEqualTo(line);
                    assertThat(bad.problem()).contains(expected);
                });
    }

    @Test
    @Clause("breakthrough 1.3b")
    void aSavedGameGoesOnAsTheOriginalWould() {
        BreakthroughPosition original = Games.randomPosition("twelve-days", 11, 1700);
        BreakthroughPosition loaded = Games.parse(Games.GAME.notation().print(original));
        var one = new SeededDice(1);
        var two = new SeededDice(1);
        for (int i = 0; i < 400; i++) {
            Games.playAtRandom(original, one, one);
            Games.playAtRandom(loaded, two, two);
            assertThat(loaded.hash()).isEqualTo(original.hash());
        }
    }

    @Test
    @Clause("breakthrough 1.3b")
    void plotsNotYetResolvedAreSaved() {
        BreakthroughPosition position = Games.twelveDays("5 overcast", "american operation 1", """
                american 422/106 10,5 op=9
                american 423/106 9,4 op=9
                german 2/2PZ 10,4
                """);
        Games.play(position, new SeededDice(1), "attack 423/106 2", "attack 422/106 1");
        String text = Games.GAME.notation().print(position);
        assertThat(text).contains("plots 423/106>2 422/106>1");
        assertThat(Games.parse(text).hash()).isEqualTo(position.hash());
    }

    @Test
    void aDrawnMapIsPartOfThePosition() {
        String text = """
                breakthrough twelve-days
                map
                  map small
                  title Six hexes
                  grid 3 2 2 lower
                  names x,y
                  up west
                  yards 3520
                  terrain . clear

                  [terrain]
                   0 ...
                   1 ...
                turn 4 fog
                phase german operation 1
                american 422/106 1,0
                """;
        BreakthroughPosition position = Games.parse(text);
        assertThat(position.state().board().size()).isEqualTo(6);
        String printed = Games.GAME.notation().print(position);
        assertThat(Games.parse(printed).hash()).isEqualTo(position.hash());
        assertThatThrownBy(() -> Games.parse(text.replace("grid 3 2 2 lower", "grid 3 2 2 sideways")))
                .isInstanceOf(BadNotation.class);
    }
}
