package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.Sides;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.victory.Victory;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.rulebook.Clause;

/** SC3: A1, A2 and B1 have eight stands; with four of them alive and Foy held, the defender of Noville wins without Noville. */
@Clause("greatbattles SC3")
class SurvivorsTest {
    private static final GreatBattles GAME = new GreatBattles();
    private final GreatBattlesPosition position =
            GAME.start(GAME.scenario("noville"), Options.of(GAME.options(), Map.of()));
    private final State s = position.state();

    private SurvivorsTest noville(int side) {
        s.turnState().setControlsFirstTown(side);
        return this;
    }

    private SurvivorsTest fallen(String... stands) {
        for (String stand : stands)
            s.stands().setPlace(s.scenario().findStand(stand).orElseThrow().index(), StandPlace.FALLEN);
        return this;
    }

    private SurvivorsTest asked(Phase phase, int side) {
        s.turnState().setPhase(phase);
        s.turnState().setPlayer(side);
        s.turnState().setDecider(side);
        return this;
    }

    private Situation seenBy(int side, RoleWeights weights) {
        asked(Phase.MOVEMENT, side);
        return new Situation(position.knownTo(Sides.ALL.get(side)), BattlePlan.USUAL, weights);
    }

    private List<String> leaving(RoleWeights weights) {
        Situation situation = seenBy(ScenarioDefinition.ALLIED, weights);
        return situation.battalions().stream()
                .filter(unit -> situation.leaves(unit.index()))
                .map(Unit::id)
                .toList();
    }

    @Test
    void theRulesCountTheStandsThatAreLeft() {
        noville(ScenarioDefinition.AXIS).fallen("allied/A1/1", "allied/A1/2", "allied/A1/3", "allied/A2/1");
        assertThat(Victory.winnerAtNightfall(s)).isEqualTo(GreatBattles.ALLIED);
        fallen("allied/A2/2");
        assertThat(Victory.winnerAtNightfall(s)).isEqualTo(GreatBattles.AXIS);
    }

    @Test
    void whenTheTownIsLostAndNoMoreMayFallTheSafestBattalionsLeave() {
        noville(ScenarioDefinition.AXIS).fallen("allied/A1/1", "allied/A1/2", "allied/A1/3");
        assertThat(leaving(RoleWeights.VETERAN)).as("one can be spared").isEmpty();
        fallen("allied/A2/1");
        assertThat(leaving(RoleWeights.VETERAN)).contains("B1").doesNotContain("A1", "B2", "C1");
    }

    @Test
    void nobodyLeavesWhileTheTownIsHeldOrManyAreLeftOrItIsTooLate() {
        noville(ScenarioDefinition.ALLIED).fallen("allied/A1/1", "allied/A1/2", "allied/A1/3", "allied/A2/1");
        assertThat(leaving(RoleWeights.VETERAN)).as("the town is held").isEmpty();
        noville(ScenarioDefinition.AXIS).fallen("allied/A2/2");
        assertThat(leaving(RoleWeights.VETERAN)).as("three of eight are left").isEmpty();
        assertThat(new SurvivorsTest().noville(ScenarioDefinition.AXIS).leaving(RoleWeights.VETERAN))
                .as("all are left")
                .isEmpty();
    }

    @Test
    void theRegularStaffFightsOn() {
        noville(ScenarioDefinition.AXIS).fallen("allied/A1/1", "allied/A1/2", "allied/A1/3", "allied/A2/1");
        assertThat(leaving(RoleWeights.USUAL)).isEmpty();
    }

    @Test
    void aBattalionThatMustSurviveIsNotDeployed() {
        noville(ScenarioDefinition.AXIS).fallen("allied/A1/1", "allied/A1/2", "allied/A1/3", "allied/A2/1");
        s.turnState().setTurn(5);
        assertThat(deployed(RoleWeights.VETERAN)).doesNotContain("B1");
        assertThat(deployed(RoleWeights.USUAL)).contains("B1");
    }

    /** Whom the defender brings on, in turn 5 of the first day. */
    private List<String> deployed(RoleWeights weights) {
        asked(Phase.DEPLOYMENT, ScenarioDefinition.ALLIED);
        GreatBattlesPosition played = position.copy();
        Staff staff = new Staff(weights, 1);
        List<String> units = new ArrayList<>();
        for (Order order = staff.decide(played.knownTo(GreatBattles.ALLIED));
                order instanceof GreatBattlesOrder.Deploy deploy;
                order = staff.decide(played.knownTo(GreatBattles.ALLIED))) {
            units.add(deploy.unit().id());
            played.play(order, new SeededDice(1), _ -> {});
        }
        return units;
    }

