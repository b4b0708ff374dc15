package salient.greatbattles.airborne;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import salient.greatbattles.DropGround;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.movement.Consolidation;
import salient.greatbattles.night.Night;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.SupplyGrade;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.rulebook.Clause;

/** What a battalion does once it is on the ground: A16 to A30. */
class ConsolidationTest {
    private static Point at(ProvingGround g, String stand) {
        return g.s.at(g.stand(stand));
    }

    @Nested
    class Gathering {
        @Test
        @Clause({"greatbattles A18", "greatbattles A2", "greatbattles A17"})
        void theOthersGoStraightToTheRendezvousAtTheDefensiveRate() {
            ProvingGround g = DropGround.landed("axis/A1", 20, 16, 28, 16, 20, 8)
                    .playAll("rendezvous axis/A1/1", "gather axis/A1");
            assertThat(at(g, "axis/A1/1")).as("stays put").isEqualTo(new Point(20_000, 16_000));
            assertThat(at(g, "axis/A1/2")).isEqualTo(new Point(26_000, 16_000));
            assertThat(at(g, "axis/A1/3")).isEqualTo(new Point(20_000, 10_000));
            assertThat(g.s.units().scattered(g.unit("axis/A1"))).isTrue();
        }

        @Test
        @Clause({"greatbattles A18", "greatbattles C7Mh"})
        void oneSuppressedStandSlowsTheGathering() {
            ProvingGround g = DropGround.landed("axis/A1", 20, 16, 28, 16, 20, 8)
                    .suppressed("axis/A1/3")
                    .playAll("rendezvous axis/A1/1", "gather axis/A1");
            assertThat(at(g, "axis/A1/2")).isEqualTo(new Point(26_500, 16_000));
        }

        @Test
        @Clause("greatbattles A18")
        void theRendezvousIsChosenOnce() {
            DropGround.landed("axis/A1", 20, 16, 28, 16, 20, 8)
                    .refused("gather axis/A1", "A18")
                    .play("rendezvous axis/A1/1")
                    .refused("rendezvous axis/A1/2", "A18");
        }

        @Test
        @Clause("greatbattles A18")
        void aLostRendezvousStandIsReplaced() {
            ProvingGround g =
                    DropGround.landed("axis/A1", 20, 16, 28, 16, 20, 8).play("rendezvous axis/A1/1");
            Casualties.eliminate(g.s, g.stand("axis/A1/1"), Casualties.NOBODY, false, g.teller());
            Consolidation.settleAll(g.s, g.teller());
            g.legal("rendezvous axis/A1/2");
        }

        @Test
        @Clause({"greatbattles A19", "greatbattles A20"})
        void aLinkOfOneStandCountsAndExactlyTwoInchesIsIn() {
            // 1.5 wide stands: the second 2.0 inches from the first, the third 2.0 inches from the second.
            ProvingGround g =
                    DropGround.landed("axis/A1", 20, 16, 23.5, 16, 27, 16).play("rendezvous axis/A1/1");
            assertThat(g.s.units().scattered(g.unit("axis/A1"))).isFalse();
            g.tells("has consolidated");
        }

        @Test
        @Clause("greatbattles A19")
        void aChainOfTwoLinksDoesNotCount() {
            ProvingGround g = DropGround.landed("axis/A1", 20, 16, 23.5, 16, 27, 16)
                    .attach("axis/A/1", "axis/A1")
                    .put("axis/A/1", 30.1, 16, 0)
                    .inactive("axis/A1")
                    .play("rendezvous axis/A1/1");
            assertThat(g.s.units().scattered(g.unit("axis/A1"))).isTrue();
            assertThat(Consolidation.in(g.s, g.stand("axis/A/1"), g.stand("axis/A1/1")))
                    .isFalse();
            assertThat(Consolidation.in(g.s, g.stand("axis/A1/3"), g.stand("axis/A1/1")))
                    .isTrue();
        }

        @Test
        @Clause({"greatbattles A19", "greatbattles G33"})
        void whoFindsTheNearestPlaceTakenGoesOnPastHisFriends() {
            ProvingGround g = DropGround.landed("axis/B1", 20, 16, 20, 19.5)
                    .put("axis/A1/1", 20, 18.6, 0); // stands where the other would stop
            g.playAll("rendezvous axis/B1/1", "gather axis/B1");
            assertThat(g.s.units().scattered(g.unit("axis/B1"))).isFalse();
            assertThat(at(g, "axis/B1/2").y()).isLessThan(18_600);
        }

