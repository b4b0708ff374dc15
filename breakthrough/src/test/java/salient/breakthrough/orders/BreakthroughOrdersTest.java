package salient.breakthrough.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughOrder;
import salient.kernel.notation.BadNotation;
import salient.kernel.order.OrderKind;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Subject;

/** Every order is defined once, and a client that knows no grammar can show and give it. */
class BreakthroughOrdersTest {
    private static final Notation NOTATION = Games.GAME.notation();

    private static final BreakthroughPosition OPERATION = Games.twelveDays("5 overcast", "german operation 1", """
            german Piper/1SS 23,31 op=20
            american 422/106 22,31
            """);

    @Test
    void everyRecordHasAKind() {
        Set<Class<?>> described = new java.util.HashSet<>();
        for (OrderKind<?, ?> kind : BreakthroughOrders.TABLE.kinds()) described.add(kind.type());
        assertThat(described).containsExactlyInAnyOrder(BreakthroughOrder.class.getPermittedSubclasses());
    }

    /** Games between random players come to orders of every kind. */
    @ParameterizedTest
    @ValueSource(strings = {"first-seven-days", "last-seven-days"})
    void whatIsListedIsDescribedComposedAndReadBack(String scenario) {
        Set<String> verbs = new TreeSet<>();
        for (int orders = 0; orders <= 6000; orders += 300) {
            BreakthroughPosition position = Games.randomPosition(scenario, 40 + orders, orders);
            List<Subject> subjects = new ArrayList<>();
            position.subjects(subjects::add);
            for (Subject subject : subjects) {
                assertThat(NOTATION.describe(subject, position).text()).isEqualTo(subject.text());
                assertThat(NOTATION.parseSubject(subject.text(), position)).isEqualTo(subject);
                position.orders(subject, order -> verbs.add(check(order, position)));
            }
        }
        assertThat(verbs).contains("begin", "done", "move", "attack", "artillery", "advance", "fortify", "mode");
    }

    private static String check(Order order, BreakthroughPosition position) {
        OrderDescription described = NOTATION.describe(order, position);
        assertThat(described.text()).isEqualTo(NOTATION.print(order));
        assertThat(NOTATION.parseOrder(described.text(), position)).isEqualTo(order);
        assertThat(described.places())
                .allMatch(place -> position.state().board().find(place).isPresent());
        OrderParts parts = new OrderParts(described.verb(), described.units(), described.places(), described.words());
        assertThat(NOTATION.compose(parts, position)).isEqualTo(described.text());
        assertThat(described.clauses()).isNotEmpty();
        return described.verb();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "begin|Begin the game|",
                "done|Go to combat|",
                "interdict|Interdict enemy movement|",
                "strike 7,13|Ground attack on Bastogne (7,13)|7,13",
                "artillery Piper/1SS +12|Give Piper/1SS 12 artillery points|",
                "artillery Piper/1SS -1|Return 1 artillery point from Piper/1SS to the corps|",
                "artillery Piper/1SS max|Give Piper/1SS as much artillery as possible|",
                "replace Piper/1SS 7|Give Piper/1SS 7 replacement points|",
                "build-up Piper/1SS|Build up the division of Piper/1SS|",
                "break-down DIV/116PZ|Break down DIV/116PZ into its regiments|",
                "blow-bridge Piper/1SS 1|Blow the bridge to the west of Piper/1SS|23,30",
                "build-bridge Piper/1SS 1|Build a bridge to the west of Piper/1SS|23,30",
                "drop Piper/1SS|Drop supplies on the hex of Piper/1SS|",
                "exit Piper/1SS|Exit the map with Piper/1SS|",
                "advance Piper/1SS yes|Piper/1SS advances after combat|",
                "advance Piper/1SS no|Piper/1SS does not advance after combat|",
                "move Piper/1SS 1|Move Piper/1SS west to 23,30|23,30",
                "move Piper/1SS 1 other-way|Move Piper/1SS west to 23,30 by the other way across the river|23,30",
                "move 9/2 1|Move 9/2 west|1",
                "attack Piper/1SS 6|Attack Hallschlag (22,31) with Piper/1SS|22,31",
                "fortify Piper/1SS|Fortify Piper/1SS to level 1|",
                "mode Piper/1SS|Change Piper/1SS to travel mode|"
            })
    void aLabelSaysWhatTheOrderDoes(String text, String label, String place) {
        OrderDescription described = NOTATION.describe(Games.order(OPERATION, text), OPERATION);
        assertThat(described.label()).isEqualTo(label);
        assertThat(described.text()).isEqualTo(text);
        assertThat(described.places()).isEqualTo(place == null ? List.of() : List.of(place));
    }

    @Test
    void aDirectionIsAlsoReadAsTheNeighboringHex() {
        assertThat(Games.order(OPERATION, "move Piper/1SS 23,30"))
                .isEqualTo(Games.order(OPERATION, "move Piper/1SS 1"));
        assertThatThrownBy(() -> Games.order(OPERATION, "move Piper/1SS 7,13"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("a hex next to Piper/1SS");
        assertThatThrownBy(() -> Games.order(OPERATION, "move 9/2 7,13")).isInstanceOf(BadNotation.class);
    }

    @Test
    void theFormerWordForDoneIsStillRead() {
        assertThat(Games.order(OPERATION, "end phase")).isEqualTo(new BreakthroughOrder.Done());
        assertThat(NOTATION.print(new BreakthroughOrder.Done())).isEqualTo("done");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reach|Piper/1SS|||reach Piper/1SS",
                "reach|Piper/1SS|23,30 22,30||reach Piper/1SS via 23,30 22,30",
                "supply|Piper/1SS|||supply Piper/1SS",
                "supply|||german|supply german",
                "threat||7,13|american|threat american 7,13",
                "odds|Piper/1SS|22,31||odds 22,31 by Piper/1SS",
                "odds||22,31||odds 22,31",
                "why|||move Piper/1SS 1|why move Piper/1SS 1",
                "display|Piper/1SS|||display Piper/1SS",
                "pools|||V|pools V",
                "score||||score"
            })
    void aQuestionIsComposedFromItsParts(String verb, String units, String places, String words, String text) {
        OrderParts parts = new OrderParts(verb, list(units), list(places), words == null ? List.of() : List.of(words));
        assertThat(NOTATION.composeQuestion(parts, OPERATION)).isEqualTo(text);
        assertThat(NOTATION.print(NOTATION.parseQuestion(text, OPERATION))).isEqualTo(text);
    }

    private static List<String> list(String words) {
        return words == null ? List.of() : Arrays.asList(words.split(" "));
    }
}
