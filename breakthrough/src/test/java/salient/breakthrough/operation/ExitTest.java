package salient.breakthrough.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.state.Status;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.rulebook.Clause;

/** 7.10 and 5.2e to 5.2g: German units leave the map, with the vector V11 of the rules. */
class ExitTest {
    private static Operating at(String text) {
        return Operating.of(Games.twelveDays(text));
    }

    private static Status status(BreakthroughPosition position, String id) {
        return position.state().forces().status(OrderOfBattle.named(id).index());
    }

    @Clause({"breakthrough 7.10a", "breakthrough 7.10f", "breakthrough 7.3j"})
    @Test
    void aGermanUnitExitsFromAMarkedHexForOnePoint() {
        String phase = "turn 7\nphase german operation 1\n";
        at(phase + "german 39/26VG 19,0 op=1\n").legal("exit 39/26VG");
        at(phase + "german 39/26VG 19,0 op=0\n").refused("exit 39/26VG", "7.10f");
        at(phase + "german 39/26VG 19,1 op=1\n").refused("exit 39/26VG", "7.10a");
    }

    @Clause({"breakthrough 7.10a", "breakthrough 1.4l"})
    @Test
    void theMarkedHexesLieOnTheNorthEdgeAndTheNorthernWestEdge() {
        String phase = "turn 7\nphase german operation 1\ngerman 39/26VG ";
        for (String hex : List.of("22,0", "30,2", "30,22"))
            at(phase + hex + " op=1\n").legal("exit 39/26VG");
        for (String hex : List.of("1,0", "3,0", "9,0", "23,31"))
            at(phase + hex + " op=1\n").refused("exit 39/26VG", "7.10a");
    }

    @Clause({"breakthrough 6.0a", "breakthrough 6.3l"})
    @Test
    void unitsAlsoExitInTheUnitOrganizationPhaseButInNoOther() {
        at("turn 7\nphase german organization\ngerman 39/26VG 19,0 op=12\n").legal("exit 39/26VG");
        at("turn 7 clear\nphase german air\nair american 0 german 1\ngerman 39/26VG 19,0 op=12\n")
                .refused("exit 39/26VG", "6.0a");
    }

    @Clause("breakthrough 7.10a")
    @Test
    void americansDoNotExit() {
        at("turn 7\nphase american operation 1\namerican 422/106 19,0 op=9\n").refused("exit 422/106", "7.10a");
    }

    @Clause({"breakthrough 7.10b", "breakthrough 7.10c", "breakthrough 7.10g", "breakthrough 5.2g"})
    @Test
    void anExitedUnitIsGoneWithoutBeingEliminatedAndItsStrengthIsRemembered() {
        BreakthroughPosition position = Games.twelveDays("7", "german operation 1", """
                german 39/26VG 19,0 op=5 strength=48 artillery=10
                """);
        int before = position.state().forces().onMap(Army.GERMAN);
        var events = Games.play(position, new ScriptedDice(), "exit 39/26VG");
        int u = OrderOfBattle.named("39/26VG").index();
        assertThat(status(position, "39/26VG")).isEqualTo(Status.EXITED);
        assertThat(position.state().forces().onMap(Army.GERMAN)).isEqualTo(before - 1);
        assertThat(position.state().forces().strength(u)).isEqualTo(48);
        assertThat(position.state().forces().exitTurn(u)).isEqualTo(7);
        assertThat(position.state().turn().eliminated(Army.GERMAN)).isZero();
        assertThat(position.state().turn().exitedStrength()).isEqualTo(48);
        var exited = Games.of(OperationEvent.Exited.class, events).getFirst();
        assertThat(((OperationEvent.Exited) exited.seenBy(Army.AMERICAN.side()).orElseThrow()).strength())
                .isEmpty();
    }

    @Clause({"breakthrough 5.2e", "breakthrough 5.2f", "breakthrough 7.10e"})
    @Test
    void everyFiftyPointsCancelTheNextAmericanOfTheNorthOrWestEdge() {
        // all units of the 22nd have come, nobody waits
        BreakthroughPosition position = Games.twelveDays("7", "german operation 1", """
                german 77/26VG 19,0 op=5 strength=45
                german ENG/ISS 19,0 op=5
                german DIV/116PZ 22,0 of=60/116PZ+156/116PZ op=5
                """);
        assertThat(canceled(position, "exit 77/26VG")).isEmpty();
        assertThat(canceled(position, "exit ENG/ISS")).containsExactly("289/75");
        assertThat(canceled(position, "exit DIV/116PZ")).containsExactly("290/75", "291/75");
        for (String south : List.of("134/35", "137/35", "320/35"))
            assertThat(status(position, south)).isEqualTo(Status.DUE);
    }

    private static List<String> canceled(BreakthroughPosition position, String order) {
        return Games.of(SupplyEvent.Canceled.class, Games.play(position, new ScriptedDice(), order)).stream()
                .map(SupplyEvent.Canceled::unit)
                .toList();
    }

    @Clause("breakthrough 5.2f")
    @Test
    void unitsThatWaitBecauseOfADelayAreCancelledFirst() {
        BreakthroughPosition position = Games.twelveDays("7", "german operation 1", """
                german 39/26VG 19,0 op=5
                due CCA/7A
                """);
        assertThat(canceled(position, "exit 39/26VG")).containsExactly("CCA/7A");
    }

    @Clause("breakthrough 7.9g")
    @Test
    void aUnitThatHasPlottedDoesNotExit() {
        at("""
                turn 7
                phase german operation 1
                german 39/26VG 19,0 op=12
                american 422/106 19,1
                """).play("attack 39/26VG 4").refused("exit 39/26VG", "7.9g");
    }
}
