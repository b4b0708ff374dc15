package salient.breakthrough.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.kernel.rulebook.Clause;

/**
 * 13.7: the supply diagram of the manual. Its column c and row r are x = c + 1 and y = r here, so that its higher
 * columns are the higher ones of the game. American units 1 to 6 and German units A to D bear real names.
 */
@Clause({"breakthrough 13.7a", "breakthrough 4.2a", "breakthrough 4.2b", "breakthrough 4.2c"})
class SupplyExampleTest {
    private static final String MAP = """
            breakthrough twelve-days
            map
              map diagram
              title The supply diagram
              grid 7 4 4 lower
              names x,y
              up west
              yards 3520
              terrain . clear
              terrain f forest
              terrain t town

              [terrain]
               0 ..f.fff
               1 .f..t..
               2 ..ff..f
               3 ....ff.

              [roads]
              secondary 1,0 1,1 1,2 1,3
              secondary 0,3 1,2
              secondary 2,1 3,0 4,1
              secondary 5,3 6,3

              [edge roads]
              1,0 west an American edge
              3,0 west an American edge
              6,3 north an American edge
              1,3 east the German edge
            turn 4 overcast
            phase american organization
            """;
    private static final String AMERICANS = """
            american 422/106 1,0
            american 423/106 2,3
            american 424/106 3,1
            american 9/2 4,2
            american 23/2 6,1
            american 38/2 6,3
            """;
    private static final String A_TO_C = """
            german 39/26VG 1,3
            german 77/26VG 2,1
            german 78/26VG 5,1
            """;
    private static final String DIVISION_D = "german DIV/116PZ 5,2 of=60/116PZ+156/116PZ\n";
    private static final String REGIMENT_D = "german 60/116PZ 5,2\n";
    private static final String OWNED = "owned german 1,1 2,0 3,3 4,1\n";

    private static final Map<String, String> UNITS = new LinkedHashMap<>();

    static {
        UNITS.put("1", "422/106");
        UNITS.put("2", "423/106");
        UNITS.put("3", "424/106");
        UNITS.put("4", "9/2");
        UNITS.put("5", "23/2");
        UNITS.put("6", "38/2");
        UNITS.put("A", "39/26VG");
        UNITS.put("B", "77/26VG");
        UNITS.put("C", "78/26VG");
    }

    private static BreakthroughPosition diagram(String d, String changes) {
        return Games.parse(MAP + AMERICANS + A_TO_C + d + OWNED + changes);
    }

    private static String state(BreakthroughPosition position, String unit) {
        return supply(position, unit).state();
    }

    private static BreakthroughAnswer.Supply supply(BreakthroughPosition position, String unit) {
        return (BreakthroughAnswer.Supply) Games.ask(position, "supply " + UNITS.getOrDefault(unit, unit));
    }

    /** The states of units 1 to 6, A, B and C, by their initials. */
    private static String states(BreakthroughPosition position) {
        StringBuilder states = new StringBuilder();
        for (String unit : UNITS.keySet())
            states.append(unit).append(state(position, unit).charAt(0));
        return states.toString();
    }

    /** The same with unit D, which is a division in the diagram. */
    private static String states(BreakthroughPosition position, String d) {
        return states(position) + "D" + state(position, d).charAt(0);
    }

    @Test
    void theSupplyOfASideIsThatOfItsUnits() {
        BreakthroughPosition position = diagram(DIVISION_D, "");
        var side = (BreakthroughAnswer.SupplyLines) Games.ask(position, "supply american");
        assertThat(side.units()).hasSize(6);
        for (BreakthroughAnswer.Supply unit : side.units()) assertThat(unit).isEqualTo(supply(position, unit.unit()));
    }

    @Test
    void everyUnitOfTheDiagramHasItsPrintedState() {
        assertThat(states(diagram(DIVISION_D, ""), "DIV/116PZ")).isEqualTo("1s2u3s4s5s6sAsBiCuDu");
    }

    @Test
    @Clause("breakthrough 13.7b")
    void unitTwoIsUnsuppliedForWantOfARoadWithinTwoHexes() {
        BreakthroughAnswer.Supply two = supply(diagram(DIVISION_D, ""), "2");
        assertThat(two.state()).isEqualTo("unsupplied");
        assertThat(two.surrounded()).isFalse();
        assertThat(two.blockers()).isNotEmpty();
    }

    @Test
    @Clause({"breakthrough 13.7c", "breakthrough 4.2d"})
    void unitBIsIsolatedByTheZonesOfUnitsOneAndThree() {
        assertThat(supply(diagram(DIVISION_D, ""), "B"))
                .extracting("state", "surrounded", "commandControl")
                .containsExactly("isolated", true, false);
    }

    @Test
    @Clause({"breakthrough 13.7d", "breakthrough 4.2e", "breakthrough 0j"})
    void unitCIsSurroundedButUnderTheCommandOfTheDivisionBesideIt() {
        assertThat(supply(diagram(DIVISION_D, ""), "C"))
                .extracting("state", "surrounded", "commandControl")
                .containsExactly("unsupplied", true, true);
    }

    @Test
    @Clause({"breakthrough 13.7e", "breakthrough 4.2e"})
    void unitDIsSurroundedButADivisionalUnitItself() {
        assertThat(supply(diagram(DIVISION_D, ""), "DIV/116PZ"))
                .extracting("state", "surrounded")
                .containsExactly("unsupplied", true);
    }

    @Test
    @Clause("breakthrough 4.2e")
    void withoutTheDivisionUnitsCAndDAreIsolated() {
        assertThat(states(diagram(REGIMENT_D, ""), "60/116PZ")).isEqualTo("1s2u3s4s5s6sAsBiCiDi");
    }

    @Test
    @Clause("breakthrough 4.1c")
    void theRoadOfUnitAReachesUnitBOnceTheAmericanHexBetweenThemIsGerman() {
        assertThat(states(diagram(DIVISION_D, "owned german 1,2"))).isEqualTo("1s2u3s4s5s6sAsBsCu");
    }

    @Test
    @Clause({"breakthrough 4.1c", "breakthrough 4.1d"})
    void aGermanHexOnTheTopRoadCutsOffUnitThreeOnlyAndSuppliesNoGerman() {
        assertThat(states(diagram(DIVISION_D, "owned german 3,0"))).isEqualTo("1s2u3u4s5s6sAsBiCu");
    }

    @Test
    @Clause("breakthrough 4.1b")
    void unitFourIsCutOffWhenBothItsWaysAreBlocked() {
        assertThat(states(diagram(DIVISION_D, "owned german 3,0 4,3"))).isEqualTo("1s2u3u4u5s6sAsBiCu");
    }

    @Test
    @Clause("breakthrough 4.1b")
    void anEnemyHexBetweenUnitFiveAndItsRoadBlocksTheTrace() {
        assertThat(states(diagram(DIVISION_D, "owned german 6,2"))).isEqualTo("1s2u3s4s5u6sAsBiCu");
    }

    @Test
    @Clause("breakthrough 4.1a")
    void theLineOfUnitFourIsTwoHexesLongAndThenFollowsTheRoadOffTheMap() {
        BreakthroughAnswer.Supply four = supply(diagram(DIVISION_D, ""), "4");
        assertThat(four.path()).first().isEqualTo("4,2");
        assertThat(four.path()).hasSizeBetween(3, 4);
        assertThat(four.blockers()).isEmpty();
    }
}
