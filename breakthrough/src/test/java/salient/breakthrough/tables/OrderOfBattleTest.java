package salient.breakthrough.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.rulebook.Clause;

/** 13.1 and 13.2, with the counts of section D of the rules. */
class OrderOfBattleTest {
    private static Stream<Unit> printed() {
        return OrderOfBattle.all().stream().filter(unit -> !unit.divisional());
    }

    private static Stream<Unit> of(Army army) {
        return printed().filter(unit -> unit.army() == army);
    }

    private static List<String> ids(Predicate<Unit> which) {
        return printed().filter(which).map(Unit::id).toList();
    }

    @Clause({"breakthrough 13.2a", "breakthrough 13.2e", "breakthrough 13.2g"})
    @Test
    void eightyFiveAmericanAndSeventyNineGermanRowsWithTheirSums() {
        assertThat(of(Army.AMERICAN)).hasSize(85);
        assertThat(of(Army.GERMAN)).hasSize(79);
        assertThat(of(Army.AMERICAN).mapToInt(Unit::strength).sum()).isEqualTo(3165);
        assertThat(of(Army.AMERICAN).mapToInt(Unit::twoPlayerStrength).sum()).isEqualTo(3090);
        assertThat(of(Army.GERMAN).mapToInt(Unit::strength).sum()).isEqualTo(2965);
    }

    @Clause({"breakthrough 13.2b", "breakthrough 0i"})
    @ParameterizedTest
    @CsvSource({
        "16, 27, 750, 59, 1961",
        "17, 5, 150, 1, 40",
        "18, 8, 360, 0, 0",
        "19, 12, 505, 10, 609",
        "20, 4, 120, 0, 0",
        "21, 4, 180, 0, 0",
        "22, 15, 685, 1, 60",
        "23, 4, 145, 8, 295",
        "24, 0, 0, 0, 0",
        "25, 6, 270, 0, 0",
        "26, 0, 0, 0, 0",
        "27, 0, 0, 0, 0"
    })
    void unitsAndPointsOfEveryDay(int date, int americans, int americanPoints, int germans, int germanPoints) {
        List<Unit> american =
                of(Army.AMERICAN).filter(u -> u.arrivalTurn() == date - 15).toList();
        List<Unit> german =
                of(Army.GERMAN).filter(u -> u.arrivalTurn() == date - 15).toList();
        assertThat(american).hasSize(americans);
        assertThat(american.stream().mapToInt(Unit::strength).sum()).isEqualTo(americanPoints);
        assertThat(german).hasSize(germans);
        assertThat(german.stream().mapToInt(Unit::strength).sum()).isEqualTo(germanPoints);
    }

    @Clause("breakthrough 13.2c")
    @Test
    void thirteenAmericanRowsAreMarkedForTheCorridor() {
        assertThat(ids(Unit::corridor)).hasSize(13).contains("424/106", "112/28", "1102");
        assertThat(printed().filter(Unit::corridor)).allMatch(unit -> unit.army() == Army.AMERICAN);
    }

    @Clause("breakthrough 13.2d")
    @Test
    void engineersAndTankDestroyersAreWeakerWhenTwoPlay() {
        for (Unit unit : of(Army.AMERICAN).toList()) {
            int expected = unit.engineer() ? 5 : unit.id().startsWith("TD-") ? 15 : unit.strength();
            assertThat(unit.twoPlayerStrength()).as(unit.id()).isEqualTo(expected);
        }
        assertThat(of(Army.GERMAN)).allMatch(unit -> unit.twoPlayerStrength() == unit.strength());
    }

    @Clause({"breakthrough 0l", "breakthrough 13.2f"})
    @Test
    void divisionsWithTheSameNumberAreToldApartBySideAndArm() {
        assertThat(OrderOfBattle.allDivisions().stream().map(Division::id))
                .doesNotHaveDuplicates()
                .contains("2", "2A", "9", "9A", "3FJ", "3PZGR", "12VG", "12SS", "2PZ", "2SS", "9PZ", "9SS");
        assertThat(arm("DIV/2PZ")).isEqualTo(Arm.PZ);
        assertThat(arm("DIV/3PZGR")).isEqualTo(Arm.PZGR);
        assertThat(arm("DIV/5FJ")).isEqualTo(Arm.FJ);
        assertThat(arm("DIV/26VG")).isEqualTo(Arm.VG);
        assertThat(arm("DIV/7A")).isEqualTo(Arm.ARM);
        assertThat(arm("DIV/101")).isEqualTo(Arm.AB);
        assertThat(arm("DIV/26")).isEqualTo(Arm.INF);
    }

