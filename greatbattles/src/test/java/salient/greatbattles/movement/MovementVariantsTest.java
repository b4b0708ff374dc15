package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.preview.Previews;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.tables.BaseSize;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** V19, V20, V32, V35, V36, V38: riders, haste, slow marches, and the sizes of things. */
class MovementVariantsTest {
    private static ProvingGround tankAndCompany(String riders) {
        return new ProvingGround("variant.tank-riders", riders)
                .attach("allied/A2/1", "allied/A1")
                .put("allied/A1/1 5,4@0", "allied/A2/1 5,5@0", "axis/A1/1 5,12@180")
                .held();
    }

    @Test
    @Clause({"greatbattles V19", "greatbattles Q37", "greatbattles U28"})
    void aStandRidesOnATankAndSharesItsFate() {
        assertThat(tankAndCompany("off").refusals("ride allied/A1/1 allied/A2/1"))
                .containsExactly("V19");
        ProvingGround g = tankAndCompany("2").play("ride allied/A1/1 allied/A2/1");
        assertThat(g.s.stands().place(g.stand("allied/A1/1"))).isEqualTo(StandPlace.RIDING);
        g.legal("move allied/A1 +0,-3.5"); // the tank's rate in assault, not that of foot
        Casualties.suppress(g.s, g.stand("allied/A2/1"), Casualties.NOBODY, true);
        assertThat(g.s.suppressed(g.stand("allied/A1/1"))).isTrue();
        assertThat(g.s.units().hits(g.unit("allied/A1"))).isEqualTo(1); // one stand for counting
        Casualties.eliminate(g.s, g.stand("allied/A2/1"), Casualties.NOBODY, true, g.teller());
        assertThat(g.s.stands().place(g.stand("allied/A1/1"))).isEqualTo(StandPlace.FALLEN);
    }

    @Test
    @Clause({"greatbattles V19", "greatbattles C9j", "greatbattles C9l"})
    void theChancesOfACloseCombatCountTheRidersWhoWillGetOff() {
        ProvingGround g = tankAndCompany("2").put("axis/A1/1", 5, 5.75, 180); // in front of the tank
        TableAnswer.CombatPreview onFoot = fight(g);
        g.play("ride allied/A1/1 allied/A2/1");
        TableAnswer.CombatPreview mounted = fight(g);
        assertThat(mounted.attack()).isEqualTo(onFoot.attack());
        assertThat(mounted.wins()).isEqualTo(onFoot.wins());
        assertThat(g.s.stands().place(g.stand("allied/A1/1")))
                .as("he still rides")
                .isEqualTo(StandPlace.RIDING);
        g.put("allied/B1/1 5,4.2@0", "allied/B1/2 3.2,5@0", "allied/B1/3 6.8,5@0");
        assertThat(fight(g).wins()).as("no room to get off").isLessThan(onFoot.wins());
    }

    private static TableAnswer.CombatPreview fight(ProvingGround g) {
        return (TableAnswer.CombatPreview) Previews.of(g.s, g.order("combat allied/A1 axis/A1"));
    }

    @Test
    @Clause({"greatbattles V19", "greatbattles Q37"})
    void ridersAreEasierToHitByTwoOrThree() {
        for (int bonus : new int[] {2, 3}) {
            ProvingGround g = tankAndCompany(Integer.toString(bonus)).put("axis/A2/1", 8, 12, 180);
            int before = g.toHit("axis/A2/1", "allied/A2/1");
            g.play("ride allied/A1/1 allied/A2/1");
            assertThat(g.toHit("axis/A2/1", "allied/A2/1")).isEqualTo(before + bonus);
        }
    }

