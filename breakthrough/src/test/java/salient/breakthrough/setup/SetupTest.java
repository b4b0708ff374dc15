package salient.breakthrough.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.Unit;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Scenario;
import salient.kernel.rulebook.Clause;

/** 2.1 and 2.2: scenarios, options and where everybody stands. */
class SetupTest {
    private static int strengthOnMap(State s, Army army) {
        int sum = 0;
        for (int u : OrderOfBattle.indices(army))
            if (s.forces().onMap(u)) sum += s.forces().strength(u);
        return sum;
    }

    @Test
    @Clause({"breakthrough 2.1a", "breakthrough 1.4a", "breakthrough 2.1n"})
    void thereAreThreeScenariosOfSevenSevenAndTwelveDays() {
        assertThat(Games.GAME.scenarios())
                .extracting(Scenario::id, Scenario::turns)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("first-seven-days", 7),
                        org.assertj.core.groups.Tuple.tuple("last-seven-days", 7),
                        org.assertj.core.groups.Tuple.tuple("twelve-days", 12));
        assertThat(Games.start("first-seven-days").state().definition().lastTurn())
                .isEqualTo(7);
        assertThat(Games.start("last-seven-days").state().definition().lastTurn())
                .isEqualTo(12);
        assertThat(Games.start("twelve-days").state().definition().lastTurn()).isEqualTo(12);
    }

    @Test
    @Clause({"breakthrough 2.1a", "breakthrough 2.1c", "breakthrough 2.1i", "breakthrough 2.0b", "breakthrough 2.0c"})
    void theStartMenuOffersLevelHistoricalAndPlayers() {
        assertThat(Games.GAME.options())
                .extracting(o -> o.id() + "=" + o.defaultValue())
                .containsExactly(
                        "level=3",
                        "historical=yes",
                        "players=solitaire",
                        "extension.computer-german=yes",
                        "handicap=no");
        assertThatThrownBy(() -> Options.of(Games.GAME.options(), Map.of("level", "5")))
                .isInstanceOf(Options.BadOption.class)
                .hasMessageContaining("1, 2, 3, 4");
    }

    private static void assertOnMap(State s, int american, int german) {
        assertThat(s.forces().onMap(Army.AMERICAN)).isEqualTo(american);
        assertThat(s.forces().onMap(Army.GERMAN)).isEqualTo(german);
    }

    @Test
    @Clause({"breakthrough 2.2a", "breakthrough 2.2b", "breakthrough 13.2b"})
    void onDecember16TheRowsOfThatDateStandOnTheMap() {
        State s = Games.start("twelve-days").state();
        assertOnMap(s, 27, 59);
        assertThat(strengthOnMap(s, Army.AMERICAN)).isEqualTo(750);
        assertThat(strengthOnMap(s, Army.GERMAN)).isEqualTo(1961);
        for (Unit unit : OrderOfBattle.all())
            if (unit.arrivalTurn() > 1)
                assertThat(s.forces().status(unit.index())).as(unit.id()).isEqualTo(Status.DUE);
    }

    @Test
    @Clause({"breakthrough 13.2d", "breakthrough 2.0c", "breakthrough 12.3c"})
    void inATwoPlayerGameEngineersHaveFiveAndTankDestroyersFifteen() {
        State two = Games.start("twelve-days", "players", "two").state();
        assertThat(strengthOnMap(two, Army.AMERICAN)).isEqualTo(730);
        assertThat(two.forces().strength(OrderOfBattle.named("1102").index())).isEqualTo(5);
        assertThat(two.definition().fullStrength(OrderOfBattle.named("TD-A"))).isEqualTo(15);
        assertThat(two.forces().strength(OrderOfBattle.named("ENG/ISS").index()))
                .isEqualTo(10);
        State alone = Games.start("twelve-days").state();
        assertThat(alone.forces().strength(OrderOfBattle.named("1102").index())).isEqualTo(10);
        int sum = 0;
        for (Unit unit : OrderOfBattle.all())
            if (unit.army() == Army.AMERICAN) sum += two.definition().fullStrength(unit);
        assertThat(sum).isEqualTo(3090);
    }

    @ParameterizedTest
    @ValueSource(strings = {"first-seven-days", "last-seven-days", "twelve-days"})
    @Clause({"breakthrough 2.2c", "breakthrough 6.7n", "breakthrough 7.6v"})
    void everyUnitStartsFreshAndEveryBridgeStands(String scenario) {
        State s = Games.start(scenario).state();
        Forces forces = s.forces();
        for (int u = 0; u < Forces.UNITS; u++) {
            if (!forces.onMap(u)) continue;
            assertThat(forces.mode(u)).isEqualTo(Mode.NORMAL);
            assertThat(forces.efficiency(u)).isEqualTo(100);
            assertThat(forces.fort(u)).isZero();
            assertThat(forces.artillery(u)).isZero();
            assertThat(forces.advance(u)).isFalse();
            assertThat(forces.supply(u)).isEqualTo(SupplyState.SUPPLIED);
            assertThat(forces.stackingAt(forces.hex(u))).isLessThanOrEqualTo(3);
            assertThat(s.ground().ownedBy(forces.hex(u), forces.army(u))).isTrue();
        }
        for (int site = 0; site < s.board().bridgeCount(); site++)
            assertThat(s.ground().intact(site)).isTrue();
    }

    @Test
    @Clause({"breakthrough 1.4f", "breakthrough 1.4k"})
    void everyScoringTownAndColumnZeroAreAmericanAtFirst() {
        State s = Games.start("twelve-days").state();
        for (Town town : Town.all())
            assertThat(s.ground().german(s.board().at(town.x(), town.y()))).isFalse();
        for (int y = 0; y < 32; y++)
            assertThat(s.ground().german(s.board().at(0, y))).isFalse();
    }

    @ParameterizedTest
    @Clause({"breakthrough 2.1d", "breakthrough 2.1e", "breakthrough 2.1f", "breakthrough 2.1g", "breakthrough 2.1h"})
    @CsvSource({
        "4,ISS,195",
        "4,XLVII,112",
        "4,LXVII,97",
        "4,LVIII,97",
        "4,LXXXV,82",
        "4,LXVI,37",
        "4,V,115",
        "4,VIII,40",
        "3,ISS,130",
        "3,XLVII,75",
        "3,V,115",
        "3,VIII,40",
        "2,V,143",
        "2,VIII,50",
        "2,ISS,130",
        "1,V,172",
        "1,VIII,60"
    })
    void theLevelRaisesThePoolsOfOneSide(String level, String corps, int points) {
        State s = Games.start("twelve-days", "level", level).state();
        assertThat(pool(s, corps)).isEqualTo(points);
    }

    private static int pool(State s, String corps) {
        for (ArtilleryPool pool : ArtilleryPool.all())
            if (pool.corps().equals(corps)) return s.turn().pool(pool.index());
        throw new AssertionError(corps);
    }

    @Test
    @Clause("breakthrough 2.1l")
    void aScenarioOfThe16thBeginsWithItsSupplyPhaseAndTheGermanOrganizes() {
        BreakthroughPosition position = Games.start("twelve-days");
        assertThat(position.toDecide()).isEqualTo(Breakthrough.GERMAN);
        Games.play(position, new ScriptedDice(), "begin");
        assertThat(position.state().turn().phase()).isEqualTo(Phase.ORGANIZATION);
        assertThat(position.toDecide()).isEqualTo(Breakthrough.GERMAN);
    }

    @Test
    @Clause("breakthrough 2.1m")
    void lastSevenDaysBeginsWithTheAirPhaseOfThe21st() {
        BreakthroughPosition position = Games.start("last-seven-days");
        Games.play(position, new ScriptedDice(51), "begin"); // fog
        assertThat(position.state().turn().date()).isEqualTo(21);
        assertThat(position.state().turn().phase()).isEqualTo(Phase.AIR);
        assertThat(position.state().turn().airPoints(Army.AMERICAN)).isEqualTo(2);
        assertThat(position.state().turn().airPoints(Army.GERMAN)).isEqualTo(1);
    }

    @Test
    @Clause({"breakthrough 2.2d", "breakthrough 5.2a", "breakthrough 5.2b"})
    void onDecember21ThoseDatedUpToThe20thAreOnTheMapOrLost() {
        State s = Games.start("last-seven-days").state();
        assertOnMap(s, 49, 70);
        for (Unit unit : OrderOfBattle.all()) {
            if (unit.divisional()) continue;
            Status status = s.forces().status(unit.index());
            if (unit.arrivalTurn() > 5) assertThat(status).as(unit.id()).isEqualTo(Status.DUE);
            else assertThat(status).as(unit.id()).isIn(Status.ON_MAP, Status.ELIMINATED);
        }
        for (String lost : new String[] {"422/106", "423/106"})
            assertThat(s.forces().status(OrderOfBattle.named(lost).index())).isEqualTo(Status.ELIMINATED);
    }

    @Test
    @Clause({"breakthrough 2.2d", "breakthrough 10.2f"})
    void theHistoricalCourseToDecember20IsInOwnershipAndScore() {
        State s = Games.start("last-seven-days").state();
        assertThat(s.ground().german(s.board().at(19, 23))).as("St. Vith").isFalse();
        assertThat(s.ground().german(s.board().at(7, 13))).as("Bastogne").isFalse();
        assertThat(s.ground().german(s.board().at(25, 16))).as("Stoumont").isTrue();
        assertThat(s.board().hex(s.forces().hex(OrderOfBattle.named("Piper/1SS").index())))
                .hasToString("25,16");
        assertThat(s.turn().townPoints()).isEqualTo(75);
        assertThat(s.turn().eliminated(Army.AMERICAN)).isEqualTo(2);
        assertThat(s.turn().eliminated(Army.GERMAN)).isZero();
    }

    @Test
    @Clause({"breakthrough 2.2d", "breakthrough 6.4j", "breakthrough 6.4k"})
    void onDecember21ThePoolsStandAsAfterTheirAdditionsAndLosses() {
        State s = Games.start("last-seven-days").state();
        assertThat(pool(s, "ISS")).isEqualTo(61);
        assertThat(pool(s, "V")).isEqualTo(145);
        assertThat(pool(s, "III")).isEqualTo(60);
        assertThat(pool(s, "XII")).isZero();
        assertThat(pool(s, "IISS")).isEqualTo(15);
    }

    @Test
    @Clause("breakthrough 2.1b")
    void aSavedGameBringsItsOwnOptions() {
        BreakthroughPosition saved = Games.start("first-seven-days", "level", "1", "historical", "no");
        Games.play(saved, new SeededDice(1), "begin");
        BreakthroughPosition loaded = Games.parse(Games.GAME.notation().print(saved));
        assertThat(loaded.state().definition().level()).isEqualTo(1);
        assertThat(loaded.state().definition().historical()).isFalse();
        assertThat(loaded.hash()).isEqualTo(saved.hash());
    }
}
