package salient.breakthrough.air;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static salient.breakthrough.Rulings.assertLegal;
import static salient.breakthrough.Rulings.assertRefused;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.AirEvent;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Event;
import salient.kernel.play.Position;
import salient.kernel.rulebook.Clause;

/** Chapter 3. */
class AirPhaseTest {
    private static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    private static int points(String level, int turn, String weather, Army army) {
        State s = Games.parse("breakthrough twelve-days\noption level " + level + "\nturn " + turn + " " + weather)
                .state();
        AirPhase.receivePoints(s, event -> {});
        return s.turn().airPoints(army);
    }

    @ParameterizedTest
    @Clause({"breakthrough 3.1a", "breakthrough 2.1f", "breakthrough 2.1g", "breakthrough 2.1e", "breakthrough 9e"})
    @CsvSource({"4,6,2,0", "3,6,2,0", "2,8,4,0", "1,10,6,0"})
    void theAmericanHasPointsByWeatherWithTheBonusOfTheLevelOnlyWhenAnyAreDue(
            String level, int clear, int fog, int overcast) {
        assertThat(points(level, 8, "clear", Army.AMERICAN)).isEqualTo(clear);
        assertThat(points(level, 8, "fog", Army.AMERICAN)).isEqualTo(fog);
        assertThat(points(level, 8, "overcast", Army.AMERICAN)).isEqualTo(overcast);
    }

    @ParameterizedTest
    @Clause({"breakthrough 3.1b", "breakthrough 3.1c", "breakthrough 2.1d"})
    @CsvSource({"4,2,3,0", "3,1,2,0", "2,1,2,0", "1,1,2,0"})
    void theGermanHasTwoPointsOnThe18thAndOneInFog(String level, int fog, int the18th, int otherwise) {
        assertThat(points(level, 8, "fog", Army.GERMAN)).isEqualTo(fog);
        assertThat(points(level, 3, "fog", Army.GERMAN)).isEqualTo(the18th);
        assertThat(points(level, 3, "overcast", Army.GERMAN)).isEqualTo(the18th);
        assertThat(points(level, 8, "clear", Army.GERMAN)).isEqualTo(otherwise);
        assertThat(points(level, 8, "overcast", Army.GERMAN)).isEqualTo(otherwise);
    }

    private static final String AIR = """
            turn 8 clear
            phase american air
            air american 2 german 0
            american 422/106 7,13
            german 2/2PZ 10,5 travel
            german 3/2PZ 10,5 efficiency=60
            """;

    @Test
    @Clause({"breakthrough 3.4a", "breakthrough 3.4b", "breakthrough 6.1f"})
    void aGroundAttackIsWeighedBeforeTheDiceWithoutTellingTheEnemysMode() {
        BreakthroughPosition position = Games.twelveDays(AIR);
        BreakthroughAnswer.Strike own = strike(position, Army.GERMAN);
        assertThat(own.units())
                .extracting(BreakthroughAnswer.Target::unit, BreakthroughAnswer.Target::strafed)
                .containsExactlyInAnyOrder(tuple("2/2PZ", Optional.of(true)), tuple("3/2PZ", Optional.of(false)));
        BreakthroughAnswer.Strike enemy = strike(position, Army.AMERICAN);
        assertThat(enemy.units()).hasSize(2).allMatch(u -> u.strafed().isEmpty());
        assertThat(enemy.disruption()).isEqualTo(Constants.of("disruption-percent"));
        assertThat(enemy.strafing()).isEqualTo(Constants.of("strafing-percent"));
        assertThat(enemy.loss()).isEqualTo(Constants.of("strafing-loss-percent"));
    }

    private static BreakthroughAnswer.Strike strike(BreakthroughPosition position, Army asking) {
        Position known = position.knownTo(asking.side());
        return (BreakthroughAnswer.Strike)
                known.answer(new Breakthrough().notation().parseQuestion("strike 10,5", known));
    }

    @Test
    @Clause({"breakthrough 3.2d", "breakthrough 3.3a", "breakthrough 3.3b"})
    void aPointOfInterdictionIsSpentAndCountsAgainstTheEnemy() {
        BreakthroughPosition position = Games.twelveDays(AIR);
        Games.play(position, new ScriptedDice(), "interdict");
        assertThat(position.state().turn().airPoints(Army.AMERICAN)).isEqualTo(1);
        assertThat(position.state().turn().interdiction(Army.AMERICAN)).isEqualTo(1);
    }

