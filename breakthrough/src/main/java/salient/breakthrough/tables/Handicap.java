package salient.breakthrough.tables;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;

/** 10.2g: what the German score begins with where the handicap is played. Ours, from handicaps.csv. */
public enum Handicap {
    /** Its value is {@code yes} because it was the only one when records with a handicap began. */
    REGULAR("yes", "between regular players"),
    VETERANS("veterans", "between veterans");

    private static final List<CsvTable.Row> ROWS = Resources.rows("breakthrough/handicaps.csv");

    private final String id;
    private final String title;

    Handicap(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** The value of the option that chooses it. */
    public String id() {
        return id;
    }

    /** For whom it evens the scenarios. */
    public String title() {
        return title;
    }

    /** The one that is chosen, if any. */
    public static Optional<Handicap> of(Options options) {
        String value = options.get(Option.HANDICAP);
        return Arrays.stream(values())
                .filter(handicap -> handicap.id.equals(value))
                .findFirst();
    }

    /** The points of a scenario. */
    @Clause("breakthrough 10.2g")
    public int points(String scenario) {
        return ROWS.stream()
                .filter(row -> row.text("scenario").equals(scenario)
                        && row.text("handicap").equals(id))
                .map(row -> row.number("german_points"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("handicaps.csv has no row for " + scenario + ", " + id));
    }
}
