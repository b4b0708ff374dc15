package salient.breakthrough.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.rulebook.Clause;

/** Chapter 5. */
class ReinforcementsTest {
    private static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    private static List<BreakthroughEvent> arrive(State s, Army army, int... rolls) {
        List<BreakthroughEvent> events = new ArrayList<>();
        Reinforcements.arrive(s, army, new ScriptedDice(rolls), events::add);
        return events;
    }

    private static List<String> arrivals(List<BreakthroughEvent> events) {
        return events.stream()
                .filter(SupplyEvent.Arrived.class::isInstance)
                .map(e -> ((SupplyEvent.Arrived) e).unit() + "@" + ((SupplyEvent.Arrived) e).hex())
                .toList();
    }

    private static String hex(State s, String unit) {
        return s.board().hex(s.forces().hex(unit(unit))).toString();
    }

    @Test
    @Clause({"breakthrough 5.0a", "breakthrough 5.1a", "breakthrough 5.1e", "breakthrough 13.2b"})
    void theUnitsOfTheDayArriveAtTheirHexesInTheOrderOfTheRows() {
        State s = Games.twelveDays("turn 2\ndue CCB/7A C/10A D/10A O/10A 26/1").state();
        assertThat(arrivals(arrive(s, Army.AMERICAN)))
                .containsExactly("CCB/7A@30,15", "C/10A@0,14", "D/10A@0,14", "O/10A@0,14", "26/1@30,22");
        assertThat(arrivals(arrive(s, Army.AMERICAN))).isEmpty();
    }

    @Test
    @Clause({"breakthrough 5.1d", "breakthrough 7.6t", "breakthrough 7.7i", "breakthrough 1.4g"})
    void theyComeInTravelModeTogetherFreshSuppliedAndWithTheirFirstGrant() {
        State s = Games.twelveDays("turn 4\ndue 327G/101 501/101\nowned german 1,0")
                .state();
        arrive(s, Army.AMERICAN);
        for (String id : new String[] {"327G/101", "501/101"}) {
            int u = unit(id);
            assertThat(hex(s, id)).isEqualTo("1,0");
            assertThat(s.forces().mode(u)).isEqualTo(Mode.TRAVEL);
            assertThat(s.forces().efficiency(u)).isEqualTo(100);
            assertThat(s.forces().supply(u)).isEqualTo(SupplyState.SUPPLIED);
            assertThat(s.forces().op(u)).isEqualTo(18);
        }
        assertThat(s.ground().german(s.board().at(1, 0))).isFalse();
    }

    @Test
    @Clause({"breakthrough 5.1d", "breakthrough 3.3d"})
    void interdictionLowersTheGrantOfArrivalsToo() {
        State s = Games.twelveDays("turn 4\ninterdiction american 0 german 2\ndue 327G/101")
                .state();
        arrive(s, Army.AMERICAN, 15, 16);
        assertThat(s.forces().op(unit("327G/101"))).isEqualTo(14); // 18 x 0.8
    }

    @Test
    @Clause("breakthrough 5.1b")
    void anEnemyInTheEntryHexSendsThemToTheNextRoadOfTheSameEdge() {
        State s = Games.twelveDays("turn 2\ndue CCB/7A\ngerman 2/2PZ 30,15").state();
        List<BreakthroughEvent> events = arrive(s, Army.AMERICAN);
        assertThat(hex(s, "CCB/7A")).isEqualTo("30,16");
        assertThat(((SupplyEvent.Arrived) events.getFirst()).elsewhere()).isTrue();
    }

    @Test
    @Clause({"breakthrough 5.1b", "breakthrough 7.6v"})
    void aFullEntryHexSendsThemElsewhereAndTiesGoToTheSmallerCoordinate() {
        // 30,12 is full; 30,9 is three hexes off and 30,13 one: the nearest counts
        State near = Games.twelveDays("turn 3\ndue 117/30\namerican DIV/2 30,12 of=9/2+23/2+38/2")
                .state();
        arrive(near, Army.AMERICAN);
        assertThat(hex(near, "117/30")).isEqualTo("30,13");
        // 30,9 is closed, and 30,6 and 30,12 are equally far
        State tie = Games.twelveDays("turn 3\ndue TD-A\ngerman 2/2PZ 30,9").state();
        arrive(tie, Army.AMERICAN);
        assertThat(hex(tie, "TD-A")).isEqualTo("30,6");
    }

    @Test
    @Clause("breakthrough 5.1b")
    void withNoRoadOpenTheyWaitAndTryAgain() {
        String blocked = "turn 2\ndue JPZ\n";
        String[] edge = {"5,31", "14,31", "16,31", "19,31", "23,31", "30,31"};
        String[] guards = {"422/106", "423/106", "424/106", "9/2", "23/2", "38/2"};
        StringBuilder text = new StringBuilder(blocked);
        for (int i = 0; i < edge.length; i++)
            text.append("american ")
                    .append(guards[i])
                    .append(' ')
                    .append(edge[i])
                    .append('\n');
        State s = Games.twelveDays(text.toString()).state();
        List<BreakthroughEvent> events = arrive(s, Army.GERMAN);
        assertThat(events).singleElement().isInstanceOf(SupplyEvent.Delayed.class);
        assertThat(events.getFirst().clauses().getFirst().number()).isEqualTo("5.1b");
        assertThat(s.forces().status(unit("JPZ"))).isEqualTo(Status.DUE);
        s.forces().shift(unit("423/106"), s.board().at(14, 20));
        assertThat(arrivals(arrive(s, Army.GERMAN))).containsExactly("JPZ@14,31");
    }