    @Test
    @Clause({"breakthrough 3.4a", "breakthrough 3.4c"})
    void aGroundAttackDisruptsEachUnit() {
        BreakthroughPosition position = Games.twelveDays(AIR);
        Games.play(position, new ScriptedDice(50, 33, 50), "strike 10,5");
        State s = position.state();
        assertThat(s.forces().efficiency(unit("2/2PZ"))).isEqualTo(50);
        assertThat(s.forces().efficiency(unit("3/2PZ"))).isEqualTo(40);
        assertThat(s.turn().airPoints(Army.AMERICAN)).isEqualTo(1);
    }

    @Test
    @Clause({"breakthrough 3.4b", "breakthrough 3.4d", "breakthrough 3.4e", "breakthrough 7.7f"})
    void aGroundAttackAlsoStrafesUnitsInTravelMode() {
        BreakthroughPosition position = Games.twelveDays(AIR);
        // disruption of 2/2PZ, its strafing, disruption of 3/2PZ; nothing strafes a unit in normal mode
        List<Event> events = Games.play(position, new ScriptedDice(50, 33, 50), "strike 10,5");
        Forces forces = position.state().forces();
        assertThat(forces.strength(unit("2/2PZ"))).isEqualTo(45 - 14); // 13.5 rounded half up
        assertThat(forces.mode(unit("2/2PZ"))).isEqualTo(Mode.NORMAL);
        assertThat(forces.strength(unit("3/2PZ"))).isEqualTo(55);
        assertThat(events.getFirst().rolls()).hasSize(3);
    }

    @Test
    @Clause({"breakthrough 3.4a", "breakthrough 3.4b"})
    void aGroundAttackCanDoNothingAndDisruptionAndStrafingAreRolledApart() {
        BreakthroughPosition position = Games.twelveDays(AIR);
        Games.play(position, new ScriptedDice(51, 33, 51), "strike 10,5");
        assertThat(position.state().forces().efficiency(unit("2/2PZ"))).isEqualTo(100);
        assertThat(position.state().forces().strength(unit("2/2PZ"))).isEqualTo(31);
        BreakthroughPosition missed = Games.twelveDays(AIR);
        Games.play(missed, new ScriptedDice(51, 34, 51), "strike 10,5");
        assertThat(missed.state().forces().strength(unit("2/2PZ"))).isEqualTo(45);
        assertThat(missed.state().forces().mode(unit("2/2PZ"))).isEqualTo(Mode.TRAVEL);
    }

    @Test
    @Clause("breakthrough 3.2e")
    void aHexWithoutEnemiesIsRefusedAtNoCostAndOneWithThemMayBeAttackedAgain() {
        BreakthroughPosition position = Games.twelveDays(AIR);
        assertRefused(position, "strike 7,13", "3.2e");
        assertRefused(position, "strike 0,0", "3.2e");
        Games.play(position, new ScriptedDice(99, 99, 99), "strike 10,5");
        assertLegal(position, "strike 10,5");
    }

    @Test
    @Clause({"breakthrough 3.2d", "breakthrough 3.2e"})
    void missionsAreFlownInTheAirPhaseOnly() {
        BreakthroughPosition position = Games.twelveDays(AIR.replace("american air", "american operation 1"));
        assertRefused(position, "interdict", "3.2d");
        assertRefused(position, "strike 10,5", "3.2e");
    }

    @Test
    @Clause({"breakthrough 3.2c", "breakthrough 3.2a"})
    void theMenuClosesWithTheLastPointAndIsNotOpenedForWhoHasNone() {
        BreakthroughPosition position = Games.twelveDays(AIR.replace("american 2", "american 1"));
        // fuel of two German units on December 23; reinforcements then come with interdicted grants
        Games.play(position, new salient.kernel.dice.SeededDice(1), "interdict");
        assertThat(position.state().turn().phase()).isEqualTo(Phase.ORGANIZATION);
        assertThat(position.toDecide()).isEqualTo(Breakthrough.AMERICAN);
    }

    @Test
    @Clause({"breakthrough 3.5a", "breakthrough 6.0b", "breakthrough 3.2c"})
    void pointsKeptInTheAirPhaseAreThereForDrops() {
        BreakthroughPosition position = Games.twelveDays(AIR);
        Games.play(position, new salient.kernel.dice.SeededDice(1), "done");
        assertThat(position.state().turn().phase()).isEqualTo(Phase.ORGANIZATION);
        assertThat(position.state().turn().airPoints(Army.AMERICAN)).isEqualTo(2);
    }

