package salient.greatbattles.fire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Weather;
import salient.kernel.rulebook.Clause;

/** C7F: the scores of shots exactly at the edges of range, arc and road, and what a hit does to who is already down. */
class FireRangeTest {
    private final ProvingGround g = ProvingGround.with("""
            battalion axis B1 Carried average inf+halftrack inf+truck
            battalion axis B2 Scouts average afv:Halftrack
            set-up axis B1 B2 in box 0,10 30,30 facing 180
            """).phase(Phase.FIRE);

    private Fire.Shot shot(String from, String to) {
        return Fire.shot(g.s, g.stand(from), g.stand(to), Fire.Manner.DIRECT, false);
    }

    /** The tank at 17,5 and infantry so many inches in front of it. */
    private Fire.Shot tankAtInfantry(double inches) {
        g.put("allied/A2/1", 17, 5, 0).put("axis/A1/1", 17, 5.75 + inches, 180);
        return shot("allied/A2/1", "axis/A1/1");
    }

    @Test
    @Clause({"greatbattles C7Fn", "greatbattles V15", "greatbattles G20"})
    void aBandOfGunFireEndsAtItsInchAndNotAMilLater() {
        assertThat(tankAtInfantry(6).hit()).isEqualTo(8);
        assertThat(tankAtInfantry(6.001).hit()).isEqualTo(6);
        assertThat(tankAtInfantry(9).hit()).isEqualTo(6);
        assertThat(tankAtInfantry(9.001).hit()).isEqualTo(3);
        assertThat(tankAtInfantry(12).hit()).isEqualTo(3);
        assertThat(tankAtInfantry(12).destroy()).isEqualTo(2); // dismounted, at every range
        g.legal("aim allied/A2/1 axis/A1/1");
        tankAtInfantry(12.001);
        assertThat(g.refusals("aim allied/A2/1 axis/A1/1")).contains("C7Fn");
    }

    @Test
    @Clause({"greatbattles C7Fn", "greatbattles C7Fp"})
    void aMediumGunDestroysAPantherAtThreeInchesAndOnlySuppressesItBeyond() {
        g.put("allied/A2/1 17,5@0", "axis/A2/1 17,9@180");
        assertThat(shot("allied/A2/1", "axis/A2/1").destroy()).isEqualTo(1);
        g.put("axis/A2/1", 17, 9.001, 180);
        assertThat(shot("allied/A2/1", "axis/A2/1").destroy()).isEqualTo(Charts.NEVER);
    }

    @Test
    @Clause({"greatbattles C7Fj", "greatbattles C7Fk", "greatbattles G20"})
    void infantryFiresEightInchesAndNotAMilFarther() {
        g.put("allied/A1/1 17,5@0", "axis/A1/1 17,13.5@180")
                .legal("aim allied/A1/1 axis/A1/1")
                .put("axis/A1/1", 17, 13.501, 180);
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1")).contains("C7Fj");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).contains("ACT30");
    }

    @Test
    @Clause({"greatbattles C7Fx", "greatbattles C1g", "greatbattles C1Dk"})
    void theSightingDistanceItselfIsStillInSight() {
        g.weather(Weather.DRIZZLE); // nine inches
        tankAtInfantry(9);
        g.legal("aim allied/A2/1 axis/A1/1");
        tankAtInfantry(9.001);
        g.refused("aim allied/A2/1 axis/A1/1", "C7Fx");
    }

    @Test
    @Clause({"greatbattles C7Fs", "greatbattles C7Fr", "greatbattles C7Fo"})
    void aHalftrackMakesItsLoadLightArmorATruckASoftTargetAndOnFootItIsNeither() {
        g.put("allied/A2/1 17,5@0", "axis/B1/1 17,9@180", "axis/B1/2 15,9@180");
        g.loaded("axis/B1/1").loaded("axis/B1/2");
        assertThat(shot("allied/A2/1", "axis/B1/1").destroy()).isEqualTo(6); // light armor to a medium gun
        assertThat(shot("allied/A2/1", "axis/B1/2").destroy()).isEqualTo(6); // soft
        g.put("allied/A1/1 20,8@0", "axis/B1/1 20,9.5@180"); // an inch
        assertThat(shot("allied/A1/1", "axis/B1/1").destroy()).isEqualTo(4); // armor to infantry
        g.s.stands().setLoaded(g.stand("axis/B1/1"), false);
        assertThat(shot("allied/A1/1", "axis/B1/1").destroy()).isEqualTo(6);
    }

