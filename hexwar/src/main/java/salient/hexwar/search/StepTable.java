package salient.hexwar.search;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;

/** The cost of every step of a grid, six per hex. Steps off the map are forbidden and stay so. */
public final class StepTable implements StepCost {
    private final HexGrid grid;
    private final int[] costs;

    /** Everything forbidden. */
    public StepTable(HexGrid grid) {
        this.grid = grid;
        costs = new int[grid.size() * HexGrid.DIRECTIONS];
        Arrays.fill(costs, FORBIDDEN);
    }

    public StepTable(HexGrid grid, StepCost cost) {
        this(grid);
        for (int hex = 0; hex < grid.size(); hex++) setAll(hex, cost);
    }

    public void set(int hex, int direction, int cost) {
        if (grid.neighbor(hex, direction) == HexGrid.NONE)
            throw new IllegalArgumentException("hex " + hex + " has no neighbor in direction " + direction);
        costs[hex * HexGrid.DIRECTIONS + direction] = StepCost.checked(cost);
    }

    /** Finds the cost of the steps that leave one hex again. */
    public void setAll(int hex, StepCost cost) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
            int to = grid.neighbor(hex, direction);
            if (to != HexGrid.NONE)
                costs[hex * HexGrid.DIRECTIONS + direction] = StepCost.checked(cost.cost(hex, direction, to));
        }
    }

    public int cost(int hex, int direction) {
        return costs[hex * HexGrid.DIRECTIONS + direction];
    }

    @Override
    public int cost(int from, int direction, int to) {
        return cost(from, direction);
    }

    /** The flat table, for the search alone. */
    int[] costs() {
        return costs;
    }
}