        @Test
        @Clause("greatbattles A19")
        void aThousandthOfAnInchMoreIsOut() {
            ProvingGround g = DropGround.landed("axis/B1", 20, 16, 23.501, 16).play("rendezvous axis/B1/1");
            assertThat(g.s.units().scattered(g.unit("axis/B1"))).isTrue();
        }

        @Test
        @Clause({"greatbattles A20", "greatbattles A30"})
        void nothingElseIsDoneBeforeAllAreIn() {
            DropGround.landed("axis/A1", 20, 16, 28, 16, 20, 8)
                    .suppressed("axis/A1/2")
                    .play("rendezvous axis/A1/1")
                    .refused("form axis/A1 assault 0", "A20")
                    .refused("decline axis/A1", "A30")
                    .refused("done", "A30")
                    .phase(Phase.FIRE)
                    .refused("rally axis/A1/2", "A20");
        }

        @Test
        @Clause("greatbattles A30")
        void theRoundEndsOnceItHasGathered() {
            DropGround.landed("axis/A1", 20, 16, 28, 16, 20, 8)
                    .playAll("rendezvous axis/A1/1", "gather axis/A1")
                    .refused("gather axis/A1", "C7c")
                    .legal("done");
        }

        @Test
        @Clause({"greatbattles A30", "greatbattles Q44f", "greatbattles V43", "greatbattles C3e"})
        void inactiveTroopsGatherTowardVisibleEnemies() {
            ProvingGround g = DropGround.landed("axis/B1", 20, 16, 28, 16)
                    .put("allied/A1/1", 20, 21, 180)
                    .play("rendezvous axis/B1/1")
                    .legal("gather axis/B1");
            assertThat(g.refusals("move axis/B1 +0,+1")).contains("C3e");
        }

        @Test
        @Clause("greatbattles A30")
        void nobodyEndsInContact() {
            ProvingGround g = DropGround.landed("axis/B1", 20, 16, 26, 16)
                    .put("allied/A1/1", 23.9, 16.5, 180)
                    .playAll("rendezvous axis/B1/1", "gather axis/B1");
            assertThat(g.s.base(g.stand("axis/B1/2")).touches(g.s.base(g.stand("allied/A1/1"))))
                    .isFalse();
        }

        @Test
        @Clause({"greatbattles C8l", "greatbattles A30"})
        void theEnemyMayFireAtThoseWhoGather() {
            ProvingGround g = DropGround.landed("axis/B1", 20, 16, 28, 16).put("allied/A1/1", 28, 20, 180);
            g.s.turnState().setHoldFire(HoldFire.NO);
            g.playAll("rendezvous axis/B1/1", "gather axis/B1").decides(0).legal("opportunity allied/A1/1 axis/B1/2");
        }
    }

    @Nested
    class Infiltration {
        private ProvingGround behindALine(double gap) {
            ProvingGround g = DropGround.landed("axis/B1", 20, 16, 20, 21)
                    .put("allied/A1/1", 20 - 0.75 - gap / 2, 20, 180)
                    .put("allied/A1/2", 20 + 0.75 + gap / 2, 20, 180)
                    .play("rendezvous axis/B1/1");
            return g;
        }

        @Test
        @Clause({"greatbattles A21", "greatbattles P20"})
        void whoCrossesAClosedGapAndRollsWellIsSuppressed() {
            ProvingGround g = behindALine(2);
            // The two of B1 are veterans: 10 less 3.
            g.play("gather axis/B1", 7);
            assertThat(DropGround.suppressed(g, "axis/B1/2")).isTrue();
            assertThat(g.s.onTable(g.stand("axis/B1/2"))).isTrue();
        }

        @Test
        @Clause("greatbattles A21")
        void whoRollsBadlyIsDestroyed() {
            ProvingGround g = behindALine(2).play("gather axis/B1", 8);
            assertThat(g.s.stands().place(g.stand("axis/B1/2"))).isEqualTo(StandPlace.FALLEN);
        }

        @Test
        @Clause("greatbattles A21")
        void aWiderGapIsOpen() {
            ProvingGround g = behindALine(2.01).play("gather axis/B1");
            assertThat(DropGround.suppressed(g, "axis/B1/2")).isFalse();
        }

