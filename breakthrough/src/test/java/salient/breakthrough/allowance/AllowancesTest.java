package salient.breakthrough.allowance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.ProvingGround;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.Clause;

/** 7.4 and 2.4b to 2.4f: operation points, with the vector V6 of the rules. */
class AllowancesTest {
    private static int first(int turn, String line) {
        BreakthroughPosition position = ProvingGround.position("turn " + turn + "\nphase german organization\n" + line);
        String id = line.split(" ")[1];
        return Allowances.firstGrant(position.state(), OrderOfBattle.named(id).index());
    }

    /** What a unit has when its second Operation Phase opens. */
    private static int second(int turn, String line) {
        String before = line.startsWith("german") ? "american operation 2" : "german operation 1";
        BreakthroughPosition position = ProvingGround.position("turn " + turn + "\nphase " + before + "\n" + line);
        Games.play(position, new ScriptedDice(), "done");
        return position.state()
                .forces()
                .op(OrderOfBattle.named(line.split(" ")[1]).index());
    }

    @Clause({
        "breakthrough 7.4c",
        "breakthrough 7.4d",
        "breakthrough 7.4e",
        "breakthrough 7.4f",
        "breakthrough 7.4g",
        "breakthrough 7.4h",
        "breakthrough 7.4i",
        "breakthrough 7.4j",
        "breakthrough 7.4k"
    })
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "german 16/116PZ 4,4 | 24 | 10",
                "german DIV/116PZ 4,4 of=60/116PZ+156/116PZ | 24 | 10",
                "german 150 4,4 | 20 | 10",
                "german FB 4,4 | 20 | 10",
                "german PZ/XLVII 4,4 | 20 | 10",
                "german 60/116PZ 4,4 | 20 | 10",
                "german DIV/3PZGR 4,4 of=8/3PZGR+29/3PZGR | 20 | 10",
                "german Piper/1SS 4,4 | 32 | 10",
                "german DIV/1SS 4,4 of=1/1SS+Piper/1SS | 24 | 10",
                "german REC/LEHR 4,4 | 28 | 10",
                "german ENG/ISS 4,4 | 20 | 10",
                "german 39/26VG 4,4 | 12 | 6",
                "german 5/3FJ 4,4 | 12 | 6",
                "american CCB/7A 4,4 | 15 | 20",
                "american TD-A 4,4 | 15 | 20",
                "american 102 4,4 | 20 | 20",
                "american 422/106 4,4 | 9 | 9",
                "american 1102 4,4 | 9 | 9"
            })
    void everyClassHasItsTwoAllowances(String line, int first, int second) {
        assertThat(first(4, line + "\n")).isEqualTo(first);
        assertThat(second(4, line + " op=0\n")).isEqualTo(second);
    }

    @Clause({"breakthrough 7.4a", "breakthrough 7.4l", "breakthrough 7.4m"})
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            german 16/116PZ 4,4 op=0   | 10
            german 16/116PZ 4,4 op=7   | 17
            german 16/116PZ 4,4 op=15  | 20
            german 39/26VG 4,4 op=4    | 10
            german 39/26VG 4,4 op=12   | 12
            american CCB/7A 4,4 op=3   | 23
            american CCB/7A 4,4 op=15  | 24
            american 422/106 4,4 op=9  | 12
            """)
    void theSecondPhaseHasTheSecondGrantAndWhatWasLeftUpToTheCap(String line, int points) {
        assertThat(second(3, line + "\n")).isEqualTo(points);
    }

    @Clause({"breakthrough 7.4n", "breakthrough 7.4o"})
    @Test
    void americansOnTrucksHaveTwiceTheAllowanceAndTwiceTheCap() {
        assertThat(first(3, "american 422/106 4,4 travel\n")).isEqualTo(18);
        assertThat(second(3, "american 422/106 4,4 travel op=2\n")).isEqualTo(20);
        assertThat(second(3, "american 422/106 4,4 travel op=18\n")).isEqualTo(24);
        // mobile units and Germans are not doubled
        assertThat(first(3, "american CCB/7A 4,4 travel\n")).isEqualTo(15);
        assertThat(first(3, "german 39/26VG 4,4 travel\n")).isEqualTo(12);
    }

    @Clause({"breakthrough 7.4p", "breakthrough 4.3a", "breakthrough 4.3n", "breakthrough 0e"})
    @Test
    void unsuppliedUnitsGetHalfRoundedDownAndIsolatedOnesNothing() {
        assertThat(first(4, "german 39/26VG 4,4 unsupplied\n")).isEqualTo(6);
        assertThat(second(4, "german 39/26VG 4,4 unsupplied op=0\n")).isEqualTo(3);
        assertThat(first(4, "american 422/106 4,4 unsupplied\n")).isEqualTo(4);
        assertThat(first(4, "german 16/116PZ 4,4 isolated\n")).isZero();
        assertThat(second(4, "german 16/116PZ 4,4 isolated op=0\n")).isZero();
    }

    @Clause("breakthrough 7.4q")
    @Test
    void onDecember16TheSecondPhaseHasOnlyWhatWasLeft() {
        assertThat(second(1, "german 39/26VG 4,4 op=6\n")).isEqualTo(6);
        assertThat(second(1, "german 16/116PZ 4,4 op=24\n")).isEqualTo(20);
    }

    @Clause({"breakthrough 7.4q", "breakthrough 7.9a"})
    @Test
    void aVolksgrenadierRegimentThatAttacksOnDecember16HasSixForItsSecondPhase() {
        BreakthroughPosition position = ProvingGround.position("1", "german operation 1", ProvingGround.FACE_TO_FACE);
        Games.play(position, new SeededDice(1), "attack 39/26VG 1", "done", "done");
        assertThat(position.state().forces().op(OrderOfBattle.named("39/26VG").index()))
                .isEqualTo(6);
    }

    @Clause({"breakthrough 2.4b", "breakthrough 2.4d", "breakthrough 2.4e"})
    @Test
    void onDecember16MostAmericansAndSomeGermansGetLittleOrNothing() {
        BreakthroughPosition position = Games.start("twelve-days");
        Games.play(position, new SeededDice(1), "begin");
        State s = position.state();
        assertThat(count(s, Army.AMERICAN, 100)).isEqualTo(6);
        assertThat(count(s, Army.AMERICAN, 0)).isEqualTo(21);
        assertThat(count(s, Army.GERMAN, 0)).isEqualTo(6);
        assertThat(count(s, Army.GERMAN, 50)).isEqualTo(10);
        assertThat(count(s, Army.GERMAN, 100)).isEqualTo(59 - 16);
        assertThat(s.forces().op(OrderOfBattle.named("Piper/1SS").index())).isZero();
        assertThat(s.forces().op(OrderOfBattle.named("CCB/9A").index())).isEqualTo(15);
    }

    /** How many units on the map have this percentage of their first allowance. */
    private static long count(State s, Army army, int percent) {
        return OrderOfBattle.all().stream()
                .filter(u -> u.army() == army && s.forces().status(u.index()) == Status.ON_MAP)
                .filter(u -> s.forces().op(u.index()) == percent * u.allowance().first() / 100)
                .count();
    }

    @Clause("breakthrough 2.4f")
    @Test
    void onDecember17SeventeenAmericanUnitsHaveHalfOfBothAllowances() {
        BreakthroughPosition position = Games.start("twelve-days");
        State s = position.state();
        s.turn().setNumber(2);
        long halved = OrderOfBattle.all().stream()
                .filter(u -> u.army() == Army.AMERICAN && s.forces().onMap(u.index()))
                .filter(u ->
                        Allowances.firstGrant(s, u.index()) == u.allowance().first() / 2)
                .peek(u -> assertThat(halvedByRule(u)).as(u.id()).isTrue())
                .count();
        assertThat(halved).isEqualTo(17);
        assertThat(second(2, "american 422/106 4,4 op=0\n")).isEqualTo(4);
    }

    private static boolean halvedByRule(Unit unit) {
        return !unit.mobile() && !unit.engineer() && unit.arrivalTurn() == 1;
    }

    @Clause({"breakthrough 7.4b", "breakthrough 3.3d", "breakthrough 0e"})
    @Test
    void doublingFirstDaysInterdictionAndSupplyMultiplyAndAreRoundedDownOnce() {
        // 9 x 2 x 0.5 x 0.6 x 0.5 = 2.7
        assertThat(first(2, "american 422/106 4,4 travel unsupplied hits=2\n")).isEqualTo(2);
        // 24 x max(0.25, 1 - 0.2 x 4) = 6
        assertThat(first(4, "german 16/116PZ 4,4 hits=4\n")).isEqualTo(6);
        assertThat(first(4, "german 16/116PZ 4,4 hits=10\n")).isEqualTo(6);
    }

    @Clause({"breakthrough 7.4r", "breakthrough 8.1k"})
    @Test
    void whatIsLeftAtTheEndOfTheTurnBecomesEfficiencyAndIsGone() {
        BreakthroughPosition position = ProvingGround.position("1", "german operation 2", """
                german 39/26VG 4,4 op=5 efficiency=60
                """);
        Games.play(position, new ScriptedDice(), "done");
        int u = OrderOfBattle.named("39/26VG").index();
        assertThat(position.state().forces().efficiency(u)).isEqualTo(60 + 10 + 5);
        assertThat(position.state().forces().op(u)).isEqualTo(12);
    }
}
