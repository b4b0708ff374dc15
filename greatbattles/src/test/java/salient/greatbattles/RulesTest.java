package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import salient.greatbattles.artillery.Barrages;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

class RulesTest {
    private final ProvingGround g = new ProvingGround();

    @Nested
    class LineOfSight {
        @Test
        @Clause({"greatbattles G27", "greatbattles G28"})
        void moreThanAnInchOfWoodBlocksAndIsNamed() {
            g.put("allied/A1/1 12,8@0", "axis/A1/1 12,16@180")
                    .blocked("allied/A1/1", "axis/A1/1", "G28 Wood")
                    .blocked("axis/A1/1", "allied/A1/1", "G28 Wood");
        }

        @Test
        @Clause("greatbattles G28")
        void aStandExactlyAnInchInsideSeesOutAndOneMilFurtherDoesNot() {
            seesUntilOneMoves("12,11@180", "12,5@0", "allied/A1/1 12,11.001@180");
        }

        @Test
        @Clause({"greatbattles G28", "greatbattles H5"})
        void anInchApartTwoStandsDeepInOneWoodSeeEachOther() {
            seesUntilOneMoves("12,11.5@0", "12,13@180", "axis/A1/1 12,13.001@180");
        }

        private void seesUntilOneMoves(String allied, String axis, String moved) {
            g.put("allied/A1/1 " + allied, "axis/A1/1 " + axis)
                    .sees("allied/A1/1", "axis/A1/1")
                    .put(moved)
                    .blocked("allied/A1/1", "axis/A1/1", "G28 Wood");
        }

        @Test
        @Clause({"greatbattles G29", "greatbattles Q12b"})
        void aPlateauBlocksWhoIsBelowAndTheEdgeMustBeNear() {
            g.put("allied/A1/1 5,18@0", "axis/A1/1 5,28@180")
                    .blocked("allied/A1/1", "axis/A1/1", "G29 Hill")
                    .put("axis/A1/1", 5, 21, 180)
                    .sees("allied/A1/1", "axis/A1/1")
                    .put("axis/A1/1", 5, 21.5, 180)
                    .blocked("allied/A1/1", "axis/A1/1", "G29 the edge of Hill");
        }

        @Test
        @Clause({"greatbattles G31", "greatbattles Q27a", "greatbattles Q42d"})
        void friendsBlockAndTheTargetsMatesDoNot() {
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,11@180", "axis/A1/2 5,9@180")
                    .sees("allied/A1/1", "axis/A1/1")
                    .put("axis/A2/1", 5, 8, 180)
                    .blocked("allied/A1/1", "axis/A1/1", "G31 axis/A2/1")
                    .put("allied/A1/2", 5, 6, 0)
                    .blocked("allied/A1/1", "axis/A1/1", "G31 allied/A1/2");
        }
    }

    @Nested
    class Moving {
        @Test
        @Clause({"greatbattles C7Ma", "greatbattles G32", "greatbattles ACT10"})
        void footInAssaultGoesThreeInchesAndNoMilFurther() {
            g.put("allied/A1/1", 5, 5, 0).legal("move allied/A1 +0,+3").refused("move allied/A1 +0,+3.001", "G32");
        }

        @Test
        @Clause({"greatbattles G24", "greatbattles G32", "greatbattles C7Me"})
        void mixedGroundAddsUpAsFractionsOfAMove() {
            g.put("allied/A1/1", 12, 9, 0); // an inch to the wood: a third of the move, then 5/3 inches in it
            g.legal("move allied/A1 +0,+2.6").refused("move allied/A1 +0,+2.7", "G32");
        }

        @Test
        @Clause({"greatbattles C7Mh", "greatbattles ACT13", "greatbattles P2"})
        void oneSuppressedStandSlowsTheBattalion() {
            g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0")
                    .suppressed("allied/A1/2")
                    .legal("move allied/A1 +0,+2.5")
                    .refused("move allied/A1 +0,+2.6", "G32");
        }

        @Test
        @Clause({"greatbattles ACT21", "greatbattles C7Mg", "greatbattles P19"})
        void weaponsSetUpLeaveOneInchInAll() {
            g.attach("allied/A/2", "allied/A1").put("allied/A1/1 5,5@0", "allied/A/2 5,4@0");
            g.s.stands().setEmplaced(g.stand("allied/A/2"), true);
            g.refused("move allied/A1 +0,+1.1", "ACT21").play("move allied/A1 +0,+1");
            while (g.s.ask() == Decision.OPPORTUNITY) g.play("hold turn");
            g.s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
            g.refused("move allied/A1 +0,+0.1", "ACT21");
        }

        @Test
        @Clause({"greatbattles C3e", "greatbattles C7Mn", "greatbattles Q26"})
        void whoIsNotActivatedMayNotComeNearerInsideTwelveInches() {
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,17@180")
                    .inactive("allied/A1")
                    .refused("move allied/A1 +0,+1", "C3e")
                    .legal("move allied/A1 +0,-2")
                    .hidden("axis/A1")
                    .legal("move allied/A1 +0,+1"); // C3f: known enemies only
        }

