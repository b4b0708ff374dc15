package salient.greatbattles.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.Cases;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.GroundType;
import salient.kernel.rulebook.Clause;

/** G22 to G31: the ground and who sees over it. Wood 10-14, town 20-24, hill 2-8 by 20-26. */
class SightTest {
    private final ProvingGround g = new ProvingGround();

    private GroundType going(double x, double y) {
        return g.s.scenario().terrain().going((int) (x * 1000), (int) (y * 1000));
    }

    private Cover cover(double x, double y) {
        return g.s.scenario().terrain().cover(new Point((int) (x * 1000), (int) (y * 1000)));
    }

    @Test
    @Clause({"greatbattles G23", "greatbattles G20"})
    void aStandIsInTheTerrainThatHoldsItsCenterTheEdgeIncluded() {
        assertThat(cover(12, 12)).isEqualTo(Cover.SOFT);
        assertThat(cover(10, 12)).isEqualTo(Cover.SOFT);
        assertThat(cover(9.999, 12)).isEqualTo(Cover.OPEN);
        assertThat(cover(22, 22)).isEqualTo(Cover.HARD);
        assertThat(cover(5, 23)).isEqualTo(Cover.OPEN); // a hill is no cover
    }

    @Test
    @Clause("greatbattles G23")
    void theBestOfSeveralClassesApplies() {
        ProvingGround b = ProvingGround.with(
                "area bunker Casemate 21,21 22,21 22,22 21,22\narea woods Park 19,19 21,19 21,21 19,21");
        var terrain = b.s.scenario().terrain();
        assertThat(terrain.cover(new Point(21_500, 21_500))).isEqualTo(Cover.BUNKER);
        assertThat(terrain.cover(new Point(20_500, 20_500))).isEqualTo(Cover.HARD);
        assertThat(terrain.cover(new Point(19_500, 19_500))).isEqualTo(Cover.SOFT);
    }

    /** The strip of the contour line is an inch wide. */
    @ParameterizedTest
    @CsvSource({
        "in the wood, 12, 12, BAD",
        "in the town, 22, 22, BAD",
        "in the open, 5, 5, GOOD",
        "on the road, 27, 5, PAVED_ROAD",
        "on the hill, 5, 23, GOOD",
        "on its contour line, 5, 20.4, BAD",
        "on its contour line, 5, 19.6, BAD",
        "above the line, 5, 20.6, GOOD",
        "below the line, 5, 19.4, GOOD"
    })
    @Clause({"greatbattles G24", "greatbattles G25"})
    void woodsTownsAndContourLinesAreBadGoingAndRoadsAreRoads(String where, double x, double y, GroundType ground) {
        assertThat(going(x, y)).as(where).isEqualTo(ground);
    }

    @Test
    @Clause({"greatbattles G25", "greatbattles G32"})
    void crossingAContourCostsABadInch() {
        g.put("allied/A1/1", 5, 18, 0); // 1.5" good, 1" bad: 1.5/3 + 1/2.5 = 0.9, 0.3" more
        g.legal("move allied/A1 +0,+2.8").refused("move allied/A1 +0,+2.9", "G32");
    }

    @Test
    @Clause({"greatbattles G24", "greatbattles G25"})
    void aRoadOverARiverIsABridgeAndTheRestCannotBeCrossed() {
        ProvingGround.with("area sea River 0,7 30,7 30,8 0,8")
                .put("allied/A1/1 15,6@0", "allied/B1/1 27,6@0")
                .refused("move allied/A1 +0,+3", "G24")
                .legal("move allied/B1 +0,+3");
    }

    @Test
    @Clause({"greatbattles G24", "greatbattles G34"})
    void anAreaThatReachesTheTablesEdgeReachesItOnTheVeryEdge() {
        var terrain = ProvingGround.with(
                        "area sea Lake 25,8 30,8 30,12 25,12\narea woods North 10,28 14,28 14,30 10,30")
                .s
                .scenario()
                .terrain();
        assertThat(terrain.going(30_000, 10_000)).isEqualTo(GroundType.IMPASSABLE);
        assertThat(terrain.going(29_999, 10_000)).isEqualTo(GroundType.IMPASSABLE);
        assertThat(terrain.going(12_000, 30_000)).isEqualTo(GroundType.BAD);
    }

    @Test
    @Clause({"greatbattles G30", "greatbattles C10n", "greatbattles C9Re"})
    void onTheCrestIsWithinAnInchOfThePlateausEdge() {
        var terrain = g.s.scenario().terrain();
        assertThat(terrain.crest(new Point(5000, 21_000))).isTrue();
        assertThat(terrain.crest(new Point(5000, 21_001))).isFalse();
        assertThat(terrain.crest(new Point(5000, 19_999))).isFalse(); // below the hill
        g.put("allied/A1/1", 5, 21, 0);
        assertThat(Morale.modifiers(g.s, g.unit("allied/A1")))
                .anyMatch(m -> m.clause().equals("C10n"));
    }

