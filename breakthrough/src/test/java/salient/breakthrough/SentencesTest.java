package salient.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.play.Clauses.clause;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.breakthrough.play.AirEvent;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.play.OrganizationEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** Events carry ids; the position writes their sentences, with the names of the map. */
class SentencesTest {
    private static final BreakthroughPosition POSITION = Games.start("twelve-days");

    private static String sentence(BreakthroughEvent event) {
        return POSITION.sentence(event);
    }

    @Test
    void placesAreCalledByTheirNames() {
        assertThat(sentence(new CombatEvent.NothingToAttack(Army.GERMAN, "7,13")))
                .isEqualTo("No enemy is left at Bastogne (7,13); there is no combat.");
        assertThat(sentence(new TurnEvent.TownsScored(List.of("7,13", "19,23"), 75)))
                .isEqualTo("The German side holds Bastogne (7,13) and St. Vith (19,23): 75 victory points.");
        String site = POSITION.state().board().bridgeId(0);
        assertThat(sentence(new OrganizationEvent.BridgeBuilt(Army.GERMAN, "ENG/ISS", site)))
                .isEqualTo("I SS Corps Engineer Battalion builds a bridge at "
                        + POSITION.state().board().bridgePlace(0) + ".");
    }

    @Test
    void oneAndManyAreToldApart() {
        assertThat(sentence(new TurnEvent.AirPointsDue(Army.GERMAN, 1, List.of())))
                .isEqualTo("The German side has 1 air point.");
        assertThat(sentence(new CombatEvent.SurrenderTested(
                        Army.AMERICAN, "10,4", List.of("422/106", "423/106"), List.of("9/2"), List.of())))
                .isEqualTo(
                        "Isolated at 10,4, 422nd Infantry Regiment and 423rd Infantry Regiment surrender; 9th Infantry"
                                + " Regiment fights on.");
        assertThat(sentence(new AirEvent.SuppliesDropped(
                        Army.AMERICAN, "10,4", List.of(new AirEvent.Raised("9/2", SupplyState.SUPPLIED, 4)))))
                .isEqualTo("American aircraft drop supplies on 10,4: 9th Infantry Regiment is supplied (+4 OP).");
        assertThat(sentence(new AirEvent.GroundAttacked(Army.GERMAN, "10,4", List.of(), List.of())))
                .isEqualTo("German aircraft attack 10,4: no effect.");
    }

    @Test
    void whatKeepsAUnitIsSaid() {
        assertThat(sentence(new CombatEvent.CannotAdvance(
                        Army.GERMAN, "39/26VG", "10,4", List.of(clause("7.7j"), clause("7.6v")))))
                .isEqualTo(
                        "39th Volksgrenadier Regiment does not advance to 10,4: there is no road to follow in travel mode and too many units"
                                + " would be there.");
        assertThat(sentence(new TurnEvent.PhaseSkipped(Phase.ORGANIZATION, Army.AMERICAN, clause("2.4a"))))
                .isEqualTo("There is no American Unit Organization Phase: the American side is surprised.");
        assertThat(sentence(new CombatEvent.Held(Army.GERMAN, "39/26VG", "10,4", Optional.empty())))
                .isEqualTo("39th Volksgrenadier Regiment holds 10,4.");
        assertThat(sentence(new SupplyEvent.Delayed(Army.GERMAN, "39/26VG", clause("5.1b"))))
                .isEqualTo("39th Volksgrenadier Regiment cannot arrive and waits for the next turn.");
    }

    @Test
    @Clause({"breakthrough 5.1d", "breakthrough 3.3d"})
    void theInterdictionOfAnArrivalIsTold() {
        BreakthroughPosition position = Games.start("twelve-days");
        assertThat(position.sentence(new SupplyEvent.OperationPointsGranted(
                        Army.GERMAN, SupplyEvent.Grant.ON_ARRIVAL, List.of("JPZ"), List.of())))
                .isEqualTo("Interdiction hits Jagdpanzer Brigade on arrival.");
        assertThat(position.sentence(new SupplyEvent.OperationPointsGranted(
                        Army.GERMAN, SupplyEvent.Grant.ON_ARRIVAL, List.of(), List.of())))
                .isEqualTo("Interdiction misses the arriving unit.");
    }

    @Test
    void everyUnitHasAFullNameOfItsOwn() {
        Set<String> names = new TreeSet<>();
        for (Unit unit : OrderOfBattle.all()) {
            assertThat(unit.name()).isNotBlank().doesNotContain("/");
            assertThat(names.add(unit.name())).as(unit.name()).isTrue();
        }
    }

    /** Each sentence is one, and nothing in an event reads like prose. */
    @Test
    void whatHappensInAGameIsTold() {
        Set<String> prose = new TreeSet<>();
        List<Event> events = new ArrayList<>();
        for (long seed = 1; seed <= 3; seed++) {
            BreakthroughPosition position = Games.start("twelve-days");
            var dice = new salient.kernel.dice.SeededDice(seed);
            for (int i = 0; i < 1500; i++) {
                List<Event> told = Games.playOneAtRandom(position, dice);
                for (Event event : told)
                    assertThat(position.sentence(event)).endsWith(".").doesNotContain("  ", "null");
                events.addAll(told);
            }
        }
        for (Event event : events) findProse(event, prose);
        assertThat(prose).isEmpty();
    }

    private static void findProse(Object value, Set<String> prose) {
        switch (value) {
            case String text
            when text.contains(" ") && !text.matches("(American|German) (Strategic|Tactical)") -> prose.add(text);
            case Optional<?> optional -> optional.ifPresent(inner -> findProse(inner, prose));
            case List<?> list -> list.forEach(inner -> findProse(inner, prose));
            case salient.kernel.dice.Roll _ -> {}
            case Record record -> {
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    try {
                        component.getAccessor().setAccessible(true);
                        findProse(component.getAccessor().invoke(record), prose);
                    } catch (ReflectiveOperationException e) {
                        throw new AssertionError(e);
                    }
                }
            }
            case null, default -> {}
        }
    }
}