        @Test
        @Clause({"greatbattles P20", "greatbattles G33"})
        void nobodySlipsThroughAGapOfTwoInches() {
            g.put("allied/A2/1 10,5@0", "axis/A1/1 8.25,7.5@180", "axis/A1/2 11.75,7.5@180");
            assertThat(g.refusals("move allied/A2 +0,+5")).contains("P20");
            g.put("axis/A1/2", 11.76, 7.5, 180);
            assertThat(g.refusals("move allied/A2 +0,+5")).doesNotContain("P20");
        }

        @Test
        @Clause({"greatbattles G33", "greatbattles G34"})
        void basesEndOnTheTableAndOnNobody() {
            g.put("allied/A1/1 5,5@0", "allied/B1/1 5,7@0")
                    .refused("move allied/A1 +0,+2", "G33")
                    .put("allied/A1/1", 5, 1, 0)
                    .refused("move allied/A1 +0,-0.8", "G34");
        }

        @Test
        @Clause({"greatbattles C9r", "greatbattles C9q", "greatbattles U7"})
        void neitherInfantryNorArmorClosesWithArmor() {
            g.put("allied/A1/1 5,5@0", "axis/A2/1 5,6.75@180")
                    .refused("move allied/A1 +0,+1", "C9r")
                    .put("allied/A2/1 15,5@0", "axis/A2/2 15,7@180")
                    .refused("move allied/A2 +0,+1", "C9q");
        }

        @Test
        @Clause({"greatbattles C7Mm", "greatbattles F11"})
        void aRoadColumnOfTrucksRollsThirtySixInchesAPavedAction() {
            g.put("allied/B2/1 27,4@90", "allied/B2/2 27,2.4@90").formation("allied/B2", Formation.ROAD);
            for (String stand : new String[] {"1", "2"}) g.s.stands().setLoaded(g.stand("allied/B2/" + stand), true);
            g.legal("road allied/B2 +20")
                    .formation("allied/B2", Formation.MARCH)
                    .refused("road allied/B2 +5", "C7Mm");
        }
    }

    @Nested
    class Shooting {
        @Test
        @Clause({"greatbattles C7Fh", "greatbattles C7Fy", "greatbattles ACT23", "greatbattles P22"})
        void aHitThatDoesNotDestroySuppresses() {
            g.phase(Phase.FIRE);
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,6.5@180");
            g.shoot("allied/A1/1", "axis/A1/1", 6, 7);
            assertThat(g.s.suppressed(g.stand("axis/A1/1"))).isTrue();
            assertThat(g.s.units().hits(g.unit("axis/A1"))).isEqualTo(1);
            assertThat(g.refusals("aim allied/A1/1 axis/A1/1")).contains("C7b");
        }

        @Test
        @Clause({"greatbattles C7Fi", "greatbattles C10b"})
        void aNaturalOneAlwaysHitsAndAKillCountsTwo() {
            g.phase(Phase.FIRE);
            g.put("allied/A1/1 5,5@180", "axis/A1/1 5,12@180").inactive("axis/A1");
            g.shoot("allied/A1/1", "axis/A1/1", 1, 1);
            assertThat(g.s.stands().place(g.stand("axis/A1/1"))).isEqualTo(StandPlace.FALLEN);
            assertThat(g.s.units().hits(g.unit("axis/A1"))).isEqualTo(2);
        }

        @Test
        @Clause({"greatbattles C7Fac", "greatbattles Q42b", "greatbattles Q27b"})
        void theOwnerMayPassTheCasualtyToTheRear() {
            g.phase(Phase.FIRE);
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,6.5@180", "axis/A1/2 5,7.5@180");
            g.s.stands().setRear(g.stand("axis/A1/2"), true);
            g.shoot("allied/A1/1", "axis/A1/1", 2, 2);
            g.asks(Decision.DISPLACEMENT).decides(1).play("displace axis/A1/2");
            assertThat(g.s.stands().place(g.stand("axis/A1/2"))).isEqualTo(StandPlace.FALLEN);
            assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue();
        }

        @Test
        @Clause({"greatbattles C7Fu", "greatbattles C7Fv", "greatbattles C5i", "greatbattles ACT28", "greatbattles ACT8"
        })
        void whoMayNotFire() {
            g.phase(Phase.FIRE);
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,8@180");
            g.s.stands().setRear(g.stand("allied/A1/1"), true);
            g.refused("aim allied/A1/1 axis/A1/1", "C7Fu")
                    .legal("aim allied/A1/1 axis/A1/1 indirect")
                    .suppressed("allied/A1/1")
                    .refused("aim allied/A1/1 axis/A1/1 indirect", "C7Fv");
            g.s.templates().setBattery(0, Battery.FIRING);
            g.s.templates().setAt(0, new Point(5000, 8000));
            assertThat(g.refusals("aim allied/A1/1 axis/A1/1 indirect")).contains("ACT28");
        }
    }

