package salient.greatbattles.activation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.night.Night;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.rulebook.Clause;

/** C3: buying activation, what it allows, and losing it. */
class ActivationTest {
    private final ProvingGround g = new ProvingGround().phase(Phase.ACTIVATION);

    private ProvingGround tomorrow(Phase phase) {
        g.phase(phase).s.sides().setBought(0, false);
        return g;
    }

    @Test
    @Clause({"greatbattles C3a", "greatbattles C3b", "greatbattles C3p"})
    void theDayPricesAreTwiceTheDawnPrices() {
        int[] dawn = {1, 2, 6, 10};
        for (int column = 0; column < 4; column++) {
            assertThat(Charts.activation(true, column)).isEqualTo(dawn[column]);
            assertThat(Charts.activation(false, column)).isEqualTo(2 * dawn[column]);
        }
    }

    @Test
    @Clause({"greatbattles E8", "greatbattles C3l", "greatbattles Q9", "greatbattles C3a", "greatbattles C3p"})
    void theExampleSpendsEightOfTwelveOnItsFirstDay() {
        tomorrow(Phase.DAWN_ACTIVATION).play("activate-groups A");
        assertThat(g.s.sides().points(0)).isEqualTo(10);
        tomorrow(Phase.ACTIVATION).turn(3).play("activate-groups B");
        assertThat(g.s.sides().points(0)).isEqualTo(6);
        Night.rest(g.s);
        tomorrow(Phase.ACTIVATION).turn(6).play("activate allied/A1");
        assertThat(g.s.sides().points(0)).isEqualTo(4);
        TurnSequence.dawn(g.s, g.teller()); // the points are for the whole game
        assertThat(g.s.sides().points(0)).isEqualTo(4);
    }

    @Test
    @Clause({"greatbattles E9", "greatbattles C3i", "greatbattles Q11", "greatbattles N10"})
    void whoWentToGroundIsBoughtAgainAtTheNextDawnForOne() {
        g.s.sides().setPoints(0, 4);
        g.status("allied/A1", Status.GONE_TO_GROUND).refused("activate allied/A1", "C3i");
        Night.rest(g.s);
        tomorrow(Phase.DAWN_ACTIVATION).play("activate allied/A1");
        assertThat(g.s.sides().points(0)).isEqualTo(3);
    }

    @Test
    @Clause({"greatbattles E10", "greatbattles C3c", "greatbattles T8"})
    void oneColumnATurnAndColumnsDoNotCombine() {
        g.play("activate allied/A1")
                .refused("activate-groups B", "C3c")
                .refused("activate allied/B1", "C3c")
                .refused("activate allied/A1", "C3c", "C3g");
    }

    @Test
    @Clause({"greatbattles C3c", "greatbattles C1Di", "greatbattles C1Dh"})
    void dawnCountsAsATurnOfItsOwnAtTheDawnPriceWhateverTheTurn() {
        g.phase(Phase.PASS_OR_PROCEED).turn(7).s.turnState().setProceeded(false);
        g.playAll("proceed", "activate allied/A1");
        assertThat(g.s.sides().points(0)).isEqualTo(11); // dawn price on turn 7
        g.refused("activate allied/B1", "C3c").go("done", "done");
        while (g.s.phase() != Phase.ACTIVATION) g.go("done");
        assertThat(g.s.player()).isZero();
        g.play("activate allied/B1");
        assertThat(g.s.sides().points(0)).isEqualTo(9); // day price
    }

    @Test
    @Clause("greatbattles C3l")
    void withoutThePointsNothingIsBought() {
        g.s.sides().setPoints(0, 3);
        g.refused("activate-groups A", "C3l").legal("activate allied/A1");
        g.s.sides().setPoints(0, 4);
        g.legal("activate-groups A");
    }

    @Test
    @Clause({"greatbattles C3k", "greatbattles C3a"})
    void aBattlegroupMeansAllItsBattalionsOnTheTableAndInReserveExceptThoseGoneToGround() {
        g.put("allied/A1/1", 5, 3, 0).inactive("allied/A1"); // A2 is in reserve
        g.play("activate-groups B A"); // in any order
        assertThat(g.s.sides().points(0)).isZero();
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
        assertThat(g.s.activated(g.unit("allied/A2"))).isTrue();
        ProvingGround h = new ProvingGround()
                .phase(Phase.ACTIVATION)
                .status("allied/A2", Status.GONE_TO_GROUND)
                .play("activate-groups A");
        assertThat(h.s.units().status(h.unit("allied/A2"))).isEqualTo(Status.GONE_TO_GROUND);
        h.status("allied/B1", Status.GONE_TO_GROUND).status("allied/B2", Status.ACTIVATED);
        h.s.sides().setBought(0, false);
        h.refused("activate-groups B", "C3k").refused("activate-groups A A", "C3a");
    }

