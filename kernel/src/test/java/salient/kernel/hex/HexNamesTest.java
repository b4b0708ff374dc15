package salient.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.hex.SheetNames.Sheet;

class HexNamesTest {
    private static final HexGrid JOINED = new HexGrid(53, 45, 44, true);

    /** Two sheets joined where W38 lies on E10. */
    private static final SheetNames SHEETS =
            new SheetNames(JOINED, List.of(new Sheet("W", 18, 38, 0), new Sheet("E", 10, 42, 20)));

    @Test
    void commaNamesRoundTrip() {
        forAll(200, gen -> {
            HexGrid grid = Grids.any(gen);
            CommaNames names = new CommaNames(grid, gen.below(3), gen.below(3));
            for (int hex = 0; hex < grid.size(); hex++)
                assertThat(names.hex(names.name(hex))).isEqualTo(hex);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",",
                "7",
                "7,",
                ",13",
                "07,13",
                "7,013",
                "7, 13",
                " 7,13",
                "+7,13",
                "-0,1",
                "7,13,1",
                "31,0",
                "0,32",
                "7;13",
                "x,y",
                "٧,١٣",
                "99999999999,1",
                "1,99999999999"
            })
    void commaNamesHaveOneSpelling(String text) {
        assertThat(new CommaNames(new HexGrid(31, 32, 32, true)).hex(text)).isEqualTo(HexGrid.NONE);
    }

    @Test
    void commaNamesCanCountFromAnyNumber() {
        HexGrid grid = new HexGrid(3, 3, 3, true);
        CommaNames names = new CommaNames(grid, 1, 1);
        assertThat(names.name(grid.at(0, 0))).isEqualTo("1,1");
        assertThat(names.hex("0,1")).isEqualTo(HexGrid.NONE);
        assertThatThrownBy(() -> new CommaNames(grid, -1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void sheetNamesRoundTripOnEveryHex() {
        assertThat(JOINED.size()).isEqualTo(2359);
        for (int hex = 0; hex < JOINED.size(); hex++)
            assertThat(SHEETS.hex(SHEETS.name(hex))).isEqualTo(hex);
        assertThat(IntStream.range(0, JOINED.size()).mapToObj(SHEETS::name)).doesNotHaveDuplicates();
    }

    @Test
    void aHexOnTheSeamHasTwoNamesAndPrintsTheLastSheets() {
        for (int row = 0; row < 45; row++) {
            String number = (row < 10 ? "0" : "") + row;
            int hex = SHEETS.hex("W38" + number);
            assertThat(hex).isNotEqualTo(HexGrid.NONE).isEqualTo(SHEETS.hex("E10" + number));
            assertThat(SHEETS.name(hex)).isEqualTo("E10" + number);
        }
    }

    @Test
    void theSheetsJoinWithoutAGap() {
        assertThat(JOINED.distance(SHEETS.hex("W3720"), SHEETS.hex("E1020"))).isEqualTo(1);
        assertThat(JOINED.distance(SHEETS.hex("W3720"), SHEETS.hex("E1120"))).isEqualTo(2);
        assertThat(SHEETS.name(0)).isEqualTo("W1800");
        assertThat(SHEETS.name(JOINED.size() - 1)).isEqualTo("E4244");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "E", "E203", "E20333", "e2033", "N2033", "2033", "E0933", "E4300", "W1700", "W3900", "E2045",
                "E1144", "W3744", "E-103", "E20 3", "E٢٠٣٣"
            })
    void sheetNamesOffTheMapAreNoNames(String text) {
        assertThat(SHEETS.hex(text)).isEqualTo(HexGrid.NONE);
    }

    @Test
    void oddColumnsAreOneHexShorter() {
        assertThat(SHEETS.hex("E1143")).isNotEqualTo(HexGrid.NONE);
        assertThat(SHEETS.hex("E1044")).isNotEqualTo(HexGrid.NONE);
    }

    @Test
    void sheetsMustPrintEveryColumnInTwoDigits() {
        assertThatThrownBy(() -> new SheetNames(JOINED, List.of(new Sheet("E", 10, 42, 20))))
                .hasMessageContaining("column 0");
        assertThatThrownBy(() -> new Sheet("E", 90, 100, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SheetNames(new HexGrid(1, 101, 1, true), List.of(new Sheet("E", 1, 1, 0))))
                .hasMessageContaining("row 100");
    }
}
