package salient.breakthrough.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.setup.Setup;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.VictoryLevel;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** Chapter 10, with the vector V5 of the rules. */
class VictoryTest {
    /** The points of all entries under one clause. */
    private static int points(BreakthroughPosition position, String clause) {
        return Victory.ledger(position.state()).stream()
                .filter(line -> line.clause().number().equals(clause))
                .mapToInt(Outcome.Line::points)
                .sum();
    }

    @Clause({"breakthrough 10.2c", "breakthrough 10.2d", "breakthrough 10.2e", "breakthrough 10.0c"})
    @ParameterizedTest
    @CsvSource({
        "first-seven-days, -300, American Strategic",
        "first-seven-days, 0, American Strategic",
        "first-seven-days, 999, American Strategic",
        "first-seven-days, 1000, American Strategic",
        "first-seven-days, 1099, American Strategic",
        "first-seven-days, 1100, American Tactical",
        "first-seven-days, 1199, American Tactical",
        "first-seven-days, 1200, Draw",
        "first-seven-days, 1699, Draw",
        "first-seven-days, 1700, German Tactical",
        "first-seven-days, 1899, German Tactical",
        "first-seven-days, 1900, German Strategic",
        "last-seven-days, 1599, American Strategic",
        "last-seven-days, 1699, American Strategic",
        "last-seven-days, 1700, American Tactical",
        "last-seven-days, 1800, Draw",
        "last-seven-days, 2300, German Tactical",
        "last-seven-days, 2700, German Strategic",
        "twelve-days, 0, American Strategic",
        "twelve-days, 1600, American Strategic",
        "twelve-days, 1699, American Strategic",
        "twelve-days, 1700, American Tactical",
        "twelve-days, 1799, American Tactical",
        "twelve-days, 1800, Draw",
        "twelve-days, 2299, Draw",
        "twelve-days, 2300, German Tactical",
        "twelve-days, 2699, German Tactical",
        "twelve-days, 2700, German Strategic"
    })
    void theLevelIsTheHighestWhoseMinimumIsReached(String scenario, int score, String level) {
        assertThat(VictoryLevel.reached(scenario, score).title()).isEqualTo(level);
    }

    @Clause("breakthrough 10.0c")
    @Test
    void theLevelNamesTheWinnerAndADrawHasNone() {
        assertThat(VictoryLevel.reached("twelve-days", 2300).winner()).contains(Army.GERMAN);
        assertThat(VictoryLevel.reached("twelve-days", 1700).winner()).contains(Army.AMERICAN);
        assertThat(VictoryLevel.reached("twelve-days", 1800).winner()).isEmpty();
    }

    @Clause("breakthrough 10.1c")
    @Test
    void eighteenTownsScoreFourHundredAndSeventyFivePointsATurn() {
        assertThat(Town.all()).hasSize(18);
        assertThat(Town.all().stream().mapToInt(Town::vpPerTurn).sum()).isEqualTo(475);
        assertThat(Town.all().stream().mapToInt(Town::vpAtEnd).sum()).isEqualTo(475);
        assertThat(Town.all()).extracting(Town::name).contains("Aywaille", "Werbomont", "Hotton");
        for (Town town : Town.all())
            assertThat(Setup.ardennes()
                            .terrain(Setup.ardennes().at(town.x(), town.y()))
                            .word())
                    .as(town.name())
                    .isEqualTo("town");
    }

    @Clause({"breakthrough 10.1b", "breakthrough 10.1k"})
    @Test
    void afterTheTwelfthPhaseEveryGermanTownScoresOccupiedOrNot() {
        BreakthroughPosition position = Games.twelveDays("3", "german operation 2", """
                owned german 7,13 19,23
                """);
        var events = Games.play(position, new SeededDice(1), "done");
        TurnEvent.TownsScored scored =
                Games.of(TurnEvent.TownsScored.class, events).getFirst();
        assertThat(scored.points()).isEqualTo(75);
        assertThat(scored.hexes()).containsExactlyInAnyOrder("7,13", "19,23");
        assertThat(position.state().turn().townPoints()).isEqualTo(75);
    }

