package salient.breakthrough.organization;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.Rulings.assertAllRefused;
import static salient.breakthrough.Rulings.assertLegal;
import static salient.breakthrough.Rulings.assertRefused;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** 6.4 and 13.4. */
class ArtilleryTransfersTest {
    private static final String AMERICANS = """
            turn 5 fog
            phase american organization
            pools V 40 VIII 10
            american 9/2 27,25
            american 1102 7,13
            american 501/101 7,13 artillery=25
            american 102 30,27
            """;

    private static int artillery(BreakthroughPosition position, String unit) {
        return position.state().forces().artillery(OrderOfBattle.named(unit).index());
    }

    private static int pool(State s, String corps) {
        for (ArtilleryPool pool : ArtilleryPool.all())
            if (pool.corps().equals(corps)) return s.turn().pool(pool.index());
        throw new AssertionError(corps);
    }

    @Test
    @Clause({"breakthrough 6.4a", "breakthrough 6.3b"})
    void pointsGoFromThePoolOfTheCorpsToAUnitAndBack() {
        BreakthroughPosition position = Games.twelveDays(AMERICANS);
        Games.play(position, new ScriptedDice(), "artillery 9/2 +12");
        assertThat(artillery(position, "9/2")).isEqualTo(12);
        assertThat(pool(position.state(), "V")).isEqualTo(28);
        Games.play(position, new ScriptedDice(), "artillery 9/2 -5");
        assertThat(artillery(position, "9/2")).isEqualTo(7);
        assertThat(pool(position.state(), "V")).isEqualTo(33);
    }

    @Test
    @Clause("breakthrough 6.4a")
    void noMoreThanThePoolHasOrTheUnitHoldsCanBeMoved() {
        BreakthroughPosition position = Games.twelveDays(AMERICANS.replace("V 40", "V 3"));
        assertAllRefused(position, "6.4a", "artillery 9/2 +4", "artillery 501/101 -26");
        assertLegal(position, "artillery 501/101 -25");
    }

    @Test
    @Clause({"breakthrough 6.4b", "breakthrough 13.2i"})
    void unitsWithoutADivisionHoldNone() {
        assertAllRefused(Games.twelveDays(AMERICANS), "6.4b", "artillery 1102 +1", "artillery 102 max");
    }

    @Test
    @Clause("breakthrough 6.4d")
    void transfersHappenInTheOrganizationPhaseOnly() {
        BreakthroughPosition position = Games.twelveDays(AMERICANS.replace("organization", "operation 1"));
        assertAllRefused(position, "6.4d", "artillery 9/2 +1", "artillery 9/2 max");
    }

    @Test
    @Clause({"breakthrough 6.3c", "breakthrough 6.4f"})
    void theMaximumIsTheCapOrWhatThePoolHas() {
        BreakthroughPosition position = Games.twelveDays(AMERICANS);
        Games.play(position, new ScriptedDice(), "artillery 9/2 max", "artillery 501/101 max");
        assertThat(artillery(position, "9/2")).isEqualTo(30);
        assertThat(artillery(position, "501/101")).isEqualTo(30);
        assertThat(pool(position.state(), "V")).isEqualTo(10);
        assertRefused(position, "artillery 9/2 max", "6.4f");
        assertRefused(position, "artillery 9/2 +1", "6.4f");
        BreakthroughPosition empty = Games.twelveDays(AMERICANS.replace("V 40", "V 0"));
        assertRefused(empty, "artillery 9/2 max", "6.4a");
    }

    @ParameterizedTest
    @Clause("breakthrough 6.4f")
    @CsvSource({
        "3,american 9/2 27;25,30",
        "3,american DIV/2 27;25 of=9/2+23/2+38/2,90",
        "3,german 39/26VG 8;24,33",
        "3,german DIV/26VG 8;24 of=39/26VG+77/26VG+78/26VG,99",
        "4,german 39/26VG 8;24,15",
        "4,german DIV/26VG 8;24 of=39/26VG+77/26VG+78/26VG,45",
        "12,german DIV/116PZ 13;25 of=60/116PZ+156/116PZ,30"
    })
    void theCapIsByStackingPointAndTheGermanOneFallsOnDecember19(int turn, String unit, int cap) {
        String line = unit.replace(';', ',');
        State s = Games.twelveDays("turn " + turn + "\nphase german organization\n" + line)
                .state();
        assertThat(ArtilleryTransfers.cap(
                        s, OrderOfBattle.named(line.split(" ")[1]).index()))
                .isEqualTo(cap);
    }

