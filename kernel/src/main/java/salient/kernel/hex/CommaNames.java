package salient.kernel.hex;

/**
 * Names such as {@code 7,13}: column, comma, row, in plain decimal. A name has one spelling: {@code 07,13} and
 * {@code +7,13} are no names.
 */
public final class CommaNames implements HexNames {
    private final HexGrid grid;
    private final int firstColumn;
    private final int firstRow;

    public CommaNames(HexGrid grid) {
        this(grid, 0, 0);
    }

    /** For maps that count their columns or rows from a number other than 0; it cannot be negative. */
    public CommaNames(HexGrid grid, int firstColumn, int firstRow) {
        if (firstColumn < 0 || firstRow < 0)
            throw new IllegalArgumentException("columns and rows are counted from 0 or above");
        this.grid = grid;
        this.firstColumn = firstColumn;
        this.firstRow = firstRow;
    }

    @Override
    public String name(int hex) {
        return (grid.column(hex) + firstColumn) + "," + (grid.row(hex) + firstRow);
    }

    @Override
    public int hex(String name) {
        int comma = name.indexOf(',');
        if (comma < 0) return HexGrid.NONE;
        int column = Digits.number(name, 0, comma);
        int row = Digits.number(name, comma + 1, name.length());
        if (column == HexGrid.NONE || row == HexGrid.NONE) return HexGrid.NONE;
        return grid.at(column - firstColumn, row - firstRow);
    }
}
