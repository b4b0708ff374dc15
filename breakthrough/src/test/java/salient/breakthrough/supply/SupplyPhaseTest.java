package salient.breakthrough.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.Rulings.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.Dice;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** Chapter 4 beside its diagram: effects, exceptions, fuel; and 8.1h to 8.1l, which happen in the same phase. */
class SupplyPhaseTest {
    /** A German regiment in Rochefort, far from any German road, with Americans nowhere near. */
    private static final String CUT_OFF = "german 2/2PZ 14,2";
    /** A German regiment on the east-edge road at Prüm. */
    private static final String ON_ROAD = "german 2/2PZ 16,31";

    private static State check(String text, Army army, int... rolls) {
        State s = Games.twelveDays(text).state();
        check(s, army, new ScriptedDice(rolls));
        return s;
    }

    private static List<BreakthroughEvent> check(State s, Army army, Dice dice) {
        List<BreakthroughEvent> events = new ArrayList<>();
        SupplyPhase.check(s, army, dice, events::add);
        return events;
    }

    private static SupplyState supply(String text, Army army, int u) {
        return check(text, army).forces().supply(u);
    }

    private static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    @Test
    @Clause({"breakthrough 4.4b", "breakthrough 2.4h"})
    void everyGermanIsSuppliedThroughDecember18AndNoLonger() {
        assertSuppliedThrough(3, Army.GERMAN, unit("2/2PZ"), CUT_OFF);
    }

    /** Supplied in a turn and no longer in the next. */
    private static void assertSuppliedThrough(int turn, Army army, int u, String units) {
        String rest = "\nphase " + army.side().id() + " organization\n" + units;
        assertThat(supply("turn " + turn + rest, army, u)).isEqualTo(SupplyState.SUPPLIED);
        assertThat(supply("turn " + (turn + 1) + rest, army, u)).isEqualTo(SupplyState.UNSUPPLIED);
    }

    @Test
    @Clause({"breakthrough 4.4a", "breakthrough 2.4g"})
    void everyAmericanIsSuppliedThroughDecember17AndNoLonger() {
        String behindTheLines = "american 422/106 16,31\nowned german 16,30 15,30 15,31 17,30 17,31 14,31";
        assertSuppliedThrough(2, Army.AMERICAN, unit("422/106"), behindTheLines);
    }

    @Test
    @Clause({"breakthrough 4.4c", "breakthrough 4.4d", "breakthrough 0d"})
    void fromDecember20EveryTwelfthGermanOrSoRunsDry() {
        int u = unit("2/2PZ");
        State dry = check("turn 5\nphase german organization\n" + ON_ROAD, Army.GERMAN, 12);
        assertThat(dry.forces().supply(u)).isEqualTo(SupplyState.UNSUPPLIED);
        assertThat(dry.forces().withoutFuel(u)).isTrue();
        assertThat(dry.forces().traced(u)).isEqualTo(SupplyState.SUPPLIED);
        State wet = check("turn 5\nphase german organization\n" + ON_ROAD, Army.GERMAN, 13);
        assertThat(wet.forces().supply(u)).isEqualTo(SupplyState.SUPPLIED);
    }

    @Test
    @Clause("breakthrough 4.4c")
    void thereIsNoFuelRollBeforeDecember20NorForUnitsCutOffNorForAmericans() {
        // ScriptedDice without values would complain about any roll.
        check("turn 4\nphase german organization\n" + ON_ROAD, Army.GERMAN);
        check("turn 5\nphase german organization\n" + CUT_OFF, Army.GERMAN);
        check("turn 5\nphase american organization\namerican 422/106 7,13", Army.AMERICAN);
    }

    @Test
    @Clause({"breakthrough 4.3j", "breakthrough 4.3l"})
    void aUnitThatIsCutOffFallsOutOfTravelModeAtNoCost() {
        State s = Games.twelveDays("4", "german organization", CUT_OFF + " travel op=9")
                .state();
        List<BreakthroughEvent> events = check(s, Army.GERMAN, new ScriptedDice());
        assertThat(s.forces().mode(unit("2/2PZ"))).isEqualTo(Mode.NORMAL);
        assertThat(s.forces().op(unit("2/2PZ"))).isEqualTo(9);
        assertThat(events).anyMatch(e -> e instanceof SupplyEvent.FellOutOfTravelMode);
    }

