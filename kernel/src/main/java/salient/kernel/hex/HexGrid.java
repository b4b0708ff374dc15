package salient.kernel.hex;

import java.util.Arrays;

/**
 * An offset grid of flat-topped hexes in straight columns. A hex is a dense int from 0, column by column; a hexside
 * is a dense int too, shared by the two hexes it separates. All tables are flat and made once.
 *
 * <p>Directions are 0 to 5 clockwise from the top of the column: up, upper right, lower right, down, lower left,
 * upper left.
 */
public final class HexGrid {
    /** No such hex or hexside: off the map. */
    public static final int NONE = -1;

    public static final int DIRECTIONS = 6;

    /** Far more than any map has; checked before memory is taken, since a grid may come from an upload. */
    public static final int MOST_HEXES = 20_000;

    /** How many columns, and how many hexes in the even and in the odd ones; these sit half a hex lower or higher. */
    private record Outline(int columns, int evenRows, int oddRows, boolean oddColumnsLower) {
        Outline {
            if (columns < 1 || evenRows < 1 || (columns > 1 && oddRows < 1))
                throw new IllegalArgumentException("a grid needs at least one column and one row");
            if ((long) columns * Math.max(evenRows, oddRows) > MOST_HEXES)
                throw new IllegalArgumentException("a grid has at most " + MOST_HEXES + " hexes");
        }
    }

    private final Outline outline;
    private final int[] firstOfColumn;
    private final int[] columnOf;
    private final int[] neighbors;
    private final int[] sides;
    private final int[] sideHexes;
    private final Rings rings;
    private final MapEdge rim;

    /**
     * @param evenRows how many hexes an even column has, counting columns from 0; {@code oddRows} likewise
     * @param oddColumnsLower whether odd columns sit half a hex below even ones, or half a hex above
     */
    public HexGrid(int columns, int evenRows, int oddRows, boolean oddColumnsLower) {
        outline = new Outline(columns, evenRows, oddRows, oddColumnsLower);
        firstOfColumn = new int[columns + 1];
        for (int c = 0; c < columns; c++) firstOfColumn[c + 1] = firstOfColumn[c] + rows(c);
        columnOf = new int[size()];
        for (int c = 0; c < columns; c++) Arrays.fill(columnOf, firstOfColumn[c], firstOfColumn[c + 1], c);
        neighbors = new int[size() * DIRECTIONS];
        for (int hex = 0; hex < size(); hex++)
            for (int d = 0; d < DIRECTIONS; d++) neighbors[hex * DIRECTIONS + d] = computeNeighbor(hex, d);
        sides = new int[neighbors.length];
        sideHexes = numberSides();
        rings = new Rings(this);
        rim = new MapEdge(this);
    }

    public int size() {
        return firstOfColumn[outline.columns];
    }

    public int columns() {
        return outline.columns;
    }

    /** How many hexes a column has. */
    public int rows(int column) {
        return (column & 1) == 0 ? outline.evenRows : outline.oddRows;
    }

    public boolean oddColumnsLower() {
        return outline.oddColumnsLower;
    }

    /** The hex at a column and row, both from 0, or NONE. */
    public int at(int column, int row) {
        if (column < 0 || column >= outline.columns || row < 0 || row >= rows(column)) return NONE;
        return firstOfColumn[column] + row;
    }

    public int column(int hex) {
        return columnOf[hex];
    }

    public int row(int hex) {
        return hex - firstOfColumn[columnOf[hex]];
    }

    /** The next hex in a direction, or NONE. */
    public int neighbor(int hex, int direction) {
        return neighbors[hex * DIRECTIONS + direction];
    }

    /** The whole table of neighbors, six entries per hex, for inner loops. Read only. */
    public int[] neighborTable() {
        return neighbors;
    }

    /** The direction from a hex to an adjacent one, or NONE. */
    public int direction(int from, int to) {
        for (int d = 0; d < DIRECTIONS; d++) if (neighbors[from * DIRECTIONS + d] == to) return d;
        return NONE;
    }

    public static int opposite(int direction) {
        return direction < 3 ? direction + 3 : direction - 3;
    }

    /** The hexside of a hex in a direction; sides on the map edge are hexsides too. */
    public int side(int hex, int direction) {
        return sides[hex * DIRECTIONS + direction];
    }

    /** The whole hexside table, six entries per hex, for inner loops. Read only. */
    public int[] sideTable() {
        return sides;
    }

    public int sideCount() {
        return sideHexes.length / 2;
    }

    /** The hexside between two adjacent hexes, or NONE if they are not adjacent. */
    public int sideBetween(int a, int b) {
        int d = direction(a, b);
        return d == NONE ? NONE : side(a, d);
    }

    /** One of the two hexes of a hexside: the one with the lower number. */
    public int firstHex(int side) {
        return sideHexes[2 * side];
    }

    /** The other hex of a hexside, or NONE on the map edge. */
    public int secondHex(int side) {
        return sideHexes[2 * side + 1];
    }

    public int distance(int a, int b) {
        int q = column(a) - column(b);
        int r = axialRow(a) - axialRow(b);
        return Math.max(Math.abs(q), Math.max(Math.abs(r), Math.abs(q + r)));
    }

    /** The hexes up to that distance, the center first, then ring by ring, each clockwise from straight up. */
    public int[] within(int center, int radius) {
        return rings.within(center, radius);
    }

    /** The hexes along the map edge from one edge hex clockwise to another, both included. */
    public int[] edgeStretch(int from, int to) {
        return rim.stretch(from, to);
    }

    /** The row on axes 60 degrees apart, where distance is plain. */
    int axialRow(int hex) {
        int c = column(hex);
        return row(hex) - stagger(c);
    }

    /** The hex at a column and an axial row, or NONE. */
    int atAxial(int column, int axialRow) {
        return at(column, axialRow + stagger(column));
    }

    /** How far a column's rows lie below the axial ones; rounds down left of the map too. */
    private int stagger(int column) {
        return (outline.oddColumnsLower ? column : column + 1) >> 1;
    }

    private int computeNeighbor(int hex, int direction) {
        int c = column(hex);
        int r = row(hex);
        boolean lower = ((c & 1) == 1) == outline.oddColumnsLower;
        int upper = lower ? r : r - 1; // row of the upper neighbor in the next column
        return switch (direction) {
            case 0 -> at(c, r - 1);
            case 1 -> at(c + 1, upper);
            case 2 -> at(c + 1, upper + 1);
            case 3 -> at(c, r + 1);
            case 4 -> at(c - 1, upper + 1);
            case 5 -> at(c - 1, upper);
            default -> throw new IllegalArgumentException("direction " + direction);
        };
    }

    private int[] numberSides() {
        int[] hexes = new int[2 * sides.length];
        int count = 0;
        for (int hex = 0; hex < size(); hex++)
            for (int d = 0; d < DIRECTIONS; d++) {
                int other = neighbor(hex, d);
                if (other != NONE && other < hex) {
                    sides[hex * DIRECTIONS + d] = sides[other * DIRECTIONS + opposite(d)];
                    continue;
                }
                hexes[2 * count] = hex;
                hexes[2 * count + 1] = other;
                sides[hex * DIRECTIONS + d] = count++;
            }
        return Arrays.copyOf(hexes, 2 * count);
    }
}
