package salient.geography;

import java.util.List;
import salient.kernel.hex.HexGrid;

/**
 * Hexes named by mapsheet, column and row, two digits each: {@code E2033}. Where one sheet overlaps the next (W38xx
 * is E10xx), the id of the later sheet is canonical and the earlier sheet's id is read as the same hex.
 */
public record SheetedNames(HexGrid grid, List<Part> parts) implements Sheet.SheetNames {
    /** The columns a sheet contributes: {@code W18-W37} from column 0 of the grid. */
    public record Part(char sheet, int first, int last, int start) {}

    public SheetedNames {
        parts = List.copyOf(parts);
    }

    @Override
    public String name(int hex) {
        int column = grid.column(hex);
        for (Part part : parts) {
            int printed = part.first() + column - part.start();
            if (printed <= part.last()) return part.sheet() + padded(printed) + padded(grid.row(hex));
        }
        throw new IllegalStateException("column " + column + " belongs to no sheet of " + stated());
    }

    @Override
    public int hex(String name) {
        if (name.length() != 5) return HexGrid.NONE;
        int printed = XyNames.paddedDigits(name, 1, 3);
        int row = XyNames.paddedDigits(name, 3, 5);
        if (printed < 0 || row < 0) return HexGrid.NONE;
        for (Part part : parts)
            if (part.sheet() == name.charAt(0)) {
                boolean overlaps = part != parts.getLast() && printed == part.last() + 1;
                if (printed < part.first() || (printed > part.last() && !overlaps)) return HexGrid.NONE;
                return grid.at(part.start() + printed - part.first(), row);
            }
        return HexGrid.NONE;
    }

    @Override
    public String stated() {
        var text = new StringBuilder("sheets");
        for (Part p : parts)
            text.append(' ')
                    .append(p.sheet())
                    .append(padded(p.first()))
                    .append('-')
                    .append(p.sheet())
                    .append(padded(p.last()));
        return text.toString();
    }

    private static String padded(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