    @Test
    @Clause("breakthrough 6.4g")
    void eachHexEnteredSendsHalfBackAndTheSmallerHalfStays() {
        BreakthroughPosition position = Games.twelveDays("5 fog", "american operation 1", """
                american 9/2 27,20 op=20 artillery=30
                """);
        int[] kept = {15, 7, 3};
        for (int left : kept) {
            Games.play(position, new ScriptedDice(), "move 9/2 1");
            assertThat(artillery(position, "9/2")).isEqualTo(left);
        }
        assertThat(pool(position.state(), "V")).isEqualTo(27);
    }

    @Test
    @Clause({"breakthrough 6.4e", "breakthrough 6.4j", "breakthrough 13.4a", "breakthrough 13.4e"})
    void atTheBeginningOfATurnAllReturnsAndAdditionsCome() {
        State s = Games.twelveDays("4 fog", "german organization", """
                pools V 10 VIII 0
                american 9/2 27,25 artillery=20 isolated
                american 501/101 7,13 artillery=4 unsupplied
                """).state();
        ArtilleryPools.beginTurn(s);
        assertThat(pool(s, "V")).isEqualTo(30);
        assertThat(pool(s, "VIII")).isEqualTo(49); // 4 back and 45 more on December 19
        assertThat(pool(s, "IISS")).isEqualTo(15);
    }

    @Test
    @Clause("breakthrough 6.4k")
    void germanPoolsLoseEighteenPercentOfTheirInitialPointsOnTurnsTwoToFour() {
        State s = Games.start("twelve-days").state();
        int[] iss = {107, 84, 61, 61};
        for (int i = 0; i < iss.length; i++) {
            s.turn().setNumber(2 + i);
            ArtilleryPools.beginTurn(s);
            assertThat(pool(s, "ISS")).as("turn %d", 2 + i).isEqualTo(iss[i]);
        }
        assertThat(pool(s, "V")).isEqualTo(145);
    }

    @ParameterizedTest
    @Clause({
        "breakthrough 13.4a", "breakthrough 13.4b", "breakthrough 13.4c", "breakthrough 13.4d", "breakthrough 13.4e",
        "breakthrough 13.4f", "breakthrough 13.4g", "breakthrough 13.4h", "breakthrough 13.4i", "breakthrough 13.4j",
        "breakthrough 13.4k", "breakthrough 13.4l", "breakthrough 13.4m"
    })
    @CsvSource({
        "V,115,30,3,1 2 9 99",
        "VII,0,60,3,83 84 75 2A 3A",
        "XVII,0,90,3,14C 82 30 106 7A",
        "III,0,60,6,26 35 4A",
        "VIII,40,45,4,28 101 9A",
        "XII,0,30,7,80 10A",
        "LXVII,65,0,0,272VG 326VG",
        "ISS,130,0,0,12VG 277VG 3FJ 1SS 12SS 3PZGR",
        "IISS,0,15,4,2SS 9SS",
        "LXVI,25,0,0,18VG 62VG",
        "XLVII,75,0,0,26VG 2PZ LEHR 9PZ 15PZGR",
        "LVIII,65,0,0,560VG 116PZ",
        "LXXXV,55,0,0,79VG 352VG 5FJ"
    })
    void thePoolsAreThoseOfTheTable(String corps, int points, int added, int turn, String divisions) {
        ArtilleryPool pool = ArtilleryPool.all().stream()
                .filter(p -> p.corps().equals(corps))
                .findFirst()
                .orElseThrow();
        assertThat(pool.points()).isEqualTo(points);
        assertThat(pool.addedPoints()).isEqualTo(added);
        assertThat(pool.addedTurn()).isEqualTo(turn);
        assertThat(pool.divisions()).containsExactly(divisions.split(" "));
    }

    @Test
    @Clause("breakthrough 13.4n")
    void everyUnitOfADivisionHasTheCorpsOfItsPool() {
        OrderOfBattle.all().stream()
                .filter(unit -> !unit.independent())
                .forEach(unit -> assertThat(unit.corps())
                        .as(unit.id())
                        .isEqualTo(unit.division().orElseThrow().pool().corps()));
    }

    @Test
    @Clause("breakthrough 6.1f")
    void theEnemyIsNotToldOfTransfers() {
        List<Event> events = Games.play(Games.twelveDays(AMERICANS), new ScriptedDice(), "artillery 9/2 +12");
        assertThat(events.getFirst().seenBy(Breakthrough.GERMAN)).isEmpty();
        assertThat(events.getFirst().seenBy(Breakthrough.AMERICAN)).isPresent();
    }
}
