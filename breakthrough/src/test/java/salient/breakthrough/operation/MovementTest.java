package salient.breakthrough.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.operation.Operating.american;
import static salient.breakthrough.operation.Operating.german;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.Rulings;
import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** 7.5 and 7.6: steps, the forced step, zones, prohibitions and stacking. */
class MovementTest {
    @Clause({"breakthrough 7.5a", "breakthrough 0h", "breakthrough 0g"})
    @Test
    void theSixKeysLeadToTheSixNeighborsClockwiseFromTheTop() {
        String[] even = {"4,3", "5,3", "5,4", "4,5", "3,4", "3,3"};
        String[] odd = {"5,3", "6,4", "6,5", "5,5", "4,5", "4,4"};
        for (int key = 1; key <= 6; key++) {
            assertThat(german(2, "german 39/26VG 4,4 op=12\n")
                            .play("move 39/26VG " + key)
                            .place("39/26VG"))
                    .isEqualTo(even[key - 1]);
            assertThat(german(2, "german 39/26VG 5,4 op=12\n")
                            .play("move 39/26VG " + key)
                            .place("39/26VG"))
                    .isEqualTo(odd[key - 1]);
        }
    }

    @Clause({"breakthrough 7.5a", "breakthrough 7.5b"})
    @Test
    void aStepIsPaidAndTheMapHasAnEnd() {
        Operating step =
                german(2, "german 39/26VG 4,8 op=12\nowned german 4,7\n").refused("move 39/26VG 4", "7.5a");
        assertThat(step.price("39/26VG", "move 39/26VG 1")).isEqualTo(3);
    }

    @Clause({"breakthrough 1.4g", "breakthrough 7.8d", "breakthrough 8.1d", "breakthrough 6.4g"})
    @Test
    void aStepTakesTheHexEndsTheFortificationCostsEfficiencyAndSendsHalfTheArtilleryBack() {
        Operating step =
                german(2, "german 39/26VG 4,5 op=12 fort=3 artillery=15\n").play("move 39/26VG 1");
        int u = Operating.unit("39/26VG");
        int hex = step.forces().hex(u);
        assertThat(step.position().state().ground().owner(hex).side().id()).isEqualTo("german");
        assertThat(step.forces().fort(u)).isZero();
        assertThat(step.forces().efficiency(u)).isEqualTo(99);
        assertThat(step.forces().artillery(u)).isEqualTo(7);
        Operating road = german(2, "german 16/116PZ 2,6 op=12 travel\n").play("move 16/116PZ 1");
        assertThat(road.forces().efficiency(Operating.unit("16/116PZ"))).isEqualTo(100);
    }

    @Clause({"breakthrough 7.5c", "breakthrough 7.6m", "breakthrough 7.6q"})
    @Test
    void aForbiddenStepThatIsTooDearIsRefusedForBoth() {
        german(2, "german 39/26VG 4,5 op=0\namerican 422/106 4,4\n").refused("move 39/26VG 1", "7.6m", "7.5c");
        german(2, "german 39/26VG 4,5 op=12\namerican 422/106 4,4\n").refused("move 39/26VG 1", "7.6m");
        german(2, "german 16/116PZ 2,6 op=0\n").refused("move 16/116PZ 4", "7.6q", "7.5c");
    }

    @Clause({"breakthrough 7.3a", "breakthrough 7.5c", "breakthrough 7.6m"})
    @Test
    void aWrongPhaseIsOneReasonAmongAllThatApply() {
        BreakthroughPosition position =
                Games.twelveDays("5", "german organization", "german 39/26VG 9,20 op=0\namerican 422/106 9,19\n");
        Rulings.assertRefused(position, "move 39/26VG 1", "7.3a", "7.6m", "7.5c");
        Rulings.assertRefused(position, "fortify 39/26VG", "7.3a", "13.5q");
        BreakthroughPosition operating =
                Games.twelveDays("5", "german operation 1", "german 39/26VG 9,20 unsupplied\n");
        Rulings.assertRefused(operating, "artillery 39/26VG +99", "6.4d", "4.3f", "6.4a", "6.4f");
        Rulings.assertRefused(operating, "build-up 39/26VG", "6.3e", "6.6a");
    }

