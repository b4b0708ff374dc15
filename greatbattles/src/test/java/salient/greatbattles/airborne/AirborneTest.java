package salient.greatbattles.airborne;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.DropGround;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Landings;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.DropTables;
import salient.greatbattles.tables.DropTables.Result;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** Chapter A up to the moment the stands are on the ground. */
class AirborneTest {
    private static final int HARMLESS = 10;

    @Nested
    class Tables {
        @ParameterizedTest
        @CsvSource({
            "HIGH, light, 1, SUPPRESSED",
            "HIGH, light, 2, NONE",
            "HIGH, heavy, 1, DESTROYED",
            "HIGH, heavy, 3, SUPPRESSED",
            "HIGH, heavy, 4, NONE",
            "NORMAL, medium, 1, DESTROYED",
            "NORMAL, medium, 3, SUPPRESSED",
            "LOW, heavy, 3, DESTROYED",
            "LOW, heavy, 5, SUPPRESSED",
            "LOW, heavy, 6, NONE"
        })
        @Clause({"greatbattles A3", "greatbattles A4", "greatbattles A5"})
        void approachIsReadByHeightAndFire(DropHeight height, String fire, int die, Result result) {
            assertThat(DropTables.approach(height, fire, die)).isEqualTo(result);
        }

        @ParameterizedTest
        @CsvSource({
            "NORMAL, 2, DESTROYED",
            "NORMAL, 3, SUPPRESSED",
            "NORMAL, 4, SUPPRESSED",
            "NORMAL, 5, NONE",
            "GLIDER, 1, DESTROYED",
            "GLIDER, 2, SUPPRESSED",
            "GLIDER, 3, SUPPRESSED",
            "GLIDER, 4, NONE"
        })
        @Clause({"greatbattles E28", "greatbattles A6"})
        void heavyFireAsInTheExample(DropHeight height, int die, Result result) {
            assertThat(DropTables.approach(height, "heavy", die)).isEqualTo(result);
        }

        @Test
        @Clause({"greatbattles E29", "greatbattles A7", "greatbattles A8"})
        void driftOnTheCreteTableFromLow() {
            Point aim = new Point(20_000, 20_000);
            assertThat(DropTables.drift("crete", DropHeight.LOW, aim, 6, 8)).isEqualTo(new Point(19_500, 16_000));
            assertThat(DropTables.drift("crete", DropHeight.HIGH, aim, 1, 10)).isEqualTo(new Point(14_000, 20_000));
        }

        @Test
        @Clause("greatbattles A8")
        void northWestEuropeHasItsOwnTable() {
            Point aim = new Point(20_000, 20_000);
            assertThat(DropTables.drift("nw_europe", DropHeight.NORMAL, aim, 6, 8))
                    .isEqualTo(new Point(12_000, 21_000));
        }

        @Test
        @Clause({"greatbattles A4", "greatbattles A6"})
        void glidersDriftAsFromLow() {
            assertThat(DropTables.times(DropHeight.GLIDER, 8000)).isEqualTo(4000);
            assertThat(DropTables.times(DropHeight.HIGH, 8000)).isEqualTo(16_000);
        }

        @ParameterizedTest
        @CsvSource({
            "false, false, false, 0, DESTROYED",
            "false, false, false, 1, SUPPRESSED",
            "false, false, false, 2, NONE",
            "false, false, true, 3, SUPPRESSED",
            "false, true, false, 2, DESTROYED",
            "false, true, true, 5, SUPPRESSED",
            "true, false, false, 2, DESTROYED",
            "true, true, true, 7, SUPPRESSED",
            "true, true, true, 8, NONE"
        })
        @Clause({"greatbattles A10", "greatbattles A13"})
        void landingIsReadByHourMeansAndGround(boolean night, boolean glider, boolean rough, int die, Result result) {
            assertThat(DropTables.landing(night, glider, rough, die)).isEqualTo(result);
        }

        @Test
        @Clause("greatbattles A5")
        void theHeaviestFireThatReachesTheAimPointCounts() {
            Landings landings = DropGround.planning().s.scenario().landings();
            assertThat(landings.density(new Point(20_000, 24_000))).isEqualTo(Landings.Density.HEAVY);
            assertThat(landings.density(new Point(20_000, 23_999))).isEqualTo(Landings.Density.LIGHT);
        }
    }

    @Nested
    class Planning {
        @Test
        @Clause("greatbattles A5")
        void theOwnerNamesAPointAndAHeightAtDawn() {
            ProvingGround g =
                    DropGround.planning().legal("drop axis/A1 20,20 normal").play("drop axis/A1 20,20 normal");
            assertThat(g.s.units().dropHour(g.unit("axis/A1"))).isEqualTo(1);
        }

