package salient.wave.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.Award;
import salient.wave.units.Sides;

class VictoryTest {
    private static Games lastTurn(String more) {
        return Games.wave("turn 17 2\nphase allied combat\nsecond-phase\n" + more);
    }

    private static String level(Games game) {
        return game.position().outcome().orElseThrow().level();
    }

    /** How the game ends with the last turn. */
    private static String lastLevel(String more) {
        return level(lastTurn(more).play("done"));
    }

    @Clause({"wave 4.13a", "wave 4.13b"})
    @ParameterizedTest
    @CsvSource({
        "30,15,OPERATIONAL",
        "30,16,TACTICAL",
        "5,0,STRATEGIC",
        "101,100,TACTICAL",
        "199,100,TACTICAL",
        "200,100,OPERATIONAL",
        "299,100,OPERATIONAL",
        "300,100,STRATEGIC",
        "0,0,DRAW"
    })
    void theDegreeIsTheExactRatioOfPoints(int winner, int loser, Victory.Degree degree) {
        assertThat(Victory.degree(winner, loser)).isEqualTo(degree);
    }

    @Clause({"wave 4.2a", "wave 4.6a", "wave 4.6b", "wave 4.1"})
    @Test
    void afterGameTurnSeventeenTheHigherTotalWins() {
        Games game = lastTurn("""
                points german steps 30
                points allied steps 20
                control german E3119
                german I/1SSPanzer E3119
                """).play("done");
        assertThat(game.position().toDecide()).isEqualTo(Side.REFEREE);
        Outcome outcome = game.position().outcome().orElseThrow();
        // 10 more for St. Vith, a city hex on the Allied side.
        assertThat(outcome.winner()).contains(Sides.GERMAN_SIDE);
        assertThat(outcome.level()).isEqualTo("German operational");
        assertThat(outcome.score()).isEqualTo(20);
        game.refused("done", "4.1");
    }

    @Clause("wave 4.6a")
    @Test
    void equalTotalsAreADraw() {
        Games game = lastTurn("points german steps 20\npoints allied steps 30\ngerman I/1SSPanzer E3119\n")
                .play("done");
        assertThat(game.position().outcome().orElseThrow().winner()).isEmpty();
        assertThat(level(game)).isEqualTo("draw");
    }

    @Clause({"wave 4.7a", "wave 4.7b", "wave 3.11d"})
    @Test
    void cityHexesCountOnlyOnTheEnemysSide() {
        Games game = lastTurn("german I/1SSPanzer E3119\ncontrol german E2033 E1603 E1702\n")
                .play("done");
        assertThat(game.points(Sides.GERMAN, Award.CITIES)).isEqualTo(40);
        assertThat(game.points(Sides.ALLIED, Award.CITIES)).isZero();
    }

    @Clause("wave 4.4")
    @Test
    void withoutASuppliedGermanBeyondTheLineTheAlliedPlayerWinsStrategically() {
        String points = "points german steps 90\n";
        String beyond = "german I/1SSPanzer E3119\n";
        assertThat(lastLevel(points + "german I/1SSPanzer E4217\n")).isEqualTo("Allied strategic");
        assertThat(lastLevel(points + "supply-problems 1SS\n" + beyond)).isEqualTo("Allied strategic");
        assertThat(lastLevel(points + beyond)).isEqualTo("German strategic");
    }

    @Clause({"wave 4.5a", "wave 4.5b"})
    @Test
    void saintVithGivesTheAlliedPlayerAnOperationalVictoryUnlessPointsGiveMore() {
        String behind = "german I/1SSPanzer E3918\n";
        assertThat(lastLevel("points german steps 90\n" + behind)).isEqualTo("Allied operational");
        assertThat(lastLevel("points german steps 10\npoints allied steps 40\n" + behind))
                .isEqualTo("Allied strategic");
    }

