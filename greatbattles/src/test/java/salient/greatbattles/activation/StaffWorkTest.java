package salient.greatbattles.activation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Activated;
import salient.greatbattles.state.ActivationAttempt;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Status;
import salient.kernel.rulebook.Clause;

/** V3 to V7, V11, Q45: other ways to activation, and what the C Ops' staff does for it. */
class StaffWorkTest {
    private static int morale(ProvingGround g, String unit) {
        return Morale.modifiers(g.s, g.unit(unit)).stream()
                .filter(m -> m.why().contains("activated by") || m.why().contains("ground"))
                .mapToInt(Fire.Modifier::amount)
                .sum();
    }

    private static ProvingGround led(String... options) {
        ProvingGround g = new ProvingGround(options)
                .held()
                .attach("allied/A/1", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A/1 5,4@0", "allied/A2/1 8,5@0", "allied/A2/2 9.5,5@0");
        return g.inactive("allied/A1").inactive("allied/A2");
    }

    @Test
    @Clause({"greatbattles V3", "greatbattles C10t"})
    void anActivationByRollCostsMoraleAsTheOptionSays() {
        for (int penalty : new int[] {15, 20, 0}) {
            ProvingGround g = new ProvingGround(
                            "variant.reactivation-roll",
                            "yes",
                            "variant.reactivation-penalty",
                            Integer.toString(penalty))
                    .put("allied/A1/1", 5, 5, 0);
            Reactivation.activate(g.s, g.unit("allied/A1"), Activated.BY_ROLL);
            assertThat(morale(g, "allied/A1")).isEqualTo(-penalty);
            Reactivation.activate(g.s, g.unit("allied/A1"), Activated.BY_POINTS);
            assertThat(morale(g, "allied/A1")).isZero();
        }
    }

    @Test
    @Clause({"greatbattles V4", "greatbattles Q45i", "greatbattles Q45m", "greatbattles G6"})
    void theBattalionWithTheHqRousesItsBattlegroupForOnePoint() {
        ProvingGround g = led("variant.initiative-hq", "yes").play("rouse allied/A1", 5); // average Americans need 5
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
        assertThat(g.s.activated(g.unit("allied/A2"))).isTrue();
        assertThat(g.s.sides().points(0)).isEqualTo(11);
        assertThat(morale(g, "allied/A2")).isEqualTo(-10);
    }

    @Test
    @Clause({"greatbattles V4", "greatbattles Q45i"})
    void itNeedsTheHqTwoActionsAndTheOption() {
        ProvingGround g = led("variant.initiative-hq", "yes").refused("rouse allied/A2", "Q45i"); // no HQ
        g.actions("allied/A1", 1);
        assertThat(g.refusals("rouse allied/A1")).contains("Q45i");
        assertThat(led().refusals("rouse allied/A1")).containsExactly("V4");
    }

    @Test
    @Clause({"greatbattles Q45j", "greatbattles V4"})
    void failingWithTheFirstActionItTriesAgainWithTheSecondForTheSamePoint() {
        ProvingGround g = led("variant.initiative-hq", "yes").play("rouse allied/A1", 6);
        assertThat(g.s.activated(g.unit("allied/A2"))).isFalse();
        g.playAll("done", "done");
        assertThat(g.s.turnState().round()).isEqualTo(2);
        g.play("rouse allied/A1", 6);
        assertThat(g.s.sides().points(0)).isEqualTo(11); // spent once
        assertThat(g.s.activated(g.unit("allied/A2"))).isFalse();
        assertThat(g.refusals("rouse allied/A1")).isNotEmpty();
    }

    @Test
    @Clause({"greatbattles Q45j", "greatbattles V4"})
    void theSecondTryMaySucceedWhereTheFirstDidNot() {
        ProvingGround g = led("variant.initiative-hq", "yes")
                .play("rouse allied/A1", 6)
                .playAll("done", "done")
                .play("rouse allied/A1", 5);
        assertThat(g.s.sides().points(0)).isEqualTo(11);
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
        assertThat(g.s.activated(g.unit("allied/A2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles Q45j", "greatbattles V4", "greatbattles V1"})
    void aRollForItselfAloneDoesNotPayForTheBattlegroup() {
        ProvingGround g = led("variant.initiative-hq", "yes", "variant.reactivation-roll", "yes");
        g.s.units().setDeactivated(g.unit("allied/A1"), true);
        g.phase(Phase.ACTIVATION);
        g.play("reactivate allied/A1", 10, 10);
        g.s.units().setDeactivated(g.unit("allied/A1"), false);
        g.phase(Phase.MOVEMENT);
        g.s.turnState().setRound(2);
        g.play("rouse allied/A1", 5);
        assertThat(g.s.sides().points(0)).isEqualTo(11);
    }

    @Test
    @Clause({"greatbattles Q45k", "greatbattles V4"})
    void withoutPointsItRollsOnceOnTwentySidesForBothActions() {
        ProvingGround g = led("variant.initiative-hq", "yes");
        g.s.sides().setPoints(0, 0);
        g.play("rouse allied/A1", 6);
        assertThat(g.told.stream().flatMap(e -> e.rolls().stream()).map(r -> r.sides()))
                .containsExactly(20);
        assertThat(g.s.units().actions(g.unit("allied/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles Q45l", "greatbattles G20"})
    void whoIsSoRousedKeepsAStandWithinTwoInchesOfTheHq() {
        ProvingGround g = led("variant.initiative-hq", "yes").play("rouse allied/A1", 1);
        // A2 stands 1.9" from the HQ's edge
        g.refused("move allied/A2 +1,+0", "Q45l")
                .legal("move allied/A2 +0,-1")
                .formation("allied/A2", salient.greatbattles.tables.Formation.MARCH)
                .put("allied/A2/1 15,5@0", "allied/A2/2 16.5,5@0"); // it can reach the HQ, so it must
        g.refused("move allied/A2 -3,+0", "Q45l")
                .legal("move allied/A2 -7,+0")
                .put("allied/A2/1 26,5@0", "allied/A2/2 27.5,5@0"); // too far for one move: it must come nearer
        g.refused("move allied/A2 +1,+0", "Q45l").legal("move allied/A2 -3,+0");
    }

    @Test
    @Clause({"greatbattles V5", "greatbattles Q45n", "greatbattles C3i"})
    void fromTheGroundOnTwentySidesAtTheUsualPriceAndWithMoraleTwentyLower() {
        ProvingGround g = led("variant.initiative-hq", "yes", "variant.ground-reactivation", "yes")
                .phase(Phase.ACTIVATION)
                .status("allied/A1", Status.GONE_TO_GROUND)
                .play("reactivate allied/A1", 6);
        assertThat(g.s.sides().points(0)).isEqualTo(10); // the price of a battalion by day, also for a try that fails
        assertThat(g.s.units().status(g.unit("allied/A1"))).isEqualTo(Status.GONE_TO_GROUND);
        g.s.units().setActivationAttempt(g.unit("allied/A1"), ActivationAttempt.NONE);
        g.refused("reactivate allied/A1", "C3c"); // it was the purchase of the turn
        g.s.sides().setBought(0, false);
        g.play("reactivate allied/A1", 5);
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
        assertThat(morale(g, "allied/A1")).isEqualTo(-20);
        led().phase(Phase.ACTIVATION).status("allied/A1", Status.GONE_TO_GROUND).refused("reactivate allied/A1", "C3i");
    }

    @Test
    @Clause({"greatbattles V6", "greatbattles Q45a", "greatbattles Q45e", "greatbattles Q45c"})
    void anActionOfTheCommandPostMayBecomeAPointUpToTwenty() {
        ProvingGround g = new ProvingGround("variant.action-to-activation", "yes")
                .put("allied/COps", 27, 3, 0)
                .play("save allied/COps");
        assertThat(g.s.sides().points(0)).isEqualTo(13);
        g.refused("road allied/COps +2", "C7c"); // the action is spent
        g.s.units().setActionUse(g.unit("allied/COps"), ActionUse.NONE);
        g.s.sides().setPoints(0, 20);
        g.refused("save allied/COps", "Q45e");
        assertThat(g.put("allied/A1/1", 5, 5, 0).refusals("save allied/A1")).contains("Q45a");
        assertThat(g.refusals("save allied/FUP")).contains("Q45a");
        assertThat(new ProvingGround().put("allied/COps", 27, 3, 0).refusals("save allied/COps"))
                .containsExactly("V6");
    }

    @Test
    @Clause({"greatbattles Q45d", "greatbattles V6", "greatbattles C6h"})
    void aCommandPostThatIsCutOffRollsAtTenLess() {
        ProvingGround g = new ProvingGround("variant.action-to-activation", "yes")
                .phase(Phase.BARRAGE)
                .put("allied/COps", 27, 15, 0)
                .play("done", 25);
        assertThat(g.s.units().actions(g.unit("allied/COps"))).isEqualTo(2);
        assertThat(Staff.modifier(g.s, g.unit("allied/COps"))).isZero();
        ProvingGround cut = ProvingGround.with(
                        "area sea Canal 0,7 30,7 30,8 0,8", "variant.action-to-activation", "yes")
                .put("allied/COps", 27, 15, 0);
        assertThat(Staff.modifier(cut.s, cut.unit("allied/COps"))).isZero(); // over the bridge
        cut.put("axis/A1/1", 27, 6, 180); // which is watched now
        assertThat(Staff.modifier(cut.s, cut.unit("allied/COps"))).isEqualTo(-10);
    }

    @Test
    @Clause({"greatbattles V7", "greatbattles Q45b", "greatbattles Q45h"})
    void ordersTakeTimeByTheDelayChart() {
        ProvingGround g =
                led("variant.activation-delay", "yes").phase(Phase.ACTIVATION).put("allied/COps", 10, 5, 0);
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A1"))).isEqualTo(-10); // with its HQ near the C Ops
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A2"))).isZero(); // within 4"
        g.put("allied/A2/1 12,5@0", "allied/A2/2 13.5,5@0");
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A2"))).isEqualTo(10);
        g.put("allied/COps", 27, 5, 0);
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A2"))).isEqualTo(20);
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A1"))).isZero();
        g.play("activate allied/A1", 41); // average: immediate up to 40
        assertThat(g.s.activated(g.unit("allied/A1"))).isFalse();
        assertThat(g.s.units().activeFrom(g.unit("allied/A1"))).isEqualTo(6);
        g.s.sides().setBought(0, false);
        g.refused("activate allied/A1", "Q45h"); // it is on its way
        ActivationDelay.arrive(g.s, 0, g.teller());
        assertThat(g.s.activated(g.unit("allied/A1"))).isFalse();
        ActivationDelay.arrive(g.turn(6).s, 0, g.teller());
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
        ProvingGround at = led("variant.activation-delay", "yes")
                .phase(Phase.ACTIVATION)
                .put("allied/COps", 10, 5, 0)
                .play("activate allied/A1", 50); // less 10
        assertThat(at.s.activated(at.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles Q45h", "greatbattles H15"})
    void aDelayThatFollowsFromAHiddenHqOrCopsBetraysIt() {
        for (String hidden : new String[] {"", "allied/A1", "allied/COps"}) {
            ProvingGround g = led("variant.activation-delay", "yes")
                    .phase(Phase.ACTIVATION)
                    .put("allied/COps", 10, 5, 0);
            if (!hidden.isEmpty()) g.hidden(hidden);
            g.play("activate allied/A2", 41);
            assertThat(g.told.getLast().reveals()).as(hidden).isEqualTo(!hidden.isEmpty());
        }
    }

    @Test
    @Clause({"greatbattles Q45l", "greatbattles H15"})
    void aHiddenHqBetraysItselfByRousingVisibleBattalions() {
        ProvingGround g = led("variant.initiative-hq", "yes").hidden("allied/A1");
        GroupInitiative.play(g.s, g.unit("allied/A1"), g.teller());
        boolean roused = g.s.activated(g.unit("allied/A2"));
        assertThat(roused).isTrue();
        assertThat(g.told.getLast().reveals()).isTrue();
        assertThat(g.sentence(g.told.getLast())).isEqualTo("US A2 is activated.");
    }

    @Test
    @Clause({"greatbattles V7", "greatbattles C3i", "greatbattles C10i"})
    void ordersThatComeAfterABattalionHasGoneToGroundComeTooLate() {
        ProvingGround g =
                led("variant.activation-delay", "yes").phase(Phase.ACTIVATION).play("activate allied/A1", 60);
        g.s.units().setHits(g.unit("allied/A1"), 1);
        Morale.test(g.s, g.unit("allied/A1"), g.teller(100));
        ActivationDelay.arrive(g.turn(9).s, 0, g.teller());
        assertThat(g.s.units().status(g.unit("allied/A1"))).isEqualTo(Status.GONE_TO_GROUND);
    }

    @Test
    @Clause({"greatbattles Q45l", "greatbattles C10i"})
    void whoHasGoneToGroundFollowsTheHqNoMore() {
        led("variant.initiative-hq", "yes")
                .play("rouse allied/A1", 1)
                .refused("move allied/A2 +1,+0", "Q45l")
                .status("allied/A2", Status.GONE_TO_GROUND)
                .legal("move allied/A2 +1,+0");
    }

    @Test
    @Clause("greatbattles V7")
    void inStockAnActivationCountsAtOnce() {
        ProvingGround g = led().phase(Phase.ACTIVATION).play("activate allied/A1"); // no die
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles Q45f", "greatbattles V6", "greatbattles Q2b"})
    void underStaffWorkWhoGaveHisActivationUpMayBuyItAgain() {
        for (String option : new String[] {"yes", "no"}) {
            ProvingGround g = new ProvingGround("variant.action-to-activation", option)
                    .phase(Phase.ACTIVATION)
                    .put("allied/A1/1", 5, 5, 0)
                    .play("deactivate allied/A1");
            if (option.equals("no")) g.refused("activate allied/A1", "Q2b");
            else g.legal("activate allied/A1");
            g.status("allied/A1", Status.GONE_TO_GROUND);
            assertThat(g.refusals("activate allied/A1")).contains("C3i");
        }
    }

    @Test
    @Clause({"greatbattles V11", "greatbattles C6a"})
    void theCommandPostHelpsOneBattalionNearItAndDoesNotRollItself() {
        ProvingGround g = new ProvingGround("variant.division-bonus", "yes")
                .phase(Phase.ACTIVATION)
                .put("allied/COps 27,3@0", "allied/A1/1 20,3@0", "allied/B1/1 5,3@0")
                .actions("allied/COps", 0)
                .refused("help allied/B1", "V11"); // over 12"
        g.play("help allied/A1");
        assertThat(g.refusals("help allied/A1")).contains("V11"); // one a turn
        g.phase(Phase.BARRAGE).play("done", 35, 31); // A1, B1, and no die for the C Ops
        assertThat(g.s.units().actions(g.unit("allied/A1"))).isEqualTo(2);
        assertThat(g.s.units().actions(g.unit("allied/B1"))).isOne();
        assertThat(g.s.units().actions(g.unit("allied/COps"))).isZero();
        assertThat(new ProvingGround()
                        .put("allied/A1/1 20,5@0", "allied/COps 27,3@0")
                        .phase(Phase.ACTIVATION)
                        .refusals("help allied/A1"))
                .containsExactly("V11"); // in stock nobody is helped
    }

    @Test
    @Clause({"greatbattles Q45i", "greatbattles V4"})
    void theTableKnowsFourNationsAndFiveGrades() {
        String[] nations = {"german", "us", "commonwealth", "soviet"};
        for (int i = 0; i < nations.length; i++) {
            ProvingGround g = new ProvingGround(
                    ScenarioReader.read(ProvingGround.SCENARIO.replace("side allied us", "side allied " + nations[i])));
            assertThat(GroupInitiative.score(g.s, g.unit("allied/A1"))).isEqualTo(6 - i); // average
            assertThat(GroupInitiative.score(g.s, g.unit("allied/B1"))).isEqualTo(7 - i); // experienced
        }
    }

    @Test
    @Clause({"greatbattles Q45d", "greatbattles Q44v"})
    void wherePortsAreTheSourceOfSupplyTheStaffNeedsALineToOne() {
        ProvingGround g = ProvingGround.with("port Town", "variant.action-to-activation", "yes", "malta.supply", "yes")
                .put("allied/COps", 27, 3, 0);
        g.s.objectives().setHolder(0, 0);
        assertThat(Staff.modifier(g.s, g.unit("allied/COps"))).isZero();
        g.s.objectives().setHolder(0, 1);
        assertThat(Staff.modifier(g.s, g.unit("allied/COps"))).isEqualTo(-10); // the board edge does not help
    }
}