        @Test
        @Clause("greatbattles A5")
        void theStepDoesNotEndBeforeEveryBattalionDueHasAnAim() {
            DropGround.planning()
                    .refused("done", "A5", "A5", "A5", "A5")
                    .playAll("drop axis/A1 20,20 high", "drop axis/COps 20,20 low", "drop axis/B1 20,20 glider")
                    .refused("done", "A5")
                    .play("drop axis/B2 20,20 low")
                    .legal("done");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = ':',
                value = {
                    "axis/B1 20,20 low: A6",
                    "axis/A1 20,20 glider: A6",
                    "axis/A1 31.001,20 normal: A9",
                    "axis/A1 36,20 normal: A9"
                })
        @Clause({"greatbattles A6", "greatbattles A4", "greatbattles A9"})
        void glidersHaveNoChoiceOfHeightJumpersNoGlidersAndAimsKeepAwayFromTheSea(String drop, String clause) {
            ProvingGround g = DropGround.planning();
            assertThat(g.refusals("drop " + drop)).containsExactly(clause);
            g.legal("drop axis/A1 31,20 normal");
        }

        @Test
        @Clause("greatbattles A1")
        void onlyAirborneUnitsAreDropped() {
            ProvingGround g = DropGround.planning();
            g.s.turnState().setDecider(0);
            g.refused("drop allied/A1 20,20 normal", "A1");
        }

        @Test
        @Clause("greatbattles A32")
        void aNightDropIsPlannedTheEveningBefore() {
            DropGround.planning()
                    .refused("drop axis/A2 20,20 normal", "A5")
                    .phase(Phase.NIGHT)
                    .legal("drop axis/A2 20,20 normal")
                    .refused("drop axis/A1 20,20 normal", "A5");
        }

        @Test
        @Clause({"greatbattles A31", "greatbattles H1"})
        void theOtherSideLearnsNothingOfIt() {
            ProvingGround g = DropGround.planning().play("drop axis/A1 20,20 normal");
            State known =
                    new GreatBattlesPosition(g.s).knownTo(GreatBattles.ALLIED).state();
            assertThat(known.units().dropPoint(g.unit("axis/A1"))).isEqualTo(Point.ORIGIN);
            assertThat(g.told).noneMatch(e -> e.seenBy(GreatBattles.ALLIED).isPresent());
            assertThat(g.told).noneMatch(e -> e.seenBy(Side.PUBLIC).isPresent());
            assertThat(g.told).allMatch(e -> e.seenBy(GreatBattles.AXIS).isPresent());
        }
    }

    @Nested
    class ComingDown {
        private ProvingGround aimed(String unit, String at, String height, String... options) {
            ProvingGround g = DropGround.planning(options)
                    .play("drop " + unit + " " + at + " " + height)
                    .turn(1);
            return g;
        }

        private Point at(ProvingGround g, String stand) {
            return g.s.at(g.stand(stand));
        }

