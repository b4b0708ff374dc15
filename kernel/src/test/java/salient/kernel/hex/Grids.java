package salient.kernel.hex;

import salient.kernel.property.Gen;

/** Grids to test on. */
public final class Grids {
    private Grids() {}

    /** Small grids of both parities; columns are equally long, or the half-hex ends are cut off as on printed maps. */
    public static HexGrid any(Gen gen) {
        int columns = gen.between(1, 12);
        int rows = gen.between(2, 12);
        boolean oddLower = gen.coin();
        return switch (gen.below(3)) {
            case 0 -> new HexGrid(columns, rows, rows, oddLower);
            case 1 -> new HexGrid(columns, rows, rows - 1, true);
            default -> new HexGrid(columns, rows - 1, rows, false);
        };
    }

    public static int hex(HexGrid grid, Gen gen) {
        return gen.below(grid.size());
    }

    /** Steps from a hex to every other by plain breadth-first search. */
    static int[] steps(HexGrid grid, int from) {
        int[] steps = new int[grid.size()];
        java.util.Arrays.fill(steps, Integer.MAX_VALUE);
        steps[from] = 0;
        var queue = new java.util.ArrayDeque<Integer>();
        queue.add(from);
        while (!queue.isEmpty()) {
            int hex = queue.remove();
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = grid.neighbor(hex, d);
                if (next == HexGrid.NONE || steps[next] != Integer.MAX_VALUE) continue;
                steps[next] = steps[hex] + 1;
                queue.add(next);
            }
        }
        return steps;
    }

    /** Column and row, for a readable failure. */
    static String name(HexGrid grid, int hex) {
        return grid.column(hex) + "," + grid.row(hex);
    }
}
