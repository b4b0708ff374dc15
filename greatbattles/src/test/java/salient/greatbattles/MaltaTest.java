package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.activation.CarryOver;
import salient.greatbattles.artillery.AirAttacks;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.night.EarlyNight;
import salient.greatbattles.scenario.Landings;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.StandType;
import salient.greatbattles.victory.Victory;
import salient.kernel.play.Event;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;

/** SC4: the scenario as its file has it, and the rules of part V that belong to it. */
class MaltaTest {
    private static final ScenarioDefinition MALTA =
            ScenarioDefinitions.find("malta").orElseThrow();

    private static ProvingGround malta(String... options) {
        return new ProvingGround(MALTA, options);
    }

    /** With a stand of the pool behind the first battalion. */
    private static ProvingGround supported(ProvingGround g) {
        return g.attach("allied/A/1", "allied/A1").put("allied/A/1", 40, 19, 180);
    }

    @Nested
    class TheScenario {
        private long stands(int side, StandType type) {
            return MALTA.stands().stream()
                    .filter(s -> s.side() == side && s.type() == type)
                    .count();
        }

        @Test
        @Clause({"greatbattles S22", "greatbattles Q44r", "greatbattles Q44c", "greatbattles G35"})
        void sixDaysOnATableOfSixtyByFortyEightTheAxisFirst() {
            assertThat(MALTA.days()).isEqualTo(6);
            assertThat(MALTA.landings().scale()).as("metres an inch").isEqualTo(300);
            assertThat(new Point(MALTA.width(), MALTA.height())).isEqualTo(new Point(60_000, 48_000));
            assertThat(MALTA.firstPlayer()).isEqualTo(ScenarioDefinition.AXIS);
            assertThat(MALTA.attacker()).isEqualTo(ScenarioDefinition.AXIS);
        }

        @Test
        @Clause({"greatbattles S24", "greatbattles Q43c"})
        void theOrdersOfBattle() {
            assertThat(stands(ScenarioDefinition.AXIS, StandType.SMG)).isEqualTo(21);
            assertThat(stands(ScenarioDefinition.AXIS, StandType.INFANTRY)).isEqualTo(23);
            assertThat(stands(ScenarioDefinition.ALLIED, StandType.INFANTRY)).isEqualTo(35);
            assertThat(stands(ScenarioDefinition.ALLIED, StandType.FIELD_GUN)).isEqualTo(2);
            assertThat(stands(ScenarioDefinition.AXIS, StandType.ARMOR)).isEqualTo(2);
            assertThat(MALTA.divisions()).hasSize(4);
        }

        @Test
        @Clause({"greatbattles S21", "greatbattles Q44a", "greatbattles Q44v"})
        void twoPortsFourAirfieldsTwoBeaches() {
            assertThat(MALTA.objectives().stream().map(Objective::kind))
                    .containsExactlyInAnyOrder(
                            Objective.Kind.PORT,
                            Objective.Kind.PORT,
                            Objective.Kind.AIRFIELD,
                            Objective.Kind.AIRFIELD,
                            Objective.Kind.AIRFIELD,
                            Objective.Kind.AIRFIELD,
                            Objective.Kind.BEACH,
                            Objective.Kind.BEACH);
        }

        @Test
        @Clause({"greatbattles S23", "greatbattles A5", "greatbattles A8"})
        void theGunsOfTheIsland() {
            Landings landings = MALTA.landings();
            assertThat(landings.drift()).isEqualTo(Landings.Drift.CRETE);
            assertThat(landings.density(new Point(33_000, 23_000))).isEqualTo(Landings.Density.HEAVY);
            assertThat(landings.density(new Point(42_000, 11_000))).isEqualTo(Landings.Density.MEDIUM);
            assertThat(landings.density(new Point(20_000, 20_000))).isEqualTo(Landings.Density.LIGHT);
        }

        @Test
        @Clause({"greatbattles S23", "greatbattles A1"})
        void whoComesHow() {
            assertThat(MALTA.units().stream().filter(Unit::airborne).map(Unit::name))
                    .containsExactlyInAnyOrder(
                            "axis/A1",
                            "axis/A2",
                            "axis/A3",
                            "axis/B1",
                            "axis/B2",
                            "axis/B3",
                            "axis/C1",
                            "axis/D1",
                            "axis/D2",
                            "axis/D3",
                            "axis/COps1",
                            "axis/COps2");
        }

        @Test
        @Clause("greatbattles U14")
        void twoTemplatesBelongToTheFieldGuns() {
            assertThat(MALTA.fireSupport().guns()).hasSize(2);
        }

