package salient.breakthrough.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.Rulings.assertLegal;
import static salient.breakthrough.Rulings.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** 2.3 and 2.4: the phases of a turn, and the exceptions of the first days. */
class TurnSequenceTest {
    /** Ends phases until the turn has this number, and returns what happened. */
    private static List<Event> playToTurn(BreakthroughPosition position, int turn, Dice dice) {
        List<Event> events = new ArrayList<>();
        if (position.state().turn().phase() == Phase.START) events.addAll(Games.play(position, dice, "begin"));
        while (position.state().turn().number() < turn && position.outcome().isEmpty())
            events.addAll(Games.play(position, dice, "done"));
        return events;
    }

    @Test
    @Clause({"breakthrough 2.3a", "breakthrough 2.3b", "breakthrough 2.0a"})
    void aTurnHasTwelvePhasesInOrder() {
        BreakthroughPosition position = Games.start("twelve-days");
        Dice dice = new SeededDice(3);
        playToTurn(position, 8, dice);
        List<Event> events = playToTurn(position, 9, dice);
        List<Phase> phases = Games.of(TurnEvent.PhaseEnded.class, events).stream()
                .map(TurnEvent.PhaseEnded::phase)
                .toList();
        // the Air Phase of turn 8 may have begun with the last order of turn 7
        assertThat(phases.stream().filter(p -> p != Phase.AIR))
                .startsWith(Phase.values()[2], Phase.values()[3], Phase.values()[4])
                .contains(
                        Phase.AMERICAN_OPERATION_1,
                        Phase.AMERICAN_COMBAT_1,
                        Phase.GERMAN_OPERATION_1,
                        Phase.GERMAN_COMBAT_1,
                        Phase.AMERICAN_OPERATION_2,
                        Phase.AMERICAN_COMBAT_2,
                        Phase.GERMAN_OPERATION_2,
                        Phase.GERMAN_COMBAT_2)
                .isSorted();
    }

    @Test
    @Clause("breakthrough 2.3b")
    void inTheOrganizationPhaseTheAmericanActsFirst() {
        BreakthroughPosition position = Games.start("twelve-days");
        Dice dice = new SeededDice(3);
        playToTurn(position, 2, dice);
        assertThat(position.state().turn().phase()).isEqualTo(Phase.ORGANIZATION);
        assertThat(position.toDecide()).isEqualTo(Breakthrough.AMERICAN);
        Games.play(position, dice, "done");
        assertThat(position.state().turn().phase()).isEqualTo(Phase.ORGANIZATION);
        assertThat(position.toDecide()).isEqualTo(Breakthrough.GERMAN);
        Games.play(position, dice, "done");
        assertThat(position.state().turn().phase()).isEqualTo(Phase.AMERICAN_OPERATION_1);
    }

    @Test
    @Clause({"breakthrough 2.1n", "breakthrough 1.4a", "breakthrough 0i", "breakthrough 1.1a"})
    void aScenarioEndsAfterTheLastPhaseOfItsLastDay() {
        BreakthroughPosition position = Games.start("first-seven-days");
        List<Event> events = playToTurn(position, 99, new SeededDice(1));
        assertThat(position.outcome()).isPresent();
        assertThat(position.state().turn().date()).isEqualTo(22);
        assertThat(Games.of(TurnEvent.TurnBegan.class, events)).hasSize(7);
        assertRefused(position, "done", "2.1n");
    }

    @Test
    @Clause("breakthrough 1.3a")
    void savingIsOfferedAfterPhasesThreeToTwelveAndNotAfterAirOrSupply() {
        BreakthroughPosition position = Games.start("last-seven-days");
        List<Event> events = playToTurn(position, 8, new SeededDice(4));
        List<TurnEvent.PhaseEnded> ended = Games.of(TurnEvent.PhaseEnded.class, events);
        assertThat(ended).anyMatch(e -> e.phase() == Phase.AIR);
        for (TurnEvent.PhaseEnded event : ended)
            assertThat(event.saveOffered())
                    .as(event.phase().title)
                    .isEqualTo(event.phase() != Phase.AIR && event.phase() != Phase.SUPPLY);
    }

    @Test
    @Clause("breakthrough 2.4a")
    void onDecember16TheAmericanDoesNotOrganize() {
        BreakthroughPosition position = Games.start("twelve-days");
        List<Event> events = Games.play(position, new SeededDice(1), "begin");
        assertThat(Games.of(TurnEvent.PhaseSkipped.class, events)).hasSize(1);
        assertThat(position.toDecide()).isEqualTo(Breakthrough.GERMAN);
        assertThat(position.state().turn().phase()).isEqualTo(Phase.ORGANIZATION);
    }

    private static int op(State s, String unit) {
        return s.forces().op(OrderOfBattle.named(unit).index());
    }

    @Test
    @Clause("breakthrough 2.4b")
    void onDecember16OnlySixMobileAmericansHaveOperationPoints() {
        BreakthroughPosition position = Games.start("twelve-days");
        Games.play(position, new SeededDice(1), "begin");
        State s = position.state();
        List<String> able = new ArrayList<>();
        for (int u : OrderOfBattle.indices(Army.AMERICAN))
            if (s.forces().op(u) > 0) able.add(OrderOfBattle.unit(u).id());
        assertThat(able).containsExactly("CCB/9A", "H/9A", "R/9A", "18/14C", "32/14C", "102");
        assertThat(op(s, "CCB/9A")).isEqualTo(15);
        assertThat(op(s, "102")).isEqualTo(20);
    }

