package salient.wave.data;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Option;
import salient.kernel.rulebook.Clause;

/** 4.6c: for whom a scenario is evened by points that one side begins with. Ours, from handicaps.csv. */
public enum Handicap {
    /** What is played if nothing is chosen. */
    REGULAR("regular", "between regular players"),
    VETERANS("veterans", "between veterans"),
    NONE(Option.NO_HANDICAP, "none");

    private static final List<CsvTable.Row> ROWS = Resources.rows("wave/handicaps.csv");

    /** What a side begins with. */
    public record Points(String side, int points) {}

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

    public String title() {
        return title;
    }

    public static Handicap named(String id) {
        return Arrays.stream(values())
                .filter(handicap -> handicap.id.equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Which side begins a scenario with points; none does in the campaign. */
    @Clause("wave 4.6c")
    public Optional<Points> in(String scenario) {
        return ROWS.stream()
                .filter(row -> row.text("scenario").equals(scenario)
                        && row.text("handicap").equals(id))
                .map(row -> new Points(row.text("side"), row.number("points")))
                .findFirst();
    }
}
