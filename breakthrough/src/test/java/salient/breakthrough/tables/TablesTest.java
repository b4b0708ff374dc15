package salient.breakthrough.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.rulebook.Clause;

/** What the tables promise beside the rows of the order of battle, and that a broken one says where. */
class TablesTest {
    @Test
    @Clause({"breakthrough 13.2c", "breakthrough 13.2f", "breakthrough 7.6p"})
    void noDivisionHasTwoMarkedRegimentsSoNoDivisionalUnitIsMarked() {
        for (Division division : OrderOfBattle.allDivisions()) {
            int marked = 0;
            for (int u : OrderOfBattle.regiments(division))
                if (OrderOfBattle.unit(u).corridor()) marked++;
            assertThat(marked).as(division.id()).isLessThan(2);
        }
        assertThat(OrderOfBattle.all().stream().filter(u -> u.divisional() && u.corridor()))
                .isEmpty();
    }

    @ParameterizedTest
    @Clause("breakthrough 13.2g")
    @CsvSource({"753/326VG,28,29", "ENG/LVIII,12,31", "ENG/LXVI,15,27", "422/106,19,28", "FB,23,31"})
    void rowsCorrectedByARulingHaveTheRuledPlace(String unit, int x, int y) {
        assertThat(OrderOfBattle.named(unit).entryX()).isEqualTo(x);
        assertThat(OrderOfBattle.named(unit).entryY()).isEqualTo(y);
    }

    @Test
    @Clause({"breakthrough 13.2g", "breakthrough 1.5c", "breakthrough 1.5g"})
    void theOtherRulingsAreAppliedToo() {
        assertThat(OrderOfBattle.named("CCA/4A").mobile()).isTrue();
        assertThat(OrderOfBattle.named("REC/LEHR").arm()).isEqualTo(Arm.RCN);
        assertThat(OrderOfBattle.named("915/352VG").corps()).isEqualTo("LXXXV");
        assertThat(OrderOfBattle.named("317/80").division().orElseThrow().id()).isEqualTo("80");
        assertThat(OrderOfBattle.named("8/3PZGR").corps()).isEqualTo("ISS");
    }

    @Test
    @Clause({"breakthrough 0l", "breakthrough 13.2f"})
    void divisionsWithTheSameNumberAreDifferentDivisions() {
        assertThat(OrderOfBattle.named("9/2").division())
                .isNotEqualTo(OrderOfBattle.named("CCA/2A").division());
        assertThat(OrderOfBattle.named("9/3FJ").division())
                .isNotEqualTo(OrderOfBattle.named("8/3PZGR").division());
        assertThat(OrderOfBattle.named("101/26").division())
                .isNotEqualTo(OrderOfBattle.named("39/26VG").division());
        assertThat(OrderOfBattle.allDivisions()).hasSize(44);
    }

    @ParameterizedTest
    @Clause("breakthrough 13.2f")
    @CsvSource({
        "PZ,2PZ 1SS 116PZ 12SS LEHR 9SS 2SS 9PZ",
        "PZGR,3PZGR 15PZGR",
        "FJ,3FJ 5FJ",
        "VG,26VG 277VG 352VG 62VG 12VG 560VG 18VG 272VG 326VG 79VG",
        "ARM,9A 7A 10A 3A 4A 2A",
        "AB,101 82",
        "CAV,14C",
        "INF,106 28 2 99 1 9 30 84 80 26 75 83 35"
    })
    void theArmOfADivisionIsThatOfTheList(Arm arm, String divisions) {
        assertThat(OrderOfBattle.allDivisions().stream()
                        .filter(d -> d.arm() == arm)
                        .map(Division::id))
                .containsExactlyInAnyOrder(divisions.split(" "));
    }

    @Test
    @Clause({"breakthrough 13.1a", "breakthrough 13.1b"})
    void thereAreSixSymbolsAndFourSizeMarks() {
        assertThat(Arm.FJ.symbol()).isEqualTo(Arm.AB.symbol());
        assertThat(Arm.VG.symbol()).isEqualTo(Arm.INF.symbol());
        assertThat(Arm.CAV.symbol()).isEqualTo(Arm.RCN.symbol());
        assertThat(Arm.Symbol.values()).hasSize(6);
        assertThat(Stream.of(Size.values()).map(size -> size.mark)).containsExactly("II", "III", "X", "XX");
    }

    @Test
    @Clause({"breakthrough 10.1c", "breakthrough 10.1a", "breakthrough 10.1b"})
    void eighteenTownsScoreAndBastogneTwice() {
        assertThat(Town.all()).hasSize(18);
        assertThat(Town.all().stream().mapToInt(Town::vpPerTurn).sum()).isEqualTo(475);
        assertThat(Town.all()).contains(new Town("Bastogne", 7, 13, 50, 50), new Town("Aywaille", 28, 13, 25, 25));
    }

    @Test
    void everyConstantNamesItsClauseAndWhereItComesFrom() {
        assertThat(Constants.all().values())
                .allMatch(c -> c.provenance() != null)
                .allMatch(c -> c.clause().number().matches("\\d+(\\.\\d+)?[a-z]"));
        assertThatThrownBy(() -> Constants.of("luck")).hasMessageContaining("constants.csv");
    }
}
