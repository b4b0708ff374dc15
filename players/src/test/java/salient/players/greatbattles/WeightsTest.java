package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;

class WeightsTest {
    private static final GreatBattles GAME = new GreatBattles();
    private final GreatBattlesTuning tuning = new GreatBattlesTuning();

    @Test
    void theScenarioTellsWhoAttacks() {
        assertThat(tuning.role(start("noville"), GreatBattles.AXIS)).isEqualTo("attack");
        assertThat(tuning.role(start("noville"), GreatBattles.ALLIED)).isEqualTo("defense");
        assertThat(tuning.role(start("crossroads"), GreatBattles.ALLIED)).isEqualTo("attack");
    }

    @Test
    void factorsOfOneDoNotChangePlay() {
        double[] ones = new double[Weight.values().length];
        Arrays.fill(ones, 1);
        long usual = play(new Staff(RoleWeights.USUAL, 1), new Staff(RoleWeights.USUAL, 1))
                .hash();
        ComputerPlayer allied = tuning.staff(GreatBattles.ALLIED, "attack", ones, 1);
        ComputerPlayer axis = tuning.staff(GreatBattles.AXIS, "defense", ones, 1);
        assertThat(play(allied, axis).hash()).isEqualTo(usual);
    }

    @Test
    void aVictoryCountsItsLevelAndTheStandsLost() {
        Position end = play(new Staff(RoleWeights.USUAL, 1), new Staff(RoleWeights.USUAL, 1));
        Side winner = end.outcome().orElseThrow().winner().orElseThrow();
        Side loser = winner.equals(GreatBattles.ALLIED) ? GreatBattles.AXIS : GreatBattles.ALLIED;
        assertThat(tuning.result(end, winner)).isBetween(1.0, 1.6).isEqualTo(-tuning.result(end, loser));
    }

    @Test
    void aPlanChangesTheWeightsItStresses() {
        RoleWeights march = RoleWeights.USUAL.under(BattlePlan.of(Emphasis.MARCH));
        double before = RoleWeights.USUAL.attack().of(Weight.PLACE_ACTION);
        assertThat(march.attack().of(Weight.PLACE_ACTION)).isGreaterThan(before);
        assertThat(march.attack().of(Weight.FOCUS_RIPE))
                .isEqualTo(RoleWeights.USUAL.attack().of(Weight.FOCUS_RIPE));
        assertThat(RoleWeights.USUAL.under(BattlePlan.USUAL)).isSameAs(RoleWeights.USUAL);
    }

    /** SC3: half of the stands of A1, A2 and B1 must survive; elsewhere no battalion counts more than another. */
    @Test
    void battalionsWhoseSurvivalDecidesCountMore() {
        double[] twice = new double[Weight.values().length];
        Arrays.fill(twice, 1);
        twice[Weight.SURVIVORS.ordinal()] = 2;
        RoleWeights regular = RoleWeights.USUAL;
        RoleWeights careful =
                new RoleWeights(regular.attack().times(twice), regular.defense().times(twice));
        assertThat(stake("noville", "allied/A1", careful)).isEqualTo(2);
        assertThat(stake("noville", "allied/B2", careful)).isEqualTo(1);
        assertThat(stake("noville", "axis/A1", careful)).isEqualTo(1);
        assertThat(stake("noville", "allied/A1", regular)).isEqualTo(1);
        assertThat(stake("crossroads", "allied/A1", careful)).isEqualTo(1);
    }

    private static double stake(String scenario, String unit, RoleWeights weights) {
        GreatBattlesPosition position = (GreatBattlesPosition) start(scenario);
        int index = position.state().scenario().findUnit(unit).orElseThrow().index();
        return new Situation(position, BattlePlan.USUAL, weights).stake(index);
    }

    @Test
    void aPlanHasOneEmphasisOfATheme() {
        BattlePlan march = BattlePlan.USUAL.with(Emphasis.MARCH);
        assertThat(march.with(Emphasis.FIRE)).isEqualTo(BattlePlan.of(Emphasis.FIRE));
        assertThat(march.with(Emphasis.COVER)).isEqualTo(BattlePlan.of(Emphasis.COVER, Emphasis.MARCH));
        assertThat(march.with(Emphasis.MARCH)).isEqualTo(BattlePlan.USUAL);
    }

    private static Position start(String scenario) {
        return GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), Map.of()));
    }

    private static Position play(ComputerPlayer allied, ComputerPlayer axis) {
        Position position = start("crossroads");
        SeededDice dice = new SeededDice(5);
        while (position.outcome().isEmpty()) {
            Side side = position.toDecide();
            ComputerPlayer player = side.equals(GreatBattles.ALLIED) ? allied : axis;
            assertThat(position.play(player.decide(position.knownTo(side)), dice, _ -> {})
                            .isLegal())
                    .isTrue();
        }
        return position;
    }
}
