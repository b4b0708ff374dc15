package salient.kernel.data;

import java.util.Map;
import salient.kernel.rulebook.ClauseId;
import salient.kernel.rulebook.Rulebook.Provenance;

/** The single figures of a game's rules, from a table such as {@code wave/constants.csv}. Rule classes keep their own. */
public final class Figures {
    /** A figure, the clause that states it and where it comes from. */
    public record Figure(String name, int value, ClauseId clause, Provenance provenance, String note) {}

    private final String path;
    private final Map<String, Figure> all;

    /** @param column that of the names */
    public Figures(String game, String path, String column) {
        this.path = path;
        all = Resources.byName(
                path,
                column,
                row -> new Figure(
                        row.text(column),
                        row.number("value"),
                        new ClauseId(game, row.text("clause")),
                        row.provenance("provenance"),
                        row.text("note")));
    }

    /** The value of a figure; an unknown name is our fault. */
    public int of(String name) {
        Figure figure = all.get(name);
        if (figure == null) throw new IllegalStateException(path + ": no row for " + name);
        return figure.value();
    }

    /** All figures by their names, in the order of the file. */
    public Map<String, Figure> all() {
        return all;
    }
}
