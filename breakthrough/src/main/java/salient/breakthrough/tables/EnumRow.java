package salient.breakthrough.tables;

import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.notation.EnumWord;

/** The row of a constant in the table that its enum stands for: the n-th row, which begins with the constant's word. */
final class EnumRow {
    private EnumRow() {}

    static <E extends Enum<E> & EnumWord> CsvTable.Row of(E constant, String table, String column) {
        CsvTable.Row row = Resources.rows(table).get(constant.ordinal());
        if (!row.text(column).equals(constant.word())) throw row.fault("expected the row of " + constant.word());
        return row;
    }
}
