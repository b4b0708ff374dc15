package salient.wave.map;

import salient.geography.HexMap;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;

/** The Meuse line (D.5, ruling at 4.9c): the river itself from the south edge between W2343 and W2444 to E2000/E2100. */
@Clause({"wave D.5", "wave 4.9c"})
final class Banks {
    private static final String SET = "west-of-meuse";
    private static final String RIVER = "Meuse";

    private Banks() {}

    /** All hexes joined to the north-west corner without crossing the Meuse; a drawn map may name its west bank instead. */
    static void findWest(HexMap map, Extent extent, boolean[] west) {
        if (map.setNames().contains(SET)) {
            map.set(SET).forEach(hex -> west[hex] = true);
            return;
        }
        if (!extent.isWhole()) return; // a drawn map names its west bank or has none
        HexGrid grid = map.grid();
        int[] queue = new int[grid.size()];
        int tail = 1;
        west[0] = true;
        for (int head = 0; head < tail; head++)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = grid.neighbor(queue[head], d);
                if (next == HexGrid.NONE || west[next] || isMeuse(map, grid.side(queue[head], d))) continue;
                west[next] = true;
                queue[tail++] = next;
            }
        if (tail == grid.size()) throw new IllegalArgumentException("the Meuse does not divide the map");
    }

    private static boolean isMeuse(HexMap map, int side) {
        for (String name : map.riverName(side).split("/")) if (name.equals(RIVER)) return true;
        return false;
    }
}
