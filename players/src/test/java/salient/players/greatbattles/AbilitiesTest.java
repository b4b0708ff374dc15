package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.Clause;

/** What the staffs know to do, each in a small set-up. */
class AbilitiesTest {
    @Test
    @Clause({"greatbattles V34", "greatbattles G31"})
    void theAttackerBlindsAGunBeforeHeCrossesOpenGroundInItsSight() {
        Ground g = new Ground("variant.smoke", "yes")
                .lines("allied/A1 10,9@0", "axis/A1 10,18@180")
                .attached("axis/A/2", "axis/A1", 10, 17, 180)
                .phase(Phase.BARRAGE, 0);
        GreatBattlesOrder first = g.decision();
        assertThat(first).isEqualTo(new GreatBattlesOrder.Smoke(1));
        g.position().play(first, new SeededDice(1), _ -> {});
        assertThat(g.decision()).isInstanceOfSatisfying(GreatBattlesOrder.Call.class, call -> {
            assertThat(call.template()).isEqualTo(1);
            assertThat(call.at().orElseThrow().distanceUp(g.s.at(g.stand("axis/A/2"))))
                    .isBetween(1100, 1300);
        });
    }

    @Test
    @Clause({"greatbattles V8", "greatbattles Q41c"})
    void anAirAttackGoesToTheMostWorthwhileStandInSight() {
        Ground g = new Ground("variant.air-attacks", "yes")
                .lines("allied/A1 10,8@0", "axis/A1 10,16@180")
                .attached("axis/A/2", "axis/A1", 10, 15, 180)
                .inactive("axis/A1")
                .phase(Phase.BARRAGE, 0);
        for (int template = 0; template < 3; template++) g.s.templates().setBattery(template, Battery.USED);
        assertThat(g.decision()).isEqualTo(new GreatBattlesOrder.Call(4, Optional.of(g.s.at(g.stand("axis/A/2")))));
    }

    @Test
    @Clause({"greatbattles V12", "greatbattles U48"})
    void aDefenderInTheOpenWithNothingToFireAtDigsIn() {
        Ground g = new Ground("variant.entrench", "yes")
                .lines("axis/A1 18,18@180")
                .inactive("axis/A1")
                .phase(Phase.FIRE, 1);
        assertThat(g.decision()).isInstanceOf(GreatBattlesOrder.Entrench.class);
        assertThat(new Ground().lines("axis/A1 18,18@180").phase(Phase.FIRE, 1).decision())
                .as("where it is not played")
                .isEqualTo(new GreatBattlesOrder.Done());
    }

    @Test
    @Clause({"greatbattles C3h", "greatbattles Q2b"})
    void inTheEveningWhoWillNotCloseInAnymoreLiesDown() {
        Ground g = new Ground()
                .lines("allied/A1 18,14@0", "allied/A2 8,16@60", "allied/A3 28,16@300", "axis/A1 18,21@180")
                .inactive("axis/A1")
                .phase(Phase.ACTIVATION, 0);
        assertThat(g.turn(5).decision(Emphasis.WEARING)).as("by day").isEqualTo(new GreatBattlesOrder.Done());
        assertThat(g.turn(9).decision(Emphasis.WEARING)).isInstanceOf(GreatBattlesOrder.Deactivate.class);
    }

    @Test
    @Clause({"greatbattles U4", "greatbattles C9a"})
    void infantryStaysOnItsMortarLineUntilTheEnemyIsRipe() {
        Ground g = new Ground()
                .lines("allied/A1 18,15@0", "allied/A2 9,17@60", "allied/A3 27,17@300", "axis/A1 18,21@180")
                .attached("axis/A/1", "axis/A1", 18, 22, 180)
                .inactive("axis/A1");
        assertThat(nearer(g)).as("a fresh battalion in a town").isFalse();
        for (int stand : g.s.standsOf(g.unit("axis/A1")))
            g.suppressed(g.s.stand(stand).name());
        assertThat(nearer(g)).as("one that is suppressed").isTrue();
    }

    @Test
    @Clause({"greatbattles G32", "greatbattles G33"})
    void noProposedMarchIsTooFarOrEndsOnAFriend() {
        Ground g = new Ground().lines("allied/A1 18,8@0", "allied/A2 18,10@0");
        Situation situation = new Situation(g.position());
        int unit = g.unit("allied/A1");
        List<GreatBattlesOrder> marches = new ArrayList<>();
        for (MoveOptions.Choice choice :
                new MoveOptions(situation, g.s.unit(unit), situation.aims().aim(unit)).all())
            if (choice.order() instanceof GreatBattlesOrder.March march) marches.add(march);
        assertThat(marches).isNotEmpty().allMatch(situation::legal);
    }

    @Test
    void theLastBattalionOfADefendedGoalStaysInIt() {
        assertThat(leavesTown(RoleWeights.VETERAN, "axis/A1 18,20.3@180")).isFalse();
        assertThat(leavesTown(RoleWeights.USUAL, "axis/A1 18,20.3@180"))
                .as("the regular staff")
                .isTrue();
        assertThat(leavesTown(RoleWeights.VETERAN, "axis/A1 18,20.3@180", "axis/A2 18,22.5@180"))
                .as("with another one in the town")
                .isTrue();
    }