    @Test
    @Clause("breakthrough 5.1c")
    void enemyZonesAndOwnershipDoNotKeepThemOut() {
        State s = Games.twelveDays("turn 2\ndue CCB/7A\ngerman 2/2PZ 30,14\nowned german 30,15")
                .state();
        arrive(s, Army.AMERICAN);
        assertThat(hex(s, "CCB/7A")).isEqualTo("30,15");
    }

    @Test
    @Clause({"breakthrough 3.3d", "breakthrough 5.1d"})
    void interdictionOfAnArrivalIsToldToItsSideWithTheDiceAndTheUnit() {
        State s = Games.twelveDays("turn 2\ninterdiction american 2 german 0\ndue JPZ")
                .state();
        List<BreakthroughEvent> events = new ArrayList<>();
        Reinforcements.arrive(s, Army.GERMAN, new ScriptedDice(15, 16), events::add);
        assertThat(events).hasSize(2);
        assertThat(events.getLast()).isInstanceOfSatisfying(SupplyEvent.OperationPointsGranted.class, granted -> {
            assertThat(granted.interdicted()).containsExactly("JPZ");
            assertThat(granted.rolls())
                    .extracting(Object::toString)
                    .containsExactly(
                            "interdiction of JPZ: 15 on d100 (breakthrough 3.3d)",
                            "interdiction of JPZ: 16 on d100 (breakthrough 3.3d)");
            assertThat(granted.clauses()).extracting(c -> c.number()).containsExactly("5.1d", "3.3d");
            assertThat(granted.seenBy(Army.AMERICAN.side())).isEmpty();
        });
        // a panzer brigade's grant of the second turn less 20%
        assertThat(s.forces().op(unit("JPZ")))
                .isEqualTo(OrderOfBattle.named("JPZ").allowance().first() * 80 / 100);
    }

    @Test
    @Clause({"breakthrough 5.2a", "breakthrough 5.2c"})
    void atMostFiftySevenAmericanUnitsAreOnTheMap() {
        BreakthroughPosition position = Games.start("twelve-days");
        State s = position.state();
        for (int turn = 2; turn <= 5; turn++) {
            s.turn().setNumber(turn);
            arrive(s, Army.AMERICAN);
        }
        assertThat(s.forces().onMap(Army.AMERICAN)).isEqualTo(56);
        s.turn().setNumber(6);
        List<BreakthroughEvent> events = arrive(s, Army.AMERICAN);
        assertThat(arrivals(events)).singleElement().asString().startsWith("CCA/3A@30,");
        assertThat(s.forces().onMap(Army.AMERICAN)).isEqualTo(57);
        assertThat(events.stream().filter(SupplyEvent.Delayed.class::isInstance))
                .hasSize(3);
        // 5.1e: who was put off comes first when there is room
        s.forces().remove(unit("422/106"), Status.ELIMINATED);
        s.turn().setNumber(7);
        assertThat(arrivals(arrive(s, Army.AMERICAN)))
                .singleElement()
                .asString()
                .startsWith("333/84@30,");
    }

    @Test
    @Clause({"breakthrough 5.2b", "breakthrough 5.2c", "breakthrough 5.2d"})
    void atMostSeventyGermanUnitsAreOnTheMapAndADivisionIsOne() {
        State s = Games.start("twelve-days").state();
        for (int turn = 2; turn <= 4; turn++) {
            s.turn().setNumber(turn);
            arrive(s, Army.GERMAN);
        }
        assertThat(s.forces().onMap(Army.GERMAN)).isEqualTo(70);
        s.turn().setNumber(7);
        assertThat(arrivals(arrive(s, Army.GERMAN))).isEmpty();
        assertThat(Reinforcements.freeSlots(s, Army.GERMAN)).isZero();
        s.turn().setPhase(salient.breakthrough.state.Phase.ORGANIZATION, Army.GERMAN);
        BreakthroughPosition position = new BreakthroughPosition(s);
        Games.play(position, new ScriptedDice(), "build-up 1/1SS");
        assertThat(Reinforcements.freeSlots(s, Army.GERMAN)).isEqualTo(2);
        assertThat(arrivals(arrive(s, Army.GERMAN))).singleElement().asString().startsWith("FGR@");
    }

    @Test
    @Clause({"breakthrough 5.2e", "breakthrough 5.2f", "breakthrough 5.2g", "breakthrough 7.10e"})
    void eachFiftyPointsThatLeaveCancelTheNextReinforcementFromNorthOrWest() {
        State s = Games.twelveDays("turn 7").state();
        List<BreakthroughEvent> events = new ArrayList<>();
        Reinforcements.exited(s, 45, events::add);
        assertThat(events).isEmpty();
        Reinforcements.exited(s, 10, events::add);
        assertThat(events).hasSize(1);
        Reinforcements.exited(s, 105, events::add);
        assertThat(events.stream().map(e -> ((SupplyEvent.Canceled) e).unit()))
                .containsExactly("289/75", "290/75", "291/75");
        assertThat(s.forces().status(unit("289/75"))).isEqualTo(Status.CANCELLED);
        Reinforcements.exited(s, 1000, events::add);
        for (String south : new String[] {"134/35", "137/35", "320/35"})
            assertThat(s.forces().status(unit(south))).isEqualTo(Status.DUE);
    }

    @Test
    @Clause("breakthrough 5.2f")
    void aUnitThatWaitsIsCancelledBeforeLaterOnes() {
        State s = Games.twelveDays("turn 7\ndue 333/84").state();
        List<BreakthroughEvent> events = new ArrayList<>();
        Reinforcements.exited(s, 50, events::add);
        assertThat(((SupplyEvent.Canceled) events.getFirst()).unit()).isEqualTo("333/84");
    }
}
