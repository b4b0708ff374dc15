package salient.greatbattles.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.Roads;
import salient.kernel.rulebook.Clause;

/** C2: reserves come to the table. The allied FUP stands at 27,3 on the road to the southern edge. */
class DeploymentTest {
    private final ProvingGround g = new ProvingGround().phase(Phase.DEPLOYMENT).put("allied/FUP", 27, 3, 0);

    /** The owner picks the first stand he can for whatever is due. */
    private static void settle(ProvingGround g, String unit) {
        State s = g.s;
        while (s.ask() != Decision.NOTHING)
            for (int stand : s.standsOf(g.unit(unit)))
                if (s.ask() == Decision.LOSS) g.play("lose " + s.stand(stand));
                else if (s.ask() != Decision.NOTHING && !s.suppressed(stand)) g.play("suppress " + s.stand(stand));
    }

    @Test
    @Clause({"greatbattles C2a", "greatbattles U41", "greatbattles G20", "greatbattles ACT18"})
    void everyStandComesWithinTwelveInchesOfTheFup() {
        g.legal("deploy allied/B2 march 13.25,4 0")
                .refused("deploy allied/B2 march 13.249,4 0", "C2a")
                .refused("deploy allied/B2 march 13.25,4.6 0", "C2a"); // one stand is too far
        assertThat(g.phase(Phase.DAWN_DEPLOYMENT).refusals("deploy allied/B2 march 13.25,4 0"))
                .isEmpty();
    }

    @Test
    @Clause({"greatbattles C2b", "greatbattles U42", "greatbattles C2c"})
    void withAnEnemyNearerThanAnInchToItsRoadTheFupDoesNotWork() {
        g.put("axis/A1/1", 28.75, 0.5, 180); // exactly an inch from the road
        g.legal("deploy allied/B2 march 13.25,4 0")
                .put("axis/A1/1", 28.749, 0.5, 180)
                .refused("deploy allied/B2 march 13.25,4 0", "C2c")
                .hidden("axis/A1"); // hidden enemies do not block
        g.legal("deploy allied/B2 march 13.25,4 0");
    }

    @Test
    @Clause({"greatbattles C2c", "greatbattles C2a"})
    void thenItIsWithinTwelveInchesOfTheRoadAtTheFriendlyEdge() {
        g.put("axis/A1/1", 28.749, 0.5, 180)
                .legal("deploy allied/B2 march 14.28,1.3 0")
                .refused("deploy allied/B2 march 14.27,1.3 0", "C2c");
    }

    @Test
    @Clause("greatbattles C2c")
    void anyRoadAtTheFriendlyEdgeWillDoAndWithoutOneNobodyComes() {
        ProvingGround lane = ProvingGround.with("road dirt Lane 5,0 5,10")
                .phase(Phase.DEPLOYMENT)
                .legal("deploy allied/B2 march 5,4 0"); // no FUP on the table
        lane.legal("deploy allied/B2 march 25,4 0").refused("deploy allied/B2 march 15,14 0", "C2c");
        new ProvingGround(ScenarioReader.read(ProvingGround.SCENARIO.replace("27,0 27,30", "27,1 27,29")))
                .phase(Phase.DEPLOYMENT)
                .refused("deploy allied/B2 march 25,4 0", "C2c");
    }