    @Test
    @Clause("breakthrough 4.3k")
    void aUnitThatOnlyLacksFuelStaysInTravelMode() {
        State s = check("turn 5\nphase german organization\n" + ON_ROAD + " travel", Army.GERMAN, 1);
        assertThat(s.forces().mode(unit("2/2PZ"))).isEqualTo(Mode.TRAVEL);
    }

    @Test
    @Clause({"breakthrough 8.1j", "breakthrough 8.1k"})
    void suppliedUnitsRecoverTenPointsAndOneMoreForEachPointLeft() {
        assertThat(efficiencyAfter(ON_ROAD + " efficiency=70 op=6")).isEqualTo(86);
        assertThat(efficiencyAfter(ON_ROAD + " efficiency=95 op=3")).isEqualTo(100);
    }

    @Test
    @Clause({"breakthrough 8.1h", "breakthrough 8.1i", "breakthrough 4.3b", "breakthrough 4.3c", "breakthrough 8.1a"})
    void unsuppliedUnitsLoseTenPointsAndRecoverNothingDownToForty() {
        assertThat(efficiencyAfter(CUT_OFF + " efficiency=90 op=6")).isEqualTo(80);
        assertThat(efficiencyAfter(CUT_OFF + " efficiency=45 op=6")).isEqualTo(40);
    }

    private static int efficiencyAfter(String unit) {
        return check("turn 4\nphase german organization\n" + unit, Army.GERMAN)
                .forces()
                .efficiency(unit("2/2PZ"));
    }

    @Test
    @Clause("breakthrough 8.1l")
    void nothingChangesInTheFirstSupplyPhaseOfAScenario() {
        State s = Games.parse("breakthrough last-seven-days\nturn 6\nphase german organization\n" + ON_ROAD
                        + " efficiency=60")
                .state();
        check(s, Army.GERMAN, new ScriptedDice(50));
        assertThat(s.forces().efficiency(unit("2/2PZ"))).isEqualTo(60);
    }

    @Test
    @Clause({"breakthrough 4.1a", "breakthrough 4.1b", "breakthrough 4.1c", "breakthrough 4.1g", "breakthrough 4.1i"})
    void theWholeMapAtOnceAndTheWalkOfOneUnitAgreeInRandomGames() {
        for (int seed = 1; seed <= 12; seed++) {
            BreakthroughPosition position = Games.randomPosition("twelve-days", seed, 900 + 150 * seed);
            State s = position.state();
            for (int u = 0; u < Forces.UNITS; u++) {
                if (!s.forces().onMap(u)) continue;
                boolean supplied = Isolation.state(s, u) == SupplyState.SUPPLIED;
                assertThat(SupplyTrace.succeeds(s, u))
                        .as("seed %d, %s", seed, OrderOfBattle.unit(u))
                        .isEqualTo(supplied);
            }
        }
    }

    @Test
    @Clause("breakthrough 4.1g")
    void supplyKeptBetweenMovesEqualsSupplyWorkedOutAfresh() {
        BreakthroughPosition position = Games.start("twelve-days");
        Dice choice = new salient.kernel.dice.SeededDice(5);
        Dice dice = new salient.kernel.dice.SeededDice(6);
        for (int i = 0; i < 1500 && Games.playAtRandom(position, choice, dice); i++) {
            State s = position.state();
            for (Army army : Army.values()) {
                byte[] kept = SupplyRoads.distances(s, army);
                State fresh = Games.parse(Games.GAME.notation().print(position)).state();
                if (i % 25 == 0) assertThat(kept).isEqualTo(SupplyRoads.distances(fresh, army));
            }
        }
    }

    @Test
    @Clause("breakthrough 4.1f")
    void enemyZonesDoNotBlockALine() {
        State s = Games.twelveDays("4", "german organization", """
                german 2/2PZ 16,30
                american 422/106 17,30
                american 423/106 15,30
                """).state();
        assertThat(Isolation.state(s, unit("2/2PZ"))).isEqualTo(SupplyState.SUPPLIED);
    }

    @Test
    @Clause({"breakthrough 4.1d", "breakthrough 4.1h"})
    void aRoadOffAnEnemyEdgeSuppliesNobody() {
        State s =
                Games.twelveDays("4", "german organization", "german 2/2PZ 9,0").state();
        assertThat(s.board().hasRoad(s.forces().hex(unit("2/2PZ")))).isTrue();
        assertThat(Isolation.state(s, unit("2/2PZ"))).isEqualTo(SupplyState.UNSUPPLIED);
    }