    @Test
    @Clause({"greatbattles W9", "greatbattles W2"})
    void aVehicleThatFiresAsInfantryFiresAtPersonnelAndSoftVehiclesAlone() {
        g.player(1)
                .put("axis/B2/1 17,10@180", "allied/A1/1 17,5@0", "allied/A2/1 20,6@0")
                .legal("aim axis/B2/1 allied/A1/1")
                .refused("aim axis/B2/1 allied/A2/1", "W9");
        assertThat(g.refusals("aim axis/B2/1 allied/A1/1 indirect")).contains("ACT30");
        assertThat(shot("axis/B2/1", "allied/A1/1").hit()).isEqualTo(1); // four inches and more on the infantry table
        assertThat(Fire.shot(g.s, g.stand("axis/B2/1"), g.stand("allied/A1/1"), Fire.Manner.DIRECT, true)
                        .hit())
                .isEqualTo(1); // no help of heavy weapons
    }

    @Test
    @Clause({"greatbattles C7Fa", "greatbattles C7Fb"})
    void aColumnIsOnTheRoadAQuarterInchFromItsMiddleAndNotFarther() {
        g.put("allied/A1/1 27,5@0", "axis/A1/1 27.25,8.5@180", "axis/A1/2 27.25,9.5@180");
        g.formation("axis/A1", Formation.MARCH);
        assertThat(shot("allied/A1/1", "axis/A1/1").hit()).isEqualTo(2 + 3); // three inches: 2, road +2, column +1
        g.put("axis/A1/1", 27.251, 8.5, 180);
        assertThat(shot("allied/A1/1", "axis/A1/1").hit()).isEqualTo(2 + 1);
        g.formation("axis/A1", Formation.ASSAULT).put("axis/A1/1", 27, 8.5, 180);
        assertThat(shot("allied/A1/1", "axis/A1/1").hit()).isEqualTo(2); // astride the road in formation
    }

    @Test
    @Clause({"greatbattles C7Fab", "greatbattles C7Fac", "greatbattles P4"})
    void aHitThatWouldSuppressWhoIsSuppressedDoesNothingAndAsksNobody() {
        g.put("allied/A1/1 17,5@0", "axis/A1/1 17,6.5@180", "axis/A1/2 17,7.5@180");
        g.suppressed("axis/A1/1").rear("axis/A1/2");
        g.shoot("allied/A1/1", "axis/A1/1", 1, 10);
        g.asks(Decision.NOTHING);
        assertThat(g.s.units().hits(g.unit("axis/A1"))).isZero();
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/2"))).isFalse();
    }

    @Test
    @Clause({"greatbattles C7Fac", "greatbattles Q42b", "greatbattles Q27b"})
    void anEliminationMayGoToTheRearRankAndTheStruckStandFightsOn() {
        g.put("allied/A1/1 17,5@0", "axis/A1/1 17,6.5@180", "axis/A1/2 17,7.5@180");
        g.rear("axis/A1/2");
        g.shoot("allied/A1/1", "axis/A1/1", 1, 1);
        g.asks(Decision.DISPLACEMENT).decides(1);
        assertThat(g.refusals("displace axis/A1/1")).isNotEmpty();
        g.play("displace axis/A1/2");
        assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.onTable(g.stand("axis/A1/2"))).isFalse();
        assertThat(g.s.units().hits(g.unit("axis/A1"))).isEqualTo(2);
        g.decides(0); // the shooting side goes on
        g.asks(Decision.NOTHING);
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles C10i"})
    void theMoraleRetreatIsAwayFromWhoeverGaveTheHits() {
        g.put("allied/A1/1 17,5@0", "allied/B1/1 17,13.5@180", "axis/A1/1 17,9@0");
        g.shoot("allied/B1/1", "axis/A1/1", 1, 10); // from the north, though others in the south are nearer
        Morale.test(g.s, g.unit("axis/A1"), g.teller(100));
        assertThat(g.at("axis/A1/1").y()).isLessThan(9_000);
    }
}