    @Clause({"breakthrough 7.3a", "breakthrough 6.1f"})
    @Test
    void aSideThatIsNotAskedIsToldSoAndWhatElseForbidsIt() {
        BreakthroughPosition position =
                Games.twelveDays("5", "german operation 1", "german 39/26VG 9,20 op=12\namerican 422/106 9,18 op=0\n");
        assertThat(clauses(position, "move 422/106 1", "american")).containsExactly("7.3a", "7.5c");
        assertThat(clauses(position, "move 39/26VG 1", "american")).containsExactly("7.3a", "6.1f");
        assertThat(clauses(position, "done", "american")).containsExactly("7.3a");
        BreakthroughPosition surprise =
                Games.twelveDays("1", "german operation 1", "german 39/26VG 9,20\namerican 422/106 9,16 op=9\n");
        assertThat(clauses(surprise, "move 422/106 1", "american")).doesNotContain("2.4c");
        assertThat(position.judge(Games.order(position, "done"), Breakthrough.GERMAN))
                .isEqualTo(Verdict.LEGAL);
    }

    private static List<String> clauses(BreakthroughPosition position, String order, String side) {
        Side by = Games.GAME.sides().stream()
                .filter(one -> one.id().equals(side))
                .findFirst()
                .orElseThrow();
        return ((Verdict.Refused) position.judge(Games.order(position, order), by))
                .reasons().stream().map(reason -> reason.clause().number()).toList();
    }

    @Clause({"breakthrough 7.5c", "breakthrough 7.5d"})
    @Test
    void aUnitThatHasNotMovedTakesOneStepForAllItHas() {
        german(2, "german 16/116PZ 2,5 op=1\n")
                .legal("move 16/116PZ 1")
                .play("move 16/116PZ 1")
                .at("16/116PZ", "2,4")
                .has(Forces::op, "16/116PZ", 0);
        german(2, "german 16/116PZ 2,5 op=7 moved\n").refused("move 16/116PZ 1", "7.5c");
        german(2, "german 16/116PZ 2,5 op=0\n").refused("move 16/116PZ 1", "7.5c");
    }

    @Clause("breakthrough 7.5d")
    @Test
    void theForcedStepNeverLeadsNextToAnEnemyButMayLeadAwayFromOne() {
        german(2, "german 16/116PZ 2,5 op=7\namerican 422/106 2,3\n").refused("move 16/116PZ 1", "7.5c");
        german(2, "german 16/116PZ 2,5 op=1\namerican 422/106 1,4\n").legal("move 16/116PZ 4");
    }

    @Clause("breakthrough 7.5e")
    @Test
    void theForcedStepOverridesNoProhibition() {
        german(2, "german 16/116PZ 6,6 op=1\n").refused("move 16/116PZ 4", "7.6q");
        german(2, "german 39/26VG 1,4 op=1\n").refused("move 39/26VG 6", "7.6n");
        german(2, "german 16/116PZ 4,5 op=1 travel\n").refused("move 16/116PZ 1", "7.7j");
    }

    @Clause({"breakthrough 2.4c", "breakthrough 7.9c"})
    @Test
    void noGermanMovesInTheFirstPhaseOfDecember16ButEverythingElseIsAllowed() {
        german(1, "german 39/26VG 4,5 op=12\namerican 422/106 4,4\n")
                .refused("move 39/26VG 4", "2.4c")
                .legal("attack 39/26VG 1")
                .legal("fortify 39/26VG")
                .legal("mode 39/26VG")
                .legal("advance 39/26VG yes");
        american(1, "american 422/106 4,4 op=9\n").legal("move 422/106 1");
    }

    @Clause({"breakthrough 7.6a", "breakthrough 0j", "breakthrough 7.6k"})
    @Test
    void zonesReachOverRiversIntoAnyHexFromUnitsInAnyStateAndMode() {
        Operating zones = german(4, """
                german 39/26VG 6,8 op=12
                american 422/106 6,6 isolated
                american 423/106 2,6 travel
                german 77/26VG 2,7
                """);
        // 6,7 lies behind the river from 6,6; 2,7 holds a German
        assertThat(zones.costs("move 39/26VG 1")).contains(2);
        int occupied =
                zones.position().state().board().find("2,7").orElseThrow().index();
        assertThat(zones.forces().inZone(occupied, Army.AMERICAN)).isTrue();
    }

    @Clause({"breakthrough 7.6e", "breakthrough 7.6c"})
    @Test
    void leavingAZoneIntoFreeGroundCostsFourAndKeepsTheRest() {
        german(2, "german 39/26VG 4,5 op=12\nowned german 4,6\namerican 422/106 4,4\n")
                .pays("move 39/26VG 4", 3, 4)
                .has(Forces::op, "39/26VG", 5);
    }

    @Clause("breakthrough 7.6m")
    @Test
    void nobodyEntersAnEnemyHex() {
        german(2, "german 39/26VG 4,5 op=12\namerican 422/106 4,4\n").refused("move 39/26VG 1", "7.6m");
    }

