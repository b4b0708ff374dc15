package salient.bench;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;

/**
 * The unit other figures are given in: one plain breadth-first trace over a fixed map of 60 by 45 hexes, 14% of them
 * blocked, from its middle. It is written out here and not taken from the kernel, so that a faster kernel does not
 * change the unit. Changing anything in this file makes new figures incomparable with old ones.
 */
public final class Yardstick {
    private static final long SEED = 19441216;
    private static final int PERCENT_BLOCKED = 14;

    private final HexGrid grid = new HexGrid(60, 45, 45, true);
    private final boolean[] blocked = new boolean[grid.size()];
    /** What entering a hex costs: half of the map 1, the rest 2 or 3. */
    private final int[] terrain = new int[grid.size()];

    private final int[] neighbors = grid.neighborTable();
    private final int[] distance = new int[grid.size()];
    private final int[] queue = new int[grid.size()];

    public Yardstick() {
        for (int hex = 0; hex < grid.size(); hex++) {
            blocked[hex] = percent(2 * hex) < PERCENT_BLOCKED;
            int percent = percent(2 * hex + 1);
            terrain[hex] = percent < 50 ? 1 : percent < 80 ? 2 : 3;
        }
        blocked[start()] = false;
    }

    /** The n-th of a sequence of numbers from 0 to 99 (SplitMix64); no dice of the kernel, for the reason above. */
    private static int percent(int n) {
        long z = SEED + (n + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(z ^ (z >>> 31), 100);
    }

    public HexGrid grid() {
        return grid;
    }

    public int start() {
        return grid.at(30, 22);
    }

    public boolean open(int hex) {
        return !blocked[hex];
    }

    public int terrain(int hex) {
        return terrain[hex];
    }

    /** The trace: how many hexes can be reached. */
    public int trace() {
        Arrays.fill(distance, HexGrid.NONE);
        int head = 0;
        int tail = 0;
        distance[start()] = 0;
        queue[tail++] = start();
        while (head < tail) {
            int hex = queue[head++];
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = neighbors[hex * HexGrid.DIRECTIONS + d];
                if (next == HexGrid.NONE || blocked[next] || distance[next] != HexGrid.NONE) continue;
                distance[next] = distance[hex] + 1;
                queue[tail++] = next;
            }
        }
        return tail;
    }

    public Work work() {
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += trace();
            return sum;
        };
    }
}
