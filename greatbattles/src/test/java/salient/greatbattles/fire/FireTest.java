package salient.greatbattles.fire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Charts;
import salient.kernel.rulebook.Clause;

/** C7F, ACT23 to ACT32: who fires at whom, and what the two dice need. */
class FireTest {
    private final ProvingGround g = new ProvingGround().phase(Phase.FIRE);

    private Fire.Shot shot(String from, String to) {
        return Fire.shot(g.s, g.stand(from), g.stand(to), Fire.Manner.DIRECT, false);
    }

    @Test
    @Clause("greatbattles C7Fo")
    void aGunThatHitsDestroysMenOnTwoAndTrucksOnSixAtEveryRange() {
        g.put("allied/A2/1", 5, 5, 0);
        for (double range : new double[] {2, 5, 8, 11}) {
            g.put("axis/A1/1", 5, 6 + range, 180);
            assertThat(shot("allied/A2/1", "axis/A1/1").destroy()).isEqualTo(2);
        }
        g.player(1).put("axis/A2/1 20,15@180", "allied/B2/1 20,10@0").loaded("allied/B2/1");
        assertThat(shot("axis/A2/1", "allied/B2/1").destroy()).isEqualTo(6);
    }

    @Test
    @Clause("greatbattles C7Fr")
    void infantryKillsTanksWithinAnInchOnly() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 12,5@0");
        for (String firer : new String[] {"allied/A1/1", "allied/B1/1"}) {
            double x = g.at(firer).x() / 1000.0;
            g.put("axis/A2/2", x, 6.75, 180);
            double gap = g.s.base(g.stand(firer)).distanceUp(g.s.base(g.stand("axis/A2/2"))) / 1000.0;
            g.put("axis/A2/2", x, 6.75 + 1 - gap, 180);
            assertThat(shot(firer, "axis/A2/2").destroy()).isEqualTo(4);
            g.put("axis/A2/2", x, 6.75 + 1.001 - gap, 180);
            assertThat(shot(firer, "axis/A2/2").destroy()).isEqualTo(Charts.NEVER);
        }
    }

    @Test
    @Clause({"greatbattles C7Ft", "greatbattles ACT24", "greatbattles C7Fy"})
    void everyStandHasATargetAndTwoDiceOfItsOwn() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 15,5@0", "axis/A1/1 5,7@180", "axis/A1/2 15,7@180");
        g.play("aim allied/A1/1 axis/A1/1");
        g.shoot(
                "allied/A1/2",
                "axis/A1/2",
                1,
                9,
                10); // one hits and does not destroy, the other misses and has no second die
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/2"))).isFalse();
    }

    @Test
    @Clause({"greatbattles C7Fw", "greatbattles ACT28", "greatbattles ACT29"})
    void whoIsUnderATemplateOrHandToHandIsNotFiredAt() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 12,8@0", "axis/A1/1 5,8@180")
                .legal("aim allied/A1/1 axis/A1/1")
                .firing(0, 5, 8.5)
                .refused("aim allied/A1/1 axis/A1/1", "ACT28");
        g.s.templates().setBattery(0, salient.greatbattles.state.Battery.USED);
        g.put("allied/B1/1", 5, 8.5, 180); // touches it from behind
        g.refused("aim allied/A1/1 axis/A1/1", "ACT29");
        assertThat(g.refusals("aim allied/B1/1 axis/A1/1")).contains("C9d"); // nor does it fire itself
    }

    @Test
    @Clause({"greatbattles C7Fab", "greatbattles P4"})
    void aSecondSuppressionByFireIsNothing() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,7@180").suppressed("axis/A1/1");
        g.shoot("allied/A1/1", "axis/A1/1", 1, 10);
        assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.units().hits(g.unit("axis/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles ACT6", "greatbattles ACT8", "greatbattles C7Fu", "greatbattles Q35b"})
    void theSecondRankFiresIndirectlyAndAlwaysAtTheLongColumn() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,6.5@180")
                .rear("allied/A1/1")
                .refused("aim allied/A1/1 axis/A1/1", "C7Fu");
        Fire.Shot near = Fire.shot(g.s, g.stand("allied/A1/1"), g.stand("axis/A1/1"), Fire.Manner.INDIRECT, false);
        g.put("axis/A1/1", 5, 13, 180);
        assertThat(near.base()).isEqualTo(shot("allied/A1/1", "axis/A1/1").base());
    }

    @Test
    @Clause({"greatbattles ACT25", "greatbattles U15", "greatbattles C7Ff"})
    void heavyWeaponsLendTheirBonusAndFireNothing() {
        g.attach("allied/A/2", "allied/A1").put("allied/A/2 7,5@0", "allied/A1/1 5,5@0");
        g.put("axis/A1/1", 5, 7, 180);
        assertThat(g.refusals("aim allied/A/2 axis/A1/1")).contains("U15");
        int plain = shot("allied/A1/1", "axis/A1/1").hit();
        int helped = Fire.shot(g.s, g.stand("allied/A1/1"), g.stand("axis/A1/1"), Fire.Manner.DIRECT, true)
                .hit();
        assertThat(helped).isGreaterThan(plain);
    }

    @Test
    @Clause({"greatbattles ACT26", "greatbattles C7Fe"})
    void fireBehindOneselfIsAllowedAndWorse() {
        g.put("allied/A1/1 5,9@0", "axis/A1/1 5,11@180");
        int ahead = shot("allied/A1/1", "axis/A1/1").hit();
        g.put("axis/A1/1", 5, 7, 180).legal("aim allied/A1/1 axis/A1/1");
        assertThat(shot("allied/A1/1", "axis/A1/1").hit()).isLessThan(ahead);
    }
}