    @Test
    @Clause({"breakthrough 4.0a", "breakthrough 4.1e"})
    void anEnemyOwnedHexCutsARoadAsAnEnemyUnitDoes() {
        String unit = "turn 4\nphase german organization\ngerman 2/2PZ 16,28\n";
        String cut =
                "owned american 16,30 15,30 17,30 16,29 15,29 17,29 15,28 17,28 15,27 17,27 16,27 16,26 14,29 18,29"
                        + " 14,28 18,28 14,27 18,27 15,26 17,26 14,30 18,30";
        assertThat(Isolation.state(Games.twelveDays(unit).state(), unit("2/2PZ")))
                .isEqualTo(SupplyState.SUPPLIED);
        assertThat(Isolation.state(Games.twelveDays(unit + cut).state(), unit("2/2PZ")))
                .isEqualTo(SupplyState.UNSUPPLIED);
    }

    @Test
    @Clause({"breakthrough 4.2d", "breakthrough 7.6g"})
    void threeEnemiesAroundAUnitSurroundItAndTwoBesideEachOtherDoNot() {
        String start = "turn 4\nphase german organization\ngerman 2/2PZ 10,5\n";
        // the neighbors of 10,5 clockwise: 10,4 11,4 11,5 10,6 9,5 9,4
        String threeApart = "american 422/106 10,4\namerican 423/106 11,5\namerican 424/106 9,5";
        assertThat(surrounded(start + threeApart)).isTrue();
        String opposite = "american 422/106 10,4\namerican 423/106 10,6";
        assertThat(surrounded(start + opposite)).isTrue();
        String besideEachOther = "american 422/106 10,4\namerican 423/106 11,4";
        assertThat(surrounded(start + besideEachOther)).isFalse();
        String far = "american 422/106 10,4\namerican 423/106 10,7";
        assertThat(surrounded(start + far)).isFalse();
    }

    private static boolean surrounded(String position) {
        return Isolation.surrounded(Games.twelveDays(position).state(), unit("2/2PZ"));
    }

    @Test
    @Clause("breakthrough 4.2d")
    void offTheMapNothingNeedsToBeSurrounded() {
        // neighbors on the map: 11,0 10,1 9,0; the enemy's zone covers the other two
        assertThat(surrounded("turn 4\nphase german organization\ngerman 2/2PZ 10,0\namerican 422/106 10,1"))
                .isTrue();
    }

    @Test
    @Clause({"breakthrough 4.3f", "breakthrough 6.4c"})
    void unsuppliedAndIsolatedUnitsTransferNoArtillery() {
        String phase = "german organization\npools XLVII 50";
        refusedWhileCutOff(phase, "unsupplied", "artillery 2/2PZ +5", "4.3f");
        refusedWhileCutOff(phase, "isolated", "artillery 2/2PZ +5", "6.4c", "4.3f");
    }

    @Test
    @Clause({"breakthrough 4.3h", "breakthrough 7.8g"})
    void unsuppliedUnitsMayNotFortify() {
        refusedWhileCutOff("german operation 1", "unsupplied op=20", "fortify 2/2PZ", "7.8g");
        refusedWhileCutOff("german operation 1", "isolated", "fortify 2/2PZ", "7.8g", "13.5p");
    }

    @Test
    @Clause({"breakthrough 4.3i", "breakthrough 7.7b"})
    void unsuppliedUnitsMayNotEnterTravelMode() {
        refusedWhileCutOff("german operation 1", "unsupplied op=20", "mode 2/2PZ", "7.7b");
    }

    private static void refusedWhileCutOff(String phase, String supply, String order, String... clauses) {
        assertRefused(Games.twelveDays("4", phase, CUT_OFF + " " + supply), order, clauses);
    }

    @Test
    @Clause("breakthrough 4.3p")
    void isolatedUnitsMayNotAttack() {
        refusedWhileCutOff("german operation 1", "isolated\namerican 422/106 14,3", "attack 2/2PZ 4", "4.3p", "13.5o");
    }

    @Test
    @Clause("breakthrough 6.1f")
    void theEnemyIsNotToldWhoIsOutOfFuel() {
        State s = Games.twelveDays("5", "german organization", ON_ROAD).state();
        for (BreakthroughEvent event : check(s, Army.GERMAN, new ScriptedDice(1))) {
            assertThat(event.seenBy(Army.AMERICAN.side())).isEmpty();
            assertThat(event.seenBy(Side.REFEREE)).contains(event);
        }
    }
}