    @Clause("breakthrough 10.1b")
    @Test
    void noOtherPhaseScoresTowns() {
        BreakthroughPosition position = Games.twelveDays("3", "american operation 1", """
                owned german 7,13
                """);
        for (int i = 0; i < 3; i++) Games.play(position, new SeededDice(1), "done");
        assertThat(position.state().turn().phase()).isEqualTo(Phase.GERMAN_OPERATION_2);
        assertThat(position.state().turn().townPoints()).isZero();
    }

    @Clause({"breakthrough 10.1a", "breakthrough 10.1b", "breakthrough 10.2a"})
    @Test
    void aTownHeldOnTheLastTurnScoresTwice() {
        // St. Vith held for the last two turns: 2 x 25 + 25
        BreakthroughPosition position = Games.twelveDays("12", "german operation 2", """
                town-points 25
                owned german 19,23
                """);
        Games.play(position, new SeededDice(1), "done");
        assertThat(position.outcome()).isPresent();
        assertThat(points(position, "10.1b")).isEqualTo(50);
        assertThat(points(position, "10.1a")).isEqualTo(25);
        assertThat(position.outcome().orElseThrow().score()).isEqualTo(75);
    }

    @Clause({"breakthrough 10.1d", "breakthrough 10.1e", "breakthrough 7.10c", "breakthrough 7.10d"})
    @Test
    void anExitedUnitScoresAThirdOfItsStrengthForEveryTurnIfItsHexIsSupplied() {
        // 105 points out on turn 8 of 12: 35 x 5
        String exit = """
                turn 12
                phase over
                exited DIV/116PZ 30,22 turn=8 of=60/116PZ+156/116PZ
                """;
        assertThat(points(Games.twelveDays(exit), "10.1d")).isZero();
        assertThat(points(Games.twelveDays(exit + everythingGerman()), "10.1d")).isEqualTo(175);
        assertThat(points(Games.twelveDays(exit.replace("turn=8", "turn=12") + everythingGerman()), "10.1d"))
                .isEqualTo(35);
    }

    @Clause({"breakthrough 10.1d", "breakthrough 0e"})
    @Test
    void theThirdIsRoundedDownBeforeItIsMultiplied() {
        String exit = "exited 39/26VG 30,22 turn=10 strength=44\n" + everythingGerman();
        assertThat(points(Games.twelveDays("12", "over", exit), "10.1d")).isEqualTo(14 * 3);
    }

    /** Every hex German: whatever road there is leads to the east edge. */
    private static String everythingGerman() {
        StringBuilder line = new StringBuilder("owned german");
        for (int x = 1; x < 31; x++)
            for (int y = 0; y < 32; y++) line.append(' ').append(x).append(',').append(y);
        return line.append('\n').toString();
    }

    @Clause({"breakthrough 10.1f", "breakthrough 10.1g", "breakthrough 10.0a", "breakthrough 10.0b"})
    @Test
    void eliminatedStackingPointsCountFiftyForTheAmericanAndMinusFiftyForTheGerman() {
        BreakthroughPosition position = Games.twelveDays("12", "over", """
                eliminated-points american 7 german 3
                """);
        assertThat(points(position, "10.1f")).isEqualTo(350);
        assertThat(points(position, "10.1g")).isEqualTo(-150);
    }

    @Clause({"breakthrough 10.1i", "breakthrough 10.0a", "breakthrough 10.0b"})
    @Test
    void everyPercentOfStrengthThatTheGermanHasMoreIsWorthTwenty() {
        // German 72 of 100 left, American 65 of 100
        BreakthroughPosition position = Games.twelveDays("12", "over", """
                german 39/26VG 9,24 strength=36
                german 78/26VG 9,25 strength=36
                american 9/2 29,27 strength=50
                american 23/2 27,26 strength=15
                """);
        assertThat(Victory.percentLeft(position.state(), Army.GERMAN)).isEqualTo(72);
        assertThat(Victory.percentLeft(position.state(), Army.AMERICAN)).isEqualTo(65);
        assertThat(points(position, "10.1i")).isEqualTo(140);
        BreakthroughPosition worse = Games.twelveDays("12", "over", """
                german 39/26VG 9,24 strength=11
                american 9/2 29,27
                """);
        assertThat(points(worse, "10.1i")).isEqualTo(-1600);
    }

