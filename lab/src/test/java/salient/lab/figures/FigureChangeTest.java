package salient.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.kernel.data.Resources;
import salient.lab.compare.Variation;
import salient.lab.study.BadStudy;

class FigureChangeTest {
    private static final String FILE = "lab/history.csv";

    private static String changed(String text) {
        return FigureChange.parse(text, "race").changed(Resources.shipped("race/constants.csv"));
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
        assertThatThrownBy(() -> FigureChange.parse("constants.csv=3", "race"))
                .hasMessageContaining("FILE.csv:ROW:COLUMN");
        assertThatThrownBy(() -> FigureChange.parse("none.csv:a:b=3", "race").apply())
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("no data file race/none.csv");
    }

    @Test
    void aFileThatHasBeenReadCannotBeChangedAnyMore() {
        Resources.rows(FILE);
        assertThatThrownBy(() -> Resources.change(FILE, text -> text)).hasMessageContaining("has been read already");
    }

    @Test
    void everyGameHasReconstructedFiguresToVary() {
        for (String game : new String[] {"breakthrough", "wave", "greatbattles", "race"})
            assertThat(Variation.figures(game))
                    .as(game)
                    .isNotEmpty()
                    .allSatisfy(variation -> FigureChange.parse(
                                    variation.arguments().getLast(), game)
                            .changed(Resources.shipped(
                                    FigureChange.parse(variation.arguments().getLast(), game)
                                            .file())));
    }
}
