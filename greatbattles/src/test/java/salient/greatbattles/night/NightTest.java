package salient.greatbattles.night;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.rulebook.Clause;

/** N, R: the night between two days. */
class NightTest {
    private final ProvingGround g = new ProvingGround(salient.greatbattles.scenario.ScenarioReader.read(
            ProvingGround.SCENARIO.replace("table 30 30", "table 30 30\ndays 3")));

    private SupplySituation situation(String unit) {
        return Night.situation(g.s, g.unit(unit));
    }

    private void lost(String stand) {
        g.s.stands().setPlace(g.stand(stand), StandPlace.DESTROYED);
    }

    @Test
    @Clause({"greatbattles R3", "greatbattles R4", "greatbattles R5", "greatbattles R6"})
    void whereABattalionIsDecidesItsRow() {
        g.put("allied/COps 27,3@0", "allied/A1/1 20,3@0");
        assertThat(situation("allied/A1")).isEqualTo(SupplySituation.OK); // OK
        g.put("allied/A1/1", 5, 3, 0);
        assertThat(situation("allied/A1")).isEqualTo(SupplySituation.SEPARATED);
        assertThat(situation("allied/B1")).isEqualTo(SupplySituation.IN_RESERVE); // in reserve
    }

    @Test
    @Clause({"greatbattles R7", "greatbattles R8"})
    void aRingOfEnemiesIsolatesAndAGapInItDoesNot() {
        g.put("allied/COps 27,3@0", "allied/A1/1 0.75,28@0");
        assertThat(situation("allied/A1")).isEqualTo(SupplySituation.SEPARATED);
        g.put("axis/A1/1 3.5,28@270", "axis/A1/2 3.5,25@270", "axis/A1/3 0.75,25@0");
        assertThat(situation("allied/A1")).isEqualTo(SupplySituation.ISOLATED);
        g.hidden("axis/A1");
        assertThat(situation("allied/A1")).isEqualTo(SupplySituation.SEPARATED); // nobody knows of them
    }

    @Test
    @Clause({"greatbattles N3", "greatbattles R1", "greatbattles R2", "greatbattles R11"})
    void eachLostStandOfTheBattalionRollsAndAttachmentsDoNot() {
        g.put("allied/COps 27,3@0", "allied/A1/1 20,3@0", "allied/A1/2 18,3@0");
        g.attach("allied/A/2", "allied/A1");
        lost("allied/A1/3");
        lost("allied/A1/4");
        lost("allied/A/2");
        Night.begin(g.s, g.teller(2, 3)); // average supply, OK: two or less
        assertThat(g.s.stands().place(g.stand("allied/A1/3"))).isNotEqualTo(StandPlace.DESTROYED);
        assertThat(g.s.stands().place(g.stand("allied/A1/4"))).isEqualTo(StandPlace.DESTROYED);
        assertThat(g.s.stands().place(g.stand("allied/A/2"))).isEqualTo(StandPlace.DESTROYED);
    }

    @Test
    @Clause({"greatbattles N4", "greatbattles R15"})
    void withdrawalComesAfterTheRollsAndTheAttackerGoesFirst() {
        g.put("allied/COps 27,3@0", "allied/A1/1 20,3@0", "axis/A1/1 10,28@180", "axis/COps 27,28@180");
        lost("allied/A1/4");
        Night.begin(g.s, g.teller(6)); // at the rate of the table, not of the reserve
        assertThat(g.s.stands().place(g.stand("allied/A1/4"))).isEqualTo(StandPlace.DESTROYED);
        g.inPhase(Phase.NIGHT).decides(0);
        assertThat(g.refusals("withdraw axis/A1")).isNotEmpty();
        g.play("withdraw allied/A1");
        assertThat(g.s.units().place(g.unit("allied/A1"))).isEqualTo(UnitPlace.RESERVE);
    }

    @Test
    @Clause("greatbattles N4")
    void theIsolatedCannotWithdraw() {
        g.put(
                "allied/COps 27,3@0",
                "allied/A1/1 0.75,28@0",
                "allied/A1/2 0.75,29.5@0",
                "axis/A1/1 3.5,28@270",
                "axis/A1/2 3.5,25@270",
                "axis/A1/3 0.75,25@0");
        g.phase(Phase.NIGHT);
        assertThat(g.refusals("withdraw allied/A1")).contains("N4");
    }

