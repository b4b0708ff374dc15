package salient.geography;

import java.util.ArrayDeque;
import java.util.function.IntPredicate;
import salient.kernel.hex.HexGrid;

/** The part of a map that hangs together. */
public final class ConnectedHexes {
    private ConnectedHexes() {}

    /** Marks a hex and everything that can be reached from it through open hexes over open hexsides. */
    public static void mark(HexGrid grid, int start, IntPredicate hexes, IntPredicate sides, boolean[] seen) {
        var queue = new ArrayDeque<Integer>();
        seen[start] = true;
        queue.add(start);
        while (!queue.isEmpty()) {
            int hex = queue.poll();
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = grid.neighbor(hex, d);
                if (next == HexGrid.NONE || seen[next] || !hexes.test(next) || !sides.test(grid.side(hex, d))) continue;
                seen[next] = true;
                queue.add(next);
            }
        }
    }
}