    @Test
    @Clause({"greatbattles U44", "greatbattles C2c", "greatbattles U42"})
    void anEnemyWithinAnInchOfTheFupStopsItsWorkingToo() {
        g.put("axis/A1/1", 28.75, 5.25, 180); // an inch north of it, over an inch from its way to the edge
        g.refused("deploy allied/B2 march 13.25,4 0", "C2c")
                .put("axis/A1/1", 28.75, 5.251, 180)
                .legal("deploy allied/B2 march 13.25,4 0");
        assertThat(g.s.onTable(g.stand("allied/FUP"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U41", "greatbattles T7", "greatbattles C2o"})
    void onlyABattalionInReserveThatIsDueComes() {
        g.put("allied/A1/1", 5, 3, 0).refused("deploy allied/A1 march 20,4 0", "T7");
        ProvingGround later = ProvingGround.with(
                        "battalion allied C1 Late average inf inf\nreserve allied C1 day 1 turn 6")
                .phase(Phase.DEPLOYMENT)
                .turn(5)
                .refused("deploy allied/C1 march 25,4 0", "T7");
        assertThat(later.turn(6).refusals("deploy allied/C1 march 25,4 0")).isEmpty();
        assertThat(later.phase(Phase.MOVEMENT).refusals("deploy allied/C1 march 25,4 0"))
                .containsExactly("T15");
    }

    /** Suppressions of B1, 3 stands in line with their front at y 4, so far from an enemy stand. */
    private static String suffers(Phase phase, double distance) {
        ProvingGround g = new ProvingGround()
                .phase(phase)
                .put("allied/FUP", 27, 3, 0)
                .put("axis/A1/1", 19, 4 + distance + 0.25, 180)
                .play("deploy allied/B1 defensive 19,4 0");
        settle(g, "allied/B1");
        int suppressed = 0;
        for (int stand : g.s.standsOf(g.unit("allied/B1"))) if (g.s.suppressed(stand)) suppressed++;
        int lost = 3 - g.s.standsOf(g.unit("allied/B1")).length;
        boolean back = g.at("allied/B1/" + (lost == 0 ? 1 : g.s.onTable(g.stand("allied/B1/1")) ? 1 : 2))
                        .y()
                < 3000;
        return (lost > 0 ? lost + "d/" : "")
                + (suppressed > 0 ? suppressed + "s" : lost > 0 ? "" : "-")
                + (back ? "/-3" : "");
    }

    @ParameterizedTest
    @CsvSource({"3, 1d/1s/-3", "3.001, 3s", "5, 3s", "6, 3s", "6.001, 2s", "9, 2s", "10, 1s", "12, 1s", "12.001, -"})
    @Clause({"greatbattles E25", "greatbattles C2f", "greatbattles C2h", "greatbattles C2i", "greatbattles C2d"})
    void theResultsByDay(double distance, String results) {
        assertThat(suffers(Phase.DEPLOYMENT, distance)).isEqualTo(results);
    }

    @ParameterizedTest
    @CsvSource({"3, 1d/1s/-3", "5, 2s", "6, 2s", "6.001, 1s", "9, 1s", "9.001, -", "10, -"})
    @Clause({"greatbattles E25", "greatbattles C2f", "greatbattles C2g", "greatbattles C2i", "greatbattles C2d"})
    void theResultsAtDawn(double distance, String results) {
        assertThat(suffers(Phase.DAWN_DEPLOYMENT, distance)).isEqualTo(results);
    }

    @Test
    @Clause({"greatbattles C2d", "greatbattles H14", "greatbattles C2j"})
    void aHiddenEnemyCountsComesToLightAndNoDieIsRolled() {
        g.put("axis/A1/1", 19, 10, 180).hidden("axis/A1");
        g.play("deploy allied/B1 defensive 19,4 0"); // 5.75": three of three, so there is nothing to pick
        assertThat(g.s.hidden(g.unit("axis/A1"))).isFalse();
        assertThat(g.s.stands().suppressed(g.stand("allied/B1/1"))).isTrue();
        assertThat(g.rolls()).isEmpty();
    }

    @Test
    @Clause({"greatbattles C2e", "greatbattles G20"})
    void aFriendInBetweenOrAClosedGapOfFriendsProtects() {
        g.put("axis/A2/1", 19, 12, 180);
        assertThat(comes("allied/A1/1", 19, 8)).isFalse();
        assertThat(comes("allied/A1/1", 21, 8)).isTrue(); // beside the line
        assertThat(firstSuppressed(two(17.5, 20.5))).isFalse(); // 1.5" between the bases
        assertThat(firstSuppressed(two(17.25, 20.75))).isFalse(); // exactly 2"
        assertThat(firstSuppressed(two(17.249, 20.75))).isTrue();
    }

    @Test
    @Clause({"greatbattles C2e", "greatbattles H1"})
    void aHiddenFriendInBetweenProtectsNobody() {
        ProvingGround h = new ProvingGround()
                .phase(Phase.DEPLOYMENT)
                .put("allied/FUP 27,3@0", "axis/A2/1 19,12@180", "allied/A1/1 19,8@0")
                .hidden("allied/A1")
                .play("deploy allied/B2 march 19,4 0");
        settle(h, "allied/B2");
        assertThat(firstSuppressed(h)).isTrue();
        assertThat(h.s.hidden(h.unit("allied/A1"))).isTrue();
    }

    /** Whether B2 in column at 19,4 suffers from a tank at 19,12 with a friend somewhere. */
    private boolean comes(String friend, double x, double y) {
        ProvingGround h = new ProvingGround()
                .phase(Phase.DEPLOYMENT)
                .put("allied/FUP 27,3@0", "axis/A2/1 19,12@180")
                .put(friend, x, y, 0)
                .play("deploy allied/B2 march 19,4 0");
        settle(h, "allied/B2");
        return h.s.stands().suppressed(h.stand("allied/B2/1"));
    }

    private static boolean firstSuppressed(ProvingGround ground) {
        return ground.s.suppressed(ground.stand("allied/B2/1"));
    }

    private static ProvingGround two(double left, double right) {
        ProvingGround h = new ProvingGround()
                .phase(Phase.DEPLOYMENT)
                .put("allied/FUP 27,3@0", "axis/A2/1 19,12@180")
                .put("allied/A1/1", left, 8, 0)
                .put("allied/A1/2", right, 8, 0)
                .play("deploy allied/B2 march 19,4 0");
        settle(h, "allied/B2");
        return h;
    }

    @Test
    @Clause({"greatbattles C2k", "greatbattles C2l", "greatbattles P22", "greatbattles ACT34"})
    void byDayTheFirstActionIsOwedAndAtDawnNot() {
        g.play("deploy allied/B2 march 19,4 0");
        assertThat(g.s.stands().owesAction(g.stand("allied/B2/1"))).isTrue();
        assertThat(g.s.stands().owesAction(g.stand("allied/B2/2"))).isTrue();
        g.phase(Phase.BARRAGE).held().play("done", 75); // one action: it pays
        g.refused("move allied/B2 +0,+1", "C8g");
        assertThat(g.s.stands().owesAction(g.stand("allied/B2/1"))).isFalse();
        ProvingGround dawn = new ProvingGround()
                .phase(Phase.DAWN_DEPLOYMENT)
                .put("allied/FUP", 27, 3, 0)
                .play("deploy allied/B2 march 19,4 0");
        assertThat(dawn.s.stands().owesAction(dawn.stand("allied/B2/1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles C2m", "greatbattles C2o", "greatbattles F11"})
    void itComesWholeWithItsAttachmentsInAnyFormationAndVisible() {
        g.attach("allied/A/2", "allied/B1");
        for (String formation : new String[] {"march", "assault", "defensive"})
            g.legal("deploy allied/B1 " + formation + " 20,4 90");
        g.legal("deploy allied/B1 road 27,12 0");
        assertThat(g.refusals("deploy allied/B1 road 20,12 0")).contains("F11"); // there is no road
        assertThat(g.refusals("deploy allied/B1 road 27,2 0")).contains("F11"); // its tail would hang off the road
        g.play("deploy allied/B1 assault 20,4 90");
        assertThat(g.s.stands().place(g.stand("allied/A/2"))).isEqualTo(StandPlace.TABLE);
        assertThat(g.s.hidden(g.unit("allied/B1"))).isFalse();
        assertThat(g.s.stands().facing(g.stand("allied/B1/1"))).isEqualTo(90);
        assertThat(g.s.stands().suppressed(g.stand("allied/B1/1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles C2n", "greatbattles C10f"})
    void hitsOfADeploymentByDayCountForMoraleAndThoseOfDawnNot() {
        for (Phase phase : new Phase[] {Phase.DEPLOYMENT, Phase.DAWN_DEPLOYMENT}) {
            ProvingGround h = new ProvingGround()
                    .phase(phase)
                    .put("allied/FUP 27,3@0", "axis/A1/1 19,9.25@180")
                    .play("deploy allied/B1 defensive 19,4 0");
            settle(h, "allied/B1");
            assertThat(h.s.units().hits(h.unit("allied/B1"))).isEqualTo(phase == Phase.DEPLOYMENT ? 3 : 0);
        }
    }

    @Test
    @Clause({"greatbattles C2m", "greatbattles G33", "greatbattles G34", "greatbattles G24"})
    void nobodyComesOnToAnotherOffTheTableOrIntoTheWater() {
        g.put("allied/A1/1", 20, 3.75, 0);
        assertThat(g.refusals("deploy allied/B2 march 20,4 0")).contains("G33");
        assertThat(g.refusals("deploy allied/B2 march 20,1 0")).contains("G34");
        ProvingGround lake =
                ProvingGround.with("area sea Lake 18,1 22,1 22,6 18,6").phase(Phase.DEPLOYMENT);
        assertThat(lake.put("allied/FUP", 27, 3, 0).refusals("deploy allied/B2 march 20,4 0"))
                .contains("G24");
    }

    @Test
    @Clause({"greatbattles C2j", "greatbattles C2i"})
    void theOwnerPicksTheStandsOneResultEach() {
        g.put("axis/A1/1", 19, 6.25, 180); // 2" away: one destroyed, one suppressed, 3" back
        g.play("deploy allied/B1 defensive 19,4 0").asks(Decision.LOSS).decides(0);
        assertThat(g.refusals("lose allied/FUP")).isNotEmpty();
        g.play("lose allied/B1/2").asks(Decision.SUPPRESSION).refused("suppress allied/B1/2", "C2j"); // it is gone
        assertThat(g.refusals("done")).isNotEmpty();
        g.play("suppress allied/B1/3");
        assertThat(g.s.stands().suppressed(g.stand("allied/B1/3"))).isTrue();
        assertThat(g.s.stands().suppressed(g.stand("allied/B1/1"))).isFalse();
        assertThat(g.s.onTable(g.stand("allied/B1/2"))).isFalse();
        g.asks(Decision.RETREAT); // two stands are equally near
        g.decides(0)
                .play("retreat allied/B1/1 from axis/A1/1")
                .asks(Decision.NOTHING)
                .inPhase(Phase.DEPLOYMENT);
        assertThat(g.at("allied/B1/1").y()).isLessThan(3750);
    }

    @Test
    @Clause("greatbattles C2j")
    void aStandTakesNoSecondResult() {
        g.put("axis/A1/1", 19, 12, 180); // 7.75" by day: two suppressed
        g.playAll("deploy allied/B1 defensive 19,4 0", "suppress allied/B1/2")
                .refused("suppress allied/B1/2", "C2j")
                .play("suppress allied/B1/1")
                .asks(Decision.NOTHING);
    }

    @Test
    @Clause({"greatbattles G34", "greatbattles C2c", "greatbattles C2b"})
    void aRoadIsFriendlyWhereItMeetsOneOfTheSidesOwnEdges() {
        Point[] ends = {new Point(15_000, 30_000), new Point(30_000, 15_000), new Point(15_000, 0), new Point(0, 15_000)
        };
        for (int edge = 0; edge < 4; edge++) {
            State s = new ProvingGround(ScenarioReader.read(
                            ProvingGround.SCENARIO.replace("first edge S", "first edge " + "NESW".charAt(edge))))
                    .s;
            for (int end = 0; end < 4; end++)
                assertThat(Roads.friendly(s, 0, ends[end])).isEqualTo(end == edge);
            assertThat(Roads.friendly(s, 0, new Point(15_000, 15_000))).isFalse();
        }
    }

    @Test
    @Clause({"greatbattles C2d", "greatbattles C9t"})
    void whoComesDownUponAHiddenEnemyGetsAwayFromHim() {
        g.put("axis/A1/1", 20, 6, 180).hidden("axis/A1");
        g.play("deploy allied/B2 march 20,6 0");
        settle(g, "allied/B2");
        for (int stand : g.s.standsOf(g.unit("allied/B2")))
            assertThat(g.s.base(stand).distanceUp(g.s.base(g.stand("axis/A1/1"))))
                    .as(g.s.stand(stand).name())
                    .isGreaterThan(0);
    }
}
