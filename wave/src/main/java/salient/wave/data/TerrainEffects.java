package salient.wave.data;

import java.util.HashMap;
import java.util.Map;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** The Terrain Effects Chart: what entering a hex costs and how many columns its terrain shifts an attack to the left. */
@Clause({"wave 9.7a", "wave 10.11a"})
public final class TerrainEffects {
    private static final Map<String, CsvTable.Row> ROWS = read();

    private TerrainEffects() {}

    private static Map<String, CsvTable.Row> read() {
        Map<String, CsvTable.Row> rows = new HashMap<>();
        for (CsvTable.Row row : Resources.rows("wave/terrain-effects.csv")) rows.put(row.text("terrain"), row);
        return rows;
    }

    /** Movement points to enter a hex of this natural terrain, or to follow a road. */
    public static int cost(String terrain) {
        return row(terrain).number("movement");
    }

    /** Columns to the left. */
    public static int shift(String terrain) {
        return row(terrain).number("combat");
    }

    /** Whether non-artillery units attacking through such a hexside are halved. */
    public static boolean halves(String hexside) {
        return row(hexside).text("combat").equals("halved");
    }

    private static CsvTable.Row row(String terrain) {
        CsvTable.Row row = ROWS.get(terrain);
        if (row == null) throw new IllegalArgumentException("terrain-effects.csv has no row " + terrain);
        return row;
    }
}
