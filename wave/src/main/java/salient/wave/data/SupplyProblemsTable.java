package salient.wave.data;

import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** The German Supply Problems table: which organizations two dice put out of supply (M.3). */
@Clause("wave 6.16a")
public final class SupplyProblemsTable {
    private static final List<CsvTable.Row> ROWS = Resources.rows("wave/supply-problems.csv");

    private SupplyProblemsTable() {}

    /** The designators named by a total of two dice. */
    public static List<String> organizations(int total) {
        CsvTable.Row row = ROWS.get(total - 2);
        if (row.number("total") != total) throw row.fault("should be the row of " + total);
        return List.of(row.text("organizations").split(" "));
    }
}
