package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.combat.Fighting.GOES;
import static salient.breakthrough.combat.Fighting.HALF;
import static salient.breakthrough.combat.Fighting.STAYS;

import org.junit.jupiter.api.Test;
import salient.breakthrough.Games;
import salient.breakthrough.play.CombatEvent.Advanced;
import salient.breakthrough.play.CombatEvent.CannotAdvance;
import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.ArtilleryPool;
import salient.kernel.rulebook.Clause;

/** 8.4j to 8.4n, with 6.4g, 6.7o and 7.9h as far as they are about advances. */
class AdvanceAfterCombatTest {
    @Clause({"breakthrough 8.4j", "breakthrough 8.4n", "breakthrough 7.9f", "breakthrough 2.4c"})
    @Test
    void thoseToldToAdvanceDoSoInPlotOrderEvenOnDecember16() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 advance
                        german 77/26VG 3,4 op=12 advance
                        german 78/26VG 5,4 op=12
                        american 422/106 4,4
                        """)
                .orders("attack 77/26VG 2", "attack 39/26VG 1", "attack 78/26VG 6")
                .rolls(HALF, HALF, GOES);
        assertThat(fighting.events(Advanced.class)).extracting(Advanced::unit).containsExactly("77/26VG", "39/26VG");
        fighting.at("78/26VG", "5,4");
        assertThat(fighting.owner("4,4")).isEqualTo("german");
    }

    @Clause({"breakthrough 8.4j", "breakthrough 8.4k", "breakthrough 7.6v"})
    @Test
    void whenThereIsNotRoomForAllTheFirstPlotterGoesFirst() {
        Fighting fighting = Fighting.german("""
                        german DIV/26VG 4,5 of=39/26VG+77/26VG op=12 advance
                        german DIV/116PZ 3,4 of=60/116PZ+156/116PZ op=12 advance
                        american DIV/106 4,4 of=422/106+423/106+424/106
                        """)
                .orders("attack DIV/116PZ 2", "attack DIV/26VG 1")
                .rolls(HALF, HALF, GOES)
                .at("DIV/116PZ", "4,4")
                .at("DIV/26VG", "4,5");
        assertThat(fighting.only(CannotAdvance.class).forbidding())
                .extracting("number")
                .containsExactly("7.6v");
    }

    @Clause("breakthrough 8.4n")
    @Test
    void nobodyAdvancesWhileADefenderIsLeft() {
        Fighting fighting = Fighting.german("""
                        german DIV/26VG 4,5 of=39/26VG+77/26VG op=12 advance
                        american 422/106 4,4
                        american 423/106 4,4
                        """).orders("attack DIV/26VG 1").rolls(HALF, HALF, GOES, STAYS);
        assertThat(fighting.events(Advanced.class)).isEmpty();
        fighting.at("DIV/26VG", "4,5");
    }

    @Clause("breakthrough 8.4n")
    @Test
    void aUnitThatDidNotAttackDoesNotAdvance() {
        Fighting.german("""
                        german DIV/26VG 4,5 of=39/26VG+77/26VG op=12
                        german 78/26VG 4,5 op=12 advance
                        american 422/106 4,4
                        """).orders("attack DIV/26VG 1").rolls(HALF, HALF, GOES).at("78/26VG", "4,5");
    }

    @Clause("breakthrough 8.4n")
    @Test
    void aDestroyedAttackerDoesNotAdvance() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=1 advance
                        german 77/26VG 4,5 op=12 strength=1 advance
                        american 422/106 4,4 strength=1 artillery=20
                        """)
                .orders("attack 39/26VG 1", "attack 77/26VG 1")
                .rolls(HALF, 100, GOES);
        assertThat(fighting.events(Advanced.class)).isEmpty();
    }

    @Clause({"breakthrough 8.4l", "breakthrough 8.4m", "breakthrough 13.5h"})
    @Test
    void anAdvanceCostsTheGroundAndTheEnemyHexButNoZones() {
        // 12 - 6 for the attack, 3 for clear ground, 1 for an enemy hex; 423/106 at 4,2 looks on
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 advance
                        american 422/106 4,4
                        american 423/106 4,2
                        """).orders("attack 39/26VG 1").rolls(HALF, HALF, GOES);
        assertThat(fighting.only(Advanced.class).op()).isEqualTo(2);
        assertThat(fighting.only(Advanced.class).costs()).extracting("points").containsExactly(3, 1);
        Fighting.german("""
                        german 39/26VG 4,5 op=6 advance
                        american 422/106 4,4
                        """)
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF, GOES)
                .at("39/26VG", "4,4")
                .has(Forces::op, "39/26VG", 0);
    }

    @Clause({"breakthrough 6.4g", "breakthrough 7.8d", "breakthrough 8.1d"})
    @Test
    void anAdvanceSendsHalfTheArtilleryBackAndCostsAPointOfEfficiency() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 4,5 op=12 strength=100 artillery=15 fort=3 advance
                        american 422/106 4,4 strength=1
                        """).orders("attack 39/26VG 1").rolls(1, 1);
        // it loses 3 of 100: 4.5%, half up 5; no artillery (0.45)
        fighting.has(Forces::artillery, "39/26VG", 7);
        ArtilleryPool pool = ArtilleryPool.all().stream()
                .filter(p -> p.corps().equals("XLVII"))
                .findFirst()
                .orElseThrow();
        assertThat(fighting.position().state().turn().pool(pool.index())).isEqualTo(8);
        assertThat(fighting.only(Advanced.class).artilleryReturned()).isEqualTo(8);
        fighting.has(Forces::fort, "39/26VG", 0);
        fighting.has(Forces::efficiency, "39/26VG", 100 - 5 - 1);
    }

    @Clause({"breakthrough 7.9h", "breakthrough 8.4k", "breakthrough 8.2b"})
    @Test
    void tanksAttackAcrossARiverButDoNotAdvanceAcrossIt() {
        Fighting fighting = Fighting.american("""
                        american CCB/7A 2,6 op=15 advance
                        american 9/2 2,6 op=9 advance
                        german 39/26VG 2,7 strength=1
                        """)
                .orders("attack CCB/7A 4", "attack 9/2 4")
                .rolls(HALF, HALF)
                .at("CCB/7A", "2,6");
        assertThat(fighting.only(CannotAdvance.class).forbidding())
                .extracting("number")
                .containsExactly("7.6q");
        fighting.at("9/2", "2,7");
    }

    @Clause({"breakthrough 6.7o", "breakthrough 6.7l"})
    @Test
    void anAdvanceTakesTheCheaperWayAcrossAndAtEqualCostTheRiver() {
        String units = """
                german 39/26VG 2,7 op=12 advance
                american 422/106 2,6 strength=1
                """;
        // by the bridge 0, through the river 5
        Fighting bridge = Fighting.german(units).orders("attack 39/26VG 1").rolls(HALF, HALF);
        int site = bridge.position().state().board().site("2,6/2,7");
        assertThat(bridge.position().state().ground().crossings(site)).isEqualTo(1);
        bridge.has(Forces::op, "39/26VG", 12 - 6 - 3 - 1);
        // three have crossed: the bridge costs 6, the river 5
        Fighting river = Fighting.german(units + "crossed 2,6/2,7 3\n")
                .orders("attack 39/26VG 1")
                .rolls(HALF, HALF);
        assertThat(river.position().state().ground().crossings(site)).isEqualTo(3);
    }

    @Clause({"breakthrough 8.4k", "breakthrough 7.6n"})
    @Test
    void noGermanAdvancesIntoTheFirstColumn() {
        Fighting fighting = Fighting.german("""
                        german 39/26VG 1,4 op=12 advance
                        american 422/106 0,4 strength=1
                        """)
                .orders("attack 39/26VG 6")
                .rolls(HALF, HALF)
                .at("39/26VG", "1,4");
        assertThat(fighting.only(CannotAdvance.class).forbidding())
                .extracting("number")
                .containsExactly("7.6n");
    }

    @Clause({"breakthrough 8.4k", "breakthrough 7.6o", "breakthrough 7.6p"})
    @Test
    void attacksIntoTheCorridorAreAllowedAdvancesOfUnmarkedUnitsAreNot() {
        Fighting fighting = Fighting.of(Games.twelveDays("2", "american operation 1", """
                        american 422/106 18,24 op=9 advance
                        american 424/106 18,24 op=9 advance
                        german 39/26VG 17,24 strength=1
                        """))
                .orders("attack 422/106 5", "attack 424/106 5")
                .rolls(HALF, HALF)
                .at("422/106", "18,24")
                .at("424/106", "17,24");
        assertThat(fighting.only(CannotAdvance.class).forbidding())
                .extracting("number")
                .containsExactly("7.6o");
    }

    @Clause({"breakthrough 8.4k", "breakthrough 7.7j"})
    @Test
    void inTravelModeAnAdvanceFollowsTheRoad() {
        Fighting fighting = Fighting.german("""
                        german 16/116PZ 2,5 op=12 travel advance
                        american 422/106 2,4 strength=1
                        """)
                .orders("attack 16/116PZ 1")
                .rolls(HALF, HALF)
                .at("16/116PZ", "2,4");
        // the road for 1, an enemy hex for 1
        fighting.has(Forces::op, "16/116PZ", 12 - 6 - 2);
        fighting.has(Forces::efficiency, "16/116PZ", 100 - 8);
    }
}