    /** Whether A1 of the defender considers a march out of the town. */
    private static boolean leavesTown(RoleWeights weights, String... units) {
        Ground g = new Ground().lines(units).lines("allied/A1 18,10@0").phase(Phase.MOVEMENT, 1);
        Situation situation = new Situation(g.position(), BattlePlan.USUAL, weights);
        Unit unit = g.s.unit(g.unit("axis/A1"));
        Goals.Goal town = situation.goals().getFirst();
        return new MoveOptions(situation, unit, new Point(18_000, 12_000))
                .all().stream()
                        .filter(choice -> choice.order() instanceof GreatBattlesOrder.March)
                        .map(choice -> (GreatBattlesOrder.March) choice.order())
                        .anyMatch(march ->
                                !town.area().contains(situation.at(unit.index()).plus(march.dx(), march.dy())));
    }

    /** Whether A1 is wanted nearer to the enemy than it is. */
    private static boolean nearer(Ground g) {
        RoleWeights wearing = RoleWeights.USUAL.under(BattlePlan.of(Emphasis.WEARING));
        Situation situation = new Situation(g.position(), BattlePlan.USUAL, wearing);
        int unit = g.unit("allied/A1");
        var enemy = situation.at(g.unit("axis/A1"));
        return situation.aims().aim(unit).distanceUp(enemy) < situation.at(unit).distanceUp(enemy) - 1000;
    }

    @Test
    @Clause({"greatbattles C1Da", "greatbattles ART27"})
    void shellsAreAimedAtDawnAtWhomOneWillAssaultGunsFirst() {
        Ground g = new Ground()
                .lines("allied/A1 18,15@0", "axis/A1 18,21@180")
                .attached("axis/A/2", "axis/A1", 18, 22.5, 180)
                .inactive("axis/A1")
                .phase(Phase.PLANNING, 0);
        assertThat(g.decision()).isInstanceOfSatisfying(GreatBattlesOrder.Plan.class, plan -> {
            assertThat(plan.mission()).isEqualTo(Mission.PRE_PLANNED);
            assertThat(plan.at()).contains(g.s.at(g.stand("axis/A/2")));
        });
    }

    @Test
    @Clause({"greatbattles C4f", "greatbattles C9k"})
    void allGunsStrikeInOneTurn() {
        Ground g = new Ground()
                .lines("allied/A1 18,13@0", "allied/A2 9,13@60", "axis/A1 18,21@180")
                .inactive("axis/A1")
                .phase(Phase.PLANNING, 0)
                .turn(0);
        List<GreatBattlesOrder.Plan> plans = new ArrayList<>();
        while (g.decision() instanceof GreatBattlesOrder.Plan plan) {
            plans.add(plan);
            g.position().play(plan, new SeededDice(1), _ -> {});
        }
        assertThat(plans).hasSize(3);
        assertThat(plans).allMatch(p -> p.mission() == Mission.PRE_PLANNED);
        assertThat(plans.stream().map(GreatBattlesOrder.Plan::turn).distinct()).hasSize(1);
        assertThat(plans.stream().map(p -> p.at().orElseThrow()).distinct())
                .as("a template on each stand")
                .hasSize(3);
    }

    @Test
    @Clause("greatbattles C9t")
    void ofTwoWaysBackTheOneIntoCoverIsTaken() {
        Ground g = new Ground()
                .one("axis/A2/1", 14.5, 22, 180)
                .one("allied/A1/1", 12, 22, 0)
                .one("allied/A2/1", 14.5, 20.5, 0);
        g.s.pending().standLoss().begin(g.unit("axis/A2"));
        g.s.ask(Decision.RETREAT, 1);
        assertThat(g.decision())
                .isEqualTo(new GreatBattlesOrder.Retreat(
                        g.s.stand(g.stand("axis/A2/1")), g.s.stand(g.stand("allied/A1/1"))));
    }

    @Test
    @Clause({"greatbattles N4", "greatbattles U44"})
    void nobodyGoesIntoAReserveThatTheEnemyIsAboutToShut() {
        Ground far = spent();
        assertThat(far.decision()).isEqualTo(new GreatBattlesOrder.Withdraw(far.s.unit(far.unit("allied/A1"))));
        Ground near = spent().one("axis/A2/1", 33, 9, 180);
        assertThat(near.decision()).isNotInstanceOf(GreatBattlesOrder.Withdraw.class);
    }

    /** The night of a battalion with one stand left. */
    private static Ground spent() {
        Ground g = new Ground()
                .one("allied/A1/1", 18, 5, 0)
                .one("allied/COps", 33, 5, 0)
                .one("allied/FUP", 33, 3, 0)
                .phase(Phase.NIGHT, 0);
        for (int n = 2; n <= 4; n++) g.s.stands().setPlace(g.stand("allied/A1/" + n), StandPlace.DESTROYED);
        return g;
    }
}