    @Nested
    class FireAtMovers {
        @Test
        @Clause({"greatbattles C8a", "greatbattles C8d", "greatbattles C8f", "greatbattles C8h", "greatbattles Q10"})
        void afterAnInchInSightTheEnemyMayFireOnceAndOwesAnAction() {
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180", "axis/A2/1 20,28@180")
                    .play("move allied/A1 +3,+0")
                    .asks(Decision.OPPORTUNITY);
            assertThat(g.s.pending().move().walked()).isEqualTo(1000);
            g.play("opportunity axis/A1/1 allied/A1/1", 10);
            assertThat(g.s.stands().owesAction(g.stand("axis/A1/1"))).isTrue();
            assertThat(g.refusals("opportunity axis/A1/1 allied/A1/1")).isNotEmpty();
        }
    }

    @Nested
    class HandToHand {
        @Test
        @Clause({"greatbattles C9a", "greatbattles C9b", "greatbattles C9c", "greatbattles C9t", "greatbattles C9u"})
        void theLoserRollsAndRetreatsAndTheWinnerMayAdvance() {
            g.phase(Phase.CLOSE_COMBAT);
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
            g.play("combat allied/A1 axis/A1", 9, 2, 8);
            assertThat(g.s.at(g.stand("axis/A1/1"))).isEqualTo(new salient.greatbattles.geometry.Point(5000, 8500));
            g.asks(Decision.ADVANCE).play("advance");
            assertThat(g.s.at(g.stand("allied/A1/1")).y()).isEqualTo(6000);
        }

        @Test
        @Clause({"greatbattles C9d", "greatbattles C9s"})
        void equalTotalsLockTheBattalions() {
            g.phase(Phase.CLOSE_COMBAT);
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
            g.play("combat allied/A1 axis/A1", 5, 5);
            assertThat(g.s.units().lockedWith(g.unit("allied/A1"))).isEqualTo(g.unit("axis/A1"));
            assertThat(g.s.turnState().round()).isEqualTo(2);
            g.refused("move allied/A1 +0,-1", "C9d");
        }
    }

    @Nested
    class Templates {
        @Test
        @Clause({
            "greatbattles H12",
            "greatbattles C5a",
            "greatbattles C5b",
            "greatbattles C5c",
            "greatbattles Q13",
            "greatbattles Q14"
        })
        void theTemplatesOwnDieServesForWhatIsHidden() {
            g.attach("axis/A/1", "axis/A1")
                    .put("axis/A1/1 5,9@180", "axis/A/1 5,9.7@180")
                    .hidden("axis/A1")
                    .inactive("axis/A1");
            g.s.templates().setBattery(0, Battery.FIRING);
            g.s.templates().setFresh(0, true);
            g.s.templates().setAt(0, new Point(5000, 9000));
            Barrages.strikeAll(g.s, 0, g.teller(6));
            assertThat(g.s.suppressed(g.stand("axis/A1/1"))).isTrue();
            assertThat(g.s.suppressed(g.stand("axis/A/1"))).isFalse();
            assertThat(g.told.stream().filter(e -> e.seenBy(GreatBattles.ALLIED).isPresent()))
                    .hasSize(1);
        }

        @Test
        @Clause({"greatbattles ART7", "greatbattles ART27", "greatbattles C4h", "greatbattles E3"})
        void anOnCallMissionNeedsASpotterAndComesLate() {
            g.phase(Phase.BARRAGE)
                    .turn(4)
                    .put("allied/A1/1", 5, 5, 0)
                    .refused("call 1 12,12", "ART27")
                    .play("call 1 5,9", 20);
            assertThat(g.s.templates().battery(0)).isEqualTo(Battery.WAITING);
            assertThat(g.s.templates().turn(0)).isEqualTo(5);
        }
    }

    @Nested
    class Hidden {
        @Test
        @Clause({"greatbattles H4", "greatbattles H5", "greatbattles H6", "greatbattles H8"})
        void inTheOpenOneIsSeenAtTwelveInchesAndInCoverAtOne() {
            g.put("allied/A1/1 12,8@0", "axis/A1/1 12,11@180").hidden("axis/A1");
            Spotting.all(g.s, g.teller());
            assertThat(g.s.hidden(g.unit("axis/A1"))).isTrue();
            g.put("allied/A1/1", 12, 9.5, 0);
            Spotting.all(g.s, g.teller());
            assertThat(g.s.hidden(g.unit("axis/A1"))).isFalse();
        }

        @Test
        @Clause({"greatbattles H1", "greatbattles H15", "greatbattles ART32"})
        void theOtherSideKnowsNothingOfWhatIsHidden() {
            g.put("axis/A1/1", 12, 11, 180).hidden("axis/A1");
            var known =
                    new GreatBattlesPosition(g.s).knownTo(GreatBattles.ALLIED).state();
            assertThat(known.onTable(g.stand("axis/A1/1"))).isFalse();
            assertThat(known.stands().x(g.stand("axis/A1/1"))).isZero();
        }
    }
}
