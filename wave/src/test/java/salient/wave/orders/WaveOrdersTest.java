package salient.wave.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.order.OrderKind;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Position;
import salient.kernel.play.Subject;
import salient.kernel.play.SubjectDescription;
import salient.wave.Games;
import salient.wave.Wave;
import salient.wave.play.Clauses;
import salient.wave.play.WaveOrder;

/** The table of order kinds: complete, and its descriptions lead back to the text. */
class WaveOrdersTest {
    private static final Notation NOTATION = Games.GAME.notation();
    private static final Purpose CHOICE = new Purpose("a choice of the test", Clauses.clause("5.1a"));

    @Test
    void everyOrderHasAKindAndEveryKindAClauseOfTheRulebook() {
        Set<Class<?>> types = new HashSet<>();
        for (OrderKind<?, ? extends WaveOrder> kind : WaveOrders.TABLE.kinds()) {
            types.add(kind.type());
            assertThat(kind.clauses()).as(kind.grammar()).isNotEmpty();
            kind.clauses()
                    .forEach(clause -> assertThat(Games.GAME.rulebook().find(clause.number()))
                            .as(clause.toString())
                            .isPresent());
        }
        assertThat(types).containsExactlyInAnyOrder(WaveOrder.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "attack E3119 I/393Inf II/393Inf III/393Inf|Attack St. Vith (E3119) with 3 units",
                "fight-first|Fight, then move",
                "support aircraft|Support with an aircraft",
                "peiper none|Play without Kampfgruppe Peiper",
                "release brigades|Release the three British brigades",
                "done|Finish set-up"
            })
    void anOrderIsLabeledInPlainWords(String text, String label) {
        Position position = Games.campaign().position();
        Order order = NOTATION.parseOrder(text, position);
        assertThat(NOTATION.describe(order, position).label()).isEqualTo(label);
    }

    @Test
    void aBridgeIsNamedByItsPlace() {
        Position position = Games.campaign().position();
        Order order = NOTATION.parseOrder("blow E3231/E3330", position);
        assertThat(NOTATION.describe(order, position).label()).isEqualTo("Blow the bridge at Dasburg (E3231/E3330)");
        assertThat(NOTATION.describe(order, position).places()).containsExactly("E3231/E3330");
    }

    /** A game of random orders through set-up and the first days: every order listed is described and composed back. */
    @Test
    void everyOrderListedIsComposedBackFromItsParts() {
        Set<String> verbs = new HashSet<>();
        for (String scenario : List.of(Wave.CAMPAIGN, "bastogne")) {
            Position position = Games.start(scenario, false).position();
            SeededDice dice = new SeededDice(7);
            if (scenario.equals(Wave.CAMPAIGN))
                for (String order : List.of("historical", "done", "historical"))
                    position.play(NOTATION.parseOrder(order, position), dice, _ -> {});
            for (int i = 0; i < 1500 && position.outcome().isEmpty(); i++) {
                List<Subject> subjects = new ArrayList<>();
                position.subjects(subjects::add);
                Subject subject = subjects.get(dice.roll(subjects.size(), CHOICE) - 1);
                List<Order> orders = new ArrayList<>();
                position.orders(subject, orders::add);
                SubjectDescription about = NOTATION.describe(subject, position);
                assertThat(about.text()).isEqualTo(subject.text()).startsWith(about.kind());
                assertThat(about.label()).isNotBlank();
                for (Order order : orders) verbs.add(composedBack(order, position));
                position.play(orders.get(dice.roll(orders.size(), CHOICE) - 1), dice, _ -> {});
            }
        }
        assertThat(verbs).contains("move", "column", "enter", "attack", "support", "lose", "advance", "blow", "done");
    }

    private static String composedBack(Order order, Position position) {
        OrderDescription described = NOTATION.describe(order, position);
        assertThat(described.text()).isEqualTo(NOTATION.print(order));
        assertThat(described.label()).isNotBlank().doesNotContain("null");
        OrderParts parts = new OrderParts(described.verb(), described.units(), described.places(), described.words());
        assertThat(NOTATION.compose(parts, position)).isEqualTo(described.text());
        return described.verb();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reach|I/393Inf II/393Inf|||reach I/393Inf II/393Inf",
                "reach|I/393Inf|E3811 E3711||reach I/393Inf via E3811 E3711",
                "supply|I/393Inf|||supply I/393Inf",
                "supply||E3812|german|supply german E3812",
                "threat|||allied|threat allied",
                "odds|I/1SSPanzer|E3812|guns VAK388 aircraft|odds E3812 I/1SSPanzer guns VAK388 aircraft"
            })
    void aQuestionIsComposedFromItsParts(String verb, String units, String places, String words, String text) {
        Position position = Games.campaign().position();
        OrderParts parts = new OrderParts(verb, split(units), split(places), split(words));
        String composed = NOTATION.composeQuestion(parts, position);
        assertThat(composed).isEqualTo(text);
        assertThat(NOTATION.print(NOTATION.parseQuestion(composed, position))).isEqualTo(text);
    }

    private static List<String> split(String words) {
        return words == null ? List.of() : List.of(words.split(" "));
    }
}