        @Test
        @Clause("greatbattles A21")
        void aBaseInTheWayIsALineToo() {
            DropGround.landed("axis/B1", 20, 16, 20, 21)
                    .put("allied/A1/1", 20, 20, 180)
                    .play("rendezvous axis/B1/1")
                    .play("gather axis/B1", 3)
                    .tells("crosses the line of US A1");
        }

        @Test
        @Clause({"greatbattles A22", "greatbattles P20"})
        void onceInNobodyInfiltratesAnyMore() {
            ProvingGround g = DropGround.landed("axis/B1", 20, 16, 20, 18).play("rendezvous axis/B1/1");
            assertThat(g.s.units().scattered(g.unit("axis/B1"))).isFalse();
            g.s.units().setStatus(g.unit("axis/B1"), Status.ACTIVATED);
            g.put("allied/A1/1 18.5,19.5@180", "allied/A1/2 21.5,19.5@180").refused("gather axis/B1", "A20");
            assertThat(g.refusals("move axis/B1 +0,+3")).contains("P20");
        }
    }

    @Nested
    class LeavingBehind {
        @Test
        @Clause("greatbattles A23")
        void anOrdinaryMoveDestroysWhoIsStillOut() {
            ProvingGround g = DropGround.landed("axis/A1", 20, 16, 22, 16, 20, 8)
                    .play("rendezvous axis/A1/1")
                    .legal("move axis/A1 +0,+1")
                    .play("move axis/A1 +0,+1");
            assertThat(g.s.stands().place(g.stand("axis/A1/3"))).isEqualTo(StandPlace.FALLEN);
            assertThat(at(g, "axis/A1/2")).isEqualTo(new Point(22_000, 17_000));
            assertThat(g.s.units().scattered(g.unit("axis/A1"))).isFalse();
        }

        @Test
        @Clause({"greatbattles A23", "greatbattles A18"})
        void withoutARendezvousNobodyKnowsWhoIsOut() {
            DropGround.landed("axis/A1", 20, 16, 22, 16, 20, 8).refused("move axis/A1 +0,+1", "A18");
        }
    }

    @Nested
    class Command {
        private ProvingGround offRoad(String... options) {
            ProvingGround g = DropGround.landing(options).put("axis/COps 10,8@0", "axis/A1/1 12,8@0");
            g.s.units().setScattered(g.unit("axis/COps"), true);
            g.turn(5);
            g.s.turnState().setHoldFire(HoldFire.THIS_PLAYER_TURN);
            g.phase(Phase.MOVEMENT);
            return g;
        }

        @Test
        @Clause("greatbattles A16")
        void aCommandPostOffTheRoadMakesForOne() {
            ProvingGround g = offRoad().refused("make-for axis/COps 5.5,8", "A16");
            assertThat(Morale.nearCommand(g.s, g.unit("axis/A1"))).isFalse();
            g.play("make-for axis/COps 5,8");
            assertThat(g.s.units().scattered(g.unit("axis/COps"))).isFalse();
            assertThat(Morale.nearCommand(g.s, g.unit("axis/A1"))).isTrue();
        }

        @Test
        @Clause({"greatbattles A16", "greatbattles Q45a"})
        void itsStaffDoesNoWorkBeforeItIsOnARoad() {
            ProvingGround g = offRoad("variant.action-to-activation", "yes")
                    .refused("save axis/COps", "A16")
                    .play("make-for axis/COps 5,8");
            g.s.units().setActionUse(g.unit("axis/COps"), ActionUse.NONE);
            g.legal("save axis/COps");
        }

        @Test
        @Clause("greatbattles A16")
        void itGoesTwelveInchesAnAction() {
            ProvingGround g = offRoad().put("axis/COps", 20, 4, 0).play("make-for axis/COps 5,4");
            assertThat(at(g, "axis/COps")).isEqualTo(new Point(8000, 4000));
            assertThat(g.s.units().scattered(g.unit("axis/COps"))).isTrue();
        }

        @Test
        @Clause("greatbattles A16")
        void onTheRoadItMovesAsAnyOther() {
            ProvingGround g = offRoad();
            g.s.units().setScattered(g.unit("axis/COps"), false);
            g.refused("make-for axis/COps 5,8", "A16");
        }
    }

    @Nested
    class Supply {
        private ProvingGround night(String drop) {
            ProvingGround g = new ProvingGround(salient.greatbattles.scenario.ScenarioReader.read(
                            DropGround.SCENARIO.replace("victory", drop + "\nvictory")))
                    .put("axis/A1/1 12,8@0", "axis/A1/2 14,8@0");
            g.s.stands().setPlace(g.stand("axis/A1/3"), StandPlace.DESTROYED);
            g.s.units().setLanded(g.unit("axis/A1"), true);
            g.s.turnState().setPlayer(1);
            g.s.turnState().setDecider(1);
            g.phase(Phase.NIGHT);
            return g;
        }

