package salient.geography.compiler;

import java.util.SequencedMap;
import java.util.TreeMap;
import salient.geography.HexSet;
import salient.geography.gazetteer.Front;
import salient.geography.gazetteer.Gazetteer;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;

/** Stage 3: who holds what on each day the gazetteer knows a front of. */
final class Fronts {
    static final String START = "1944-12-16";

    private Fronts() {}

    /** A hex belongs to the side its representative point is on; pins see to the hexes whose side is printed. */
    static SequencedMap<String, HexSet> byLine(HexGrid grid, Transform transform, Places places, Gazetteer gazetteer) {
        SequencedMap<String, HexSet> german = new TreeMap<>();
        for (Front front : gazetteer.fronts().values())
            german.put(
                    front.date(),
                    HexSet.where(grid.size(), hex -> front.isGerman(transform.inverse(places.representative(hex)))));
        return german;
    }

    /**
     * Breakthrough: the start follows the table of W6, and no German is ever in column 0 (1.4k). On a later day a hex
     * that was German at the start is German still.
     */
    static SequencedMap<String, HexSet> byTable(HexGrid grid, SequencedMap<String, HexSet> byLine) {
        int[] first = new int[grid.columns()];
        java.util.Arrays.fill(first, Integer.MAX_VALUE);
        for (var row : Resources.rows("geography/layout/breakthrough-ownership.csv"))
            first[row.number("x")] = row.number("first_german_y");
        HexSet start = HexSet.where(grid.size(), hex -> grid.row(hex) >= first[grid.column(hex)]);
        SequencedMap<String, HexSet> german = new TreeMap<>();
        byLine.forEach((day, held) -> german.put(
                day,
                HexSet.where(grid.size(), hex -> grid.column(hex) > 0 && (start.contains(hex) || held.contains(hex)))));
        german.put(START, start);
        return german;
    }
}
