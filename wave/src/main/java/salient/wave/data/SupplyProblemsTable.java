package salient.wave.data;

import java.util.List;
import salient.kernel.rulebook.Clause;
import salient.kernel.table.Table;

/** The German Supply Problems table: which organizations two dice put out of supply (M.3). */
@Clause("wave 6.16a")
public final class SupplyProblemsTable {
    private static final List<Table.Row> ROWS = Resources.rows("supply-problems.csv");

    private SupplyProblemsTable() {}

    /** The designators named by a total of two dice. */
    public static List<String> organizations(int total) {
        Table.Row row = ROWS.get(total - 2);
        if (row.number("total") != total) throw row.fault("should be the row of " + total);
        return List.of(row.text("organizations").split(" "));
    }
}
