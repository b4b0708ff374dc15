package salient.greatbattles.fire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.kernel.rulebook.Clause;

/** U15 to U20: the bonus of heavy weapons and its price. */
class HeavyWeaponsTest {
    private final ProvingGround g = new ProvingGround().phase(Phase.FIRE);

    @BeforeEach
    void aBattalionWithWeaponsBehindItAnInchFromTheEnemy() {
        g.attach("allied/A/2", "allied/A1").put("allied/A1/1 5,5@0", "allied/A1/2 8,5@0");
        g.put("allied/A/2", 5, 4, 0).rear("allied/A/2");
        g.put("axis/A1/1 5,6.5@180", "axis/A1/2 8,6.5@180");
    }

    private void aim() {
        g.playAll("aim allied/A1/1 axis/A1/1", "aim allied/A1/2 axis/A1/2");
    }

    @Test
    @Clause({"greatbattles U16", "greatbattles U15", "greatbattles C7Ff", "greatbattles ACT25"})
    void theyAddTwoToTheFireOfAllInfantryOfTheBattalionIfWanted() {
        aim();
        g.play("shoot allied/A1 weapons", 8, 10, 8, 10); // 6 at an inch, plus 2
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U16", "greatbattles U18"})
    void withoutThemEightMissesAndNothingIsSetUp() {
        aim();
        g.play("shoot allied/A1", 8, 8);
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isFalse();
        assertThat(g.s.stands().emplaced(g.stand("allied/A/2"))).isFalse();
    }

    @Test
    @Clause({"greatbattles U17", "greatbattles U18", "greatbattles ACT20", "greatbattles ACT21", "greatbattles P19"})
    void theySetUpWithoutAnActionAndHoldTheBattalionToAnInchUntilDismantled() {
        aim();
        g.play("shoot allied/A1 weapons", 9, 9);
        assertThat(g.s.stands().emplaced(g.stand("allied/A/2"))).isTrue();
        assertThat(g.s.stands().acted(g.stand("allied/A/2"))).isFalse();
        g.held().phase(Phase.MOVEMENT).s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        g.legal("move allied/A1 +0,-1").refused("move allied/A1 +0,-2", "ACT21");
        g.s.stands().setEmplaced(g.stand("allied/A/2"), false);
        g.legal("move allied/A1 +0,-2");
    }

    @Test
    @Clause({"greatbattles U18", "greatbattles ACT19"})
    void dismantlingIsAnActionOfTheirs() {
        g.emplaced("allied/A/2").play("limber allied/A/2");
        assertThat(g.s.stands().emplaced(g.stand("allied/A/2"))).isFalse();
        assertThat(g.s.stands().acted(g.stand("allied/A/2"))).isTrue();
    }

    @Test
    @Clause("greatbattles U20")
    void suppressedOrLoadedTheyGiveNothing() {
        aim();
        g.suppressed("allied/A/2").refused("shoot allied/A1 weapons", "U20");
        g.s.stands().setSuppressed(g.stand("allied/A/2"), false);
        g.loaded("allied/A/2").refused("shoot allied/A1 weapons", "U20").legal("shoot allied/A1");
    }

    @Test
    @Clause({"greatbattles U20", "greatbattles U19", "greatbattles C5i"})
    void aTemplateOverThemChangesNothingForStandsOutsideIt() {
        g.firing(3, 5, 3.2); // over the weapons alone
        assertThat(g.s.underTemplate(g.stand("allied/A/2"))).isTrue();
        aim();
        g.play("shoot allied/A1 weapons", 8, 10, 8, 10);
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U20", "greatbattles ACT31", "greatbattles C7Fl"})
    void theyHelpIndirectFireToo() {
        g.play("aim allied/A1/1 axis/A1/1 indirect");
        g.play("shoot allied/A1 weapons", 3, 10); // 1 in the 8" column, plus 2
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U20", "greatbattles C8c"})
    void andOpportunityFire() {
        g.player(1).phase(Phase.MOVEMENT).put("allied/B1/1 20,28@0", "axis/A1/1 5,6.5@180");
        g.s.stands().setPlace(g.stand("axis/A1/2"), salient.greatbattles.state.StandPlace.RESERVE);
        g.play("move axis/A1 +0,+1"); // 2" away: 4 - 3 + 2
        g.asks(Decision.OPPORTUNITY).play("opportunity allied/A1/1 axis/A1/1 weapons", 3, 10);
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.stands().emplaced(g.stand("allied/A/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U16", "greatbattles C7Fg", "greatbattles W9"})
    void gunsAndTanksGainNothingFromThem() {
        g.attach("allied/A/4", "allied/A1").put("allied/A/4 11,5@0", "axis/A1/3 11,7@180");
        Fire.Shot shot = Fire.shot(g.s, g.stand("allied/A/4"), g.stand("axis/A1/3"), Fire.Manner.DIRECT, true);
        assertThat(shot.toHit()).noneMatch(m -> m.clause().equals("C7Ff"));
    }

    @Test
    @Clause({"greatbattles U17", "greatbattles U20", "greatbattles C7b"})
    void weaponsDismantledInAnActionLendNoBonusInIt() {
        new ProvingGround()
                .phase(salient.greatbattles.state.Phase.FIRE)
                .attach("allied/A/2", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A/2 5,4@0", "axis/A1/1 5,7@180")
                .emplaced("allied/A/2")
                .play("aim allied/A1/1 axis/A1/1")
                .legal("shoot allied/A1 weapons")
                .play("limber allied/A/2")
                .refused("shoot allied/A1 weapons", "U20")
                .legal("shoot allied/A1");
    }
}
