package salient.greatbattles.night;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Quality;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.rulebook.Clause;

/** V21, V22, V25, V37: isolation, reserves by day, rebuilt battalions. */
class NightVariantsTest {
    private static ProvingGround large(String... options) {
        return new ProvingGround(
                ScenarioReader.read(ProvingGround.SCENARIO
                        .replace("table 30 30", "table 60 30")
                        .replace("road paved Road 27,0 27,30", "road paved Road 27,0 27,30")),
                options);
    }

    private static boolean isolated(ProvingGround g) {
        return Isolation.isolated(g.s, g.unit("allied/A1"));
    }

    @Test
    @Clause({"greatbattles V21", "greatbattles Q23a", "greatbattles Q23b", "greatbattles R5"})
    void atMoreThan36InchesABattalionIsIsolatedOnlyUnderTheOption() {
        for (boolean on : new boolean[] {false, true}) {
            ProvingGround g =
                    large("variant.isolation-36", on ? "yes" : "no").put("allied/COps 5,5@0", "allied/A1/1 45,5@0");
            assertThat(isolated(g)).isEqualTo(on);
            g.put("allied/A1/1", 40, 5, 0);
            assertThat(isolated(g)).isFalse();
            assertThat(Night.situation(g.s, g.unit("allied/A1"))).isEqualTo(SupplySituation.SEPARATED);
        }
    }

    @Test
    @Clause({"greatbattles V25", "greatbattles C2m"})
    void whoGoesIntoReserveByDayComesBackFresh() {
        ProvingGround g = new ProvingGround("variant.day-reserve", "yes")
                .phase(Phase.DEPLOYMENT)
                .put("allied/A1/1 15,3@0", "allied/A1/2 17,3@0")
                .suppressed("allied/A1/1")
                .play("withdraw allied/A1");
        assertThat(g.s.suppressed(g.stand("allied/A1/1"))).isFalse();
        assertThat(g.s.units().place(g.unit("allied/A1"))).isEqualTo(UnitPlace.RESERVE);
    }

    @Test
    @Clause({"greatbattles V22", "greatbattles R7", "greatbattles R8"})
    void theZoneRoundTheEnemyIsTwoInchesOrTwelve() {
        for (String zone : new String[] {"2", "12"}) {
            ProvingGround g = large("variant.isolation-36", "yes", "variant.isolation-zone", zone)
                    .put("allied/COps 5,5@0", "allied/A1/1 30,5@0", "axis/A1/1 18,12@180");
            assertThat(isolated(g)).isEqualTo(zone.equals("12"));
        }
        ProvingGround stock = large("variant.isolation-zone", "12")
                .put("allied/COps 5,5@0", "allied/A1/1 30,5@0", "axis/A1/1 18,12@180");
        assertThat(isolated(stock)).isFalse(); // without V21 it is 2 inches
    }

