package salient.greatbattles.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** C9t: which way a beaten battalion runs, how far, and what stops it. */
class RetreatTest {
    private ProvingGround g = new ProvingGround();

    private void retreat(String unit, String... causes) {
        int foes = 0;
        for (String cause : causes) foes |= Foes.bit(g.s, g.unit(cause));
        Retreat.play(g.s, g.unit(unit), foes, g.teller());
    }

    private static Point at(double x, double y) {
        return new Point((int) Math.round(x * 1000), (int) Math.round(y * 1000));
    }

    @Test
    @Clause("greatbattles C9t")
    void aColumnFallsBackAsAWholeAndNobodyIsInTheWayOfAMate() {
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 15, 10 - i, 0);
        g.formation("allied/A1", Formation.MARCH).put("axis/A1/1", 15, 12, 180);
        retreat("allied/A1", "axis/A1");
        for (int i = 1; i <= 4; i++) assertThat(g.at("allied/A1/" + i)).isEqualTo(at(15, 7 - i));
        assertThat(g.s.units().gaps(g.unit("allied/A1"))).isFalse();
    }

    @Test
    @Clause("greatbattles C9t")
    void ofTwoStandsEquallyNearTheOwnerSaysThroughWhichItGoes() {
        g.phase(Phase.CLOSE_COMBAT).player(1);
        g.put("allied/A1/1 12,5@0", "allied/A1/2 18,5@0", "axis/A1/1 15,8@180");
        retreat("allied/A1", "axis/A1");
        g.asks(Decision.RETREAT)
                .decides(0)
                .legal("retreat allied/A1/1 from axis/A1/1")
                .refused("retreat allied/A1/3 from axis/A1/1", "C9t");
        assertThat(g.refusals("retreat axis/A1/1 from allied/A1/1")).contains("T2");
        assertThat(g.refusals("advance")).isNotEmpty(); // the way comes first
        g.play("retreat allied/A1/2 from axis/A1/1");
        assertThat(g.at("allied/A1/2").x()).isGreaterThan(18_000); // south-east, and its mate with it
        assertThat(g.at("allied/A1/1").x() - 12_000)
                .isEqualTo(g.at("allied/A1/2").x() - 18_000);
        g.asks(Decision.NOTHING);
    }

    @Test
    @Clause("greatbattles C9t")
    void equallyNearEnemiesInOneDirectionLeaveNoChoice() {
        g.put("allied/A1/1 12,5@0", "allied/A1/2 18,5@0", "axis/A1/1 12,8@180", "axis/A1/2 18,8@180");
        retreat("allied/A1", "axis/A1");
        g.asks(Decision.NOTHING);
        assertThat(g.at("allied/A1/1")).isEqualTo(at(12, 2));
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles H15"})
    void whoIsHiddenIsNotAskedForThatWouldShowHim() {
        g.put("allied/A1/1 12,5@0", "allied/A1/2 18,5@0").hidden("allied/A1");
        g.put("axis/A1/1", 15, 8, 180);
        retreat("allied/A1", "axis/A1");
        g.asks(Decision.NOTHING);
        assertThat(g.at("allied/A1/1")).isNotEqualTo(at(12, 5));
    }

    @Test
    @Clause("greatbattles C9t")
    void itRunsFromTheCauseAndNotFromWhoeverIsNearer() {
        g.put("allied/A1/1 15,10@0", "axis/A1/1 15,15@180", "axis/A2/1 15,7@0");
        retreat("allied/A1", "axis/A1");
        assertThat(g.at("allied/A1/1").y()).isLessThan(10_000); // southward, until an inch from the tank
        assertThat(g.s.base(g.stand("allied/A1/1")).distanceUp(g.s.base(g.stand("axis/A2/1"))))
                .isGreaterThan(1000);
    }

    @Test
    @Clause("greatbattles C9t")
    void ifTheCauseIsNotOnTheTableItRunsFromTheNearestVisibleEnemy() {
        g.put("allied/A1/1 15,10@0", "axis/A2/1 15,7@0");
        retreat("allied/A1", "axis/A1");
        assertThat(g.at("allied/A1/1")).isEqualTo(at(15, 13));
    }

    @Test
    @Clause("greatbattles C9t")
    void withNobodyInSightItRunsToTheNearerOfItsEdges() {
        g = new ProvingGround(ScenarioReader.read(ProvingGround.SCENARIO.replace("first edge S", "first edge SW")));
        g.put("allied/A1/1 6,15@0", "axis/A1/1 12,12@180").hidden("axis/A1");
        retreat("allied/A1");
        assertThat(g.at("allied/A1/1")).isEqualTo(at(3, 15));
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles G24"})
    void waterStopsAStandAndItsMatesGoOn() {
        g = ProvingGround.with("area sea Lake 11,6 13,6 13,8 11,8");
        g.put("allied/A1/1 12,10@0", "allied/A1/2 15,10@0", "axis/A1/1 12,13@180", "axis/A1/2 15,13@180");
        retreat("allied/A1", "axis/A1");
        assertThat(g.at("allied/A1/1").y()).isBetween(8_000, 8_250);
        assertThat(g.at("allied/A1/2").y()).isEqualTo(7_000);
        assertThat(g.s.units().gaps(g.unit("allied/A1"))).isTrue(); // F14
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles C10k", "greatbattles G33"})
    void whoFindsOnlyFriendsBehindHimCannotGoAndLosesAStand() {
        g.put(
                "allied/A1/1 5,5@0",
                "allied/A1/2 9,0.25@0",
                "axis/A1/1 5,8@180",
                "allied/A2/1 5,4.2@0",
                "allied/A2/2 5,2.7@0");
        retreat("allied/A1", "axis/A1");
        g.asks(Decision.LOSS);
        assertThat(g.at("allied/A1/1")).isEqualTo(at(5, 5)); // none moves
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles G33"})
    void friendsMayBePassedButNotStoodOn() {
        g.put("allied/A1/1 5,8@0", "axis/A1/1 5,11@180", "allied/A2/1 5,6.75@0");
        retreat("allied/A1", "axis/A1");
        assertThat(g.at("allied/A1/1")).isEqualTo(at(5, 5)); // through the tank
        g.put("allied/A1/1 5,8@0", "allied/A2/1 5,5@0");
        retreat("allied/A1", "axis/A1");
        assertThat(g.at("allied/A1/1").y()).isEqualTo(5_750); // its base ends where the tank's begins
    }

    @Test
    @Clause("greatbattles C9t")
    void anInchFromAnEnemyIsAsNearAsItGetsButWhoIsNearerAlreadyMayStillLeave() {
        g.put(
                "allied/A1/1 15,10@0",
                "axis/A1/1 15,10.5@180",
                "axis/A2/1 17,10@90"); // beside it, half an inch off: it does not come nearer to that one
        retreat("allied/A1", "axis/A1");
        assertThat(g.at("allied/A1/1")).isEqualTo(at(15, 7));
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles G33", "greatbattles F14"})
    void whereTheHindmostIsStoppedByTheEdgeTheOthersCloseUpOnIt() {
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 15, 4.25 - i, 0); // the last has the edge at its back
        g.formation("allied/A1", Formation.MARCH).put("axis/A1/1", 15, 6, 180);
        retreat("allied/A1", "axis/A1");
        assertThat(g.at("allied/A1/4")).isEqualTo(at(15, 0.25));
        assertThat(g.at("allied/A1/3")).isEqualTo(at(15, 0.75));
        assertThat(g.at("allied/A1/2")).isEqualTo(at(15, 1.25));
        assertThat(g.at("allied/A1/1")).isEqualTo(at(15, 1.75));
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles C9o", "greatbattles C10i"})
    void whoRunsIsOutOfItsCloseCombatAndItsWeaponsAreTakenDown() {
        g.put("allied/A1/1 15,8@0", "axis/A1/1 15,8.5@180").attach("allied/A/2", "allied/A1");
        g.put("allied/A/2", 15, 7, 0).emplaced("allied/A/2");
        g.s.units().setLockedWith(g.unit("allied/A1"), g.unit("axis/A1"));
        g.s.units().setLockedWith(g.unit("axis/A1"), g.unit("allied/A1"));
        retreat("allied/A1", "axis/A1");
        assertThat(g.s.units().lockedWith(g.unit("axis/A1"))).isNegative();
        assertThat(g.s.stands().emplaced(g.stand("allied/A/2"))).isFalse();
    }

    @Test
    @Clause("greatbattles C9t")
    void theOwnerChoosesAmongTheStandsOfTheCauseAlone() {
        g.phase(Phase.CLOSE_COMBAT).player(1);
        g.put(
                "allied/A1/1 12,8@0",
                "allied/A1/2 18,8@0",
                "axis/A1/1 15,11@180",
                "axis/A2/1 12,6@0"); // nearer, but not the cause
        retreat("allied/A1", "axis/A1");
        g.refused("retreat allied/A1/1 from axis/A2/1", "C9t").legal("retreat allied/A1/1 from axis/A1/1");
    }

    @Test
    @Clause({"greatbattles C9t", "greatbattles H9"})
    void aRetreatSeesWhatIsHiddenWhereItEnds() {
        g.put("allied/A1/1 12,12@0", "axis/A1/1 12,15@180", "axis/A2/1 9,8@0")
                .hidden("axis/A2"); // in the open, beyond the wood
        retreat("allied/A1", "axis/A1"); // out of the wood
        assertThat(g.s.hidden(g.unit("axis/A2"))).isFalse();
    }
}