        @Test
        @Clause({"greatbattles A24", "greatbattles A25"})
        void withoutCommandPostOrFupTheyAreIsolatedAndStay() {
            ProvingGround g = night("");
            assertThat(Night.situation(g.s, g.unit("axis/A1"))).isEqualTo(SupplySituation.ISOLATED);
            g.refused("withdraw axis/A1", "A24").put("axis/COps", 5, 8, 0);
            assertThat(Night.situation(g.s, g.unit("axis/A1"))).as("no FUP yet").isEqualTo(SupplySituation.ISOLATED);
            g.put("axis/FUP", 5, 4, 0);
            assertThat(Night.situation(g.s, g.unit("axis/A1"))).isEqualTo(SupplySituation.OK);
        }

        @Test
        @Clause({"greatbattles A26", "greatbattles R9"})
        void butTheyLoseNoFurtherStand() {
            ProvingGround g = night("").put("allied/A1/1", 20, 30, 0);
            Night.begin(g.s, g.teller());
            assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue();
            assertThat(g.s.onTable(g.stand("axis/A1/2"))).isTrue();
            assertThat(g.s.stands().place(g.stand("allied/A1/1")))
                    .as("others are not spared")
                    .isEqualTo(StandPlace.DESTROYED);
        }

        @Test
        @Clause("greatbattles A27")
        void suppliesDroppedNearARoadOfTheCommandPostSupplyThem() {
            ProvingGround g = night("supply-drop axis 5,30 poor 6 average").put("axis/COps", 5, 8, 0);
            assertThat(Night.situation(g.s, g.unit("axis/A1"))).isEqualTo(SupplySituation.OK);
            g.put("allied/A1/1", 5, 15, 0);
            assertThat(Night.situation(g.s, g.unit("axis/A1")))
                    .as("an enemy on the road")
                    .isEqualTo(SupplySituation.ISOLATED);
        }

        @Test
        @Clause({"greatbattles A24", "greatbattles A27"})
        void suppliesDroppedDoNotBringThemAway() {
            night("supply-drop axis 5,30 poor 6 average")
                    .put("axis/COps", 5, 8, 0)
                    .refused("withdraw axis/A1", "A24")
                    .put("axis/FUP", 5, 4, 0)
                    .legal("withdraw axis/A1");
        }

        @Test
        @Clause("greatbattles A27")
        void theRoadMustComeWithinTwelveInchesOfTheDrop() {
            ProvingGround g = night("supply-drop axis 17,39 average").put("axis/COps", 5, 8, 0);
            assertThat(AirborneSupply.cutOff(g.s, g.unit("axis/A1"))).isFalse();
            ProvingGround far = night("supply-drop axis 17.5,39 average").put("axis/COps", 5, 8, 0);
            assertThat(AirborneSupply.cutOff(far.s, far.unit("axis/A1"))).isTrue();
        }

        @Test
        @Clause("greatbattles A28")
        void theNearerTheEnemyTheWorseTheSupply() {
            ProvingGround g =
                    night("supply-drop axis 5,30 poor 6 average 12 superb").put("axis/COps", 5, 8, 0);
            int unit = g.unit("axis/A1");
            assertThat(AirborneSupply.grade(g.s, unit)).isEqualTo(SupplyGrade.SUPERB);
            g.put("allied/A1/1", 14, 30, 0);
            assertThat(AirborneSupply.grade(g.s, unit)).isEqualTo(SupplyGrade.AVERAGE);
            g.put("allied/A1/2", 10, 30, 0);
            assertThat(AirborneSupply.grade(g.s, unit)).isEqualTo(SupplyGrade.POOR);
        }
    }

    @Test
    @Clause("greatbattles A22")
    void standsThatGatheredMayFireAgain() {
        ProvingGround g = DropGround.landed("axis/B1", 20, 16, 22, 16)
                .play("rendezvous axis/B1/1")
                .phase(Phase.FIRE)
                .put("allied/A1/1", 20, 18, 180)
                .legal("aim axis/B1/1 allied/A1/1");
        assertThat(g.s.stands().rear(g.stand("axis/B1/1"))).isFalse();
    }
}
