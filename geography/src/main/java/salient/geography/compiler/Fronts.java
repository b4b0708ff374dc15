package salient.geography.compiler;

import java.util.SequencedMap;
import java.util.TreeMap;
import salient.geography.HexSet;
import salient.geography.gazetteer.Front;
import salient.geography.gazetteer.Gazetteer;
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
}
