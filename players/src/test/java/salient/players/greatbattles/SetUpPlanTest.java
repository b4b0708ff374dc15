package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** H1: an enemy who has played the scenario before does not know where the hidden battalions are. */
@Clause("greatbattles H1")
class SetUpPlanTest {
    private static final GreatBattles GAME = new GreatBattles();
    private static final int GAMES = 6;

    /** The state after both sides have set up. */
    private static State setUp(RoleWeights weights, long seed) {
        GreatBattlesPosition position = GAME.start(GAME.scenario("noville"), Options.of(GAME.options(), Map.of()));
        Staff[] staffs = {new Staff(weights, seed), new Staff(weights, seed)};
        SeededDice dice = new SeededDice(1);
        while (position.state().phase() == Phase.SET_UP) {
            Staff staff = staffs[position.state().decider()];
            Verdict verdict = position.play(staff.decide(position.knownTo(position.toDecide())), dice, _ -> {});
            assertThat(verdict.isLegal()).isTrue();
        }
        return position.state();
    }

    private static Point place(State state, String unit) {
        return state.at(
                state.standsOf(state.scenario().findUnit(unit).orElseThrow().index())[0]);
    }

    /** How many different places a battalion has in six games. */
    private static int places(RoleWeights weights, String unit) {
        Set<Point> places = new TreeSet<>();
        for (int seed = 1; seed <= GAMES; seed++) places.add(place(setUp(weights, seed), unit));
        return places.size();
    }

    @ParameterizedTest
    @ValueSource(strings = {"allied/A1", "allied/A2"})
    void aHiddenBattalionIsInOtherPlacesInOtherGames(String unit) {
        assertThat(places(RoleWeights.USUAL, unit)).isGreaterThanOrEqualTo(3);
        assertThat(places(RoleWeights.VETERAN, unit)).isGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"axis/A1", "axis/C1"})
    void anAttackerDoesNotAlwaysComeFromTheSamePlace(String unit) {
        assertThat(places(RoleWeights.USUAL, unit)).isGreaterThanOrEqualTo(2);
        assertThat(places(RoleWeights.VETERAN, unit)).isGreaterThanOrEqualTo(2);
    }

    @Test
    void theSameSeedSetsUpTheSame() {
        assertThat(setUp(RoleWeights.VETERAN, 7).hash())
                .isEqualTo(setUp(RoleWeights.VETERAN, 7).hash());
    }

    /** The fixed opponent of tournaments sets up as it always did. */
    @Test
    void theFirstStaffDrawsNothing() {
        assertThat(places(RoleWeights.FIRST, "allied/A1")).isEqualTo(1);
    }

    /** A drawn place is still a good one: the town is held, and nobody stands far from a post. */
    @Test
    void theTownIsDefendedHoweverThePlacesAreDrawn() {
        for (int seed = 1; seed <= GAMES; seed++) {
            State state = setUp(RoleWeights.VETERAN, seed);
            boolean held = false;
            for (Unit unit : state.scenario().units())
                if (unit.side() == ScenarioDefinition.ALLIED && unit.battalion())
                    for (int stand : state.standsOf(unit.index()))
                        held |= Goals.area(state.scenario(), "Noville").contains(state.at(stand));
            assertThat(held).as("seed " + seed).isTrue();
        }
    }
}