        @Test
        @Clause({"greatbattles A1", "greatbattles A7", "greatbattles T11", "greatbattles A17", "greatbattles A31"})
        void eachStandRollsApproachDriftAndLanding() {
            ProvingGround g = aimed("axis/A1", "20,20", "normal");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 2, 2, 10, 10, 10, 10, 10));
            assertThat(at(g, "axis/A1/1")).isEqualTo(new Point(20_000, 20_000));
            assertThat(at(g, "axis/A1/2")).isEqualTo(new Point(22_000, 18_000));
            assertThat(at(g, "axis/A1/3")).isEqualTo(new Point(17_000, 24_000));
            int unit = g.unit("axis/A1");
            assertThat(g.s.hidden(unit)).isFalse();
            assertThat(g.s.units().formation(unit)).isEqualTo(Formation.DEFENSIVE);
            assertThat(g.s.units().status(unit)).isEqualTo(Status.INACTIVE);
            assertThat(g.s.units().scattered(unit)).isTrue();
        }

        @Test
        @Clause("greatbattles T11")
        void nothingLandsBeforeItsTurn() {
            ProvingGround g =
                    DropGround.planning().play("drop axis/B2 20,20 normal").turn(2);
            Airborne.arrive(g.s, 1, g.teller());
            assertThat(g.s.units().place(g.unit("axis/B2"))).isEqualTo(UnitPlace.RESERVE);
            g.turn(3);
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 1, 1, 10));
            assertThat(g.s.units().place(g.unit("axis/B2"))).isEqualTo(UnitPlace.TABLE);
        }

        @Test
        @Clause({"greatbattles A3", "greatbattles C10f"})
        void fireOnTheWayDownDestroysAndSuppressesWithoutAMoraleTest() {
            ProvingGround g = aimed("axis/A1", "22,28", "normal");
            Airborne.arrive(g.s, 1, g.teller(2, 3, 1, 2, 10, 5, 1, 7, 10));
            assertThat(g.s.stands().place(g.stand("axis/A1/1"))).isEqualTo(StandPlace.DESTROYED);
            assertThat(DropGround.suppressed(g, "axis/A1/2")).isTrue();
            assertThat(DropGround.suppressed(g, "axis/A1/3")).isFalse();
            assertThat(g.s.units().hits(g.unit("axis/A1"))).isZero();
        }

        @Test
        @Clause("greatbattles A9")
        void whoDriftsIntoTheSeaOrOffTheTableIsLost() {
            ProvingGround g = aimed("axis/A1", "30,2", "normal");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 5, 10, 5, 1, 10, 1, 1, 10));
            assertThat(g.s.stands().place(g.stand("axis/A1/1"))).isEqualTo(StandPlace.DESTROYED);
            assertThat(g.s.stands().place(g.stand("axis/A1/2"))).isEqualTo(StandPlace.DESTROYED);
            assertThat(g.s.onTable(g.stand("axis/A1/3"))).isTrue();
            g.tells("drifts into the water");
        }

        @Test
        @Clause({"greatbattles A9", "greatbattles C10v"})
        void aBattalionThatLosesEverybodyIsWipedOut() {
            ProvingGround g = aimed("axis/B1", "31,20", "glider");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 7, 10, 1, 7));
            assertThat(g.s.units().place(g.unit("axis/B1"))).isEqualTo(UnitPlace.WIPED_OUT);
        }

        @Test
        @Clause({"greatbattles E15", "greatbattles A10", "greatbattles A11", "greatbattles A13"})
        void aParachuteLandingByDayOnClearGround() {
            ProvingGround g = aimed("axis/A1", "20,16", "normal");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 1, 10, 5, 5, 2, 10, 10, 10, 10));
            assertThat(DropGround.suppressed(g, "axis/A1/1")).as("die 1").isTrue();
            assertThat(DropGround.suppressed(g, "axis/A1/2")).as("die 2").isFalse();

            ProvingGround near = aimed("axis/A1", "20,16", "normal").put("allied/A1/1", 20, 22, 0);
            Airborne.arrive(near.s, 1, near.teller(10, 1, 1, 1, 10, 1, 1, 2, 10, 5, 5, 1));
            assertThat(near.s.stands().place(near.stand("axis/A1/1")))
                    .as("die 1 within 6 inches is 0")
                    .isEqualTo(StandPlace.DESTROYED);
            assertThat(DropGround.suppressed(near, "axis/A1/2"))
                    .as("die 2 is 1")
                    .isTrue();
            assertThat(DropGround.suppressed(near, "axis/A1/3"))
                    .as("die 1, but farther off")
                    .isTrue();
        }

        @Test
        @Clause("greatbattles A12")
        void woodsHillsAndTownsAreRough() {
            State s = DropGround.planning().s;
            assertThat(Airborne.rough(s, new Point(12_000, 12_000))).isTrue();
            assertThat(Airborne.rough(s, new Point(4000, 30_000))).isTrue();
            assertThat(Airborne.rough(s, new Point(21_000, 31_000))).isTrue();
            assertThat(Airborne.rough(s, new Point(20_000, 16_000))).isFalse();
            assertThat(Airborne.rough(s, new Point(12_000, 22_000)))
                    .as("an airfield")
                    .isFalse();
        }

        @Test
        @Clause({"greatbattles A14", "greatbattles P4"})
        void aSecondSuppressionOnLandingChangesNothing() {
            ProvingGround g = aimed("axis/A1", "20,16", "normal");
            Airborne.arrive(g.s, 1, g.teller(1, 1, 1, 1, 10, 5, 5, 10, 10, 10, 10, 10));
            assertThat(DropGround.suppressed(g, "axis/A1/1")).isTrue();
            assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue();
        }

        @Test
        @Clause("greatbattles A15")
        void whoLandsOnAFriendIsMovedTheShortestWay() {
            ProvingGround g = aimed("axis/A1", "20,16", "normal");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 1, 1, 10, 10, 5, 5, 10));
            Base one = g.s.base(g.stand("axis/A1/1"));
            Base two = g.s.base(g.stand("axis/A1/2"));
            assertThat(one.overlaps(two)).isFalse();
            assertThat(two.center().distanceUp(one.center())).isBetween(500, 600);
        }

        @Test
        @Clause({"greatbattles A15", "greatbattles A30"})
        void whoLandsOnAnEnemyStandsHalfAnInchClearOfHim() {
            ProvingGround g = aimed("axis/A1", "20,16", "normal")
                    .put("allied/A1/1", 20, 16, 0)
                    .hidden("allied/A1");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 5, 5, 10, 10, 10, 10, 10));
            int apart = g.s.base(g.stand("axis/A1/1")).distanceUp(g.s.base(g.stand("allied/A1/1")));
            assertThat(apart).isBetween(500, 600);
            assertThat(g.s.hidden(g.unit("allied/A1"))).isFalse();
        }

        @Test
        @Clause("greatbattles A15")
        void whoLandsOnAFriendMayStandNearAnEnemyHeDoesNotTouch() {
            ProvingGround g = aimed("axis/B1", "20,16", "glider");
            // The shortest way off the friend is north or south; to the south an enemy is 0.35 inch from the place.
            g.put("axis/A1/1 20,16.05@0", "allied/A1/1 20,14.65@0");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 10, 10, 10));
            assertThat(at(g, "axis/B1/1").y()).isLessThan(16_000);
            assertThat(at(g, "axis/B1/1").distanceUp(new Point(20_000, 16_000))).isLessThanOrEqualTo(510);
        }

        @Test
        @Clause({"greatbattles A30", "greatbattles C3k"})
        void whoIsStillInTheAirCannotBeActivated() {
            ProvingGround g = aimed("axis/A1", "20,16", "normal")
                    .phase(Phase.DAWN_ACTIVATION)
                    .refused("activate axis/A1", "A30")
                    .refused("activate-groups A", "C3k");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 2, 2, 10, 10, 10, 10, 10));
            g.legal("activate axis/A1");
        }

        @Test
        @Clause({"greatbattles A29", "greatbattles Q5", "greatbattles V24"})
        void withTheVariantDriftIsADirectionAndInches() {
            ProvingGround g = DropGround.planning("variant.drift-d8d6", "yes")
                    .attach("axis/A/2", "axis/A1")
                    .play("drop axis/A1 20,16 high")
                    .turn(1);
            Airborne.arrive(g.s, 1, g.teller(10, 1, 3, 10, 10, 3, 5, 10, 10, 5, 6, 10, 10, 7, 6, 10));
            assertThat(at(g, "axis/A1/1")).as("3 inches north, twice").isEqualTo(new Point(20_000, 22_000));
            assertThat(at(g, "axis/A1/2")).as("5 inches east, twice").isEqualTo(new Point(30_000, 16_000));
            assertThat(at(g, "axis/A1/3")).as("6 is 0").isEqualTo(new Point(20_000, 16_000));
            assertThat(at(g, "axis/A/2")).as("but 6 for heavy weapons").isEqualTo(new Point(8000, 16_000));
        }

        @Test
        @Clause({"greatbattles A32", "greatbattles A10"})
        void aDropInTheNightPhaseUsesTheNightColumns() {
            ProvingGround g = DropGround.planning().phase(Phase.NIGHT).play("drop axis/A2 20,16 normal");
            g.s.turnState().setDay(2);
            g.turn(0);
            Airborne.arriveByNight(g.s, g.teller(10, 1, 1, 2, 10, 5, 5, 3));
            assertThat(g.s.stands().place(g.stand("axis/A2/1"))).isEqualTo(StandPlace.DESTROYED);
            assertThat(DropGround.suppressed(g, "axis/A2/2")).isTrue();
        }

        @Test
        @Clause("greatbattles A32")
        void aFlaggedDayIsStillNightOnItsFirstTwoTurns() {
            ProvingGround g = new ProvingGround(salient.greatbattles.scenario.ScenarioReader.read(
                    DropGround.SCENARIO.replace("airborne crete", "night-drop 1\nairborne crete")));
            for (int turn = 1; turn <= 3; turn++) {
                g.turn(turn);
                assertThat(Airborne.byNight(g.s)).isEqualTo(turn < 3);
            }
            g.s.turnState().setDay(2);
            g.turn(1);
            assertThat(Airborne.byNight(g.s)).isFalse();
        }

        @Test
        @Clause({"greatbattles A16", "greatbattles U38", "greatbattles R14"})
        void aCommandPostLostInTheAirIsLostAsIfOverrun() {
            ProvingGround g = aimed("axis/COps", "30,20", "normal");
            Airborne.arrive(g.s, 1, g.teller(HARMLESS, 1, 7));
            assertThat(g.s.sides().points(1)).isZero();
            assertThat(Divisions.commandLost(g.s, g.s.unit(g.unit("axis/A1")))).isTrue();
        }

        @Test
        @Clause("greatbattles A1")
        void theLogTellsEveryRollWithItsClause() {
            ProvingGround g = aimed("axis/B1", "20,16", "glider");
            Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 5, 5, 10));
            long rolls = g.told.stream()
                    .mapToLong(e -> ((GreatBattlesEvent) e).rolls().size())
                    .sum();
            assertThat(rolls).isEqualTo(8);
        }
    }
}
