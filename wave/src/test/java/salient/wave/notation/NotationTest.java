package salient.wave.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.notation.BadNotation;
import salient.wave.Games;

/** Positions, orders and questions as text; what cannot be read is complained about with its line and column. */
class NotationTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "place I/393Inf E3812",
                "depot 2 E2714",
                "historical",
                "peiper none",
                "peiper I/1SSPanzer s.501SSPanzer SS-PzJg1 SS-PzPi1",
                "detach SS-PzPi1",
                "top I/393Inf",
                "done",
                "interdict E2033",
                "drop E2033",
                "move-first",
                "fight-first",
                "repair E3231/E3330",
                "move I/393Inf II/393Inf E3811 E3711",
                "column I/393Inf E3811",
                "enter 8Tk W1844",
                "enter-column 8Tk W1844 W1843",
                "exit I/1SSPanzer",
                "release brigades",
                "release 43",
                "attack E3812 I/1SSPanzer",
                "support VAK388",
                "support aircraft",
                "support aircraft 8",
                "interdict E2033 2",
                "lose I/393Inf",
                "advance I/1SSPanzer",
                "blow E3231/E3330",
                "leave E3231/E3330",
                "reform",
                "eliminate I/393Inf",
                "concede"
            })
    void ordersAreReadBackAsTheyArePrinted(String text) {
        var position = Games.campaign().position();
        assertThat(Games.GAME.notation().print(Games.GAME.notation().parseOrder(text, position)))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reach I/393Inf II/393Inf",
                "supply I/393Inf",
                "supply german E3812",
                "threat german",
                "threat allied E3812",
                "odds E3812 I/1SSPanzer",
                "odds E3812 I/1SSPanzer guns VAK388 VAK401 against 5/1FAGp aircraft"
            })
    void questionsAreReadBackAsTheyArePrinted(String text) {
        var position = Games.campaign().position();
        assertThat(Games.GAME.notation().print(Games.GAME.notation().parseQuestion(text, position)))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "march I/393Inf E3811|1|an order (place",
                "move I/939Inf E3811|6|a unit of the order of battle",
                "move I/393Inf|14|a hex",
                "move I/393Inf E9999|15|a unit of the order of battle",
                "move I/393Inf E3811 E9999|21|a hex such as E2033",
                "place I/393Inf|15|a hex",
                "depot 5 E2714|7|a POL marker",
                "repair E3231|8|a hexside such as",
                "repair E3231/E3430|8|two adjacent hexes",
                "release 2|9|a British division or",
                "done now|6|the end of the line",
                "support|8|artillery"
            })
    void aMistakeInAnOrderIsNamedWithItsColumn(String text, int column, String expected) {
        var position = Games.campaign().position();
        assertThatThrownBy(() -> Games.GAME.notation().parseOrder(text, position))
                .isInstanceOfSatisfying(BadNotation.class, bad -> {
                    assertThat(bad.getMessage()).contains(expected);
                    assertThat(bad.place()).isEqualTo(new BadNotation.Place(1, column));
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "turn 18|1|6|a game turn",
                "turn 2 3|1|8|a couplet",
                "turn 2;phase french movement|2|7|a side",
                "turn 2;phase german tea|2|14|a phase",
                "turn 2;german I/1SSPanzer|2|19|a hex",
                "turn 2;german E2033|2|8|a unit before its hex",
                "turn 2;german I/393Inf E2033|2|8|a unit of the german side",
                "german I/1SSPanzer E2033;german I/1SSPanzer E2034|2|8|placed twice",
                "german I/1SSPanzer E2033;allied I/393Inf E2033|2|17|already holds units",
                "german I/1SSPanzer(tired) E2033|1|20|a mark",
                "blown E3231/E3230|1|7|a bridge",
                "points german glory 3|1|15|what points are for",
                "german I/1SSPanzer E2033;halted I/1SSPanzer;way E2034|2|1|stand together on the map and are moving",
                "weather fine|1|1|a line of a position"
            })
    void aMistakeInAPositionIsNamedWithLineAndColumn(String text, int line, int column, String expected) {
        assertThatThrownBy(() -> Games.wave(text.replace(';', '\n'))).isInstanceOfSatisfying(BadNotation.class, bad -> {
            assertThat(bad.getMessage()).contains(expected);
            assertThat(bad.place()).isEqualTo(new BadNotation.Place(line, column));
        });
    }
}
