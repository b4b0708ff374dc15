package salient.breakthrough.tables;

import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** 10.2g: what the German score begins with where the handicap is played. Ours, from handicaps.csv. */
public final class Handicap {
    private static final List<CsvTable.Row> ROWS = Resources.rows("breakthrough/handicaps.csv");

    private Handicap() {}

    /** The points of a scenario. */
    @Clause("breakthrough 10.2g")
    public static int points(String scenario) {
        return ROWS.stream()
                .filter(row -> row.text("scenario").equals(scenario))
                .map(row -> row.number("german_points"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("handicaps.csv has no row for " + scenario));
    }
}
