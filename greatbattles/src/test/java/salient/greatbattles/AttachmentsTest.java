package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Quality;
import salient.kernel.rulebook.Clause;

/** U45 to U47, U52, U54, G15: what may be attached to whom, and when. */
class AttachmentsTest {
    private final ProvingGround g = ProvingGround.withGuns().phase(Phase.SET_UP);

    @Test
    @Clause({"greatbattles E31", "greatbattles U45"})
    void oneHqOneHeavyWeaponsAndTwoOfArmorAndGuns() {
        g.go("attach allied/A/1 allied/A1", "attach allied/A/2 allied/A1", "attach allied/A/3 allied/A1");
        g.go("attach allied/A/7 allied/A1"); // a tank as the second heavy stand
        g.refused("attach allied/A/4 allied/A1", "U45"); // a third
        g.refused("attach allied/A/8 allied/A1", "U45"); // a field gun is one too
        g.refused("attach allied/A/6 allied/A1", "U45"); // a second HQ
        g.legal("attach allied/A/4 allied/B1");
    }

    @Test
    @Clause({"greatbattles U54", "greatbattles C9p"})
    void anArmorBattalionTakesAnHqOnly() {
        for (int n : new int[] {2, 3, 7, 8}) g.refused("attach allied/A/" + n + " allied/A2", "U54");
        g.go("attach allied/A/1 allied/A2").refused("attach allied/A/6 allied/A2", "U45");
        // with its HQ it is still armor alone: it may not contact a bunker, nor start anything but with a tank
        g.put("allied/A2/1 5,5@0", "allied/A/1 5,3@0", "axis/A1/1 5,6.75@180")
                .phase(Phase.MOVEMENT)
                .legal("move allied/A2 +0,+1")
                .suppressed("allied/A2/1");
        assertThat(g.refusals("move allied/A2 +0,+1")).contains("C9y");
    }

    @Test
    @Clause({"greatbattles U46", "greatbattles U45"})
    void anIndependentUnitOfGunsTakesAnyNumberOfGunsAndNothingElse() {
        g.go("attach allied/A/3 allied/G1", "attach allied/A/4 allied/G1", "attach allied/A/5 allied/G1");
        g.go("attach allied/A/8 allied/G1");
        for (int n : new int[] {1, 2, 7}) g.refused("attach allied/A/" + n + " allied/G1", "U46");
    }

    @Test
    @Clause({"greatbattles U46", "greatbattles C3k", "greatbattles T12", "greatbattles C10v"})
    void itRollsForItselfTestsMoraleAndIsBoughtAsOneBattalion() {
        g.phase(Phase.ACTIVATION).refused("activate-groups G", "C3k").play("activate allied/G1");
        assertThat(g.s.sides().points(0)).isEqualTo(10);
        g.phase(Phase.BARRAGE).put("allied/G1/1", 5, 3, 0).play("done", 25);
        assertThat(g.s.units().actions(g.unit("allied/G1"))).isEqualTo(2);
        g.s.units().setHits(g.unit("allied/G1"), 1);
        assertThat(Morale.tests(g.s, g.unit("allied/G1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U46", "greatbattles U47"})
    void whatIsNotAttachedStaysInReserve() {
        assertThat(g.s.unitOf(g.stand("allied/A/1"))).isNegative();
        assertThat(g.s.stands().place(g.stand("allied/A/1"))).isEqualTo(StandPlace.RESERVE);
    }

    @Test
    @Clause({"greatbattles U47", "greatbattles N6", "greatbattles P12"})
    void attachmentsChangeBeforeTheGameAndInReserveAtNight() {
        g.go("attach allied/A/1 allied/A1")
                .refused("attach allied/A/1 allied/B1", "U47")
                .refused("attach allied/A1/1 allied/B1", "U47"); // no pool stand
        for (Phase phase : new Phase[] {Phase.PLANNING, Phase.MOVEMENT, Phase.FIRE})
            assertThat(g.phase(phase).refusals("attach allied/A/2 allied/A1")).hasSize(1);
        g.phase(Phase.NIGHT).legal("attach allied/A/2 allied/A1").play("detach allied/A/1");
        assertThat(g.s.unitOf(g.stand("allied/A/1"))).isNegative();
        g.refused("detach allied/A/1", "N6");
        g.s.units().setPlace(g.unit("allied/A1"), UnitPlace.TABLE);
        g.refused("attach allied/A/2 allied/A1", "N6");
    }

    @Test
    @Clause({"greatbattles N7", "greatbattles G15", "greatbattles U47"})
    void commonwealthAttachmentsStayWithTheirBrigade() {
        ProvingGround agira = ProvingGround.scenario("agira")
                .phase(Phase.SET_UP)
                .legal("attach allied/A/1 allied/A2")
                .refused("attach allied/A/1 allied/C3", "N7");
        agira.s.turnState().setDecider(1);
        agira.legal("attach axis/A/1 axis/C1"); // the Germans may
    }

    @Test
    @Clause({"greatbattles G15", "greatbattles P15", "greatbattles C3k"})
    void aBrigadeAndARegimentAreBothBattlegroupsByTheirLetter() {
        ProvingGround agira = ProvingGround.scenario("agira")
                .phase(Phase.ACTIVATION)
                .play("activate-groups A"); // 1st Canadian Brigade, three "regiments" that are battalions
        for (int n = 1; n <= 3; n++)
            assertThat(agira.s.activated(agira.unit("allied/A" + n))).isTrue();
        assertThat(agira.s.activated(agira.unit("allied/C3"))).isFalse();
        assertThat(agira.s.sides().points(0)).isEqualTo(8);
    }

    @Test
    @Clause({"greatbattles U52", "greatbattles C9Ra"})
    void attachedStandsHaveTheQualityOfTheBattalion() {
        g.attach("allied/A/4", "allied/B1").put("allied/A/4", 5, 3, 0).suppressed("allied/A/4");
        assertThat(g.s.quality(g.unit("allied/B1"))).isEqualTo(Quality.EXPERIENCED);
        assertThat(Rally.worked(g.s, g.unit("allied/B1"))).isEqualTo(9 - 1);
    }

    @Test
    @Clause({"greatbattles G14", "greatbattles R2"})
    void theScenarioGivesTheGradeOfSupply() {
        for (String grade : new String[] {"poor", "inferior", "average", "superior", "superb"})
            assertThat(ScenarioReader.read(
                                    ProvingGround.SCENARIO.replace("edge S supply average", "edge S supply " + grade))
                            .parties()
                            .getFirst()
                            .supply()
                            .id())
                    .isEqualTo(grade);
    }

    @Test
    @Clause({"greatbattles U47", "greatbattles N6"})
    void aStandThatComesLaterIsAttachedTheNightBefore() {
        ProvingGround late = ProvingGround.with("pool allied B hw day 2 hq")
                .phase(Phase.SET_UP)
                .legal("attach allied/B/1 allied/B1")
                .refused("attach allied/B/2 allied/B1", "U47");
        assertThat(late.phase(Phase.NIGHT).refusals("attach allied/B/2 allied/B1"))
                .isEmpty();
        assertThat(ScenarioDefinitions.find("noville")
                        .orElseThrow()
                        .findStand("allied/B/4")
                        .orElseThrow()
                        .day())
                .isEqualTo(2); // the tank destroyers of the 705th
    }
}