        @Test
        @Clause({"greatbattles V40", "greatbattles Q44w"})
        void allItsOptionsAreOnUnlessThePlayersSayOtherwise() {
            GreatBattles game = new GreatBattles();
            State s = malta().s;
            assertThat(game.options().stream()
                            .filter(o -> o.id().startsWith("malta."))
                            .map(o -> s.on(o.id())))
                    .hasSize(13)
                    .containsOnly(true);
            assertThat(s.variants().actionToActivation).isTrue();
            assertThat(s.variants().activationDelay).isTrue();
            assertThat(s.variants().airForActivation).isTrue();
            assertThat(malta("malta.ports", "no").s.on("malta.ports")).isFalse();
            assertThat(new ProvingGround().s.on("malta.ports")).isFalse();
        }
    }

    @Nested
    class Points {
        @Test
        @Clause({"greatbattles Q44n", "greatbattles V48"})
        void theAxisStartsWithEightAndTheAlliesWithThree() {
            assertThat(malta().s.sides().points(ScenarioDefinition.AXIS)).isEqualTo(8);
            assertThat(malta().s.sides().points(ScenarioDefinition.ALLIED)).isEqualTo(3);
            ProvingGround elsewhere =
                    new ProvingGround("malta.activation", "yes", "variant.action-to-activation", "yes");
            assertThat(elsewhere.s.sides().points(ScenarioDefinition.AXIS)).isEqualTo(8);
        }

        @Test
        @Clause("greatbattles V48")
        void startingPointsNeedStaffWork() {
            assertThatThrownBy(() -> new ProvingGround("malta.activation", "yes"))
                    .isInstanceOf(Options.BadOption.class)
                    .hasMessageContaining("variant.action-to-activation");
        }

        @Test
        @Clause({"greatbattles Q44q", "greatbattles Q45a"})
        void staffsMakePointsFromTheSecondTurnOn() {
            ProvingGround g = malta().put("allied/COps1", 42, 29, 0)
                    .turn(1)
                    .refused("save allied/COps1", "Q44q")
                    .turn(2)
                    .play("save allied/COps1");
            assertThat(g.s.divisions().points(0)).isEqualTo(1);
            assertThat(g.s.sides().points(ScenarioDefinition.ALLIED))
                    .as("the fund in common")
                    .isEqualTo(3);
        }

        @Test
        @Clause({"greatbattles Q44o", "greatbattles C3o"})
        void theTwoCommandsAreDivisionsOfTheirOwn() {
            assertThat(MALTA.findUnit("allied/A1").orElseThrow().division())
                    .isNotEqualTo(MALTA.findUnit("allied/B1").orElseThrow().division());
        }

        @ParameterizedTest
        @CsvSource({"1, 7, 4", "2, 6, 5", "3, 5, 6", "4, 4, 7", "5, 3, 8"})
        @Clause({"greatbattles Q44s", "greatbattles E13", "greatbattles Q45c"})
        void whatAPointNeedsToSurviveTheNight(int day, int axis, int allied) {
            assertThat(CarryOver.needed(ScenarioDefinition.AXIS, day)).isEqualTo(axis);
            assertThat(CarryOver.needed(ScenarioDefinition.ALLIED, day)).isEqualTo(allied);
        }

        @Test
        @Clause({"greatbattles Q44s", "greatbattles Q44p", "greatbattles Q44r", "greatbattles V49"})
        void everyPointIsRolledFor() {
            ProvingGround g = malta();
            g.s.turnState().setDay(2);
            g.s.sides().setPoints(ScenarioDefinition.AXIS, 2);
            g.s.sides().setPoints(ScenarioDefinition.ALLIED, 1);
            g.s.divisions().setPoints(2, 3);
            CarryOver.overnight(g.s, g.teller(6, 6, 7, 1, 7, 6));
            assertThat(g.s.sides().points(ScenarioDefinition.ALLIED))
                    .as("6 is too much for the Allies")
                    .isZero();
            assertThat(g.s.sides().points(ScenarioDefinition.AXIS)).isEqualTo(1);
            assertThat(g.s.divisions().points(2)).isEqualTo(2);
        }

        @Test
        @Clause("greatbattles V49")
        void withoutTheOptionPointsKeep() {
            ProvingGround g = malta("malta.carry-over", "no");
            CarryOver.overnight(g.s, g.teller());
            assertThat(g.s.sides().points(ScenarioDefinition.AXIS)).isEqualTo(8);
        }

