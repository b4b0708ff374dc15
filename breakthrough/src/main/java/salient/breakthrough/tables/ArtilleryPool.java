package salient.breakthrough.tables;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/**
 * 13.4: the artillery of a corps.
 *
 * @param addedTurn the turn at whose beginning {@code addedPoints} join it, or 0
 */
public record ArtilleryPool(
        int index, String corps, Army army, List<String> divisions, int points, int addedPoints, int addedTurn) {
    /** No pool: units without a division have none (6.4b). */
    public static final int NONE = -1;

    private static final List<ArtilleryPool> ALL = load();

    @Clause("breakthrough 13.4m")
    public static List<ArtilleryPool> all() {
        return ALL;
    }

    public static int count() {
        return ALL.size();
    }

    @Clause({
        "breakthrough 13.4a",
        "breakthrough 13.4b",
        "breakthrough 13.4c",
        "breakthrough 13.4d",
        "breakthrough 13.4e",
        "breakthrough 13.4f",
        "breakthrough 13.4g",
        "breakthrough 13.4h",
        "breakthrough 13.4i",
        "breakthrough 13.4j",
        "breakthrough 13.4k",
        "breakthrough 13.4l"
    })
    private static List<ArtilleryPool> load() {
        List<ArtilleryPool> all = new ArrayList<>();
        for (CsvTable.Row row : Resources.rows("breakthrough/artillery.csv"))
            all.add(new ArtilleryPool(
                    all.size(),
                    row.text("corps"),
                    row.choice("side", Army.class),
                    List.of(row.text("divisions").split(" ")),
                    row.number("points"),
                    row.numberOr("added_points", 0),
                    row.numberOr("added_turn", 0)));
        return List.copyOf(all);
    }
}
