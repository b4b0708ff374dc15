package salient.greatbattles.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.notation.GreatBattlesNotation;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.tables.BaseSize;
import salient.kernel.dice.SeededDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.Clause;

/** The table of orders: text, description and label of every kind. */
class GreatBattlesOrdersTest {
    private static final GreatBattles GAME = new GreatBattles();
    private final GreatBattlesPosition ground = new GreatBattlesPosition(new ProvingGround().s);
    private final GreatBattlesNotation notation = (GreatBattlesNotation) GAME.notation();

    /** One text of every kind, two where the grammar has parts that may be left out. */
    private static final List<String> TEXTS = List.of(
            "done",
            "pass",
            "proceed",
            "set-up allied/A1 assault 3,4.25 90",
            "attach allied/A/1 allied/A1",
            "detach allied/A/1",
            "plan 1 on-call",
            "plan 2 registered 12,4.5",
            "plan 3 pre-planned 12,4.5 turn 3",
            "keep 1",
            "call 1",
            "call 1 12,4.5",
            "cancel 2",
            "smoke 1",
            "deploy allied/A1 road 27,3 0",
            "deploy-stands allied/A1 march allied/A1/1=4,5@90 allied/A1/2=4,7@90",
            "suppress allied/A1/2",
            "drop allied/A1 10,10 low",
            "drop allied/A1 10,10 high turn 6",
            "withhold allied/A1",
            "postpone allied/A1 10,10 glider",
            "rendezvous allied/A1/1",
            "gather allied/A1",
            "make-for allied/COps 27,3",
            "activate allied/A1",
            "activate-groups A B",
            "deactivate allied/A1",
            "reactivate allied/A1",
            "initiative allied/A1",
            "rouse allied/A1",
            "save allied/COps",
            "help allied/A1",
            "move allied/A1 +3,-1.5",
            "go allied/A1 allied/A1/1=4,5;6,7@90",
            "road allied/COps -2.5",
            "road-to allied/COps 27,12",
            "form allied/A1 defensive 37",
            "decline allied/A1",
            "dismount allied/B2",
            "unload allied/B2/1",
            "remount allied/B2",
            "ride allied/A1/1 allied/A2/1",
            "hurry allied/A1",
            "limber allied/A1/1",
            "rally allied/A1/1",
            "aim allied/A1/1 axis/A2/1",
            "aim allied/A1/1 axis/A2/1 indirect",
            "shoot allied/A1",
            "shoot allied/A1 weapons",
            "entrench allied/A1/1",
            "opportunity allied/A1/1 axis/A2/1",
            "opportunity allied/A1/1 axis/A2/1 weapons",
            "hold move",
            "displace allied/A1/1",
            "accept",
            "combat allied/A1 axis/A1",
            "lose allied/A1/1",
            "retreat allied/A1/1 from axis/A1/1",
            "advance",
            "advance 0.5",
            "stay",
            "withdraw allied/A1",
            "form-stands allied/A1 assault allied/A1/1=4,5@0 allied/A1/2=6,7;8,9@90");

    @Test
    void everyRecordHasAKindAndEveryKindATextThatIsReadBack() {
        Set<Class<?>> read = new HashSet<>();
        for (String text : TEXTS) {
            GreatBattlesOrder order = notation.parseOrder(text, ground);
            assertThat(notation.print(order)).isEqualTo(text);
            assertThat(GreatBattlesOrders.TABLE.kind(order).type()).isEqualTo(order.getClass());
            read.add(order.getClass());
        }
        List<Class<?>> records = new ArrayList<>();
        for (Class<?> record : GreatBattlesOrder.class.getPermittedSubclasses())
            if (record.isInterface()) records.addAll(List.of(record.getPermittedSubclasses()));
            else records.add(record);
        assertThat(read).containsExactlyInAnyOrderElementsOf(records);
        assertThat(GreatBattlesOrders.TABLE.kinds())
                .hasSameSizeAs(records)
                .allSatisfy(kind -> assertThat(kind.clauses()).as(kind.verb()).isNotEmpty());
    }

    @Test
    void theDescribedPartsComposeTheTextAgain() {
        for (String text : TEXTS) {
            OrderDescription described = notation.describe(notation.parseOrder(text, ground), ground);
            assertThat(described.text()).isEqualTo(text);
            assertThat(notation.compose(described.parts(), ground)).isEqualTo(text);
            assertThat(described.label()).isNotBlank().doesNotContain("allied/").doesNotContain("axis/");
        }
    }

    @Test
    void labelsAreWhatAPlayerWouldSay() {
        assertThat(label("aim allied/A1/1 axis/A2/1")).isEqualTo("A1/1 infantry aims at German A2/1 Pz V Panther");
        assertThat(label("rally allied/A1/2")).isEqualTo("Rally A1/2 infantry, 80%");
        assertThat(label("plan 3 pre-planned 24.5,10 turn 3"))
                .isEqualTo("Plan a barrage of template 3 at 24.5, 10 in turn 3");
        assertThat(label("move allied/A1 +3,-1.5")).isEqualTo("Move A1 3\" east and 1.5\" south");
        assertThat(label("form allied/A1 defensive 45")).isEqualTo("A1 forms defensive formation, facing northeast");
        assertThat(label("save allied/COps"))
                .isEqualTo("Center of Operations trades an action for an activation point");
    }

