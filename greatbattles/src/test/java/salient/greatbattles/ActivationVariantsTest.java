package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.state.Activated;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.UnitFact;
import salient.kernel.rulebook.Clause;

/** V3 to V7, V11: other ways to be activated, and what the staff can do. */
class ActivationVariantsTest {
    private static int rolled(ProvingGround g, Activated how) {
        g.put("allied/A1/1", 25, 4, 0).put("allied/COps", 27, 2, 0);
        g.s.set(g.unit("allied/A1"), UnitFact.ACTIVATED_BY, how.ordinal());
        return Morale.modifiers(g.s, g.unit("allied/A1")).stream()
                .mapToInt(Fire.Modifier::amount)
                .sum();
    }

    @Test
    @Clause({"greatbattles V3", "greatbattles C10t", "greatbattles Q45m", "greatbattles Q45n"})
    void anActivationByARollIsPaidForInMorale() {
        assertThat(rolled(new ProvingGround(), Activated.BY_POINTS)).isZero();
        assertThat(rolled(new ProvingGround(), Activated.BY_ROLL)).isEqualTo(-15);
        assertThat(rolled(new ProvingGround("variant.reactivation-penalty", "20"), Activated.BY_ROLL))
                .isEqualTo(-20);
        assertThat(rolled(new ProvingGround("variant.reactivation-penalty", "0"), Activated.BY_ROLL))
                .isZero();
        assertThat(rolled(new ProvingGround(), Activated.BY_HQ)).isEqualTo(-10);
        assertThat(rolled(new ProvingGround(), Activated.FROM_THE_GROUND)).isEqualTo(-20);
    }

    private static ProvingGround withHq(String... options) {
        return new ProvingGround(options)
                .attach("allied/A/1", "allied/A1")
                .put("allied/A1/1", 5, 5, 0)
                .put("allied/A/1", 5, 4, 0)
                .put("allied/A2/1", 15, 4, 0)
                .inactive("allied/A1")
                .inactive("allied/A2");
    }

    @Test
    @Clause({"greatbattles V4", "greatbattles Q45i", "greatbattles Q45j"})
    void theHqRousesItsBattlegroupForOnePointWithTwoTries() {
        ProvingGround g = withHq("variant.initiative-hq", "yes");
        g.actions("allied/A1", 1);
        assertThat(g.refusals("rouse allied/A1")).contains("Q45i");
        g.actions("allied/A1", 2).play("rouse allied/A1", 6); // average Americans need 5
        assertThat(g.s.points(0)).isEqualTo(11);
        assertThat(g.s.activated(g.unit("allied/A2"))).isFalse();
        g.s.set(GameFact.ROUND, 2);
        g.s.set(g.unit("allied/A1"), UnitFact.DOING, 0);
        g.play("rouse allied/A1", 5); // the point of the first try serves for the second
        assertThat(g.s.points(0)).isEqualTo(11);
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
        assertThat(g.s.activated(g.unit("allied/A2"))).isTrue();
        assertThat(g.s.get(g.unit("allied/A2"), UnitFact.ACTIVATED_BY)).isEqualTo(Activated.BY_HQ.ordinal());
    }