        @Test
        @Clause({"greatbattles Q44u", "greatbattles V51", "greatbattles V9"})
        void aThreeBringsAnAircraft() {
            int template = MALTA.template(ScenarioDefinition.AXIS, 3).orElseThrow();
            assertThat(AirAttacks.air(malta().s, template)).isTrue();
            assertThat(AirAttacks.chance(malta().s, template)).isEqualTo(3);
            assertThatThrownBy(() -> malta("variant.air-attacks", "no")).isInstanceOf(Options.BadOption.class);
        }
    }

    /** Q44u: one request per division and turn, paid by the division that asks. */
    @Nested
    class Requests {
        private final ProvingGround g = malta();

        private void divisions(int first, boolean firstAsked, int second, boolean secondAsked) {
            int n = 0;
            for (var division : MALTA.divisions()) {
                if (division.side() != ScenarioDefinition.AXIS) continue;
                g.s.divisions().setPoints(division.index(), n == 0 ? first : second);
                g.s.divisions().setAskedForAir(division.index(), n++ == 0 ? firstAsked : secondAsked);
            }
        }

        private java.util.List<String> refusals() {
            g.player(ScenarioDefinition.AXIS).phase(Phase.BARRAGE);
            return g.refusals("call 3 30,24").stream()
                    .filter(clause -> clause.equals("Q44u") || clause.equals("Q45g"))
                    .toList();
        }

        @Test
        @Clause({"greatbattles Q44u", "greatbattles Q45g", "greatbattles V51"})
        void eachDivisionAsksOnceAndPaysItself() {
            g.s.sides().setPoints(ScenarioDefinition.AXIS, 0);
            divisions(2, false, 0, false);
            assertThat(refusals()).isEmpty();
            divisions(2, true, 3, false);
            assertThat(refusals()).as("the other division pays").isEmpty();
            divisions(2, true, 0, false);
            assertThat(refusals())
                    .as("points are left, but not with who may ask")
                    .containsExactly("Q44u");
            divisions(2, true, 3, true);
            assertThat(refusals()).containsExactly("Q44u");
            divisions(0, false, 0, false);
            assertThat(refusals()).containsExactly("Q45g");
        }
    }

    @Nested
    class EarlyNights {
        private boolean falls(int player, int turn, int... die) {
            ProvingGround g = malta();
            g.s.turnState().setPlayer(player);
            g.turn(turn);
            return EarlyNight.falls(g.s, g.teller(die));
        }

        @Test
        @Clause({"greatbattles Q44d", "greatbattles V41", "greatbattles G6"})
        void theTurnsNumberOrMoreEndsTheDay() {
            assertThat(falls(ScenarioDefinition.ALLIED, 7, 7)).isTrue();
            assertThat(falls(ScenarioDefinition.ALLIED, 7, 6)).isFalse();
            assertThat(falls(ScenarioDefinition.ALLIED, 9, 9)).isTrue();
            assertThat(falls(ScenarioDefinition.ALLIED, 9, 8)).isFalse();
        }

        @Test
        @Clause({"greatbattles Q44d", "greatbattles T19"})
        void notBeforeTheSeventhTurnNorAfterTheAxisAndTheTenthEndsAnyway() {
            assertThat(falls(ScenarioDefinition.ALLIED, 6)).isFalse();
            assertThat(falls(ScenarioDefinition.AXIS, 8)).isFalse();
            assertThat(falls(ScenarioDefinition.ALLIED, 10)).isFalse();
        }

        @Test
        @Clause("greatbattles V41")
        void withoutTheOptionDaysHaveTenTurns() {
            ProvingGround g = malta("malta.early-night", "no");
            g.s.turnState().setPlayer(ScenarioDefinition.ALLIED);
            g.turn(8);
            assertThat(EarlyNight.falls(g.s, g.teller())).isFalse();
        }
    }

    @Nested
    class Artillery {
        private ProvingGround planning(int side, int day) {
            ProvingGround g = malta().phase(Phase.PLANNING);
            g.s.turnState().setDecider(side);
            g.s.turnState().setDay(day);
            return g;
        }

        @Test
        @Clause({"greatbattles Q44k", "greatbattles V45"})
        void axisGunsAreOnCallOnTheFirstDay() {
            String plan = "plan 1 pre-planned 30,30 turn 3";
            assertThat(planning(ScenarioDefinition.AXIS, 1).refusals(plan)).containsExactly("Q44k");
            assertThat(planning(ScenarioDefinition.AXIS, 1).refusals("plan 1 registered 30,30"))
                    .containsExactly("Q44k");
            assertThat(planning(ScenarioDefinition.AXIS, 2).refusals(plan)).isEmpty();
            assertThat(planning(ScenarioDefinition.ALLIED, 1).refusals(plan)).isEmpty();
        }
    }

