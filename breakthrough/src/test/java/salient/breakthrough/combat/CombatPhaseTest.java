package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.ProvingGround.FACE_TO_FACE;
import static salient.breakthrough.combat.Fighting.HALF;
import static salient.breakthrough.combat.Fighting.STAYS;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.ProvingGround;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.play.CombatEvent.Fighter;
import salient.breakthrough.play.CombatEvent.Fought;
import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.kernel.dice.Roll;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** 8.0 and 8.1: who fights whom, in which order, and what it leaves of them. */
class CombatPhaseTest {
    private static List<String> units(CombatEvent.Force force) {
        return force.units().stream().map(Fighter::unit).toList();
    }

    @Clause("breakthrough 8.0a")
    @Test
    void combatsAreResolvedInTheOrderInWhichTheyWerePlotted() {
        Fighting fighting = Fighting.german(FACE_TO_FACE + "german 77/26VG 2,5 op=12\namerican 423/106 2,4\n")
                .orders("attack 77/26VG 1", "attack 39/26VG 1")
                .rolls(HALF, HALF, STAYS, HALF, HALF, STAYS);
        assertThat(fighting.events(Fought.class)).extracting(Fought::hex).containsExactly("2,4", "4,4");
    }

    @Clause("breakthrough 8.0b")
    @Test
    void allWhoPlottedAgainstAHexFightTogetherAtThePlaceOfTheFirst() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12
                        german 77/26VG 2,5 op=12
                        german 78/26VG 3,4 op=12
                        american 422/106 4,4
                        american 424/106 4,4
                        american 423/106 2,4
                        """)
                .orders("attack 39/26VG 1", "attack 77/26VG 1", "attack 78/26VG 2")
                .rolls(HALF, HALF, STAYS, STAYS, HALF, HALF, STAYS);
        Fought first = fighting.events(Fought.class).getFirst();
        assertThat(first.hex()).isEqualTo("4,4");
        assertThat(units(first.attackers())).containsExactly("39/26VG", "78/26VG");
        assertThat(units(first.defenders())).containsExactly("422/106", "424/106");
    }

    @Clause("breakthrough 8.0j")
    @Test
    void aUnitStackedWithAnAttackerThatDidNotPlotTakesNoPart() {
        Fighting fighting = Fighting.faceToFace("german 77/26VG 4,5 op=12\n", HALF, HALF, STAYS);
        assertThat(units(fighting.only(Fought.class).attackers())).containsExactly("39/26VG");
        fighting.has(Forces::strength, "77/26VG", 55);
    }

    @Clause("breakthrough 8.0j")
    @Test
    void anEmptyTargetIsNotFoughtForButEntered() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 advance
                        german 77/26VG 4,5 op=12
                        american 422/106 1,1
                        plots 39/26VG>1 77/26VG>1
                        """).rolls();
        assertThat(fighting.only(CombatEvent.NothingToAttack.class).hex()).isEqualTo("4,4");
        fighting.at("39/26VG", "4,4");
        fighting.at("77/26VG", "4,5");
    }

    @Clause({"breakthrough 7.1c", "breakthrough 7.9e"})
    @Test
    void afterTheCombatPhaseNoPlotIsLeft() {
        Fighting fighting = Fighting.faceToFace("", HALF, HALF, STAYS);
        assertThat(fighting.position().state().turn().plots()).isZero();
        assertThat(fighting.forces().plot(Fighting.unit("39/26VG"))).isEqualTo(Forces.NONE);
    }

    @Clause({"breakthrough 8.2l", "breakthrough 8.3e", "breakthrough 8.3f", "breakthrough 8.1g", "breakthrough 8.4d"})
    @Test
    void theWorkedExamplePlayedOut() {
        String units = """
                german 39/26VG 6,7 op=12 strength=60 efficiency=80 artillery=10
                german DIV/116PZ 5,6 of=60/116PZ+156/116PZ op=12 unsupplied
                american 422/106 6,6 efficiency=90 fort=2 artillery=30
                """;
        Fighting fighting = Fighting.german(units)
                .orders("attack 39/26VG 1", "attack DIV/116PZ 2")
                .rolls(HALF, HALF, 2275);
        Fought fought = fighting.only(Fought.class);
        assertThat(fought.attackers().total().orElseThrow().total()).isEqualTo("105.63");
        assertThat(fought.defenders().total().orElseThrow().total()).isEqualTo("145.20");
        assertThat(fought.odds()).isEqualTo("0.73");
        assertThat(fought.attackers().units()).extracting(Fighter::loss).containsExactly(5, 8);
        assertThat(fought.defenders().units()).extracting(Fighter::loss).containsExactly(5);
        fighting.has(Forces::efficiency, "39/26VG", 67);
        fighting.has(Forces::efficiency, "DIV/116PZ", 89);
        fighting.has(Forces::efficiency, "422/106", 77);
        fighting.has(Forces::artillery, "422/106", 27);
        CombatEvent.StoodInstead stood = fighting.only(CombatEvent.StoodInstead.class);
        assertThat(stood.test().orElseThrow().faces()).isEqualTo(2275);
        assertThat(stood.loss()).isEqualTo(4);
        fighting.has(Forces::strength, "422/106", 31);
        Fighting.german(units)
                .orders("attack 39/26VG 1", "attack DIV/116PZ 2")
                .rolls(HALF, HALF, 2276)
                .has(Forces::strength, "422/106", 35);
    }

    @Clause({"breakthrough 8.1e", "breakthrough 8.1g", "breakthrough 8.1a"})
    @Test
    void lossesCostEfficiencyButNeverBelowForty() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=50 efficiency=80
                        american 422/106 4,4 strength=4 efficiency=45
                        """).orders("attack 39/26VG 1").rolls(HALF, HALF);
        // the attacker loses 3 of 50 (6%, 9 points), the defender 50 x 0.06 x 6 x 0.75 = 13.5 but has only 4
        fighting.has(Forces::efficiency, "39/26VG", 71);
        fighting.at("422/106", "eliminated");
        fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=50
                        american 422/106 4,4 strength=40 efficiency=45
                        """).orders("attack 39/26VG 1").rolls(HALF, HALF, STAYS);
        fighting.has(Forces::strength, "422/106", 34);
        fighting.has(Forces::efficiency, "422/106", 40);
    }

    @Clause({"breakthrough 8.0i", "breakthrough 6.4i", "breakthrough 10.1f"})
    @Test
    void aUnitWithoutStrengthIsEliminatedWithItsArtillery() {
        Fighting fighting = Fighting.german("""
                        pools XVII 10
                        german DIV/26VG 4,5 of=39/26VG+77/26VG op=12
                        american 422/106 4,4 strength=1 artillery=9
                        """)
                .orders("attack DIV/26VG 1")
                .rolls(HALF, HALF)
                .at("422/106", "eliminated");
        assertThat(fighting.only(CombatEvent.Eliminated.class).victoryPoints()).isEqualTo(50);
        ArtilleryPool pool = ArtilleryPool.all().stream()
                .filter(p -> p.corps().equals("XVII"))
                .findFirst()
                .orElseThrow();
        assertThat(fighting.position().state().turn().pool(pool.index())).isEqualTo(10);
    }

    @Clause({"breakthrough 8.0i", "breakthrough 10.1f", "breakthrough 6.6l"})
    @Test
    void anEliminatedDivisionTakesItsRegimentsWithItAndCountsAllItsStackingPoints() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12
                        german 77/26VG 4,5 op=12
                        american DIV/106 4,4 of=422/106+423/106+424/106 strength=2
                        """)
                .orders("attack 39/26VG 1", "attack 77/26VG 1")
                .rolls(HALF, HALF)
                .at("422/106", "eliminated")
                .at("424/106", "eliminated")
                .at("DIV/106", "absent");
        assertThat(fighting.only(CombatEvent.Eliminated.class).victoryPoints()).isEqualTo(150);
        assertThat(fighting.position().state().turn().eliminated(Army.AMERICAN)).isEqualTo(3);
    }

    @Clause({"breakthrough 8.0i", "breakthrough 6.6l"})
    @Test
    void aRegimentOutsideTheEliminatedDivisionLivesOn() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12
                        german 77/26VG 4,5 op=12
                        american DIV/106 4,4 of=422/106+424/106 strength=2
                        american 423/106 1,1
                        """)
                .orders("attack 39/26VG 1", "attack 77/26VG 1")
                .rolls(HALF, HALF)
                .at("422/106", "eliminated")
                .at("423/106", "1,1")
                .at("424/106", "eliminated");
        assertThat(fighting.position().state().turn().eliminated(Army.AMERICAN)).isEqualTo(2);
    }

    @Clause({"breakthrough 10.1g", "breakthrough 10.1h"})
    @Test
    void germanRegimentsCostPointsAndEngineersAndBattalionsNothing() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=1
                        german ENG/ISS 4,5 op=12 strength=1
                        german 560 3,4 op=12 strength=1
                        american DIV/106 4,4 of=422/106+423/106+424/106 artillery=90
                        """)
                .orders("attack 39/26VG 1", "attack ENG/ISS 1", "attack 560 2")
                .rolls(HALF, HALF, STAYS);
        assertThat(fighting.events(CombatEvent.Eliminated.class))
                .extracting(CombatEvent.Eliminated::victoryPoints)
                .containsExactly(-50, 0, 0);
        assertThat(fighting.position().state().turn().eliminated(Army.GERMAN)).isEqualTo(1);
    }

    @Clause({"breakthrough 6.4i", "breakthrough 8.3c"})
    @Test
    void artilleryIsLostInTheProportionOfTheCasualties() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=50 artillery=33
                        american 422/106 4,4 strength=40 artillery=30
                        """).orders("attack 39/26VG 1").rolls(HALF, HALF, STAYS);
        // attacker: 3 + 30/10 = 6 of 50 lost, 33 x 6/50 = 3.96; defender: 50 x 0.06 x 83/70 x 0.75 = 2.67, + 33/20
        Fought fought = fighting.only(Fought.class);
        assertThat(fought.attackers().loss()).isEqualTo(6);
        assertThat(fought.defenders().loss()).isEqualTo(4);
        fighting.has(Forces::artillery, "39/26VG", 30);
        fighting.has(Forces::artillery, "422/106", 27);
        assertThat(fought.defenders().total().orElseThrow().effectiveArtillery())
                .isEqualTo("30.00");
        assertThat(fought.defenders().units().getFirst().eliminated()).isFalse();
    }

    @Clause({"breakthrough 8.0f", "breakthrough 6.1f", "breakthrough 12.3d"})
    @Test
    void theEnemyReckonsWithTheLossesHeWasShown() {
        Fighting fighting = Fighting.german("""
                        german DIV/26VG 4,5 of=39/26VG+77/26VG op=12
                        american DIV/106 4,4 of=422/106+423/106+424/106
                        """).orders("attack DIV/26VG 1").rolls(100, 100, STAYS);
        // 110 x 0.0894 x 137.5/150 x 0.995 = 8.97: 9 of 120, seen as 110 by the German
        fighting.has(Forces::strength, "DIV/106", 111);
        assertThat(fighting.forces().reported(Fighting.unit("DIV/106"))).isEqualTo(111);
        assertThat(fighting.forces().reported(Fighting.unit("DIV/26VG"))).isEqualTo(100);
        assertThat(fighting.position()
                        .knownTo(Army.GERMAN.side())
                        .state()
                        .forces()
                        .strength(Fighting.unit("DIV/106")))
                .isEqualTo(110);
    }

    @Clause({"breakthrough 7.9a", "breakthrough 13.5n"})
    @Test
    void defendingCostsThreeOperationPointsOrWhatIsLeftOfThem() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12
                        american 422/106 4,4 op=9
                        american 423/106 4,4 op=2
                        american 424/106 4,4 op=0
                        """)
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, STAYS, STAYS, STAYS)
                .has(Forces::op, "422/106", 6)
                .has(Forces::op, "423/106", 0)
                .has(Forces::op, "424/106", 0);
        assertThat(units(fighting.only(Fought.class).defenders())).hasSize(3);
    }

    @Clause({"breakthrough 4.3o", "breakthrough 4.3q"})
    @Test
    void anIsolatedDefenderSurrendersOnFortyOrLess() {
        String units = """
                german 39/26VG 4,5 op=12 advance
                american 422/106 4,4 isolated artillery=10
                """;
        Fighting surrender = Fighting.german(units).orders("attack 39/26VG 1").rolls(40);
        assertThat(surrender.only(CombatEvent.SurrenderTested.class).surrendered())
                .containsExactly("422/106");
        assertThat(surrender.events(Fought.class)).isEmpty();
        surrender.at("422/106", "eliminated");
        surrender.has(Forces::strength, "39/26VG", 55);
        surrender.at("39/26VG", "4,4");
        Fighting fight = Fighting.german(units).orders("attack 39/26VG 1").rolls(41, HALF, HALF, STAYS);
        assertThat(fight.only(CombatEvent.SurrenderTested.class).fightOn()).containsExactly("422/106");
        fight.at("422/106", "4,4");
    }

    @Clause("breakthrough 4.3q")
    @Test
    void onlyIsolatedUnitsRollAndTheOthersFightOnWithoutThem() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12
                        american 422/106 4,4 isolated
                        american 423/106 4,4 unsupplied
                        american 424/106 4,4 isolated
                        """).orders("attack 39/26VG 1").rolls(1, 100, HALF, HALF, STAYS, STAYS);
        assertThat(units(fighting.only(Fought.class).defenders())).containsExactly("423/106", "424/106");
    }

    /** A combat with a defender of 34 points, who holds. */
    private static Fighting againstThirtyFour() {
        return Fighting.german("german 39/26VG 4,5 op=12\namerican 422/106 4,4 strength=34\n")
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, STAYS);
    }

    @Clause({"breakthrough 8.0f", "breakthrough 8.0g", "breakthrough 8.0h"})
    @Test
    void bothSidesAreShownOddsLossesPlaceAndApproximateStrength() {
        Fighting fighting = againstThirtyFour();
        for (Side side :
                List.of(new Side("german", "German"), new Side("american", "American"), Side.PUBLIC, Side.REFEREE)) {
            Fought seen = (Fought) fighting.only(Fought.class).seenBy(side).orElseThrow();
            assertThat(seen.odds()).isEqualTo("1.62");
            assertThat(seen.hex()).isEqualTo("4,4");
            assertThat(seen.approximateStrength()).isEqualTo(30);
            assertThat(seen.attackers().loss()).isEqualTo(3);
            assertThat(seen.defenders().loss()).isEqualTo(4);
        }
    }

    @Clause({"breakthrough 6.1f", "breakthrough 8.0h"})
    @Test
    void howAStrengthWasMadeIsToldToItsOwnSideAlone() {
        Fighting fighting = againstThirtyFour();
        Fought german = (Fought)
                fighting.only(Fought.class).seenBy(new Side("german", "German")).orElseThrow();
        assertThat(german.attackers().units().getFirst().details()).isPresent();
        assertThat(german.attackers().total()).isPresent();
        assertThat(german.defenders().units().getFirst().details()).isEmpty();
        assertThat(german.defenders().total()).isEmpty();
        assertThat(german.rolls().stream().map(Roll::purpose))
                .extracting("text")
                .containsExactly("attacker losses");
        Fought publicly =
                (Fought) fighting.only(Fought.class).seenBy(Side.PUBLIC).orElseThrow();
        assertThat(publicly.rolls()).isEmpty();
        CombatEvent.Held held = (CombatEvent.Held) fighting.only(CombatEvent.Held.class)
                .seenBy(new Side("german", "German"))
                .orElseThrow();
        assertThat(held.test()).isEmpty();
    }

    @Clause("breakthrough 8.0h")
    @Test
    void theApproximateStrengthIsTheNearestTenAndAtLeastTen() {
        assertThat(List.of(1, 14, 15, 44, 45, 120).stream().map(CombatPhase::approximate))
                .containsExactly(10, 10, 20, 40, 50, 120);
    }

    @Clause({"breakthrough 8.0a", "breakthrough 7.1c"})
    @Test
    void withoutPlotsTheCombatPhasePassesWithoutARoll() {
        BreakthroughPosition position = ProvingGround.position("1", "german operation 1", FACE_TO_FACE);
        assertThat(Games.play(position, new ScriptedDice(), "done")).isNotEmpty();
        assertThat(position.toDecide().id()).isEqualTo("american");
    }
}