    @Clause({"wave 4.3a", "wave 4.3b", "wave 9.5"})
    @Test
    void aSuppliedGermanUnitThatLeavesByTheNorthWestWinsAtOnce() {
        String map = """
                map E2010 6 6
                  ......
                  ......
                  ......
                  ......
                  ......
                  ......
                  german E2410 E2411 E2412 E2413 E2414 E2415 E2510 E2511 E2512 E2513 E2514 E2515
                  road E2012 E2112 E2212 E2312 E2412 E2512
                  edge-road E2012 west
                phase german movement
                """;
        Games game = Games.wave(map + "german I/1SSPanzer E2012\n").play("exit I/1SSPanzer");
        assertThat(level(game)).isEqualTo("German strategic");
        Games.wave(map + "german I/1SSPanzer E2112\n")
                .play("move I/1SSPanzer E2012")
                .legal("exit I/1SSPanzer");
        Games.wave(map + "german I/1SSPanzer E2111\n").refused("exit I/1SSPanzer", "4.3a");
        Games.wave(map + "german I/1SSPanzer E2011\n").refused("exit I/1SSPanzer", "4.3a");
        Games.wave(map.replace("phase", "turn 4\nsupply-problems 1SS\nphase") + "german I/1SSPanzer E2012\n")
                .refused("exit I/1SSPanzer", "4.3a");
        Games.wave(map.replace("phase", "clear-skies\ninterdicted E2012\nphase") + "german I/1SSPanzer E2012\n")
                .refused("exit I/1SSPanzer", "4.3a");
        Games.wave(map.replace("german movement", "allied movement") + "allied I/393Inf E2012\n")
                .refused("exit I/393Inf", "9.5");
        Games.wave(map + "german I/1SSPanzer(moving,supplied,points=7,spent=7) E2012\nmoving I/1SSPanzer\n")
                .refused("exit I/1SSPanzer", "4.3b");
    }

    @Clause({"wave 4.8a", "wave 4.8b", "wave 7.2c"})
    @Test
    void everyStepIsAPointAndArtilleryTwo() {
        Games game = Games.field("""
                phase german combat
                german I/1SSPanzer s.501SSPanzer E2616
                allied 5/1FAGp E2516 · I/393Inf(reduced) E2715
                """);
        game.play("attack E2516 I/1SSPanzer s.501SSPanzer").at("5/1FAGp", "lost");
        assertThat(game.points(Sides.GERMAN, Award.ARTILLERY)).isEqualTo(2);
        assertThat(game.points(Sides.GERMAN, Award.STEPS)).isZero();
    }

    @Clause({"wave 4.9a", "wave 4.9b"})
    @Test
    void germanUnitsWestOfTheMeuseScoreEveryTurn() {
        Games game = Games.wave("""
                turn 5 2
                phase allied combat
                second-phase
                no-supply-problems
                german I/1SSPanzer W1820 · VAK388 W1822 · SS-PzJg1 E2033
                """);
        game.play("done", 1);
        assertThat(game.points(Sides.GERMAN, Award.WEST_BANK)).isEqualTo(2);
        game.playAll("move-first", "done", "done", "move-first", "done", "done");
        game.playAll("move-first", "done", "done", "move-first", "done").play("done", 1);
        assertThat(game.points(Sides.GERMAN, Award.WEST_BANK)).isEqualTo(4);
    }

    @Clause("wave 4.2b")
    @Test
    void whoConcedesLosesStrategically() {
        Games game =
                Games.wave("phase german movement\ngerman I/1SSPanzer E4217\n").play("concede");
        assertThat(level(game)).isEqualTo("Allied strategic");
        Games asked =
                Games.wave("phase german movement\nallied I/393Inf E2033\n").play("concede");
        assertThat(level(asked)).isEqualTo("Allied strategic");
    }

    @Clause({"wave 4.12a", "wave 4.12c"})
    @Test
    void theFirstContactOfFifthArmoredCostsFourPointsOnce() {
        Games game = Games.field("""
                phase german movement
                german I/1SSPanzer E2616 · SS-PzJg1 E2620
                allied 10Tk E2613 · 34Tk E2520
                """);
        game.play("move SS-PzJg1 E2619");
        assertThat(game.points(Sides.GERMAN, Award.CONTACT_5A)).isZero();
        game.play("move I/1SSPanzer E2615 E2614");
        assertThat(game.points(Sides.GERMAN, Award.CONTACT_5A)).isEqualTo(4);
        game.play("move I/1SSPanzer E2615");
        assertThat(game.points(Sides.GERMAN, Award.CONTACT_5A)).isEqualTo(4);
    }

    @Clause({"wave 4.14", "wave 4.15", "wave 4.16", "wave 4.17", "wave 4.18", "wave 4.19"})
    @Test
    void everyDegreeTellsWhatItMeant() {
        for (int side = 0; side < 2; side++)
            for (Victory.Degree degree : Victory.Degree.values())
                if (degree != Victory.Degree.DRAW)
                    assertThat(degree.meaning(side)).isNotBlank();
        Games game =
                lastTurn("points german steps 90\ngerman I/1SSPanzer E4217\n").play("done");
        assertThat(game.position().outcome().orElseThrow().ledger())
                .anyMatch(line -> line.what().contains("crippled"));
    }
}
