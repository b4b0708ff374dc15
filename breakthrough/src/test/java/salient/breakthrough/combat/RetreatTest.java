package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.ProvingGround.FACE_TO_FACE;
import static salient.breakthrough.combat.Fighting.GOES;
import static salient.breakthrough.combat.Fighting.HALF;
import static salient.breakthrough.combat.Fighting.STAYS;

import org.junit.jupiter.api.Test;
import salient.breakthrough.Games;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.play.CombatEvent.Held;
import salient.breakthrough.play.CombatEvent.Retreated;
import salient.breakthrough.play.CombatEvent.StoodInstead;
import salient.breakthrough.state.Forces;
import salient.kernel.rulebook.Clause;

/** 8.4a to 8.4i and 8.4k to 8.4m for those who retreat. */
class RetreatTest {
    /** 39/26VG at 4,5 attacks 422/106 at 4,4 in the open; the defender is called to retreat. */
    private static Fighting retreat(String more) {
        return Fighting.german("german 39/26VG 4,5 op=12\namerican 422/106 4,4 op=9\n" + more)
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, GOES);
    }

    @Clause({"breakthrough 8.4b", "breakthrough 8.4c", "breakthrough 8.4h", "breakthrough 8.0e"})
    @Test
    void aDefenderRetreatsOnARollWithinItsChance() {
        String units = """
                german 39/26VG 4,5 op=12 strength=50
                american 422/106 4,4 strength=40
                """;
        // it loses 50 x 0.06 x 1.25 x 0.75 = 2.8125, so 3 of 40: 7.5%, efficiency 92, chance 18.75 + 4 = 22.75%
        Fighting goes = Fighting.german(units).orders("attack 39/26VG 1").rolls(HALF, HALF, 2275);
        assertThat(goes.only(Retreated.class).test().orElseThrow().faces()).isEqualTo(2275);
        goes.at("422/106", "4,3");
        Fighting stays = Fighting.german(units).orders("attack 39/26VG 1").rolls(HALF, HALF, 2276);
        assertThat(stays.only(Held.class).unit()).isEqualTo("422/106");
        stays.at("422/106", "4,4");
    }

    @Clause({"breakthrough 8.4a", "breakthrough 7.8f"})
    @Test
    void fortificationLowersTheChance() {
        // odds 150 / 64, loses 150 x 0.06 x 2.34375 x 0.75 = 15.8: 16 of 40, 40%, efficiency 60: 100 + 20 - 20 > 95
        assertThat(chanceToRetreat(150, "fort=2")).isEqualTo(9500);
        // odds 1.0, loses 2.25: 2 of 40, 5%, efficiency 45: 12.5 + 27.5 - 50 < 0
        assertThat(chanceToRetreat(50, "efficiency=50 fort=5")).isZero();
    }

    /** That of a defender of 40 points who stays, in hundredths of a percent. */
    private static int chanceToRetreat(int attacker, String defender) {
        return Fighting.german("german 39/26VG 4,5 op=12 strength=" + attacker + "\namerican 422/106 4,4 strength=40 "
                        + defender + "\n")
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, STAYS)
                .only(Held.class)
                .test()
                .orElseThrow()
                .faces();
    }

    @Clause("breakthrough 8.4b")
    @Test
    void eachDefenderIsTestedOnItsOwnAndAttackersNever() {
        Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=20 efficiency=40
                        american 422/106 4,4 efficiency=60
                        american 423/106 4,4 efficiency=60
                        american 424/106 4,4 efficiency=60
                        """)
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, GOES, STAYS, GOES)
                .at("422/106", "4,3")
                .at("423/106", "4,4")
                .at("424/106", "4,3")
                .at("39/26VG", "4,5");
    }

    @Clause({"breakthrough 8.4d", "breakthrough 8.4f"})
    @Test
    void nobodyLeavesATownButTheCallCostsATenthOfWhatIsLeft() {
        Fighting fighting = Fighting.german("""
                        german DIV/26VG 6,5 of=39/26VG+77/26VG op=12
                        american 422/106 6,4
                        """).orders("attack DIV/26VG 1").rolls(HALF, HALF, GOES);
        StoodInstead stood = fighting.only(StoodInstead.class);
        assertThat(stood.clause().number()).isEqualTo("8.4d");
        // 110 x 1.25 / 80: 110 x 0.06 x 1.71875 x 0.75 = 8.5, half up 9; then ceil(3.1) of 31
        assertThat(stood.loss()).isEqualTo(4);
        fighting.has(Forces::strength, "422/106", 27);
        fighting.at("422/106", "6,4");
    }

    @Clause({"breakthrough 8.4e", "breakthrough 8.4f", "breakthrough 8.4k"})
    @Test
    void withoutARouteItStandsAndPays() {
        Fighting fighting = retreat("""
                american DIV/99 4,3 of=393/99+394/99+395/99
                american DIV/2 5,3 of=9/2+23/2+38/2
                german 77/26VG 5,4
                german 78/26VG 3,4
                german 293/18VG 3,3
                """);
        StoodInstead stood = fighting.only(StoodInstead.class);
        assertThat(stood.clause().number()).isEqualTo("8.4e");
        fighting.at("422/106", "4,4");
        fighting.has(Forces::strength, "422/106", 40 - 3 - 4);
    }

    @Clause({"breakthrough 8.4f", "breakthrough 8.0i"})
    @Test
    void theAdditionalLossCanBeTheLast() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 6,5 op=12 strength=2
                        american 422/106 6,4 strength=1 efficiency=40
                        """)
                .orders("attack 39/26VG 1")
                .rolls(1, 1, GOES)
                .at("422/106", "eliminated");
        assertThat(fighting.only(CombatEvent.Eliminated.class).unit()).isEqualTo("422/106");
    }

    @Clause({"breakthrough 8.4g", "breakthrough 7.6h"})
    @Test
    void aRetreatIntoAnEnemyZoneCostsATenthMore() {
        // 77/26VG at 4,2 looks on 4,3, the units at 5,4 and 3,4 on 5,3 and 3,3
        Fighting fighting = retreat("""
                german 77/26VG 4,2
                german 78/26VG 5,4
                german 293/18VG 3,4
                """);
        Retreated retreated = fighting.only(Retreated.class);
        assertThat(retreated.loss()).isEqualTo(4);
        fighting.has(Forces::strength, "422/106", 40 - 3 - 4);
        assertThat(retreated.clauses()).extracting("number").contains("8.4g");
    }

    @Clause({"breakthrough 8.4g", "breakthrough 8.0i", "breakthrough 1.4g"})
    @Test
    void thatLossCanEndTheUnitAfterItHasGone() {
        Fighting fighting = Fighting.american("""
                        american 422/106 4,4 op=9 strength=4
                        american CCB/7A 4,7
                        american 423/106 6,6
                        american 424/106 2,6
                        german 39/26VG 4,5 strength=1 efficiency=40
                        """).orders("attack 422/106 4").rolls(1, 1, GOES);
        assertThat(fighting.only(Retreated.class).to()).isEqualTo("4,6");
        assertThat(fighting.only(Retreated.class).loss()).isEqualTo(1);
        fighting.at("39/26VG", "eliminated");
        assertThat(fighting.owner("4,6")).isEqualTo("german");
    }

    @Clause({"breakthrough 8.4i", "breakthrough 8.4g"})
    @Test
    void aHexOutsideEnemyZonesComesFirst() {
        // 4,3 is farthest from the attacker and own, but in the zone of 77/26VG; 3,3 is not
        Fighting fighting = retreat("german 77/26VG 5,2\n");
        assertThat(fighting.only(Retreated.class).to()).isEqualTo("3,3");
        assertThat(fighting.only(Retreated.class).loss()).isZero();
    }

    @Clause("breakthrough 8.4i")
    @Test
    void thenTheHexFarthestFromTheAttackersHexes() {
        // in zones all of them: 4,3 is two hexes from each attacker, 3,3 and 5,4 touch one of them but are own
        Fighting fighting = Fighting.german(FACE_TO_FACE + """
                        german 77/26VG 3,4 op=12
                        german 78/26VG 5,3
                        owned german 4,3
                        """)
                .orders("attack 39/26VG 1", "attack 77/26VG 2")
                .rolls(HALF, HALF, GOES);
        assertThat(fighting.only(Retreated.class).to()).isEqualTo("4,3");
    }

    @Clause("breakthrough 8.4i")
    @Test
    void thenAnOwnHexBeforeAnEnemyOne() {
        // 4,3, 5,3 and 3,3 are all two hexes from 4,5
        Fighting fighting = retreat("owned german 4,3 3,3\n");
        assertThat(fighting.only(Retreated.class).to()).isEqualTo("5,3");
    }

    @Clause("breakthrough 8.4i")
    @Test
    void thenTheHexNearerToTheOwnRearAndLastTheLowestDirection() {
        // 4,3, 5,3 and 3,3 all have y = 3: direction 1 is the lowest
        assertThat(retreat("").only(Retreated.class).to()).isEqualTo("4,3");
        // from an odd column the hex straight up is nearer to the American rear than those beside it
        Fighting fighting = Fighting.german("""
                        german 39/26VG 5,5 op=12
                        american 422/106 5,4
                        """).orders("attack 39/26VG 1").rolls(HALF, HALF, GOES);
        assertThat(fighting.only(Retreated.class).to()).isEqualTo("5,3");
        // a German retreats eastward
        Fighting german = Fighting.american("""
                        american DIV/106 4,3 of=422/106+423/106+424/106 op=9
                        german 39/26VG 4,4 strength=60
                        """).orders("attack DIV/106 4").rolls(HALF, HALF, GOES);
        assertThat(german.only(Retreated.class).to()).isEqualTo("4,5");
    }

    @Clause({"breakthrough 8.4k", "breakthrough 7.6v"})
    @Test
    void aRetreatKeepsTheStackingLimitAsItIsWhenItsTurnComes() {
        Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=20
                        american 422/106 4,4 efficiency=60
                        american 423/106 4,4 efficiency=60
                        american 9/2 4,3
                        american 23/2 4,3
                        """)
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, GOES, GOES)
                .at("422/106", "4,3")
                .at("423/106", "5,3");
    }

    @Clause({"breakthrough 8.4k", "breakthrough 7.6n", "breakthrough 1.4k"})
    @Test
    void aGermanDoesNotRetreatIntoTheFirstColumn() {
        Fighting fighting = Fighting.american("""
                        american DIV/106 2,3 of=422/106+423/106+424/106 op=9
                        german 39/26VG 1,3 strength=60
                        german DIV/18VG 1,4 of=293/18VG+294/18VG+295/18VG
                        """).orders("attack DIV/106 5").rolls(HALF, HALF, GOES);
        // 0,3 and 0,4 are outside the attacker's zone and far from him, 1,4 is full; of 1,2 and 2,4 the latter is east
        assertThat(fighting.only(Retreated.class).to()).isEqualTo("2,4");
    }

    @Clause({"breakthrough 8.4k", "breakthrough 7.6o", "breakthrough 7.6p"})
    @Test
    void anUnmarkedAmericanDoesNotRetreatIntoTheCorridor() {
        String units = """
                turn 2
                phase german operation 1
                german DIV/26VG 19,24 of=39/26VG+77/26VG op=12
                """;
        // 18,24 has neighbors 17,23 and 17,24 in the corridor; 422/106 is not marked, 424/106 is
        Fighting banned = Fighting.of(Games.twelveDays(units + "american 422/106 18,24\nowned german 18,23 19,23\n"))
                .orders("attack DIV/26VG 6")
                .rolls(HALF, HALF, GOES);
        assertThat(banned.only(Retreated.class).to()).isEqualTo("18,23");
        Fighting marked = Fighting.of(Games.twelveDays(units + "american 424/106 18,24\nowned german 18,23 19,23\n"))
                .orders("attack DIV/26VG 6")
                .rolls(HALF, HALF, GOES);
        assertThat(marked.only(Retreated.class).to()).isEqualTo("17,23");
    }

    @Clause({"breakthrough 8.4k", "breakthrough 6.7k", "breakthrough 7.6q"})
    @Test
    void tanksDoNotRetreatAcrossARiverAndInfantryDoes() {
        String attackers = """
                american 9/2 2,5 op=9
                american 23/2 1,5 op=9
                american 38/2 3,5 op=9
                american 393/99 1,6
                american 394/99 3,6
                """;
        Fighting tanks = Fighting.american(attackers + "german 16/116PZ 2,6\n")
                .orders("attack 9/2 4", "attack 23/2 3", "attack 38/2 5")
                .rolls(HALF, HALF, GOES);
        assertThat(tanks.only(StoodInstead.class).clause().number()).isEqualTo("8.4e");
        Fighting infantry = Fighting.american(attackers + "german 39/26VG 2,6\n")
                .orders("attack 9/2 4", "attack 23/2 3", "attack 38/2 5")
                .rolls(HALF, HALF, GOES);
        assertThat(infantry.only(Retreated.class).to()).isEqualTo("2,7");
    }

    @Clause({"breakthrough 8.4k", "breakthrough 7.7j", "breakthrough 7.7l", "breakthrough 6.7l"})
    @Test
    void inTravelModeOnlyTheRoadLeadsBackAndOnlyOverAnIntactBridge() {
        String units = """
                american 9/2 2,5 op=9
                german 16/116PZ 2,6 travel op=9
                """;
        Fighting over = Fighting.american(units).orders("attack 9/2 4").rolls(HALF, HALF, GOES);
        assertThat(over.only(Retreated.class).to()).isEqualTo("2,7");
        int site = over.position().state().board().site("2,6/2,7");
        assertThat(over.position().state().ground().crossings(site)).isEqualTo(1);
        Fighting blown = Fighting.american(units + "blown 2,6/2,7\n")
                .orders("attack 9/2 4")
                .rolls(HALF, HALF, GOES);
        assertThat(blown.events(Retreated.class)).isEmpty();
        assertThat(blown.only(StoodInstead.class).clause().number()).isEqualTo("8.4e");
    }

    @Clause({"breakthrough 8.4l", "breakthrough 8.4m", "breakthrough 7.9a"})
    @Test
    void aRetreatCostsTheGroundButNoZonesAndNeverMoreThanThereIs() {
        // defense 3, then clear ground 3; leaving the zone of the attacker costs nothing
        Fighting fighting = retreat("").has(Forces::op, "422/106", 9 - 3 - 3);
        assertThat(fighting.only(Retreated.class).costs()).extracting("points").containsExactly(3);
        Fighting.german("german 39/26VG 4,5 op=12\namerican 422/106 4,4 op=4\n")
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, GOES)
                .at("422/106", "4,3")
                .has(Forces::op, "422/106", 0);
    }

    @Clause({"breakthrough 6.4h", "breakthrough 7.8d", "breakthrough 8.1d", "breakthrough 1.4g"})
    @Test
    void aRetreatKeepsArtilleryLosesFortificationAndAPointOfEfficiencyAndTakesTheHex() {
        Fighting fighting = Fighting.german("""
                        german DIV/26VG 4,5 of=39/26VG+77/26VG op=12
                        american 422/106 4,4 artillery=10 fort=1
                        owned german 4,3 3,3 5,3
                        """).orders("attack DIV/26VG 1").rolls(HALF, HALF, GOES);
        // 110 x 1.25 / (52 + 10): 110 x 0.06 x 2.2177 x 0.75 = 10.98: 11 of 40 lost, 27.5%, half up 28
        fighting.has(Forces::strength, "422/106", 29);
        fighting.has(Forces::artillery, "422/106", 10 - 2);
        fighting.has(Forces::fort, "422/106", 0);
        fighting.has(Forces::efficiency, "422/106", 100 - 28 - 1);
        assertThat(fighting.owner("4,3")).isEqualTo("american");
    }

    @Clause("breakthrough 8.1d")
    @Test
    void inTravelModeARetreatCostsNoEfficiency() {
        Fighting fighting = Fighting.american("""
                        american 9/2 2,5 op=9
                        german 16/116PZ 2,6 travel op=9
                        """).orders("attack 9/2 4").rolls(HALF, HALF, GOES);
        // 50 / 33: 50 x 0.06 x 1.515 x 0.75 = 3.4: 3 of 55, 5.45%, 5 points
        fighting.has(Forces::efficiency, "16/116PZ", 95);
    }
}
