package salient.hexwar.units;

import java.util.function.IntUnaryOperator;
import salient.kernel.hex.HexGrid;

/** Tells for every hex which side's units are nearest: the front of a game whose hexes have no owner. */
public final class NearestSide {
    private final HexGrid grid;
    private final int[] queue;
    private final byte[] nearest;

    public NearestSide(HexGrid grid) {
        this.grid = grid;
        queue = new int[grid.size()];
        nearest = new byte[grid.size()];
    }

    /**
     * @param holder by hex: the side whose units are there, 0 or 1, or a negative number
     * @return by hex: whether the units of side 0 are nearer; where both are equally near, side 0 has the hex
     */
    public boolean[] behindFirstSide(IntUnaryOperator holder) {
        int end = 0;
        for (int side = 0; side < 2; side++)
            for (int hex = 0; hex < nearest.length; hex++) {
                int held = holder.applyAsInt(hex);
                if (side == 0) nearest[hex] = (byte) held;
                if (held == side) queue[end++] = hex;
            }
        // Breadth first from all units at once: side 0 was queued first and so wins ties.
        for (int next = 0; next < end; next++) {
            int hex = queue[next];
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int beside = grid.neighbor(hex, d);
                if (beside == HexGrid.NONE || nearest[beside] >= 0) continue;
                nearest[beside] = nearest[hex];
                queue[end++] = beside;
            }
        }
        boolean[] behind = new boolean[nearest.length];
        for (int hex = 0; hex < behind.length; hex++) behind[hex] = nearest[hex] == 0;
        return behind;
    }
}
