package salient.breakthrough.tables;

import java.util.Map;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/** 7.4c to 7.4k: the operation points a class of units gets at the start of the turn and for its second phase. */
public record Allowance(String name, int first, int second, String clause) {
    private static final Map<String, Allowance> ALL = Resources.byName(
            "breakthrough/allowances.csv",
            "class",
            row -> new Allowance(row.text("class"), row.number("first"), row.number("second"), row.text("clause")));

    static Allowance named(CsvTable.Row row, String column) {
        Allowance found = ALL.get(row.text(column));
        if (found == null) throw row.fault("allowances.csv has no class " + row.text(column));
        return found;
    }
}