    @Test
    @Clause({"greatbattles V25", "greatbattles Q6a", "greatbattles Q6b"})
    void aBattalionGoesIntoReserveByDayUnlessItIsSurrounded() {
        new ProvingGround()
                .put("allied/A1/1", 15, 5, 0)
                .phase(Phase.DEPLOYMENT)
                .refused("withdraw allied/A1", "T7", "Q6a");
        ProvingGround g = new ProvingGround("variant.day-reserve", "yes")
                .put("allied/A1/1", 15, 5, 0)
                .phase(Phase.DEPLOYMENT)
                .play("withdraw allied/A1");
        assertThat(g.s.units().place(g.unit("allied/A1"))).isEqualTo(UnitPlace.RESERVE);
        assertThat(Deployment.available(g.s, g.unit("allied/A1"))).isFalse(); // not in the same turn
        g.s.units().setRetired(g.unit("allied/A1"), false);
        assertThat(Deployment.available(g.s, g.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles V25", "greatbattles Q6b"})
    void whoIsRingedByTheEnemyCannotLeave() {
        ProvingGround g = new ProvingGround("variant.day-reserve", "yes")
                .put(
                        "allied/A1/1 2,2@0",
                        "axis/A1/1 5.5,2@180",
                        "axis/A1/2 5.5,5@180",
                        "axis/A1/3 2,5.5@180",
                        "axis/A2/1 2,0.6@180")
                .phase(Phase.DEPLOYMENT)
                .refused("withdraw allied/A1", "Q6b")
                .hidden("axis/A2"); // what is hidden closes nothing
        g.put("allied/A1/1", 2, 2, 0).legal("withdraw allied/A1");
    }

    @Test
    @Clause({"greatbattles V37", "greatbattles R13"})
    void aRebuiltBattalionDropsAGradeUnlessTheOptionIsOff() {
        for (boolean on : new boolean[] {true, false}) {
            ProvingGround g = ProvingGround.option("variant.rebuilt-grade", on);
            for (int i = 1; i <= 4; i++) g.s.stands().setPlace(g.stand("allied/A1/" + i), StandPlace.DESTROYED);
            g.s.units().setPlace(g.unit("allied/A1"), UnitPlace.WIPED_OUT);
            g.s.units().setWipedOutOn(g.unit("allied/A1"), 1);
            g.s.turnState().setDay(2);
            Night.replace(g.s, g.unit("allied/A1"), g.teller(1, 10, 10, 10));
            assertThat(g.s.units().place(g.unit("allied/A1"))).isEqualTo(UnitPlace.RESERVE);
            assertThat(g.s.quality(g.unit("allied/A1"))).isEqualTo(on ? Quality.INFERIOR : Quality.AVERAGE);
        }
    }

    @Test
    @Clause({"greatbattles V21", "greatbattles R8", "greatbattles G20"})
    void thirtySixInchesAreMeasuredFromBaseToBase() {
        ProvingGround far = new ProvingGround("variant.isolation-36", "yes")
                .put("allied/COps 1,5@0", "allied/A1/1 29,25.5@0"); // 36.5" from center to center
        assertThat(salient.greatbattles.night.Isolation.isolated(far.s, far.unit("allied/A1")))
                .isFalse();
        far.put("allied/A1/1", 29, 28.5, 0); // 37.7"
        assertThat(salient.greatbattles.night.Isolation.isolated(far.s, far.unit("allied/A1")))
                .isTrue();
    }

    @Test
    @Clause({"greatbattles V25", "greatbattles Q6b"})
    void aWithdrawalByDayIsToldWithItsOwnClause() {
        ProvingGround g = new ProvingGround("variant.day-reserve", "yes")
                .phase(Phase.DEPLOYMENT)
                .put("allied/A1/1", 5, 3, 0)
                .play("withdraw allied/A1");
        assertThat(g.told.getLast().clauses().toString()).contains("Q6b").doesNotContain("N4");
    }

    @Test
    @Clause("greatbattles V33")
    void anInactiveBattalionInTheOpenIsToldAsSuch() {
        ProvingGround g = new ProvingGround("variant.inactive-soft-cover", "yes")
                .put("allied/A1/1", 15, 3, 0)
                .inactive("allied/A1");
        assertThat(salient.greatbattles.combat.Morale.modifiers(g.s, g.unit("allied/A1")))
                .anyMatch(m -> m.clause().equals("V33") && m.amount() == 10)
                .noneMatch(m -> m.clause().equals("C10n"));
    }

    @Test
    @Clause("greatbattles Q44v")
    void theDawnAfterALandingIsAnotherTurn() {
        ProvingGround g = ProvingGround.with("port Town").phase(Phase.NIGHT).turn(10);
        g.s.objectives().setUsedUntil(0, g.s.hour() + 1);
        Night.end(g.s, g.teller());
        assertThat(g.s.objectives().usedUntil(0)).isZero();
    }
}
