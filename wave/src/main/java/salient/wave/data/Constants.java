package salient.wave.data;

import java.util.LinkedHashMap;
import java.util.Map;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.ClauseId;
import salient.kernel.rulebook.Rulebook.Provenance;

/** Single figures of the rules (constants.csv): limits, prices, ranges. Read once; rule classes keep what they need in a constant. */
public final class Constants {
    /** A figure, the clause that states it and where it comes from. */
    public record Figure(String id, int value, ClauseId clause, Provenance provenance, String note) {}

    private final Map<String, Figure> figures = new LinkedHashMap<>();

    private Constants() {
        for (CsvTable.Row row : Resources.rows("wave/constants.csv"))
            figures.put(
                    row.text("figure"),
                    new Figure(
                            row.text("figure"),
                            row.number("value"),
                            new ClauseId("wave", row.text("clause")),
                            row.provenance("provenance"),
                            row.text("note")));
    }

    private static final Constants ALL = new Constants();

    /** The value of a figure; an unknown name is our fault. */
    public static int of(String id) {
        Figure figure = ALL.figures.get(id);
        if (figure == null) throw new IllegalArgumentException("constants.csv has no figure " + id);
        return figure.value();
    }

    public static Iterable<Figure> all() {
        return ALL.figures.values();
    }
}
