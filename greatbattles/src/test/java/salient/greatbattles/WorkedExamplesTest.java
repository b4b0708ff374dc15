package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.night.Night;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Quality;
import salient.greatbattles.tables.StandType;
import salient.greatbattles.tables.SupplyGrade;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.rulebook.Clause;

/** The worked examples of part E. */
class WorkedExamplesTest {
    @Test
    @Clause({"greatbattles E1", "greatbattles C4a", "greatbattles C4e", "greatbattles ART8"})
    void fiftyFivePlusThirtyIsTwoTurnsLateForInferiorGuns() {
        assertThat(Charts.delay(Quality.INFERIOR, 85)).isEqualTo(2);
        assertThat(Charts.delay(Quality.INFERIOR, 55)).isEqualTo(1);
    }

    @Test
    @Clause({"greatbattles E2", "greatbattles C4b"})
    void delayBandsEndWhereTheChartSays() {
        assertThat(java.util.List.of(30, 31, 65, 66, 86, 87, 100))
                .extracting(die -> Charts.delay(Quality.INFERIOR, die))
                .containsExactly(0, 1, 1, 2, 2, 3, 3);
    }

    @Test
    @Clause({"greatbattles E8", "greatbattles C3a", "greatbattles C3b"})
    void theDayOfTheExampleCostsEightPoints() {
        assertThat(Charts.activation(true, 1) + Charts.activation(false, 1) + Charts.activation(false, 0))
                .isEqualTo(8);
        assertThat(Charts.activation(true, 0)).isEqualTo(1);
        assertThat(Charts.activation(true, 3)).isEqualTo(10);
        assertThat(Charts.activation(false, 2)).isEqualTo(12);
    }

    @Test
    @Clause({"greatbattles E10", "greatbattles C3c"})
    void aBattalionAndABattlegroupAreNotBoughtTogether() {
        ProvingGround g = new ProvingGround()
                .phase(salient.greatbattles.state.Phase.ACTIVATION)
                .play("activate allied/A1")
                .refused("activate-groups B", "C3c");
        assertThat(g.s.sides().points(0)).isEqualTo(10);
    }

    @Test
    @Clause({"greatbattles E17", "greatbattles C9Ra", "greatbattles P10"})
    void rallyNumbersGoFromSixToTen() {
        assertThat(Quality.values()).extracting(Charts::rally).containsExactly(6, 7, 8, 9, 10);
    }