    @Test
    void theyWaitNearTheirOwnEdgeOfTheTable() {
        Situation situation = seenBy(ScenarioDefinition.ALLIED, RoleWeights.VETERAN);
        Unit unit = situation.battalions().getFirst();
        Point refuge = situation.survivors().orElseThrow().refuge(unit, new Point(18_000, 21_500));
        assertThat(refuge.y()).as("the southern edge").isLessThan(2 * Point.INCH);
    }

    @Test
    void withTooFewLeftTheAttackerFightsForTheFirstTownAlone() {
        noville(ScenarioDefinition.ALLIED).fallen("allied/A1/1", "allied/A1/2", "allied/A1/3", "allied/A2/1");
        assertThat(nearestToFoy()).as("half of them are left").isLessThan(4 * Point.INCH);
        fallen("allied/A2/2");
        assertThat(nearestToFoy()).as("fewer are left").isGreaterThan(8 * Point.INCH);
    }

    @Test
    void partOfTheAttackGoesOnToTheSecondTownInTheFirstTurnsOnly() {
        noville(ScenarioDefinition.ALLIED);
        s.turnState().setTurn(2);
        assertThat(nearestToFoy()).isLessThan(4 * Point.INCH);
        s.turnState().setTurn(8);
        assertThat(nearestToFoy()).as("then all of it goes for Noville").isGreaterThan(8 * Point.INCH);
    }

    @Test
    void withTheFirstTownLostAndEnoughLeftTheDefenderFightsForTheOtherAlone() {
        assertThat(aimsNearNoville(ScenarioDefinition.ALLIED, RoleWeights.VETERAN))
                .as("it is held")
                .isPositive();
        assertThat(aimsNearNoville(ScenarioDefinition.AXIS, RoleWeights.VETERAN))
                .as("it is lost")
                .isZero();
        assertThat(aimsNearNoville(ScenarioDefinition.AXIS, RoleWeights.USUAL))
                .as("the regular staff")
                .isPositive();
        fallen("allied/A1/1", "allied/A1/2", "allied/A1/3", "allied/A2/1", "allied/A2/2");
        assertThat(aimsNearNoville(ScenarioDefinition.AXIS, RoleWeights.VETERAN))
                .as("with too few left Foy is not enough")
                .isPositive();
    }

    /** How many battalions of the defender are sent there when a side controls it. */
    private long aimsNearNoville(int controls, RoleWeights weights) {
        Situation situation = noville(controls).seenBy(ScenarioDefinition.ALLIED, weights);
        Point noville = situation.goals().getFirst().center();
        return situation.battalions().stream()
                .filter(unit -> situation.aims().aim(unit.index()).distanceUp(noville) < 4 * Point.INCH)
                .count();
    }

    @Test
    void withTheFirstTownTakenTheAttackerGoesForThoseWhoMustNotSurvive() {
        noville(ScenarioDefinition.AXIS);
        asked(Phase.MOVEMENT, ScenarioDefinition.AXIS);
        Point there = new Point(24_000, 18_000);
        int unit = s.scenario().findUnit("allied/B1").orElseThrow().index();
        int stand = s.unit(unit).stands().getFirst();
        s.units().setPlace(unit, UnitPlace.TABLE);
        s.stands().setPlace(stand, StandPlace.TABLE);
        s.put(stand, new Base(there, 0, s.type(stand).depth(), s.type(stand).frontage()));
        assertThat(nearestTo(there, RoleWeights.VETERAN)).isLessThan(6 * Point.INCH);
        assertThat(nearestTo(there, RoleWeights.USUAL)).as("the regular staff").isGreaterThan(6 * Point.INCH);
    }

    private int nearestTo(Point there, RoleWeights weights) {
        Situation situation = new Situation(position, BattlePlan.USUAL, weights);
        return situation.battalions().stream()
                .mapToInt(unit -> situation.aims().aim(unit.index()).distanceUp(there))
                .min()
                .orElseThrow();
    }

    /** How near to Foy an attacker who saw all stands fall wants a battalion to be; Noville is twelve inches away. */
    private int nearestToFoy() {
        asked(Phase.MOVEMENT, ScenarioDefinition.AXIS);
        Point foy = new Situation(position).goals().getLast().center();
        return nearestTo(foy, RoleWeights.VETERAN);
    }
}
