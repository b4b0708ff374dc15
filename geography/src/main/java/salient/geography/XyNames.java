package salient.geography;

import salient.kernel.hex.HexGrid;

/** Hexes named {@code x,y}: column and row, both from 0. */
public record XyNames(HexGrid grid) implements Sheet.SheetNames {
    @Override
    public String name(int hex) {
        return grid.column(hex) + "," + grid.row(hex);
    }

    @Override
    public int hex(String name) {
        int comma = name.indexOf(',');
        if (comma < 1) return HexGrid.NONE;
        int x = digits(name, 0, comma);
        int y = digits(name, comma + 1, name.length());
        return x < 0 || y < 0 ? HexGrid.NONE : grid.at(x, y);
    }

    @Override
    public String stated() {
        return "x,y";
    }

    /** The number written between two places of a text, or -1; no sign, no superfluous zero, at most four digits. */
    static int digits(String text, int from, int to) {
        int length = to - from;
        if (length < 1 || length > 4 || (length > 1 && text.charAt(from) == '0')) return -1;
        return paddedDigits(text, from, to);
    }

    static int paddedDigits(String text, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') return -1;
            value = value * 10 + c - '0';
        }
        return value;
    }
}