    @Test
    @Clause({"greatbattles N13", "greatbattles N2"})
    void nightfallPartsTheLockedAndRestoresTheSuppressed() {
        g.put("allied/A1/1 5,15@0", "axis/A1/1 5,15.5@180").suppressed("allied/A1/1");
        g.s.units().setLockedWith(g.unit("allied/A1"), g.unit("axis/A1"));
        g.s.units().setLockedWith(g.unit("axis/A1"), g.unit("allied/A1"));
        g.s.units().setAttacker(g.unit("allied/A1"), true);
        g.owesAction("allied/A1/1");
        g.put("allied/COps 5,10@0", "axis/COps 5,20@0");
        Night.begin(g.s, g.teller());
        assertThat(g.s.base(g.stand("allied/A1/1")).distanceUp(g.s.base(g.stand("axis/A1/1"))))
                .isEqualTo(1000);
        assertThat(g.s.units().lockedWith(g.unit("allied/A1"))).isNegative();
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/1"))).isFalse();
        assertThat(g.s.stands().owesAction(g.stand("allied/A1/1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles N4", "greatbattles R8"})
    void withdrawalNeedsAWayToTheFriendlyEdgeAndNoCommandPost() {
        g.phase(Phase.NIGHT).put("allied/A1/1", 15, 3, 0);
        assertThat(situation("allied/A1")).isEqualTo(SupplySituation.ISOLATED); // there is no C Ops
        g.legal("withdraw allied/A1").put("allied/COps 15,12@0", "allied/A1/1 15,10@0");
        for (int i = 1; i <= 3; i++) g.put("axis/A1/" + i, 2.5 + 5 * (i - 1), 5, 180);
        g.put("axis/A2/1 17.5,5@180", "axis/A2/2 22.9,5@180");
        g.attach("axis/A/1", "axis/A1").put("axis/A/1", 27.9, 5, 180);
        assertThat(situation("allied/A1")).isNotEqualTo(SupplySituation.ISOLATED); // in touch with its C Ops
        g.refused("withdraw allied/A1", "N4"); // but cut off with it
    }

    @Test
    @Clause({"greatbattles R14", "greatbattles U38", "greatbattles R9"})
    void withTheCommandPostOverrunNobodyRollsNotEvenInReserve() {
        g.put("allied/A1/1 20,3@0", "allied/A1/2 18,3@0", "allied/COps 27,3@0");
        lost("allied/B1/1"); // of a battalion in reserve
        assertThat(situation("allied/B1")).isEqualTo(SupplySituation.IN_RESERVE);
        Divisions.loseCommand(g.s, g.unit("allied/COps"), g.teller());
        assertThat(situation("allied/B1")).isEqualTo(SupplySituation.ISOLATED);
        Night.replace(g.s, g.unit("allied/B1"), g.teller()); // no die, open or secret
        assertThat(g.s.stands().place(g.stand("allied/B1/1"))).isEqualTo(StandPlace.DESTROYED);
        assertThat(g.rolls()).isEmpty();
        Night.replace(g.s, g.unit("allied/A1"), g.teller());
        assertThat(g.s.units().owesStand(g.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause("greatbattles N13")
    void theAttackerStepsBackWhicheverSideItIsAndTheDefenderIfItCannot() {
        g.put("allied/A1/1 5,15@0", "axis/A1/1 5,15.5@180", "allied/COps 5,10@0", "axis/COps 5,20@0");
        locked("axis/A1", "allied/A1");
        Night.begin(g.s, g.teller());
        assertThat(g.at("allied/A1/1").y()).isEqualTo(15_000);
        assertThat(g.at("axis/A1/1").y()).isEqualTo(16_500);
        g.put("allied/A1/1 5,0.25@0", "axis/A1/1 5,0.75@180", "allied/COps 5,3@0");
        locked("allied/A1", "axis/A1"); // its back is to the edge
        Night.begin(g.s, g.teller());
        assertThat(g.at("allied/A1/1").y()).isEqualTo(250);
        assertThat(g.at("axis/A1/1").y()).isEqualTo(1_750);
    }

    private void locked(String attacker, String defender) {
        g.s.units().setLockedWith(g.unit(attacker), g.unit(defender));
        g.s.units().setAttacker(g.unit(attacker), true);
        g.s.units().setLockedWith(g.unit(defender), g.unit(attacker));
    }

    @Test
    @Clause({"greatbattles R12", "greatbattles R13", "greatbattles Q20a", "greatbattles Q20b"})
    void aBattalionWipedOutWaitsADayAndComesBackPoorer() {
        g.put("allied/COps 27,3@0", "allied/B1/1 20,3@0");
        for (int i = 2; i <= 3; i++) lost("allied/B1/" + i);
        Casualties.eliminate(g.s, g.stand("allied/B1/1"), Casualties.NOBODY, false, g.teller());
        assertThat(g.s.units().place(g.unit("allied/B1"))).isEqualTo(UnitPlace.WIPED_OUT);
        Night.begin(g.s, g.teller()); // no die tonight
        g.s.turnState().setDay(2);
        Night.begin(g.s, g.teller(6, 7, 10)); // in reserve with average supply: six or less
        assertThat(g.s.units().place(g.unit("allied/B1"))).isEqualTo(UnitPlace.RESERVE);
        assertThat(g.s.quality(g.unit("allied/B1")).id()).isEqualTo("average");
    }
}