    @Test
    @Clause({"greatbattles V4", "greatbattles Q45k"})
    void withoutPointsItIsOneRollOfTwentyForBothActions() {
        ProvingGround g = withHq("variant.initiative-hq", "yes");
        g.s.setPoints(0, 0);
        g.play("rouse allied/A1", 12);
        assertThat(g.s.get(g.unit("allied/A1"), UnitFact.ACTIONS)).isZero();
        assertThat(g.s.activated(g.unit("allied/A1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles V4", "greatbattles Q45l"})
    void whoIsRousedKeepsUpWithTheHq() {
        ProvingGround g = withHq("variant.initiative-hq", "yes");
        g.play("rouse allied/A1", 1);
        assertThat(g.refusals("move allied/A2 +0,+3")).containsExactly("Q45l");
        assertThat(g.refusals("move allied/A2 -4,+0")).isEmpty(); // nearer, though not yet within 2 inches
    }

    @Test
    @Clause("greatbattles V4")
    void inStockNobodyIsRoused() {
        assertThat(withHq().refusals("rouse allied/A1")).containsExactly("V4");
    }

    @Test
    @Clause({"greatbattles V5", "greatbattles Q45n", "greatbattles C3i"})
    void aBattalionUpFromTheGroundPaysAndRollsTwenty() {
        ProvingGround stock = new ProvingGround().put("allied/A1/1", 5, 5, 0).phase(Phase.ACTIVATION);
        stock.status("allied/A1", Status.GONE_TO_GROUND);
        assertThat(stock.refusals("reactivate allied/A1")).containsExactly("C3i");
        ProvingGround g = new ProvingGround("variant.initiative-hq", "yes", "variant.ground-reactivation", "yes")
                .put("allied/A1/1", 5, 5, 0)
                .phase(Phase.ACTIVATION)
                .status("allied/A1", Status.GONE_TO_GROUND);
        g.play("reactivate allied/A1", 6);
        assertThat(g.s.points(0)).isEqualTo(10); // the price of a battalion by day, also for a try that fails
        assertThat(g.s.status(g.unit("allied/A1"))).isEqualTo(Status.GONE_TO_GROUND);
        g.s.set(g.unit("allied/A1"), UnitFact.TRIED, 0);
        assertThat(g.refusals("reactivate allied/A1")).containsExactly("C3c"); // it was the purchase of the turn
        g.s.set(GameFact.BOUGHT_ALLIED, 0);
        g.play("reactivate allied/A1", 5);
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles V6", "greatbattles Q45a", "greatbattles Q45e"})
    void staffWorkTurnsAnActionOfTheCopsIntoAPoint() {
        ProvingGround stock = new ProvingGround().put("allied/COps", 27, 2, 0);
        assertThat(stock.refusals("save allied/COps")).containsExactly("V6");
        ProvingGround g = new ProvingGround("variant.action-to-activation", "yes").put("allied/COps", 27, 2, 0);
        g.play("save allied/COps");
        assertThat(g.s.points(0)).isEqualTo(13);
        assertThat(g.refusals("save allied/COps")).containsExactly("C7c"); // one action a round
        g.s.set(g.unit("allied/COps"), UnitFact.DOING, 0);
        g.s.setPoints(0, 20);
        assertThat(g.refusals("save allied/COps")).containsExactly("Q45e");
        assertThat(g.refusals("save allied/FUP")).contains("Q45a");
    }

    @Test
    @Clause({"greatbattles V6", "greatbattles Q45d"})
    void aCutOffCopsRollsWorse() {
        ProvingGround g = new ProvingGround("variant.action-to-activation", "yes").put("allied/COps", 27, 15, 0);
        assertThat(Staff.modifier(g.s, g.unit("allied/COps"))).isZero();
        for (int i = 1; i <= 3; i++) g.put("axis/A1/" + i, 24 + 2 * i, 13, 180);
        for (int i = 1; i <= 2; i++) g.put("axis/A2/" + i, 25 + 3 * (i - 1), 17, 180);
        g.attach("axis/A/1", "axis/A1").attach("axis/A/2", "axis/A1");
        g.put("axis/A/1", 24.5, 15, 180).put("axis/A/2", 29.4, 15, 180);
        assertThat(Staff.modifier(g.s, g.unit("allied/COps"))).isEqualTo(-10);
    }

    @Test
    @Clause({"greatbattles V6", "greatbattles Q45f", "greatbattles Q2b"})
    void withStaffWorkWhoGaveUpItsActivationMayBuyItAgain() {
        for (boolean on : new boolean[] {false, true}) {
            ProvingGround g = new ProvingGround("variant.action-to-activation", on ? "yes" : "no")
                    .put("allied/A1/1", 5, 5, 0)
                    .phase(Phase.ACTIVATION);
            g.play("deactivate allied/A1");
            assertThat(g.refusals("activate allied/A1")).isEqualTo(on ? java.util.List.of() : java.util.List.of("Q2b"));
        }
    }

    @Test
    @Clause({"greatbattles V7", "greatbattles Q45b", "greatbattles Q45h"})
    void anActivationArrivesAfterItsDelay() {
        ProvingGround g = new ProvingGround("variant.activation-delay", "yes")
                .put("allied/A1/1", 5, 5, 0)
                .inactive("allied/A1")
                .phase(Phase.ACTIVATION);
        g.play("activate allied/A1", 45); // +10 far from an HQ: 55 is one turn for average troops
        assertThat(g.s.activated(g.unit("allied/A1"))).isFalse();
        assertThat(g.s.get(g.unit("allied/A1"), UnitFact.ACTIVE_FROM)).isEqualTo(6);
        g.s.set(GameFact.BOUGHT_ALLIED, 0);
        assertThat(g.refusals("activate allied/A1")).containsExactly("Q45h");
        ActivationDelay.arrive(g.s, 0, g.teller());
        assertThat(g.s.activated(g.unit("allied/A1"))).isFalse();
        g.turn(6);
        ActivationDelay.arrive(g.s, 0, g.teller());
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles V7", "greatbattles Q45h"})
    void theHqMakesOrdersQuickAndDistanceMakesThemSlow() {
        ProvingGround g = withHq("variant.activation-delay", "yes").put("allied/COps", 5, 1, 0);
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A1"))).isEqualTo(-10);
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A2"))).isEqualTo(10); // over 4 inches from the HQ
        g.put("allied/A2/1", 7, 4, 0);
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A2"))).isZero();
        g.put("allied/COps", 27, 25, 0);
        assertThat(ActivationDelay.modifier(g.s, g.unit("allied/A1"))).isZero(); // -10 and +10
    }

    @Test
    @Clause("greatbattles V7")
    void inStockAnActivationCountsAtOnce() {
        ProvingGround g = new ProvingGround()
                .put("allied/A1/1", 5, 5, 0)
                .inactive("allied/A1")
                .phase(Phase.ACTIVATION);
        g.play("activate allied/A1");
        assertThat(g.s.activated(g.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause("greatbattles V11")
    void theStaffHelpsOneBattalionNearby() {
        ProvingGround g = new ProvingGround("variant.division-bonus", "yes")
                .put("allied/A1/1", 20, 5, 0)
                .put("allied/A2/1", 20, 2, 0)
                .put("allied/B1/1", 2, 5, 0)
                .put("allied/COps", 27, 2, 0)
                .phase(Phase.ACTIVATION);
        assertThat(g.refusals("help allied/B1")).containsExactly("V11"); // too far away
        g.play("help allied/A1");
        assertThat(g.refusals("help allied/A2")).containsExactly("V11"); // one a turn
        assertThat(Staff.modifier(g.s, g.unit("allied/A1"))).isEqualTo(10);
        assertThat(Staff.modifier(g.s, g.unit("allied/A2"))).isZero();
        g.play("done");
        g.play("done", 35, 36, 50); // 35 is two actions for the helped battalion; the C Ops rolls nothing
        assertThat(g.s.get(g.unit("allied/A1"), UnitFact.ACTIONS)).isEqualTo(2);
        assertThat(g.s.get(g.unit("allied/A2"), UnitFact.ACTIONS)).isEqualTo(1);
        assertThat(new ProvingGround()
                        .put("allied/A1/1", 20, 5, 0)
                        .phase(Phase.ACTIVATION)
                        .refusals("help allied/A1"))
                .contains("V11");
    }
}
