package salient.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.lab.compare.Variation;
import salient.lab.study.BadStudy;

class FigureChangeTest {
    private static final String FILE = "lab/history.csv";

    private static String changed(String text) {
        return DataChange.parse(text, "race").changed(Resources.shipped("race/constants.csv"));
    }

    @Test
    void aRowIsNamedByItsFirstCell() {
        String name = Resources.shipped("race/constants.csv")
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow()
                .split(",")[0];
        assertThat(changed("constants.csv:" + name + ":value=77").lines())
                .anyMatch(line -> line.startsWith(name + ",77,"));
    }

    @Test
    void percentMovesAWholeNumberByAtLeastOne() {
        String shipped = Resources.shipped("race/constants.csv");
        String more = changed("constants.csv:reconstructed:value=+1%");
        assertThat(more.lines().count()).isEqualTo(shipped.lines().count());
        assertThat(more.lines().skip(1))
                .doesNotContainAnyElementsOf(shipped.lines().skip(1).toList());
    }

    @Test
    void whatTheFileDoesNotHaveIsRefusedWithWhatItHas() {
        assertThatThrownBy(() -> changed("constants.csv:reconstructed:price=3"))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("its columns are name, value");
        assertThatThrownBy(() -> changed("constants.csv:nothing:value=3")).hasMessageContaining("has no row nothing");
        assertThatThrownBy(() -> DataChange.parse("constants.csv=3", "race"))
                .hasMessageContaining("FILE.csv:ROW:COLUMN");
        assertThatThrownBy(() -> DataChange.parse("none.csv:a:b=3", "race").apply())
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("no data file race/none.csv");
    }

    @Test
    void aFileThatHasBeenReadCannotBeChangedAnyMore() {
        Resources.rows(FILE);
        assertThatThrownBy(() -> Resources.change(FILE, text -> text)).hasMessageContaining("has been read already");
    }

    @Test
    void aRowIsNamedByAnyCellAndMovedByANumber() {
        String units = "id,side,attack,from\na,x,3,reconstructed\nb,x,0,reconstructed\nc,x,4,printed\n";
        assertThat(DataChange.parse("units.csv:from=reconstructed:attack=+1", "race")
                        .changed(units))
                .isEqualTo("id,side,attack,from\na,x,4,reconstructed\nb,x,1,reconstructed\nc,x,4,printed\n");
        assertThat(DataChange.parse("units.csv:side=x:attack=-20%", "race").changed(units))
                .isEqualTo("id,side,attack,from\na,x,2,reconstructed\nb,x,0,reconstructed\nc,x,3,printed\n");
        assertThat(DataChange.parse("units.csv:side=x:attack=-1", "race").changed(units))
                .contains("b,x,0,");
        assertThat(DataChange.parse("results.csv:1:4:attacker=+1", "race").changed("odds,attacker\n1:4,2\n"))
                .isEqualTo("odds,attacker\n1:4,3\n");
    }

    @Test
    void wordsOfAScenarioAreReplaced() {
        DataChange change = DataChange.parse("scenarios/noville.txt:points 8=points 10", "greatbattles");
        assertThat(change.file()).isEqualTo("greatbattles/scenarios/noville.txt");
        assertThat(change.changed("side allied points 8 rounds 4")).isEqualTo("side allied points 10 rounds 4");
        assertThatThrownBy(() -> change.changed("side allied points 9"))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("does not contain 'points 8'");
    }

    @ParameterizedTest
    @CsvSource({"breakthrough,twelve-days", "wave,campaign", "greatbattles,noville", "race,bastogne"})
    void everyVariationChangesItsFile(String game, String scenario) {
        assertThat(Variation.figures(game, scenario)).isNotEmpty().allSatisfy(variation -> {
            for (int i = 1; i < variation.arguments().size(); i += 2) {
                DataChange change = DataChange.parse(variation.arguments().get(i), game);
                String shipped = Resources.shipped(change.file());
                assertThat(change.changed(shipped)).as(variation.name()).isNotEqualTo(shipped);
            }
        });
    }

    /** Every number in a reconstructed row is varied, or the reason why not is written down. */
    @ParameterizedTest
    @ValueSource(strings = {"breakthrough", "wave", "greatbattles", "race"})
    void noReconstructedFigureIsForgotten(String game) throws IOException {
        Set<String> known = new TreeSet<>();
        for (CsvTable.Row row : Resources.rows("lab/varied-files.csv"))
            if (row.text("game").equals(game))
                for (String column : row.text("columns").split(" ")) known.add(row.text("file") + " " + column);
        for (CsvTable.Row row : Resources.rows("lab/not-varied.csv"))
            if (row.text("game").equals(game)) known.add(row.text("file") + " " + row.text("column"));
        Set<String> forgotten = new TreeSet<>();
        Path folder = Path.of("../" + game + "/src/main/resources/salient/" + game);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".csv")).toList()) {
                String name = folder.relativize(file).toString();
                if (name.startsWith("map/")) continue; // where things are, not how much of them
                for (CsvTable.Row row : CsvTable.parse(name, Files.readString(file)))
                    row.cells().forEach((column, cell) -> {
                        if (cell.matches("[+-]?\\d+") && isReconstructed(row, column))
                            forgotten.add(name + " " + column);
                    });
            }
        }
        forgotten.removeAll(known);
        assertThat(forgotten).isEmpty();
    }

    private static boolean isReconstructed(CsvTable.Row row, String column) {
        String from = row.cells().containsKey("factors_from")
                ? List.of("setup", "arrival", "entry").contains(column) ? "place_from" : "factors_from"
                : "provenance";
        return row.cells().containsKey(from) && row.text(from).equals(FigureChange.RECONSTRUCTED);
    }
}
