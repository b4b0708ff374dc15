package salient.kernel.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.rulebook.Rulebook.Provenance;

class CsvTableTest {
    private static CsvTable.Row row(String header, String line) {
        return CsvTable.parse("units.csv", header + "\n" + line + "\n").getFirst();
    }

    @Test
    void cellsAreFoundByTheirColumn() {
        CsvTable.Row row = row("unit,steps,motorized,source", "I/393,3,no,printed");
        assertThat(row.text("unit")).isEqualTo("I/393");
        assertThat(row.number("steps")).isEqualTo(3);
        assertThat(row.decimal("steps")).isEqualTo(3.0);
        assertThat(row.yes("motorized")).isFalse();
        assertThat(row.provenance("source")).isEqualTo(Provenance.PRINTED);
        assertThat(row.line()).isEqualTo(2);
    }

    @Test
    void anEmptyCellStandsForTheNumberNamed() {
        assertThat(row("steps,unit", ",KG Peiper").numberOr("steps", 4)).isEqualTo(4);
        assertThat(row("steps,unit", "2,KG Peiper").numberOr("steps", 4)).isEqualTo(2);
    }

    @Test
    void aQuotedCellKeepsItsCommasAndDoubledMarks() {
        assertThat(row("say,who", "\"halt, \"\"now\"\"\",a sentry").text("say")).isEqualTo("halt, \"now\"");
    }

    @Test
    void linesMayEndAsOnAnyMachine() {
        assertThat(CsvTable.parse("t.csv", "a,b\r\n1,2\r\n3,4\r\n"))
                .hasSize(2)
                .allMatch(row -> row.number("b") % 2 == 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text    | there is no column color",
                "number  | column steps should be a whole number, not 'three'",
                "yes     | column steps should be yes or no, not 'three'",
                "choice  | column steps has no meaning for 'three'"
            })
    void aBadCellNamesFileLineAndColumn(String reader, String why) {
        CsvTable.Row row = row("unit,steps", "I/393,three");
        assertThatThrownBy(() -> {
                    switch (reader) {
                        case "text" -> row.text("color");
                        case "number" -> row.number("steps");
                        case "yes" -> row.yes("steps");
                        default -> row.provenance("steps");
                    }
                })
                .isInstanceOf(BadData.class)
                .hasMessage("units.csv, line 2: " + why);
    }

    @Test
    void aWordMustBeOneOfThoseAllowed() {
        assertThat(row("class,town", "main,Foy").word("class", "main", "minor")).isEqualTo("main");
        assertThatThrownBy(() -> row("class,town", "big,Foy").word("class", "main", "minor"))
                .hasMessage("units.csv, line 2: column class should be one of main, minor, not 'big'");
    }

    @Test
    void aShortLineIsRefused() {
        assertThatThrownBy(() -> row("unit,steps", "I/393")).hasMessage("units.csv, line 2: has 1 cells, the header 2");
    }

    @Test
    void anOpenQuotationMarkIsRefused() {
        assertThatThrownBy(() -> row("unit,steps", "\"I/393,3"))
                .hasMessage("units.csv, line 2: a quotation mark is not closed");
    }

    @Test
    void aMissingResourceIsNamed() {
        assertThatThrownBy(() -> Resources.rows("kernel/none.csv"))
                .isInstanceOf(BadData.class)
                .hasMessageStartingWith("kernel/none.csv, line 0");
    }
}