    @Test
    @Clause({
        "greatbattles E18",
        "greatbattles C9Rb",
        "greatbattles C9Rc",
        "greatbattles C9Rd",
        "greatbattles C9Rf",
        "greatbattles Q4b"
    })
    void theRallyNumberOfTheExampleIsSix() {
        ProvingGround g = new ProvingGround()
                .attach("allied/A/1", "allied/A1")
                .put("allied/A1/1 11,11@0", "allied/A1/2 13,11@0", "allied/A1/3 16,11@0", "allied/A/1 16,10@0")
                .suppressed("allied/A1/1")
                .suppressed("allied/A1/2");
        g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.DESTROYED);
        assertThat(Rally.worked(g.s, g.unit("allied/A1"))).isEqualTo(6);
    }

    @Test
    @Clause({"greatbattles E19", "greatbattles C7Fa", "greatbattles C7Fb", "greatbattles C7Fc", "greatbattles C7Ff"})
    void aRoadColumnNotActivatedUnderHeavyWeaponsIsHitOnSeven() {
        ProvingGround g = new ProvingGround()
                .put("allied/A1/1 27,5@0", "axis/A1/1 27,7.5@90", "axis/A1/2 27,9.02@90")
                .formation("axis/A1", Formation.ROAD)
                .inactive("axis/A1");
        Fire.Shot shot = Fire.shot(g.s, g.stand("allied/A1/1"), g.stand("axis/A1/1"), Fire.Manner.DIRECT, true);
        assertThat(shot.range()).isLessThanOrEqualTo(2000);
        assertThat(shot.hit()).isEqualTo(4 + 3 - 2 + 2);
    }

    @Test
    @Clause({"greatbattles E20", "greatbattles C7Fd", "greatbattles C7Fi", "greatbattles C8c"})
    void opportunityFireAtThreeInchesNeedsANaturalOne() {
        ProvingGround g = new ProvingGround().put("allied/A1/1 5,5@0", "axis/A1/1 5,8.5@180");
        assertThat(Fire.shot(g.s, g.stand("allied/A1/1"), g.stand("axis/A1/1"), Fire.Manner.OPPORTUNITY, false)
                        .hit())
                .isEqualTo(-1);
    }

    @Test
    @Clause({"greatbattles E21", "greatbattles C7Fn", "greatbattles C7Fp", "greatbattles C7Fq", "greatbattles G8"})
    void gunsAgainstArmor() {
        assertThat(Charts.gunFire(2, 0, 2)).isEqualTo(6);
        assertThat(Charts.gunFire(2, 4, 2)).isEqualTo(2);
        assertThat(Charts.gunFire(2, 0, 3)).isEqualTo(3);
        assertThat(Charts.gunFire(2, 4, 3)).isEqualTo(Charts.NEVER);
        assertThat(Charts.gunFire(1, 0, 0)).isEqualTo(8);
        assertThat(Charts.gunFire(1, 5, 0)).isEqualTo(Charts.NEVER);
    }

    @Test
    @Clause({"greatbattles E22", "greatbattles E23", "greatbattles C10d", "greatbattles C10h"})
    void moraleScores() {
        assertThat(Charts.morale(3, 4)).isEqualTo(33);
        assertThat(Charts.morale(8, 4)).isEqualTo(Charts.NEVER);
        assertThat(Charts.morale(2, 3)).isEqualTo(50);
        assertThat(Charts.morale(15, 12)).isEqualTo(Charts.morale(10, 8));
    }

    @Test
    @Clause({"greatbattles E22", "greatbattles C10o", "greatbattles C10p"})
    void hardCoverHelpsMoraleAndDistanceFromTheCommandPostHurts() {
        ProvingGround g = new ProvingGround().put("allied/A1/1", 22, 22, 0);
        int[] sum = {0};
        Morale.modifiers(g.s, g.unit("allied/A1")).forEach(m -> sum[0] += m.amount());
        assertThat(33 + sum[0]).isEqualTo(43);
    }

    @Test
    @Clause({"greatbattles E24", "greatbattles C6a", "greatbattles C6b"})
    void actionRolls() {
        assertThat(java.util.List.of(25, 26, 75, 76))
                .extracting(die -> Charts.actions(Quality.AVERAGE, die))
                .containsExactly(2, 1, 1, 0);
    }

    @Test
    @Clause({
        "greatbattles E26",
        "greatbattles C9f",
        "greatbattles C9h",
        "greatbattles C9i",
        "greatbattles C9j",
        "greatbattles Q40b"
    })
    void theCloseCombatOfTheExampleIsThreeAgainstSeven() {
        ProvingGround g = ProvingGround.with("""
                battalion allied C1 Attackers experienced inf inf inf inf
                pool allied C "afv:M4 Sherman"
                reserve allied C1 day 1
                """);
        g.attach("axis/A/1", "axis/A1").attach("axis/A/2", "axis/A1").attach("allied/C/1", "allied/C1");
        g.put(
                "allied/C1/1 5,5@0",
                "allied/C1/2 7,5@0",
                "allied/C1/3 5,4@0",
                "allied/C1/4 7,4@0",
                "allied/C/1 9,5@0",
                "axis/A1/1 21,21@180",
                "axis/A1/2 23,21@180",
                "axis/A1/3 26,21@180",
                "axis/A/1 26,22@180",
                "axis/A/2 26,24@180");
        int attack = CloseCombat.attackerModifiers(g.s, g.unit("allied/C1"), g.unit("axis/A1")).stream()
                .mapToInt(Fire.Modifier::amount)
                .sum();
        int defense = CloseCombat.defenderModifiers(g.s, g.unit("axis/A1"), g.unit("allied/C1")).stream()
                .mapToInt(Fire.Modifier::amount)
                .sum();
        assertThat(attack).isEqualTo(3);
        assertThat(defense).isEqualTo(7);
    }

    @Test
    @Clause({"greatbattles E27", "greatbattles R1", "greatbattles R3", "greatbattles R4"})
    void replacementsWithAverageSupply() {
        assertThat(Charts.replacement(SupplySituation.SEPARATED, SupplyGrade.AVERAGE))
                .isEqualTo(1);
        assertThat(Charts.replacement(SupplySituation.OK, SupplyGrade.AVERAGE)).isEqualTo(2);
        assertThat(Charts.replacement(SupplySituation.IN_RESERVE, SupplyGrade.AVERAGE))
                .isEqualTo(6);
    }

    private static Optional<String> fault(Formation formation, Base... bases) {
        StandType[] types = new StandType[bases.length];
        java.util.Arrays.fill(types, StandType.INFANTRY);
        return Formations.fault(types, bases, formation).map(Formations.Fault::what);
    }

    private static Base at(double x, double y) {
        return new Base(new Point((int) (x * 1000), (int) (y * 1000)), 0, 500, 1500);
    }

    @Test
    @Clause({"greatbattles E30", "greatbattles F1", "greatbattles F2", "greatbattles F5", "greatbattles F6"})
    void formationsOfTheExample() {
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(6.5, 5))).isEmpty();
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(6.5, 5))).isPresent();
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(7.5, 5))).isEmpty();
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(7.5, 5))).isPresent();
        assertThat(fault(Formation.DEFENSIVE, at(1, 5), at(4.4, 5), at(7.8, 5), at(11.2, 5)))
                .isEmpty();
        assertThat(fault(Formation.DEFENSIVE, at(1, 5), at(4.5, 5), at(8, 5), at(11.5, 5)))
                .isPresent();
        assertThat(fault(Formation.ASSAULT, at(5, 5))).isEmpty();
    }

    @Test
    @Clause({"greatbattles E31", "greatbattles U45", "greatbattles U54"})
    void attachmentsOfTheExample() {
        ProvingGround g = new ProvingGround().phase(salient.greatbattles.state.Phase.SET_UP);
        for (String stand : new String[] {"1", "2", "3", "4"}) g.play("attach allied/A/" + stand + " allied/A1");
        g.refused("attach allied/A/5 allied/A1", "U45")
                .refused("attach allied/A/6 allied/A1", "U45")
                .refused("attach allied/A/5 allied/A2", "U54");
    }

    @Test
    @Clause({"greatbattles E33", "greatbattles C1Dl", "greatbattles C1Dm"})
    void sightingOfTurnThreeIsRolled() {
        assertThat(Charts.sighting(3, 7, true)).isEqualTo(6);
        assertThat(Charts.sighting(3, 7, false)).isEqualTo(12);
        assertThat(Charts.sighting(3, 4, true)).isEqualTo(12);
        assertThat(Charts.sighting(1, 0, false)).isEqualTo(3);
        assertThat(Charts.sighting(2, 0, true)).isEqualTo(6);
    }

    @Test
    @Clause({"greatbattles E25", "greatbattles C2g", "greatbattles C2h"})
    void deploymentChart() {
        assertThat(Charts.text("deployment/dawn_phase/6")).isEqualTo("2s");
        assertThat(Charts.text("deployment/during_day/6")).isEqualTo("3s");
        assertThat(Charts.text("deployment/dawn_phase/12")).isEqualTo("-");
        assertThat(Charts.text("deployment/during_day/12")).isEqualTo("1s");
        assertThat(Charts.text("deployment/dawn_phase/3")).isEqualTo("1d/1s/-3");
    }

    @Test
    @Clause({"greatbattles E9", "greatbattles C3i", "greatbattles N10"})
    void whoHasGoneToGroundIsNotActivatedThatDay() {
        ProvingGround g = new ProvingGround().phase(salient.greatbattles.state.Phase.ACTIVATION);
        g.s.units().setStatus(g.unit("allied/A1"), Status.GONE_TO_GROUND);
        g.refused("activate allied/A1", "C3i");
        Night.rest(g.s);
        g.legal("activate allied/A1");
    }
}