    private String label(String text) {
        return notation.describe(notation.parseOrder(text, ground), ground).label();
    }

    @Test
    void partsOfAnOrderAreApart() {
        OrderDescription retreat =
                notation.describe(notation.parseOrder("retreat allied/A1/1 from axis/A1/1", ground), ground);
        assertThat(retreat.units()).containsExactly("allied/A1/1", "axis/A1/1");
        assertThat(retreat.words()).isEmpty();
        OrderDescription plan =
                notation.describe(notation.parseOrder("plan 3 pre-planned 12,4.5 turn 3", ground), ground);
        assertThat(plan.places()).containsExactly("12,4.5");
        assertThat(plan.words()).containsExactly("3", "pre-planned", "3");
    }

    @Test
    void aClientGivesTheWaysOfStandsWithoutKnowingTheirText() {
        assertThat(notation.compose(
                        new OrderParts(
                                "go",
                                List.of("allied/A1", "allied/A1/1", "allied/A1/2"),
                                List.of("4,5;6,7", "8,8"),
                                List.of("90", "0")),
                        ground))
                .isEqualTo("go allied/A1 allied/A1/1=4,5;6,7@90 allied/A1/2=8,8@0");
        assertThat(notation.compose(
                        new OrderParts(
                                "deploy-stands",
                                List.of("allied/A1", "allied/A1/1"),
                                List.of("4,5"),
                                List.of("march", "90")),
                        ground))
                .isEqualTo("deploy-stands allied/A1 march allied/A1/1=4,5@90");
    }

    @Test
    void aQuestionAboutAnOrderIsComposedOfTheOrdersParts() {
        OrderParts preview = new OrderParts("preview", List.of("allied/A1"), List.of(), List.of("move", "+3,-1.5"));
        assertThat(notation.composeQuestion(preview, ground)).isEqualTo("preview move allied/A1 +3,-1.5");
        OrderParts odds = new OrderParts("odds", List.of("allied/A1/1", "axis/A1/1"), List.of(), List.of("indirect"));
        assertThat(notation.composeQuestion(odds, ground)).isEqualTo("odds allied/A1/1 axis/A1/1 indirect");
        OrderParts measure = new OrderParts("measure", List.of(), List.of("1,1", "2,2"), List.of());
        assertThat(notation.composeQuestion(measure, ground)).isEqualTo("measure 1,1 2,2");
    }

    @Test
    void theFormerTextOfStandsThatDeployIsStillRead() {
        GreatBattlesOrder order = notation.parseOrder("deploy allied/A1 march allied/A1/1=4,5@90", ground);
        assertThat(notation.print(order)).isEqualTo("deploy-stands allied/A1 march allied/A1/1=4,5@90");
        assertThat(notation.print(notation.parseQuestion("preview deploy allied/A1 march allied/A1/1=4,5@90", ground)))
                .isEqualTo("preview deploy-stands allied/A1 march allied/A1/1=4,5@90");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fly allied/A1",
                "rally",
                "rally allied/Z9/1",
                "move allied/A1 3,1",
                "form allied/A1 square 0",
                "call 19",
                "retreat allied/A1/1 axis/A1/1",
                "done now",
                "advance 1"
            })
    void whatIsNoOrderIsRefusedWithItsPlace(String text) {
        assertThat(org.junit.jupiter.api.Assertions.assertThrows(
                        BadNotation.class, () -> notation.parseOrder(text, ground)))
                .hasMessageContaining("expected");
    }

    @ParameterizedTest
    @ValueSource(strings = {"crossroads", "agira", "malta"})
    void everyListedOrderIsDescribedAndComposed(String scenario) {
        var position = GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), Map.of()));
        SeededDice dice = new SeededDice(5);
        List<Subject> subjects = new ArrayList<>();
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < 150 && position.outcome().isEmpty(); i++) {
            subjects.clear();
            orders.clear();
            position.subjects(subjects::add);
            subjects.forEach(
                    s -> assertThat(notation.describe(s, position).label()).isNotBlank());
            position.orders(subjects.get(i * 7 % subjects.size()), orders::add);
            for (Order order : orders) {
                OrderDescription described = notation.describe(order, position);
                assertThat(notation.compose(described.parts(), position)).isEqualTo(described.text());
                assertThat(notation.parseOrder(described.text(), position)).isEqualTo(order);
            }
            position.play(orders.get(i * 11 % orders.size()), dice, _ -> {});
        }
    }

    @Test
    @Clause("greatbattles V36")
    void anOrderForTheDesignersBasesIsReadBackAsItWasPrinted() {
        ProvingGround designer = new ProvingGround("variant.base-sizes", "designer");
        Stand gun = designer.s.stand(designer.stand("allied/A/1"));
        BaseSize size = designer.s.size(gun.index());
        Unit unit = designer.s.unit(designer.unit("allied/A1"));
        Base there = new Base(new Point(4000, 5000), 90, size.depth(), size.frontage());
        Order order = new GreatBattlesOrder.Go(unit, List.of(new GreatBattlesOrder.Way(gun, List.of(), there)));
        GreatBattlesPosition position = new GreatBattlesPosition(designer.s);
        assertThat(notation.parseOrder(notation.print(order), position)).isEqualTo(order);
    }
}