    @Test
    @Clause({"greatbattles V19", "greatbattles U30"})
    void gettingOffIsFreeAndOneTankCarriesOneStand() {
        ProvingGround g = tankAndCompany("2")
                .put("allied/A1/2 6.8,5@0", "allied/A1/3 12,5@0")
                .play("ride allied/A1/1 allied/A2/1")
                .refused("ride allied/A1/2 allied/A2/1", "V19");
        assertThat(g.refusals("ride allied/A1/3 allied/A2/1")).contains("V19");
        g.play("dismount allied/A1");
        assertThat(g.s.onTable(g.stand("allied/A1/1"))).isTrue();
        assertThat(g.s.units().actionUse(g.unit("allied/A1"))).isEqualTo(ActionUse.NONE);
    }

    @Test
    @Clause({"greatbattles V20", "greatbattles C7Mi", "greatbattles C7Mk", "greatbattles E12"})
    void infantryHurriesThroughBadGoingAtTheRiskOfASuppression() {
        new ProvingGround()
                .put("allied/A1/1", 12, 10.5, 0)
                .refused("hurry allied/A1", "C7Mi")
                .refused("move allied/A1 +0,+3", "G32");
        ProvingGround g = new ProvingGround("variant.bad-going-roll", "yes")
                .held()
                .put("allied/A1/1 11,10.5@0", "allied/A1/2 13,10.5@0")
                .refused("move allied/A1 +0,+3", "G32")
                .play("hurry allied/A1")
                .play("move allied/A1 +0,+3", 2); // 2 is the second from the left
        assertThat(g.s.suppressed(g.stand("allied/A1/1"))).isFalse();
        assertThat(g.s.suppressed(g.stand("allied/A1/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles V20", "greatbattles C7Mk", "greatbattles E12"})
    void aHigherDieSuppressesNobodyAndGoodGoingNeedsNone() {
        ProvingGround g = new ProvingGround("variant.bad-going-roll", "yes")
                .held()
                .put("allied/A1/1 11,10.5@0", "allied/A1/2 13,10.5@0")
                .play("hurry allied/A1")
                .play("move allied/A1 +0,+3", 3);
        assertThat(g.s.suppressed(g.stand("allied/A1/1")) || g.s.suppressed(g.stand("allied/A1/2")))
                .isFalse();
        new ProvingGround("variant.bad-going-roll", "yes")
                .held()
                .put("allied/A1/1", 5, 5, 0)
                .play("hurry allied/A1")
                .play("move allied/A1 +0,+3"); // no bad going, no die
        ProvingGround hurt = new ProvingGround("variant.bad-going-roll", "yes")
                .put("allied/A1/1", 12, 10.5, 0)
                .suppressed("allied/A1/1");
        assertThat(hurt.refusals("hurry allied/A1")).contains("C7Mh");
    }

    @Test
    @Clause({"greatbattles V38", "greatbattles C7Mj"})
    void vehiclesHurryAtOneAndAHalfTimesTheRate() {
        ProvingGround g = new ProvingGround("variant.bad-going-vehicles", "yes")
                .held()
                .put("allied/A2/1", 12, 10.5, 0)
                .refused("move allied/A2 +0,+3.1", "G32"); // medium AFV in assault: 3 inches
        g.play("hurry allied/A2").legal("move allied/A2 +0,+3.4");
        assertThat(new ProvingGround("variant.bad-going-roll", "yes")
                        .put("allied/A2/1", 12, 10.5, 0)
                        .refusals("hurry allied/A2"))
                .containsExactly("C7Mi"); // that option is for who is on foot
    }

    @Test
    @Clause({"greatbattles V32", "greatbattles Q26"})
    void whoIsNotActivatedIsSlowInTheEnemysHalf() {
        ProvingGround.offAndOn("variant.inactive-march", (g, on) -> {
            g.put("allied/A1/1", 18, 16, 0).inactive("allied/A1");
            assertThat(g.refusals("move allied/A1 +0,+2").isEmpty()).isEqualTo(!on);
            g.legal("move allied/A1 +0,+1.5")
                    .put("allied/A1/1", 18, 5, 0)
                    .inactive("allied/A1")
                    .legal("move allied/A1 +0,+3"); // in the own half
            g.put("allied/A1/1", 18, 16, 0).legal("move allied/A1 +0,+3"); // activated
        });
    }

    @Test
    @Clause({"greatbattles V35", "greatbattles G18", "greatbattles P21", "greatbattles P30", "greatbattles C5l"})
    void inCd3ScaleGapsAndTemplatesAreLarger() {
        StandType[] types = {StandType.INFANTRY, StandType.INFANTRY, StandType.INFANTRY};
        Base[] line = new Base[3];
        for (int i = 0; i < 3; i++) line[i] = new Base(new Point(3000 + i * 4000, 5000), 0, 500, 1500); // gaps of 2.5"
        ProvingGround.offAndOn("variant.cd3-scale", (g, on) -> {
            g.firing(0, 5, 5);
            assertThat(g.s.circle(0).radius()).isEqualTo(on ? 1000 : 500);
            assertThat(Formations.fault(types, line, Formation.DEFENSIVE, g.s.standGap())
                            .isEmpty())
                    .isEqualTo(on);
            g.put("axis/A1/1 5,9@180", "axis/A1/2 9,9@180", "allied/A2/1 7,6@0");
            assertThat(g.refusals("move allied/A2 +0,+6").contains("P20")).isEqualTo(on);
        });
    }

    @Test
    @Clause({"greatbattles V36", "greatbattles Q43b"})
    void theDesignersBasesDifferInThreeKinds() {
        for (boolean on : new boolean[] {false, true}) {
            ProvingGround g = new ProvingGround("variant.base-sizes", on ? "designer" : "chart");
            assertThat(g.s.size(g.stand("allied/A/1")))
                    .isEqualTo(on ? new BaseSize(500, 1000) : new BaseSize(1000, 750));
            assertThat(g.s.size(g.stand("allied/A/2")))
                    .isEqualTo(on ? new BaseSize(500, 1000) : new BaseSize(750, 750));
            assertThat(g.s.size(g.stand("allied/A1/1"))).isEqualTo(new BaseSize(500, 1500));
        }
        assertThat(StandType.FIELD_GUN.base(true)).isEqualTo(new BaseSize(1000, 1000));
        assertThat(StandType.FIELD_GUN.base(false)).isEqualTo(new BaseSize(750, 1000));
    }

    @Test
    @Clause({"greatbattles ACT40", "greatbattles U30", "greatbattles ACT14"})
    void whoGetsOutInMidMoveGoesOnOnFootByWhatIsLeft() {
        ProvingGround g = new ProvingGround()
                .held()
                .put("allied/B2/1 5,5@0", "allied/B2/2 6.5,5@0")
                .loaded("allied/B2/1")
                .loaded("allied/B2/2")
                .play("move allied/B2 +0,+1"); // a quarter of the trucks' 4 inches
        g.refused("move allied/B2 +0,+1", "C7c")
                .play("dismount allied/B2")
                .refused("move allied/B2 +0,+2.1", "ACT40"); // 0.75 x 3 is 2.25, so 2 inches
        assertThat(g.refusals("form allied/B2 defensive 0")).contains("ACT40");
        g.play("move allied/B2 +0,+2");
        assertThat(g.at("allied/B2/1")).isEqualTo(new Point(5000, 8000));
        g.refused("move allied/B2 +0,+0.5", "C7c");
    }

    @Test
    @Clause("greatbattles ACT40")
    void nothingIsLeftAfterAWholeMoveAndNothingIsAddedToTheNextAction() {
        new ProvingGround()
                .held()
                .put("allied/B2/1", 5, 5, 0)
                .loaded("allied/B2/1")
                .playAll("move allied/B2 +0,+4", "dismount allied/B2")
                .refused("move allied/B2 +0,+0.5", "C7c")
                .inPhase(Phase.MOVEMENT);
    }
}