    @Clause("breakthrough 10.1i")
    @Test
    void eliminatedUnitsCountInFullExitedOnesAsTheyLeftAndUnitsNotArrivedNotAtAll() {
        BreakthroughPosition position = Games.twelveDays("12", "over", """
                german 39/26VG 9,24
                eliminated 77/26VG
                exited 78/26VG 30,22 turn=8 strength=30
                canceled 289/75
                american 422/106 19,28
                """);
        // (55 + 30) / (55 + 55 + 45) = 54.8
        assertThat(Victory.percentLeft(position.state(), Army.GERMAN)).isEqualTo(54);
        assertThat(Victory.percentLeft(position.state(), Army.AMERICAN)).isEqualTo(100);
    }

    @Clause({"breakthrough 10.1i", "breakthrough 13.2d"})
    @Test
    void fullStrengthIsThatOfTheTwoPlayerGameWhenTwoPlay() {
        String units = """
                turn 12
                phase over
                american 1102 7,13 strength=4
                """;
        assertThat(Victory.percentLeft(
                        Games.parse("breakthrough twelve-days\noption players two\n" + units)
                                .state(),
                        Army.AMERICAN))
                .isEqualTo(80);
        assertThat(Victory.percentLeft(Games.twelveDays(units).state(), Army.AMERICAN))
                .isEqualTo(40);
    }

    @Clause("breakthrough 10.1i")
    @Test
    void aDivisionCountsAsItsRegiments() {
        BreakthroughPosition position = Games.twelveDays("12", "over", """
                german DIV/26VG 9,24 of=39/26VG+77/26VG strength=99
                """);
        assertThat(Victory.percentLeft(position.state(), Army.GERMAN)).isEqualTo(90);
    }

    @Clause("breakthrough 10.1j")
    @Test
    void suppliedRoadHexesWestOfTheOurtheScoreThree() {
        BreakthroughPosition all = Games.twelveDays("12", "over", everythingGerman());
        int hexes = all.state().board().victoryRoads().size();
        assertThat(hexes).isPositive();
        assertThat(points(all, "10.1j")).isEqualTo(3 * hexes);
        // owned, but with no road to the east
        BreakthroughPosition cut = Games.twelveDays("12", "over", "owned german 14,2 14,3\n");
        assertThat(points(cut, "10.1j")).isZero();
    }

    @Clause({"breakthrough 10.2a", "breakthrough 2.1n"})
    @Test
    void theGameEndsAfterTheLastCombatPhaseWithoutFuelEfficiencyOrGrants() {
        BreakthroughPosition position = Games.twelveDays("12", "german operation 2", """
                german 39/26VG 9,24 op=5 efficiency=80
                """);
        var dice = new SeededDice(1);
        var events = Games.play(position, dice, "done");
        assertThat(dice.rolled()).isZero();
        assertThat(position.toDecide()).isEqualTo(Side.REFEREE);
        State s = position.state();
        int u = OrderOfBattle.named("39/26VG").index();
        assertThat(s.forces().efficiency(u)).isEqualTo(80);
        assertThat(s.forces().op(u)).isEqualTo(5);
        assertThat(Games.of(TurnEvent.GameEnded.class, events)).hasSize(1);
    }

    @Clause({"breakthrough 10.2b", "breakthrough 6.1f"})
    @Test
    void onceItIsOverBothSidesSeeEverything() {
        String text = """
                german 39/26VG 9,24 strength=31 efficiency=80
                american 9/2 29,27 strength=17 fort=3
                """;
        BreakthroughPosition over = Games.twelveDays("12", "over", text);
        for (Side side : List.of(Army.AMERICAN.side(), Army.GERMAN.side(), Side.PUBLIC))
            assertThat(over.knownTo(side).hash()).isEqualTo(over.hash());
        BreakthroughPosition running = Games.twelveDays("12", "german operation 2", text);
        assertThat(running.knownTo(Army.GERMAN.side()).hash()).isNotEqualTo(running.hash());
    }

    @Clause({"breakthrough 10.0a", "breakthrough 10.0c"})
    @Test
    void theScoreIsTheSumOfItsLedger() {
        BreakthroughPosition position = Games.randomPosition("twelve-days", 3, 1_000_000);
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(outcome.score())
                .isEqualTo(
                        outcome.ledger().stream().mapToInt(Outcome.Line::points).sum());
        assertThat(outcome.level())
                .isEqualTo(VictoryLevel.reached("twelve-days", outcome.score()).title());
    }
}