    @Clause({"breakthrough 7.6n", "breakthrough 1.4k"})
    @Test
    void noGermanEntersTheFirstColumnAndAmericansDo() {
        german(2, "german 39/26VG 1,4 op=12\n").refused("move 39/26VG 5", "7.6n");
        american(2, "american 422/106 1,4 op=9\n").legal("move 422/106 5");
    }

    private static Operating ardennes(String options, String text) {
        return Operating.of(Games.parse("breakthrough twelve-days\n" + options + text));
    }

    @Clause({"breakthrough 7.6o", "breakthrough 7.6p", "breakthrough 2.1i", "breakthrough 13.2c"})
    @Test
    void theCorridorIsClosedToUnmarkedAmericansThroughDecember22() {
        String units = "phase american operation 1\namerican 422/106 18,20 op=9\namerican 424/106 18,20 op=9\n";
        ardennes("", "turn 7\n" + units).refused("move 422/106 6", "7.6o");
        ardennes("", "turn 7\n" + units).legal("move 424/106 6");
        ardennes("", "turn 8\n" + units).legal("move 422/106 6");
        ardennes("option historical no\n", "turn 7\n" + units).legal("move 422/106 6");
    }

    @Clause({"breakthrough 7.6o", "breakthrough 2.1i"})
    @Test
    void theCorridorReachesFromElevenToSeventeen() {
        String phase = "turn 2\nphase american operation 1\n";
        ardennes("", phase + "american 422/106 10,12 op=9\n").refused("move 422/106 3", "7.6o");
        ardennes("", phase + "american 422/106 10,12 op=9\n").legal("move 422/106 1");
    }

    @Clause("breakthrough 7.6p")
    @Test
    void aBannedUnitInsideMayOnlyStepOut() {
        String inside = "turn 2\nphase american operation 1\namerican 422/106 17,20 op=9\n";
        ardennes("", inside).refused("move 422/106 1", "7.6o");
        ardennes("", inside).legal("move 422/106 3");
    }

    @Clause("breakthrough 7.6p")
    @Test
    void aDivisionIsNeverMarked() {
        String division = "turn 2\nphase american operation 1\namerican DIV/106 18,20 of=422/106+424/106 op=9\n";
        ardennes("", division).refused("move DIV/106 6", "7.6o");
    }

    @Clause({"breakthrough 7.6u", "breakthrough 7.6v"})
    @Test
    void threeStackingPointsFillAHex() {
        String regiments = "german 77/26VG 4,4\ngerman 78/26VG 4,4\n";
        german(2, "german 39/26VG 4,5 op=12\n" + regiments).legal("move 39/26VG 1");
        german(2, "german 39/26VG 4,5 op=12\n" + regiments + "german 293/18VG 4,4\n")
                .refused("move 39/26VG 1", "7.6v");
        german(2, "german DIV/18VG 4,5 of=293/18VG+294/18VG op=12\n" + regiments)
                .refused("move DIV/18VG 1", "7.6v");
    }

    @Clause({"breakthrough 7.6t", "breakthrough 7.7i"})
    @Test
    void reinforcementsStayStackedInTravelModeUntilTheyMoveAndDoNotComeBack() {
        german(4, """
                german 16/116PZ 2,8 op=24 travel
                german 3/2PZ 2,8 op=24 travel
                owned german 2,7
                """)
                .play("move 16/116PZ 1")
                .refused("move 16/116PZ 4", "7.6t")
                .refused("move 3/2PZ 1", "7.6t");
    }

    @Clause("breakthrough 7.9g")
    @Test
    void aUnitThatHasPlottedStays() {
        german(2, "german 39/26VG 4,5 op=12\namerican 422/106 4,4\n")
                .play("attack 39/26VG 1")
                .refused("move 39/26VG 4", "7.9g");
    }

    @Clause({"breakthrough 7.5b", "breakthrough 7.5c"})
    @Test
    void reachAgreesWithPlayingTheStepsItNames() {
        for (long seed = 1; seed <= 6; seed++) {
            var position = Games.randomPosition("twelve-days", seed, 900);
            if (!position.state().turn().phase().isOperation()) continue;
            var s = position.state();
            for (int u : OrderOfBattle.indices(s.turn().active())) {
                if (!s.forces().onMap(u)) continue;
                Reach reach = Reach.of(s, u);
                for (int hex = 0; hex < s.board().size(); hex++) {
                    if (!reach.reaches(hex)) continue;
                    var copy = position.copy();
                    for (int d : reach.path(hex))
                        Games.play(copy, new ScriptedDice(), "move " + OrderOfBattle.unit(u) + " " + (d + 1));
                    assertThat(copy.state().forces().op(u)).isEqualTo(reach.left(hex));
                    assertThat(copy.state().forces().hex(u)).isEqualTo(hex);
                }
            }
        }
    }
}
