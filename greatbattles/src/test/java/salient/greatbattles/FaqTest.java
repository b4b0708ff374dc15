package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.scenario.ScenarioDefinitions;
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
        ProvingGround g = new ProvingGround().phase(Phase.FIRE).put("allied/A1/1 12,8@0", "axis/A1/1 12,15@180");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1")).containsExactly("G28");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).isEmpty();
        g.turn(1); // at 3" of sight too
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).isEmpty();
        g.hidden("axis/A1");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).containsExactly("C7Fx");
    }

    @Test
    @Clause({"greatbattles Q6a", "greatbattles G34", "greatbattles C3j"})
    void byDayThereIsNoWayOffTheTable() {
        ProvingGround g = new ProvingGround()
                .put("allied/A1/1 5,1@0", "axis/A1/1 5,9@180")
                .held();
        for (Phase phase : new Phase[] {Phase.DEPLOYMENT, Phase.ACTIVATION, Phase.MOVEMENT, Phase.FIRE})
            assertThat(g.phase(phase).refusals("withdraw allied/A1")).isNotEmpty();
        g.phase(Phase.MOVEMENT).status("allied/A1", Status.GONE_TO_GROUND);
        assertThat(g.refusals("move allied/A1 +0,-2")).containsExactly("G34");
        assertThat(g.refusals("move allied/A1 +0,-0.75")).isEmpty(); // plain movement to the edge
    }

    @Test
    @Clause({"greatbattles Q8b", "greatbattles U36", "greatbattles U34"})
    void agiraIsWonByTheCanadianCommandPostOnTheRoadInTheTown() {
        ProvingGround agira =
                new ProvingGround(ScenarioDefinitions.find("agira").orElseThrow()).held();
        agira.put("allied/COps 36,22@0", "axis/A1/1 46,10@270");
        assertThat(agira.refusals("move allied/COps +4,+0")).containsExactly("U36"); // by road alone
        agira.put("axis/A2/1", 38, 24, 270); // within an inch of the road
        assertThat(agira.refusals("road allied/COps +5.5")).containsExactly("U36");
        agira.put("axis/A2/1", 38, 30, 270);
        agira.play("road allied/COps +3");
        assertThat(agira.s.phase()).isNotEqualTo(Phase.OVER);
        agira.s.units().setActionUse(agira.unit("allied/COps"), ActionUse.NONE);
        agira.play("road allied/COps +2");
        assertThat(agira.s.phase()).isEqualTo(Phase.OVER);
        assertThat(agira.s.turnState().winner()).isEqualTo(0);
        assertThat(agira.s.turnState().marginal()).isFalse();
    }

    @Test
    @Clause({"greatbattles Q8c", "greatbattles T20"})
    void theGermansSetUpOnNissoriaRidgeOrEastOfIt() {
        ProvingGround agira =
                new ProvingGround(ScenarioDefinitions.find("agira").orElseThrow()).phase(Phase.SET_UP);
        agira.s.turnState().setDecider(1);
        assertThat(agira.refusals("set-up axis/A1 march 16,20 270")).isEmpty(); // on the ridge
        assertThat(agira.refusals("set-up axis/A1 march 30,20 270")).isEmpty(); // east of it
        assertThat(agira.refusals("set-up axis/A1 march 10,20 270")).containsExactly("T20"); // west of it
    }

    @Test
    @Clause({"greatbattles Q12c", "greatbattles V27", "greatbattles Q12a"})
    void withCentrelinesOnlyTheCrestSeesBothWays() {
        ProvingGround g = ProvingGround.with("ridge Spine 15,15 19,15 23,17", "variant.crest", "centreline");
        g.put("allied/A1/1 17,12@0", "axis/A1/1 17,18@180");
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
            ProvingGround g = new ProvingGround("variant.fire-over-friends", option).phase(Phase.FIRE);
            g.put("allied/A2/1 5,20.5@180", "allied/A1/1 5,18@180", "axis/A1/1 5,14@0");
            if (option.equals("no"))
                assertThat(g.refusals("aim allied/A2/1 axis/A1/1")).containsExactly("G31");
            else assertThat(g.refusals("aim allied/A2/1 axis/A1/1")).isEmpty();
            g.put("allied/A2/1", 5, 19.5, 180); // from the foot of the hill never
            assertThat(g.refusals("aim allied/A2/1 axis/A1/1")).containsExactly("G31");
        }
    }

    @Test
    @Clause({"greatbattles Q21b", "greatbattles Q35a", "greatbattles ACT32"})
    void indirectFireAndBarragesPassOverFriends() {
        ProvingGround g = new ProvingGround().phase(Phase.FIRE).put("allied/A1/1 5,5@0", "allied/B1/1 5,7@0");
        g.put("axis/A1/1", 5, 10, 180);
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1")).containsExactly("G31");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).isEmpty();
        g.phase(Phase.BARRAGE); // the front battalion sees for the guns
        assertThat(g.refusals("call 1 5,10")).isEmpty();
    }

    @Test
    @Clause({"greatbattles Q42a", "greatbattles C5a", "greatbattles C7Fs"})
    void hqAndHeavyWeaponsFallToOtherFireThoughNotToShells() {
        ProvingGround g = new ProvingGround().phase(Phase.FIRE).player(1);
        g.attach("allied/A/1", "allied/A1").put("allied/A1/1 5,3@0", "allied/A/1 5,5@0");
        g.put("axis/A1/1", 5, 6.75, 180);
        g.shoot("axis/A1/1", "allied/A/1", 6, 10);
        assertThat(g.s.stands().suppressed(g.stand("allied/A/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles Q3i", "greatbattles ACT30"})
    void aTargetThatHasLeftTheEightInchesIsOutOfSight() {
        ProvingGround g = new ProvingGround().phase(Phase.MOVEMENT).player(1).held();
        g.put("allied/A1/1 12,8@0", "axis/A1/1 12,16@180"); // 7.5" apart, the wood between
        g.play("move axis/A1 +0,+0.6");
        g.player(0).phase(Phase.FIRE);
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).containsExactly("ACT30");
        g.put("axis/A1/1", 12, 16.5, 180); // exactly 8"
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).isEmpty();
    }

    @Test
    @Clause({"greatbattles Q29", "greatbattles C7Fo"})
    void gunsAndTanksOfOneClassDoTheSameToInfantry() {
        ProvingGround g = new ProvingGround().attach("allied/A/4", "allied/A1");
        g.put("allied/A/4 5,5@0", "allied/A2/1 15,5@0"); // both medium
        for (double away : new double[] {2, 5, 8, 11}) {
            g.put("axis/A1/1", 5, 5.75 + away, 180).put("axis/A1/2", 15, 5.75 + away, 180);
            assertThat(Fire.shot(g.s, g.stand("allied/A/4"), g.stand("axis/A1/1"), Fire.Manner.DIRECT, false))
                    .isEqualTo(Fire.shot(g.s, g.stand("allied/A2/1"), g.stand("axis/A1/2"), Fire.Manner.DIRECT, false));
        }
    }

    @Test
    @Clause({"greatbattles Q34d", "greatbattles Q34b", "greatbattles C7Fy"})
    void allShotsOfABattalionAtOneTargetAreRolledTogetherAndSurplusOnesAreLost() {
        ProvingGround g = new ProvingGround().phase(Phase.FIRE);
        g.put("allied/A1/1 5,5@0", "allied/A1/2 6.5,5@0", "allied/A1/3 3.5,5@0");
        g.put("axis/A1/1 5,6.5@180", "axis/A1/2 15,15@180");
        for (int i = 1; i <= 3; i++) g.play("aim allied/A1/" + i + " axis/A1/1");
        g.play("shoot allied/A1", 10, 1, 1); // the first misses, the second destroys, the third has no target left
        assertThat(g.toldThat("US A1/3 infantry wastes its shot: German A1/1 infantry is already destroyed"))
                .isTrue();
        assertThat(g.refusals("aim allied/A1/3 axis/A1/2")).contains("C7b");
    }
}