    @Test
    @Clause("breakthrough 3.1d")
    void pointsNotUsedByTheEndOfTheOrganizationPhaseAreLost() {
        BreakthroughPosition position = Games.twelveDays(AIR.replace("american air", "american organization"));
        Games.play(position, new ScriptedDice(), "done");
        assertThat(position.state().turn().airPoints(Army.AMERICAN)).isZero();
    }

    private static final String DROP = """
            turn 8 clear
            phase american organization
            air american 2 german 0
            american 501/101 7,13 isolated
            american 502/101 7,13 unsupplied op=4
            american 506/101 7,12 isolated
            """;

    @Test
    @Clause({"breakthrough 3.5b", "breakthrough 3.5c", "breakthrough 3.5d", "breakthrough 3.5e", "breakthrough 6.3k"})
    void aDropRaisesEveryUnitOfTheHexByOneLevelWithTheOperationPointsItMissed() {
        BreakthroughPosition position = Games.twelveDays(DROP);
        Games.play(position, new ScriptedDice(), "drop 501/101");
        State s = position.state();
        assertThat(s.forces().supply(unit("501/101"))).isEqualTo(SupplyState.UNSUPPLIED);
        assertThat(s.forces().op(unit("501/101"))).isEqualTo(4); // half of 9, and it had none
        assertThat(s.forces().supply(unit("502/101"))).isEqualTo(SupplyState.SUPPLIED);
        assertThat(s.forces().op(unit("502/101"))).isEqualTo(9); // 4 and the 5 it missed
        assertThat(s.forces().supply(unit("506/101"))).isEqualTo(SupplyState.ISOLATED);
        Games.play(position, new ScriptedDice(), "drop 502/101");
        assertThat(s.forces().supply(unit("501/101"))).isEqualTo(SupplyState.SUPPLIED);
        assertThat(s.forces().op(unit("501/101"))).isEqualTo(9);
        assertThat(s.turn().airPoints(Army.AMERICAN)).isZero();
    }

    @Test
    @Clause({"breakthrough 3.5a", "breakthrough 3.5b"})
    void aDropNeedsAPointLeftAndSomeoneToSupply() {
        BreakthroughPosition none = Games.twelveDays(DROP.replace("air american 2", "air american 0"));
        assertRefused(none, "drop 501/101", "3.5a");
        BreakthroughPosition supplied =
                Games.twelveDays(DROP.replace(" isolated", "").replace(" unsupplied op=4", ""));
        assertRefused(supplied, "drop 501/101", "3.5b");
        BreakthroughPosition early = Games.twelveDays(DROP.replace("organization", "operation 1"));
        assertRefused(early, "drop 501/101", "3.5a");
    }

    @Test
    @Clause("breakthrough 6.1f")
    void theEnemySeesADropButNotWhatItDid() {
        BreakthroughPosition position = Games.twelveDays(DROP);
        List<Event> events = Games.play(position, new ScriptedDice(), "drop 501/101");
        AirEvent.SuppliesDropped seen = (AirEvent.SuppliesDropped)
                events.getFirst().seenBy(Breakthrough.GERMAN).orElseThrow();
        assertThat(seen.units()).isEmpty();
        assertThat(seen.hex()).isEqualTo("7,13");
    }

    @Test
    @Clause({"breakthrough 3.3c", "breakthrough 3.3d", "breakthrough 0d"})
    void interdictionHitsSomeUnitsAndNotOthersOncePerPointAtMost() {
        State s = Games.twelveDays("8 clear", "german organization", """
                interdiction american 2 german 0
                german 2/2PZ 16,31
                german 304/2PZ 16,31
                german 3/2PZ 16,30
                """).state();
        // two trials for each unit: one hit, none, two
        salient.breakthrough.allowance.Allowances.grantFirst(
                s, Army.GERMAN, new ScriptedDice(15, 16, 15, 15, 99, 99), event -> {});
        assertThat(s.forces().op(unit("2/2PZ"))).isEqualTo(16); // 20 x 0.8
        assertThat(s.forces().op(unit("3/2PZ"))).isEqualTo(14); // 24 x 0.6 floored
        assertThat(s.forces().op(unit("304/2PZ"))).isEqualTo(20);
    }

    @Test
    @Clause("breakthrough 3.3d")
    void aQuarterOfTheGrantIsAlwaysLeft() {
        State s = Games.twelveDays("8 clear", "german organization", """
                interdiction american 5 german 0
                german 2/2PZ 16,31
                """).state();
        salient.breakthrough.allowance.Allowances.grantFirst(
                s, Army.GERMAN, new ScriptedDice(1, 1, 1, 1, 1), event -> {});
        assertThat(s.forces().op(unit("2/2PZ"))).isEqualTo(5);
    }
}
