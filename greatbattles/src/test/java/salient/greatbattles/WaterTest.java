package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.airborne.Airborne;
import salient.greatbattles.combat.Retreat;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.night.Night;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.rulebook.Clause;

/** G23, G24: rivers, streams, lakes and marshes of a scenario, and the bridges over them. */
class WaterTest {
    private static final String RIVER = "river Our 0,8 15,8 30,9";

    private final ProvingGround g = ProvingGround.with(RIVER).held();

    private GroundType at(double x, double y) {
        return g.s.scenario().terrain().going((int) (x * 1000), (int) (y * 1000));
    }

    private static void refused(String line, String complaint) {
        assertThatThrownBy(() -> ProvingGround.with(line)).hasMessage(complaint);
    }

    @Test
    @Clause("greatbattles G24")
    void aRiverIsCrossedByItsBridgeAndNowhereElse() {
        assertThat(at(5, 8)).isEqualTo(GroundType.IMPASSABLE);
        assertThat(at(5, 8.35)).isEqualTo(GroundType.GOOD); // half an inch from bank to bank
        assertThat(at(27, 8.8)).isEqualTo(GroundType.PAVED_ROAD); // the bridge of the road
        g.put("allied/A1/1 5,7@0", "allied/A1/2 8,7@0")
                .refused("move allied/A1 +0,+2", "G24")
                .legal("move allied/A1 +0,+0.7")
                .put("allied/A2/1 27,6@90", "allied/A2/2 27,4.5@90")
                .formation("allied/A2", Formation.ROAD)
                .legal("road allied/A2 +6");
    }

    @Test
    @Clause({"greatbattles G24", "greatbattles C9t"})
    void aRetreatEndsAtTheBank() {
        g.put("allied/A1/1 5,9.5@0", "axis/A1/1 5,12@180");
        Retreat.play(g.s, g.unit("allied/A1"), Foes.ALL, g.teller());
        assertThat(g.at("allied/A1/1").y()).isBetween(8_250, 8_500);
    }

    @Test
    @Clause({"greatbattles G24", "greatbattles R8"})
    void aLineToTheCommandPostRunsOverTheBridge() {
        g.put("allied/COps 5,3@0", "allied/A1/1 5,12@0");
        assertThat(Night.situation(g.s, g.unit("allied/A1"))).isNotEqualTo(SupplySituation.ISOLATED);
        g.put("axis/A1/1", 27, 9, 0); // on the bridge
        assertThat(Night.situation(g.s, g.unit("allied/A1"))).isEqualTo(SupplySituation.ISOLATED);
    }

    @Test
    @Clause({"greatbattles A9", "greatbattles G24"})
    void whoComesDownInARiverIsLost() {
        assertThat(FreeSpot.water(g.s, new Point(5_000, 8_100))).isTrue();
        assertThat(FreeSpot.water(g.s, new Point(5_000, 8_400))).isFalse();
    }

    @Test
    @Clause({"greatbattles G24", "greatbattles G32"})
    void aStreamIsBadGoingAsFarAsItIsWide() {
        ProvingGround s = ProvingGround.with("stream Brook wide 1 0,8 30,8")
                .held()
                .put("allied/A2/1", 5, 6.5, 0)
                .formation("allied/A2", Formation.ASSAULT); // 7" on good ground, 3" on bad
        s.legal("move allied/A2 +0,+5.5"); // 4.5/7 and 1/3
        s.refused("move allied/A2 +0,+6", "G32");
        assertThat(s.s.scenario().terrain().cover(new Point(5_000, 8_000))).isEqualTo(Cover.OPEN);
    }

    @Test
    @Clause({"greatbattles G23", "greatbattles G24", "greatbattles G28", "greatbattles A12"})
    void orchardsAndScrubAreCoverToWalkThroughAndAMarshIsNeither() {
        ProvingGround s = ProvingGround.with("""
                area orchard Orchard 2,6 6,6 6,9 2,9
                area scrub Heath 8,6 12,6 12,9 8,9
                area marsh Fen 14,6 18,6 18,9 14,9
                area lake Pond 20,6 24,6 24,9 20,9
                """);
        Point orchard = new Point(4_000, 7_500);
        Point heath = new Point(10_000, 7_500);
        Point fen = new Point(16_000, 7_500);
        var terrain = s.s.scenario().terrain();
        assertThat(terrain.cover(orchard)).isEqualTo(Cover.SOFT);
        assertThat(terrain.cover(heath)).isEqualTo(Cover.SOFT);
        assertThat(terrain.cover(fen)).isEqualTo(Cover.OPEN);
        assertThat(terrain.going(orchard.x(), orchard.y())).isEqualTo(GroundType.GOOD);
        assertThat(terrain.going(heath.x(), heath.y())).isEqualTo(GroundType.GOOD);
        assertThat(terrain.going(fen.x(), fen.y())).isEqualTo(GroundType.BAD);
        assertThat(terrain.going(22_000, 7_500)).isEqualTo(GroundType.IMPASSABLE);
        assertThat(Airborne.rough(s.s, orchard)).isTrue();
        assertThat(Airborne.rough(s.s, fen)).isTrue();
        s.put("allied/A1/1 4,5@0", "axis/A1/1 4,10@180").s.turnState().setTurn(5);
        assertThat(Sight.block(s.s, s.stand("allied/A1/1"), s.stand("axis/A1/1")))
                .hasValueSatisfying(b -> assertThat(b.what()).isEqualTo("Orchard"));
        s.put("allied/A1/1 16,5@0", "axis/A1/1 16,10@180");
        assertThat(Sight.sees(s.s, s.stand("allied/A1/1"), s.stand("axis/A1/1")))
                .isTrue();
    }

    @Test
    void aCourseThatMakesNoRiverIsRefusedWithItsLineAndReason() {
        refused("river Our wide 0.3 0,8 30,8", "line 19, column 16: Our: a river is at least 0.4 inches wide");
        refused("river Our 0,8", "line 19, column 7: Our: a river needs two points or more");
        refused("river Our 0,8 10,8 5,9", "line 19, column 7: Our: it bends sharper than a right angle at 10,8");
        refused("stream Wood 0,8 10,8", "line 19, column 8: two areas have the name Wood");
        refused("river Our 0,8 30,31", "line 19, column 18: 31 inches is off the table, which ends at 30");
        refused(
                "area river Our 0,8 5,8 5,9",
                "line 19, column 6: expected a kind of area (woods, orchard, scrub, town, bunker,"
                        + " rough, marsh, level, airfield, sea, lake), found 'river'");
        assertThat(ScenarioReader.read(
                                ProvingGround.SCENARIO.replace("victory hold", "river Our 5,0 5,30\nvictory hold"))
                        .features())
                .hasSize(4);
    }
}
