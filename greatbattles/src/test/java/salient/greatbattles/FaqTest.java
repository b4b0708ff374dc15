package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Status;
import salient.kernel.rulebook.Clause;

/** Q: answers of the designer that join several parts of the rules. */
class FaqTest {
    @Test
    @Clause({"greatbattles Q3h", "greatbattles ACT32", "greatbattles H5"})
    void indirectFireSeesEverythingWithinEightInchesThatIsNotHidden() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.FIRE)
                .put("allied/A1/1 12,8@0", "axis/A1/1 12,15@180")
                .refused("aim allied/A1/1 axis/A1/1", "G28")
                .legal("aim allied/A1/1 axis/A1/1 indirect")
                .turn(1); // at 3" of sight too
        g.legal("aim allied/A1/1 axis/A1/1 indirect")
                .hidden("axis/A1")
                .refused("aim allied/A1/1 axis/A1/1 indirect", "C7Fx");
    }

    @Test
    @Clause({"greatbattles Q6a", "greatbattles G34", "greatbattles C3j"})
    void byDayThereIsNoWayOffTheTable() {
        ProvingGround g = new ProvingGround()
                .put("allied/A1/1 5,1@0", "axis/A1/1 5,9@180")
                .held();
        for (Phase phase : new Phase[] {Phase.DEPLOYMENT, Phase.ACTIVATION, Phase.MOVEMENT, Phase.FIRE})
            assertThat(g.phase(phase).refusals("withdraw allied/A1")).isNotEmpty();
        g.phase(Phase.MOVEMENT)
                .status("allied/A1", Status.GONE_TO_GROUND)
                .refused("move allied/A1 +0,-2", "G34")
                .legal("move allied/A1 +0,-0.75"); // plain movement to the edge
    }

    @Test
    @Clause({"greatbattles Q8b", "greatbattles U36", "greatbattles U34"})
    void agiraIsWonByTheCanadianCommandPostOnTheRoadInTheTown() {
        ProvingGround agira = ProvingGround.scenario("agira")
                .held()
                .put("allied/COps 36,22@0", "axis/A1/1 46,10@270")
                .refused("move allied/COps +4,+0", "U36"); // by road alone
        agira.put("axis/A2/1", 38, 24, 270); // within an inch of the road
        agira.refused("road allied/COps +5.5", "U36")
                .put("axis/A2/1", 38, 30, 270)
                .play("road allied/COps +3");
        assertThat(agira.s.phase()).isNotEqualTo(Phase.OVER);
        agira.s.units().setActionUse(agira.unit("allied/COps"), ActionUse.NONE);
        agira.play("road allied/COps +2").inPhase(Phase.OVER);
        assertThat(agira.s.turnState().winner()).isEqualTo(0);
        assertThat(agira.s.turnState().marginal()).isFalse();
    }

    @Test
    @Clause({"greatbattles Q8c", "greatbattles T20"})
    void theGermansSetUpOnNissoriaRidgeOrEastOfIt() {
        ProvingGround agira = ProvingGround.scenario("agira").phase(Phase.SET_UP);
        agira.s.turnState().setDecider(1);
        agira.legal("set-up axis/A1 march 16,20 270"); // on the ridge
        agira.legal("set-up axis/A1 march 30,20 270"); // east of it
        agira.refused("set-up axis/A1 march 10,20 270", "T20"); // west of it
    }

    @Test
    @Clause({"greatbattles Q12c", "greatbattles V27", "greatbattles Q12a"})
    void withCentrelinesOnlyTheCrestSeesBothWays() {
        ProvingGround g = ProvingGround.with("ridge Spine 15,15 19,15 23,17", "variant.crest", "centreline")
                .put("allied/A1/1 17,12@0", "axis/A1/1 17,18@180");
        assertThat(blocked(g)).isTrue();
        g.put("allied/A1/1", 17, 14, 0); // in the crest zone, an inch from the line
        assertThat(blocked(g)).isFalse();
        g.put("allied/A1/1", 17, 13.999, 0);
        assertThat(blocked(g)).isTrue();
        g.put("axis/A1/1", 17, 16, 180); // now he is
        assertThat(blocked(g)).isFalse();
        g.put("allied/A1/1 19,12@0", "axis/A1/1 19,18@180"); // through the very bend
        assertThat(blocked(g)).isTrue();
        g.put("allied/A1/1 12,12@0", "axis/A1/1 12,18@180"); // past its end
        assertThat(blocked(ProvingGround.with("ridge Spine 15,15 19,15", "variant.crest", "centreline")
                        .put("allied/A1/1 16,5@0", "axis/A1/1 18,5@180")))
                .isFalse(); // both on one side
        g.put("allied/A1/1 5,18@0", "axis/A1/1 5,28@180"); // contours do not matter then
        assertThat(blocked(g)).isFalse();
    }

    private static boolean blocked(ProvingGround g) {
        return Sight.block(g.s, g.stand("allied/A1/1"), g.stand("axis/A1/1")).isPresent();
    }

    @Test
    @Clause({"greatbattles Q21a", "greatbattles V28", "greatbattles G31"})
    void nobodyFiresOverFriendsFromAHillUnlessTheOptionSaysSo() {
        for (String option : new String[] {"no", "yes"}) {
            ProvingGround g = new ProvingGround("variant.fire-over-friends", option)
                    .phase(Phase.FIRE)
                    .put("allied/A2/1 5,20.5@180", "allied/A1/1 5,18@180", "axis/A1/1 5,14@0");
            if (option.equals("no")) g.refused("aim allied/A2/1 axis/A1/1", "G31");
            else g.legal("aim allied/A2/1 axis/A1/1");
            g.put("allied/A2/1", 5, 19.5, 180); // from the foot of the hill never
            g.refused("aim allied/A2/1 axis/A1/1", "G31");
        }
    }

    @Test
    @Clause({"greatbattles Q21b", "greatbattles Q35a", "greatbattles ACT32"})
    void indirectFireAndBarragesPassOverFriends() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.FIRE)
                .put("allied/A1/1 5,5@0", "allied/B1/1 5,7@0", "axis/A1/1 5,10@180")
                .refused("aim allied/A1/1 axis/A1/1", "G31")
                .legal("aim allied/A1/1 axis/A1/1 indirect")
                .phase(Phase.BARRAGE); // the front battalion sees for the guns
        g.legal("call 1 5,10");
    }

    @Test
    @Clause({"greatbattles Q42a", "greatbattles C5a", "greatbattles C7Fs"})
    void hqAndHeavyWeaponsFallToOtherFireThoughNotToShells() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.FIRE)
                .player(1)
                .attach("allied/A/1", "allied/A1")
                .put("allied/A1/1 5,3@0", "allied/A/1 5,5@0", "axis/A1/1 5,6.75@180");
        g.shoot("axis/A1/1", "allied/A/1", 6, 10);
        assertThat(g.s.stands().suppressed(g.stand("allied/A/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles Q3i", "greatbattles ACT30"})
    void aTargetThatHasLeftTheEightInchesIsOutOfSight() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.MOVEMENT)
                .player(1)
                .held()
                .put("allied/A1/1 12,8@0", "axis/A1/1 12,16@180"); // 7.5" apart, the wood between
        g.play("move axis/A1 +0,+0.6")
                .player(0)
                .phase(Phase.FIRE)
                .refused("aim allied/A1/1 axis/A1/1 indirect", "ACT30")
                .put("axis/A1/1", 12, 16.5, 180); // exactly 8"
        g.legal("aim allied/A1/1 axis/A1/1 indirect");
    }

    @Test
    @Clause({"greatbattles Q29", "greatbattles C7Fo"})
    void gunsAndTanksOfOneClassDoTheSameToInfantry() {
        ProvingGround g = new ProvingGround()
                .attach("allied/A/4", "allied/A1")
                .put("allied/A/4 5,5@0", "allied/A2/1 15,5@0"); // both medium
        for (double away : new double[] {2, 5, 8, 11}) {
            g.put("axis/A1/1", 5, 5.75 + away, 180).put("axis/A1/2", 15, 5.75 + away, 180);
            assertThat(Fire.shot(g.s, g.stand("allied/A/4"), g.stand("axis/A1/1"), Fire.Manner.DIRECT, false))
                    .isEqualTo(Fire.shot(g.s, g.stand("allied/A2/1"), g.stand("axis/A1/2"), Fire.Manner.DIRECT, false));
        }
    }

    @Test
    @Clause({"greatbattles Q34d", "greatbattles Q34b", "greatbattles C7Fy"})
    void allShotsOfABattalionAtOneTargetAreRolledTogetherAndSurplusOnesAreLost() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.FIRE)
                .put(
                        "allied/A1/1 5,5@0",
                        "allied/A1/2 6.5,5@0",
                        "allied/A1/3 3.5,5@0",
                        "axis/A1/1 5,6.5@180",
                        "axis/A1/2 15,15@180");
        for (int i = 1; i <= 3; i++) g.play("aim allied/A1/" + i + " axis/A1/1");
        g.play("shoot allied/A1", 10, 1, 1); // the first misses, the second destroys, the third has no target left
        g.tells("US A1/3 infantry wastes its shot: German A1/1 infantry is already destroyed");
        assertThat(g.refusals("aim allied/A1/3 axis/A1/2")).contains("C7b");
    }
}
