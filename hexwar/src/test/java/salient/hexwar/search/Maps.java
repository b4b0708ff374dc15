package salient.hexwar.search;

import salient.kernel.hex.Grids;
import salient.kernel.hex.HexGrid;
import salient.kernel.property.Gen;

/** A random map: a grid, some of its hexes closed, and for each step a cost or none. */
record Maps(HexGrid grid, boolean[] closed, int[] costs) {
    static Maps any(Gen gen) {
        HexGrid grid = Grids.any(gen);
        int percentClosed = gen.below(60);
        boolean[] closed = new boolean[grid.size()];
        for (int hex = 0; hex < closed.length; hex++) closed[hex] = gen.percent(percentClosed);
        int dearest = gen.between(1, 6);
        int percentEnding = gen.coin() ? 0 : 15;
        int[] costs = new int[grid.size() * HexGrid.DIRECTIONS];
        for (int i = 0; i < costs.length; i++) {
            int cost = gen.between(1, dearest);
            costs[i] = gen.percent(percentEnding) ? StepCost.endingMove(cost) : cost;
        }
        return new Maps(grid, closed, costs);
    }

    boolean open(int hex) {
        return !closed[hex];
    }

    int cost(int from, int direction, int to) {
        return closed[to] ? StepCost.FORBIDDEN : costs[from * HexGrid.DIRECTIONS + direction];
    }

    boolean allows(int from, int direction, int to) {
        return !closed[to];
    }
}
