package salient.breakthrough.organization;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.Rulings.assertLegal;
import static salient.breakthrough.Rulings.assertRefused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.rulebook.Clause;

/** 6.7a to 6.7j. The bridge of Dasburg is between 9,22 and 9,23, in direction 4 from the one and 1 from the other. */
class BridgesTest {
    private static BreakthroughPosition american(String units) {
        return Games.twelveDays("turn 5 fog\nphase american organization\n" + units);
    }

    private static BreakthroughPosition german(String units) {
        return Games.twelveDays("turn 5 fog\nphase german organization\n" + units);
    }

    private static boolean intact(State s) {
        return s.ground().intact(s.board().site("9,22/9,23"));
    }

    @Test
    @Clause({"breakthrough 6.7h", "breakthrough 6.3g", "breakthrough 13.5m", "breakthrough 6.7c"})
    void engineersBlowABridgeOnFiftyPercentAndSpendTheirPointsEitherWay() {
        assertBlownUpTo(50, american("american 1102 9,22 op=9"), "1102", "blow-bridge 1102 4", 4);
    }

    @Test
    @Clause({"breakthrough 6.7h", "breakthrough 13.5m", "breakthrough 6.7d", "breakthrough 6.7b"})
    void allOthersBlowItOnThirtyFiveGermansToo() {
        assertBlownUpTo(35, german("german 2/2PZ 9,23 op=20"), "2/2PZ", "blow-bridge 2/2PZ 1", 5);
    }

    private static void assertBlownUpTo(
            int percent, BreakthroughPosition start, String unit, String order, int pointsLeft) {
        for (int roll : new int[] {percent, percent + 1}) {
            BreakthroughPosition position = start.copy();
            Games.play(position, new ScriptedDice(roll), order);
            assertThat(intact(position.state())).isEqualTo(roll > percent);
            assertThat(position.state().forces().op(OrderOfBattle.named(unit).index()))
                    .isEqualTo(pointsLeft);
        }
    }

    @Test
    @Clause("breakthrough 6.7g")
    void aUnitTriesOnlyOnceATurn() {
        BreakthroughPosition position = american("american 1102 9,22 op=18");
        Games.play(position, new ScriptedDice(99), "blow-bridge 1102 4");
        assertRefused(position, "blow-bridge 1102 4", "6.7g");
    }

    @Test
    @Clause({"breakthrough 6.7a", "breakthrough 6.7b"})
    void onlyASiteOnAHexsideOfTheUnitAndOnlyAStandingBridge() {
        assertRefused(american("american 1102 9,22 op=9"), "blow-bridge 1102 3", "6.7a");
        assertRefused(american("american 1102 9,21 op=9\nblown 9,22/9,23"), "blow-bridge 1102 6", "6.7a");
        assertRefused(american("american 1102 9,22 op=9\nblown 9,22/9,23"), "blow-bridge 1102 4", "6.7a");
    }

    @Test
    @Clause({"breakthrough 6.7f", "breakthrough 4.3g"})
    void noBridgeWorkInTravelModeOrOutOfSupply() {
        assertRefused(american("american 1102 9,22 op=9 travel"), "blow-bridge 1102 4", "6.7f");
        assertRefused(american("american 1102 9,22 op=9 unsupplied"), "blow-bridge 1102 4", "4.3g");
        assertRefused(american("american 1102 9,22 isolated"), "blow-bridge 1102 4", "6.7f", "4.3g", "13.5m");
        assertRefused(american("american 1102 9,22 op=9 travel\nblown 9,22/9,23"), "build-bridge 1102 4", "6.7f");
    }

    @ParameterizedTest
    @CsvSource({"CCB/7A, 15", "422/106, 5"})
    @Clause("breakthrough 13.5m")
    void blowingCostsFifteenForMobileUnitsAndFiveForOthers(String unit, int cost) {
        String line = "american " + unit + " 9,22 op=";
        assertRefused(american(line + (cost - 1)), "blow-bridge " + unit + " 4", "13.5m");
        assertLegal(american(line + cost), "blow-bridge " + unit + " 4");
    }

    @Test
    @Clause({"breakthrough 6.7i", "breakthrough 13.5l", "breakthrough 6.7e", "breakthrough 6.3h"})
    void anyAmericanUnitBuildsABridgeForAllItsPointsWithoutFail() {
        BreakthroughPosition position = american("american 422/106 9,22 op=1\nblown 9,22/9,23");
        Games.play(position, new ScriptedDice(), "build-bridge 422/106 4");
        assertThat(intact(position.state())).isTrue();
        assertThat(position.state().forces().op(OrderOfBattle.named("422/106").index()))
                .isZero();
        assertRefused(american("american 422/106 9,22\nblown 9,22/9,23"), "build-bridge 422/106 4", "13.5l");
        assertRefused(american("american 422/106 9,22 op=9"), "build-bridge 422/106 4", "6.7a");
    }

    @Test
    @Clause("breakthrough 6.7d")
    void ofTheGermansOnlyEngineersBuild() {
        assertRefused(german("german 2/2PZ 9,23 op=20\nblown 9,22/9,23"), "build-bridge 2/2PZ 1", "6.7d");
        assertLegal(german("german ENG/XLVII 9,23 op=20\nblown 9,22/9,23"), "build-bridge ENG/XLVII 1");
    }

    @Test
    @Clause({"breakthrough 6.7j", "breakthrough 7.6l"})
    void nobodyBuildsNextToAnEnemy() {
        assertRefused(
                german("german ENG/XLVII 9,23 op=20\namerican 422/106 8,23\nblown 9,22/9,23"),
                "build-bridge ENG/XLVII 1",
                "6.7j");
    }

    @Test
    @Clause("breakthrough 6.7c")
    void bridgesAreWorkedOnInTheOrganizationPhase() {
        BreakthroughPosition position =
                Games.twelveDays("turn 5 fog\nphase american operation 1\namerican 1102 9,22 op=9");
        assertRefused(position, "blow-bridge 1102 4", "6.7c");
        assertRefused(position, "build-bridge 1102 4", "6.7c", "6.7a");
    }
}