    @Test
    @Clause({"breakthrough 2.4d", "breakthrough 2.4e", "breakthrough 7.4b"})
    void onDecember16TheSSHasNoneAndTheLehrDivisionHalf() {
        BreakthroughPosition position = Games.start("twelve-days");
        Games.play(position, new SeededDice(1), "begin");
        State s = position.state();
        for (String unit : new String[] {"1/1SS", "2/1SS", "Piper/1SS", "12/12SS", "25/12SS", "26/12SS"})
            assertThat(op(s, unit)).as(unit).isZero();
        assertThat(op(s, "130/LEHR")).isEqualTo(12);
        assertThat(op(s, "REC/LEHR")).isEqualTo(14);
        for (String unit : new String[] {"901/LEHR", "902/LEHR", "150", "PZ/XLVII", "PZ/LVIII", "560", "11", "PZ/LXVI"})
            assertThat(op(s, unit)).as(unit).isEqualTo(10);
        assertThat(op(s, "3/2PZ")).isEqualTo(24);
        assertThat(op(s, "39/26VG")).isEqualTo(12);
    }

    @Test
    @Clause({"breakthrough 2.4f", "breakthrough 7.4a"})
    void onDecember17SeventeenAmericanFootUnitsHaveHalfOfBothAllowances() {
        BreakthroughPosition position = Games.start("twelve-days");
        Dice dice = new SeededDice(1);
        playToTurn(position, 2, dice);
        State s = position.state();
        int halved = 0;
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) if (s.forces().op(u) == 4) halved++;
        assertThat(halved).isEqualTo(17);
        assertThat(op(s, "1102")).isEqualTo(9); // engineers are not held back
        assertThat(op(s, "CCB/9A")).isEqualTo(15);
        for (int i = 0; i < 4; i++) Games.play(position, dice, "done");
        assertThat(s.turn().phase()).isEqualTo(Phase.AMERICAN_OPERATION_2);
        assertThat(op(s, "393/99")).isEqualTo(8);
        assertThat(op(s, "1102")).isEqualTo(12);
    }

    @Test
    @Clause("breakthrough 2.4c")
    void onDecember16NoGermanMovesInHisFirstOperationPhaseButHeMayPlot() {
        BreakthroughPosition position = Games.start("twelve-days");
        Dice dice = new SeededDice(1);
        Games.play(position, dice, "begin", "done", "done");
        assertThat(position.state().turn().phase()).isEqualTo(Phase.GERMAN_OPERATION_1);
        assertRefused(position, "move 78/26VG 6", "2.4c");
        assertLegal(position, "attack 293/18VG 3");
        assertLegal(position, "fortify 39/26VG");
    }

    @Test
    @Clause({"breakthrough 2.3c", "breakthrough 6.4e", "breakthrough 6.7g", "breakthrough 6.7l", "breakthrough 7.5d"})
    void aNewTurnForgetsWhatIsCountedPerTurnAndReturnsArtillery() {
        BreakthroughPosition position = Games.twelveDays("5 overcast", "german operation 2", """
                interdiction american 2 german 1
                pools XLVII 30
                crossed 9,22/9,23 2
                american 422/106 7,13
                german 2/2PZ 9,23 moved tried-bridge artillery=10 isolated
                """);
        Games.play(position, new SeededDice(2), "done");
        State s = position.state();
        int u = OrderOfBattle.named("2/2PZ").index();
        assertThat(s.turn().number()).isEqualTo(6);
        assertThat(s.forces().moved(u)).isFalse();
        assertThat(s.forces().triedBridge(u)).isFalse();
        assertThat(s.forces().artillery(u)).isZero();
        assertThat(s.turn().pool(10)).as("XLVII").isEqualTo(40);
        assertThat(s.ground().crossings(s.board().site("9,22/9,23"))).isZero();
        assertThat(s.turn().interdiction(Army.GERMAN)).isZero();
    }

    @Test
    @Clause({"breakthrough 6.1c", "breakthrough 7.1c", "breakthrough 8.0a"})
    void goingToCombatResolvesThePlotsAndOpensTheNextPhase() {
        BreakthroughPosition position = Games.twelveDays("5 overcast", "american operation 1", """
                american 422/106 10,5 op=9
                german 2/2PZ 10,4
                """);
        Games.play(position, new SeededDice(2), "attack 422/106 1", "done");
        State s = position.state();
        assertThat(s.turn().phase()).isEqualTo(Phase.GERMAN_OPERATION_1);
        assertThat(s.turn().plots()).isZero();
        for (int u = 0; u < Forces.UNITS; u++) assertThat(s.forces().plot(u)).isEqualTo(Forces.NONE);
    }

    @Test
    @Clause({"breakthrough 2.1a", "breakthrough 2.3a"})
    void aGameIsBegunOnceAndBeforeAnythingElse() {
        BreakthroughPosition position = Games.start("twelve-days");
        assertRefused(position, "done", "2.3a");
        Games.play(position, new SeededDice(1), "begin");
        assertRefused(position, "begin", "2.1a");
    }
}
