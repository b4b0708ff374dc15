package salient.kernel.hex;

import java.util.Arrays;
import java.util.List;

/**
 * Names such as {@code E2033} on a map joined from printed sheets: the sheet's letter, two digits of column, two of
 * row. Where sheets overlap, one hex has a name on each; all of them are read, and the last sheet's name is printed.
 */
public final class SheetNames implements HexNames {
    private final HexGrid grid;
    private final List<Sheet> sheets;
    private final String[] names;

    /**
     * One printed sheet.
     *
     * @param letter what its names begin with
     * @param firstPrinted the printed number of its first column, {@code lastPrinted} that of its last
     * @param gridColumn where its first column lies on the joined grid
     */
    public record Sheet(String letter, int firstPrinted, int lastPrinted, int gridColumn) {
        public Sheet {
            if (letter.isEmpty() || firstPrinted < 0 || lastPrinted > 99 || firstPrinted > lastPrinted)
                throw new IllegalArgumentException(
                        "sheet " + letter + " with columns " + firstPrinted + " to " + lastPrinted);
        }

        boolean prints(int column) {
            return column >= gridColumn && column <= gridColumn + lastPrinted - firstPrinted;
        }
    }

    public SheetNames(HexGrid grid, List<Sheet> sheets) {
        this.grid = grid;
        this.sheets = List.copyOf(sheets);
        names = new String[grid.size()];
        for (Sheet sheet : this.sheets) nameAll(sheet);
        int nameless = Arrays.asList(names).indexOf(null);
        if (nameless >= 0) throw new IllegalArgumentException("no sheet prints grid column " + grid.column(nameless));
    }

    private void nameAll(Sheet sheet) {
        for (int hex = 0; hex < names.length; hex++) {
            int column = grid.column(hex);
            if (!sheet.prints(column)) continue;
            int row = grid.row(hex);
            if (row > 99) throw new IllegalArgumentException("row " + row + " needs more than two digits");
            names[hex] =
                    sheet.letter() + twoDigits(column - sheet.gridColumn() + sheet.firstPrinted()) + twoDigits(row);
        }
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }

    @Override
    public String name(int hex) {
        return names[hex];
    }

    @Override
    public int hex(String name) {
        for (Sheet sheet : sheets) {
            int digits = sheet.letter().length();
            if (name.length() != digits + 4 || !name.startsWith(sheet.letter())) continue;
            int printed = Digits.padded(name, digits, digits + 2);
            int row = Digits.padded(name, digits + 2, digits + 4);
            if (row != HexGrid.NONE && printed >= sheet.firstPrinted() && printed <= sheet.lastPrinted())
                return grid.at(printed - sheet.firstPrinted() + sheet.gridColumn(), row);
        }
        return HexGrid.NONE;
    }
}
