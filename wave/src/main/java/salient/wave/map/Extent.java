package salient.wave.map;

import salient.kernel.hex.HexGrid;

/**
 * The part of the campaign's grid that a map covers: all of it, or a rectangle of columns and rows that a text has
 * drawn. Hexes keep their names and numbers, so that orders read the same on every map.
 *
 * @param column the first column of the grid, {@code row} the first row
 */
public record Extent(int column, int row, int columns, int rows) {
    static Extent whole(HexGrid grid) {
        return new Extent(0, 0, grid.columns(), 0);
    }

    /** Whether it is the map of the campaign. */
    public boolean isWhole() {
        return rows == 0;
    }

    boolean has(HexGrid grid, int hex) {
        if (isWhole()) return true;
        int c = grid.column(hex) - column;
        int r = grid.row(hex) - row;
        return c >= 0 && c < columns && r >= 0 && r < rows;
    }

    /** The neighbor table with hexes that do not exist left out. */
    int[] neighbors(HexGrid grid) {
        if (isWhole()) return grid.neighborTable();
        int[] table = grid.neighborTable().clone();
        for (int step = 0; step < table.length; step++)
            if (!has(grid, step / HexGrid.DIRECTIONS) || (table[step] != HexGrid.NONE && !has(grid, table[step])))
                table[step] = HexGrid.NONE;
        return table;
    }

    boolean isWest(HexGrid grid, int hex) {
        return has(grid, hex) && grid.column(hex) == column;
    }

    boolean isEast(HexGrid grid, int hex) {
        return has(grid, hex) && grid.column(hex) == column + columns - 1;
    }

    boolean isNorth(HexGrid grid, int hex) {
        return has(grid, hex) && grid.row(hex) == row;
    }

    boolean isSouth(HexGrid grid, int hex) {
        int last = isWhole() ? grid.rows(grid.column(hex)) - 1 : row + rows - 1;
        return has(grid, hex) && grid.row(hex) == last;
    }
}