    @Nested
    class Trenches {
        private ProvingGround setUp(String... options) {
            ProvingGround g = malta(options).phase(Phase.SET_UP);
            g.s.turnState().setDecider(ScenarioDefinition.ALLIED);
            return g.put("allied/A1/1 40,18@180", "allied/A1/2 42,29@180");
        }

        @Test
        @Clause({"greatbattles Q44l", "greatbattles V46"})
        void alliedStandsOutsideTownsMayStartEntrenched() {
            ProvingGround g = setUp().play("entrench allied/A1/1");
            assertThat(g.s.cover(g.stand("allied/A1/1"))).isEqualTo(Cover.HARD);
            g.refused("entrench allied/A1/1", "Q44l");
            assertThat(g.refusals("entrench allied/A1/2")).as("in Paola").containsExactly("Q44l");
        }

        @Test
        @Clause({"greatbattles Q44l", "greatbattles V46"})
        void notWithoutTheOptionAndNotTheAxis() {
            assertThat(setUp("malta.start-entrenched", "no").refusals("entrench allied/A1/1"))
                    .containsExactly("Q44l");
            ProvingGround g = setUp();
            g.s.turnState().setDecider(ScenarioDefinition.AXIS);
            g.put("axis/F1/1", 40, 18, 0).refused("entrench axis/F1/1", "Q44l");
        }

        @Test
        @Clause("greatbattles Q44l")
        void itIsLostWhenTheStandMoves() {
            ProvingGround g = setUp().play("entrench allied/A1/1").put("allied/A1/1", 40, 17, 180);
            assertThat(g.s.cover(g.stand("allied/A1/1"))).isEqualTo(Cover.OPEN);
        }

        private ProvingGround digging() {
            return supported(malta().phase(Phase.FIRE).put("allied/A1/1", 40, 18, 180));
        }

        @Test
        @Clause({"greatbattles Q44m", "greatbattles V47"})
        void infantryDigsHardCoverWithFiveActions() {
            ProvingGround g = digging();
            int stand = g.stand("allied/A1/1");
            for (int action = 1; action <= 5; action++) {
                assertThat(g.s.cover(stand)).isEqualTo(Cover.OPEN);
                g.s.stands().setActed(stand, false);
                g.play("entrench allied/A1/1");
            }
            assertThat(g.s.cover(stand)).isEqualTo(Cover.HARD);
        }

        @Test
        @Clause({"greatbattles Q44m", "greatbattles V47"})
        void onlyInfantryDoesAndNotBesideTheOtherRule() {
            assertThat(digging().refusals("entrench allied/A/1")).containsExactly("Q44m");
            assertThatThrownBy(() -> malta("variant.entrench", "yes"))
                    .isInstanceOf(Options.BadOption.class)
                    .hasMessageContaining("exclude each other");
        }

        @Test
        @Clause("greatbattles Q44m")
        void whatIsBegunIsLostWithAMove() {
            ProvingGround g = digging().play("entrench allied/A1/1").put("allied/A1/1", 41, 18, 180);
            assertThat(g.s.stands().actionsDug(g.stand("allied/A1/1"))).isZero();
        }
    }

    @Nested
    class Reassigning {
        private ProvingGround night(String... options) {
            return supported(malta(options).phase(Phase.NIGHT).put("allied/A1/1 40,18@180", "allied/A2/1 48,18@180"));
        }

        @Test
        @Clause({"greatbattles Q44e", "greatbattles V42"})
        void supportStandsChangeTheirBattalionOnTheTable() {
            ProvingGround g = night().play("attach allied/A/1 allied/A2");
            int stand = g.stand("allied/A/1");
            assertThat(g.s.unitOf(stand)).isEqualTo(g.unit("allied/A2"));
            assertThat(g.s.base(stand).distanceUp(g.s.base(g.stand("allied/A2/1"))))
                    .isLessThan(500);
        }

        @Test
        @Clause({"greatbattles Q44e", "greatbattles H15"})
        void whoJoinsABattalionInSightFromAHiddenOneComesToLight() {
            ProvingGround open = night().play("attach allied/A/1 allied/A2");
            assertThat(open.told).noneMatch(Event::reveals);
            ProvingGround hidden = night().hidden("allied/A1").play("attach allied/A/1 allied/A2");
            assertThat(hidden.told).anyMatch(Event::reveals);
        }

        @Test
        @Clause({"greatbattles V42", "greatbattles N6"})
        void withoutTheOptionOnlyInReserve() {
            assertThat(night("malta.reassign", "no").refusals("attach allied/A/1 allied/A2"))
                    .containsExactly("U47", "N6");
        }