    @Test
    @Clause({"greatbattles C3g", "greatbattles T18"})
    void activationLastsUntilTheNight() {
        g.play("activate allied/A1");
        g.put("allied/A1/1", 5, 3, 0);
        for (int i = 0; i < 40; i++) if (g.s.player() == 0 && g.s.turn() < 7) g.go("done");
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
        Night.rest(g.s);
        assertThat(g.s.activated(g.unit("allied/A1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles C3h", "greatbattles Q2a", "greatbattles Q2b", "greatbattles C3k"})
    void whoGivesHisActivationUpIsHarderToHitAndGetsNoneBackThatDay() {
        g.put("allied/A1/1 5,3@0", "axis/A1/1 5,5@180");
        int before = score();
        g.play("deactivate allied/A1");
        assertThat(score()).isEqualTo(before - 2);
        g.refused("activate allied/A1", "Q2b").play("activate-groups A");
        assertThat(g.s.activated(g.unit("allied/A1"))).isFalse();
        Night.rest(g.s);
        g.s.sides().setBought(0, false);
        g.legal("activate allied/A1");
    }

    private int score() {
        return g.toHit("axis/A1/1", "allied/A1/1");
    }

    @Test
    @Clause({"greatbattles C3e", "greatbattles G20", "greatbattles C3d", "greatbattles G22"})
    void theTwelveInchesAreMeasuredFromBaseToBaseAndTwelveIsInside() {
        // The fronts are 14.5" apart.
        g.phase(Phase.MOVEMENT)
                .put("allied/A1/1 15,3@0", "axis/A1/1 15,18@180")
                .inactive("allied/A1")
                .legal("move allied/A1 +0,+2.499")
                .refused("move allied/A1 +0,+2.5", "C3e")
                .put("axis/A1/1 27,18@180", "axis/COps 15,18@180"); // a C Ops is no enemy here
        g.legal("move allied/A1 +0,+2.5");
        g.s.units().setStatus(g.unit("allied/A1"), Status.ACTIVATED);
        g.put("axis/A1/1", 15, 15, 180).legal("move allied/A1 +0,+2.5");
    }

    @Test
    @Clause({"greatbattles C3e", "greatbattles C3j", "greatbattles C7Mn"})
    void insideTwelveInchesOneMayStandFireSidestepAndWithdrawButNotComeNearer() {
        g.phase(Phase.MOVEMENT).put("allied/A1/1 15,5@0", "axis/A2/1 15,11@180");
        for (Status status : new Status[] {Status.INACTIVE, Status.GONE_TO_GROUND}) {
            g.status("allied/A1", status).legal("move allied/A1 +0.5,+0"); // as far from the broad base as before
            g.legal("move allied/A1 +0,-2").refused("move allied/A1 +0,+0.1", "C3e");
            // nearer on the way, farther at the end
            g.refused("go allied/A1 allied/A1/1=15,6;15,4.9@0", "C3e");
        }
        assertThat(g.phase(Phase.FIRE).refusals("aim allied/A1/1 axis/A2/1")).isEmpty();
        g.suppressed("allied/A1/1").legal("rally allied/A1/1");
    }

    @Test
    @Clause({"greatbattles C3f", "greatbattles H14", "greatbattles Q26"})
    void aHiddenEnemyStopsAnInactiveMoveOnlyWhenHeComesToLight() {
        g.phase(Phase.MOVEMENT)
                .put("allied/A1/1 15,3@0", "axis/A1/1 15,18@180")
                .inactive("allied/A1")
                .hidden("axis/A1")
                .held()
                .legal("move allied/A1 +0,+3")
                .play("move allied/A1 +0,+3");
        assertThat(g.s.hidden(g.unit("axis/A1"))).isFalse();
        assertThat(g.at("allied/A1/1").y()).isEqualTo(5500); // at 12" it stops, half an inch short
    }

    @Test
    @Clause({"greatbattles C3f", "greatbattles H9"})
    void anotherHiddenEnemyStopsItThoughOneIsKnownAlready() {
        g.phase(Phase.MOVEMENT).put("allied/A1/1 15,3@90", "allied/A1/2 14,3@90");
        g.put("axis/A2/1 10,3@180", "axis/A1/1 20,15.4@180")
                .hidden("axis/A1")
                .inactive("allied/A1")
                .held();
        g.formation("allied/A1", salient.greatbattles.tables.Formation.MARCH);
        g.play("go allied/A1 allied/A1/1=20,3@90 allied/A1/2=19,3@90"); // away from the known enemy in the west
        assertThat(g.s.hidden(g.unit("axis/A1"))).isFalse();
        g.tells("stops short");
    }

    @Test
    @Clause({"greatbattles C3m", "greatbattles C3l"})
    void actionsAreNoActivationPoints() {
        g.put("allied/A1/1", 5, 3, 0).phase(Phase.FIRE).s.turnState().setRound(2);
        g.play("done");
        assertThat(g.s.sides().points(0)).isEqualTo(12);
        assertThat(g.s.units().actions(g.unit("allied/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles C3j", "greatbattles Q30", "greatbattles C5c"})
    void goneToGroundIsNoCover() {
        g.put("allied/A1/1", 5, 3, 0).status("allied/A1", Status.GONE_TO_GROUND).suppressed("allied/A1/1");
        assertThat(Rally.worked(g.s, g.unit("allied/A1"))).isEqualTo(8 - 1);
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles C3f", "greatbattles H9"})
    void oneLooksOutAtEveryQuarterInchOfAMove() {
        g.phase(Phase.MOVEMENT).put("allied/A1/1 15,3@0", "axis/A1/1 15,18.2@180"); // fronts 14.7" apart
        g.inactive("allied/A1").hidden("axis/A1").held();
        g.play("move allied/A1 +0,+3");
        assertThat(g.at("allied/A1/1").y()).isEqualTo(5750); // 11.95" away
    }

    @Test
    @Clause({"greatbattles C3l", "greatbattles C1Di"})
    void beforeDawnThePriceIsThatOfDawn() {
        g.put("allied/A1/1", 5, 3, 0).inactive("allied/A1").s.sides().setPoints(0, 1);
        g.s.sides().setBought(0, true);
        assertThat(g.phase(Phase.PLANNING).refusals("activate allied/A1")).containsExactly("C1Da");
        assertThat(g.phase(Phase.FIRE).refusals("activate allied/A1")).containsExactly("T15", "C3c", "C3l");
    }
}