    private static Arm arm(String id) {
        return OrderOfBattle.named(id).arm();
    }

    @Clause({"breakthrough 13.2f", "breakthrough 6.6a", "breakthrough 6.6o"})
    @Test
    void divisionsWithFewerThanTwoRegimentsHaveNoDivisionalUnit() {
        for (String division : List.of("272VG", "28", "9A", "10A", "14C"))
            assertThat(OrderOfBattle.find("DIV/" + division)).as(division).isEmpty();
    }

    @Clause({"breakthrough 13.2h", "breakthrough 1.5e", "breakthrough 1.5f"})
    @Test
    void sizesAreThoseOfTheRuling() {
        assertThat(ids(unit -> unit.size() == Size.BRIGADE)).containsExactlyInAnyOrder("150", "JPZ", "FB", "FGR");
        assertThat(ids(unit -> unit.size() == Size.BATTALION && !unit.engineer()))
                .containsExactlyInAnyOrder(
                        "a/28",
                        "b/28",
                        "c/28",
                        "d/28",
                        "e/28",
                        "f/28",
                        "H/9A",
                        "R/9A",
                        "C/10A",
                        "D/10A",
                        "O/10A",
                        "18/14C",
                        "32/14C",
                        "TD-A",
                        "TD-B",
                        "TD-C",
                        "TD-D",
                        "PZ/XLVII",
                        "PZ/LVIII",
                        "PZ/LXVI",
                        "560",
                        "11",
                        "519");
        assertThat(printed().filter(Unit::engineer)).allMatch(unit -> unit.size() == Size.BATTALION);
        for (String regiment : List.of("IND", "102", "REC/LEHR", "-/272VG"))
            assertThat(OrderOfBattle.named(regiment).size()).as(regiment).isEqualTo(Size.REGIMENT);
    }

    @Clause({"breakthrough 13.2i", "breakthrough 6.5c"})
    @Test
    void independentUnitsHaveNoDivision() {
        assertThat(ids(Unit::independent)).contains("IND", "102", "150", "FB", "1102", "TD-A");
        assertThat(OrderOfBattle.named("422/106").independent()).isFalse();
    }

    @Clause({"breakthrough 6.6l", "breakthrough 6.6q"})
    @Test
    void threeDivisionsHaveFourRegimentsAndADivisionIsMobileIfAllItsRegimentsAre() {
        assertThat(OrderOfBattle.allDivisions().stream()
                        .filter(division -> OrderOfBattle.regiments(division).length == 4)
                        .map(Division::id))
                .containsExactlyInAnyOrder("101", "82", "LEHR");
        assertThat(OrderOfBattle.named("DIV/116PZ").mobile()).isTrue();
        assertThat(OrderOfBattle.named("DIV/26VG").mobile()).isFalse();
        assertThat(OrderOfBattle.named("DIV/5FJ").mobile()).isFalse();
    }

    @Clause("breakthrough 7.4h")
    @Test
    void everyGermanEngineerIsMobile() {
        assertThat(of(Army.GERMAN).filter(Unit::engineer)).isNotEmpty().allMatch(Unit::mobile);
    }

    @Clause("breakthrough 13.1a")
    @Test
    void sixSymbolsServeAllArms() {
        assertThat(Arm.Symbol.values()).hasSize(6);
        assertThat(Arm.FJ.symbol()).isEqualTo(Arm.AB.symbol()).isEqualTo(Arm.Symbol.AIRBORNE);
        assertThat(Arm.VG.symbol()).isEqualTo(Arm.INF.symbol()).isEqualTo(Arm.Symbol.INFANTRY);
        assertThat(Arm.PZ.symbol()).isEqualTo(Arm.ARM.symbol()).isEqualTo(Arm.Symbol.ARMOR);
        assertThat(Arm.RCN.symbol()).isEqualTo(Arm.CAV.symbol()).isEqualTo(Arm.Symbol.RECON);
        assertThat(Arm.ENG.symbol()).isEqualTo(Arm.Symbol.ENGINEER);
        assertThat(Arm.PZGR.symbol()).isEqualTo(Arm.Symbol.PANZERGRENADIER);
    }

    @Clause({"breakthrough 13.1b", "breakthrough 13.1c", "breakthrough 1.5a", "breakthrough 1.5g"})
    @Test
    void sizesHaveTheirMarksAndAbbreviations() {
        assertThat(List.of(Size.values())).extracting(size -> size.mark).containsExactly("II", "III", "X", "XX");
        assertThat(List.of(Size.values()))
                .extracting(size -> size.shortName)
                .containsExactly("BATT", "REG", "BRIG", "DIV");
    }
}