    @Test
    @Clause({"greatbattles G30", "greatbattles G29", "greatbattles Q12a"})
    void fromTheCrestOneSeesBothWaysAndFromFurtherBackOnlyOnes() {
        g.put("allied/A1/1 5,20.9@0", "axis/A1/1 5,17@0", "axis/A2/1 5,25@180")
                .sees("allied/A1/1", "axis/A1/1")
                .sees("allied/A1/1", "axis/A2/1"); // across the plateau
        g.put("allied/A1/1", 5, 23, 0).blocked("allied/A1/1", "axis/A1/1", "G29 the edge of Hill");
    }

    @Test
    @Clause("greatbattles G29")
    void equalLevelsSeeAcrossLowerGroundAndNotAcrossHigher() {
        ProvingGround two = ProvingGround.with(
                        "area level 1 Twin 2,10 8,10 8,16 2,16\narea level 2 Top 3,12 7,12 7,14 3,14")
                .put("allied/A1/1 5,15@0", "axis/A1/1 5,21@180");
        assertThat(Sight.block(two.s, two.stand("allied/A1/1"), two.stand("axis/A1/1")))
                .isEmpty();
        two.put("allied/A1/1", 5, 11, 0);
        assertThat(Sight.block(two.s, two.stand("allied/A1/1"), two.stand("axis/A1/1")))
                .hasValueSatisfying(b -> assertThat(b.what()).isEqualTo("Top"));
    }

    @Test
    @Clause({"greatbattles G28", "greatbattles G31"})
    void atAnInchCoverAndGroundNeverBlockButTemplatesDo() {
        g.put("allied/A1/1 12,11.5@0", "axis/A1/1 12,13@180")
                .sees("allied/A1/1", "axis/A1/1")
                .firing(0, 12, 12.25)
                .blocked("allied/A1/1", "axis/A1/1", "G31 a barrage");
    }

    @Test
    @Clause({"greatbattles G31", "greatbattles Q42d"})
    void aTemplateThatIsCrossedBlocksAndOneThatIsOnlyTouchedDoesNot() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,12@180")
                .firing(3, 5.499, 8)
                .blocked("allied/A1/1", "axis/A1/1", "G31 a barrage")
                .firing(3, 5.5, 8)
                .sees("allied/A1/1", "axis/A1/1");
    }

    @Test
    @Clause({"greatbattles G31", "greatbattles C10u"})
    void commandPostsAndTheFallenNeverBlock() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,12@180", "allied/COps 5,8@0", "axis/FUP 5,10@0")
                .sees("allied/A1/1", "axis/A1/1")
                .put("allied/B1/1", 5, 7, 0)
                .blocked("allied/A1/1", "axis/A1/1", "G31 allied/B1/1");
        g.s.stands().setPlace(g.stand("allied/B1/1"), StandPlace.FALLEN);
        g.sees("allied/A1/1", "axis/A1/1");
    }

    @Test
    @Clause({"greatbattles G31", "greatbattles H1"})
    void whatIsHiddenBlocksNobodysView() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 5,7@0", "axis/A1/1 5,12@180", "axis/A2/1 5,9@180")
                .blocked("allied/A1/1", "axis/A1/1", "G31 allied/B1/1")
                .hidden("allied/B1")
                .blocked("allied/A1/1", "axis/A1/1", "G31 axis/A2/1")
                .hidden("axis/A2")
                .sees("allied/A1/1", "axis/A1/1");
    }

    @Test
    @Clause({"greatbattles H4", "greatbattles G31"})
    void aHiddenFriendKeepsNobodyFromSpotting() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 5,7@0").hidden("allied/B1");
        g.put("axis/A1/1", 5, 12, 180).hidden("axis/A1");
        Spotting.around(g.s, g.unit("allied/A1"), g.teller());
        assertThat(g.s.hidden(g.unit("axis/A1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles G27", "greatbattles G28", "greatbattles G29"})
    void overTheGroundSightIsTheSameBothWays() {
        Cases.forAll(200, c -> {
            g.put("allied/A1/1", c.between(1, 29), c.between(1, 29), 0)
                    .put("axis/A1/1", c.between(1, 29), c.between(1, 29), 180);
            assertThat(g.block("allied/A1/1", "axis/A1/1")).isEqualTo(g.block("axis/A1/1", "allied/A1/1"));
        });
    }

    @Test
    @Clause({"greatbattles G26", "greatbattles C7Fx", "greatbattles ACT27", "greatbattles ACT32"})
    void directFireNeedsSightAndIndirectFireDoesNot() {
        g.phase(Phase.FIRE)
                .put("allied/A1/1 12,8.9@0", "axis/A1/1 12,15.1@180")
                .refused("aim allied/A1/1 axis/A1/1", "G28")
                .legal("aim allied/A1/1 axis/A1/1 indirect");
    }

    @Test
    @Clause({"greatbattles G26", "greatbattles C8a", "greatbattles H7"})
    void opportunityFireAndSpottingNeedSightToo() {
        g.put("allied/A1/1 12,8.9@0", "axis/A1/1 12,16@180").hidden("axis/A1");
        Spotting.all(g.s, g.teller());
        assertThat(g.s.hidden(g.unit("axis/A1"))).isTrue(); // in the open, but the wood is between
        g.s.units().setHidden(g.unit("axis/A1"), false);
        g.play("move allied/A1 +2,+0").refused("opportunity axis/A1/1 allied/A1/1", "C8a", "G28");
    }
}