        @Test
        @Clause({"greatbattles Q44e", "greatbattles U45", "greatbattles N7"})
        void theLimitsHoldAllTheSame() {
            ProvingGround g = night().put("allied/B1/1", 20, 20, 180)
                    .refused("attach allied/A/1 allied/B1", "N7")
                    .refused("attach allied/A/1 allied/A1", "Q44e")
                    .refused("attach allied/A1/1 allied/A2", "Q44e");
            g.s.stands().setPlace(g.stand("allied/A1/1"), StandPlace.DESTROYED);
            g.refused("attach allied/A/1 allied/A2", "Q44e");
        }
    }

    private static void luqaTaken(ProvingGround g) {
        int luqa = MALTA.objectives().stream()
                .filter(o -> o.name().equals("Luqa"))
                .findFirst()
                .orElseThrow()
                .index();
        g.s.objectives().setHolder(luqa, ScenarioDefinition.AXIS);
    }

    @Test
    @Clause({"greatbattles Q44a", "greatbattles S21"})
    void theReckoningCountsPortsAndAirfields() {
        ProvingGround g = malta();
        luqaTaken(g);
        g.s.turnState().setDay(MALTA.days());
        assertThat(Victory.atNightfall(g.s, g.teller())).isTrue();
        assertThat(Victory.outcome(g.s).ledger())
                .extracting(line ->
                        line.what() + ": " + line.points() + " " + line.clause().number())
                .containsExactly("Ports held by Axis, of 2: 0 Q44a", "Airfields held by Axis, of 4: 1 Q44a");
    }

    @Nested
    class UnderFire {
        private ProvingGround landing() {
            ProvingGround g = malta("variant.activation-delay", "no");
            luqaTaken(g);
            g.s.turnState().setPlayer(ScenarioDefinition.AXIS);
            g.s.turnState().setDecider(ScenarioDefinition.AXIS);
            g.phase(Phase.DEPLOYMENT);
            return g.put("allied/C1/1 33,28@180", "allied/C1/2 33,32@180");
        }

        @Test
        @Clause({"greatbattles Q44b", "greatbattles V40"})
        void enemiesWithinSixInchesOfTheFieldMayFire() {
            ProvingGround g = landing()
                    .play("deploy axis/E1 assault 33,25 0")
                    .decides(ScenarioDefinition.ALLIED)
                    .legal("opportunity allied/C1/1 axis/E1/1");
            assertThat(g.refusals("opportunity allied/C1/2 axis/E1/1"))
                    .as("7 inches from the field")
                    .contains("Q44b");
        }

        @Test
        @Clause({"greatbattles Q44b", "greatbattles C7Fs", "greatbattles C8g"})
        void theLanderIsASoftTargetWithoutTheOpportunityPenaltyAndTheShotIsOwed() {
            ProvingGround g = landing().play("deploy axis/E1 assault 33,25 0");
            int eye = g.stand("allied/C1/1");
            Fire.Shot shot = Fire.shot(g.s, eye, g.stand("axis/E1/1"), Fire.Manner.OPPORTUNITY, false);
            assertThat(shot.toHit()).extracting(Fire.Modifier::clause).doesNotContain("C7Fd");
            assertThat(shot.destroy()).as("infantry at a soft target").isEqualTo(6);
            g.play("opportunity allied/C1/1 axis/E1/1", 10);
            assertThat(g.s.stands().owesAction(eye)).isTrue();
            assertThat(g.refusals("opportunity allied/C1/1 axis/E1/1")).contains("C8h");
        }

        @Test
        @Clause("greatbattles Q44b")
        void afterwardsTheDeploymentGoesOn() {
            ProvingGround g = landing()
                    .playAll("deploy axis/E1 assault 33,25 0", "hold inch")
                    .decides(ScenarioDefinition.AXIS);
            assertThat(g.s.pending().landing().unit()).isEqualTo(-1);
            assertThat(g.s.units().landed(g.unit("axis/E1"))).isTrue();
        }
    }

    @Test
    @Clause({"greatbattles Q44g", "greatbattles V44"})
    void theAxisMayHoldItsDropsBack() {
        ProvingGround g = malta().phase(Phase.PLANNING);
        g.s.turnState().setDecider(ScenarioDefinition.AXIS);
        g.legal("withhold axis/A1");
    }

    @Test
    @Clause({"greatbattles Q44j", "greatbattles V52"})
    void itStartsFromItsFileAlone() {
        GreatBattles game = new GreatBattles();
        var start = game.start(game.scenario("malta"), Options.of(game.options(), Map.of()));
        assertThat(start.state().on("malta.supply")).isTrue();
    }
}
