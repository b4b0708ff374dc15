package salient.kernel.search;

import salient.kernel.hex.HexGrid;

/** The steps a trace may take, in a table. Steps off the map are never open. */
public final class OpenSteps implements StepRule {
    private final HexGrid grid;

    /** Where each step leads, six a hex; a closed step leads nowhere, that is, back to the hex it leaves. */
    private final int[] leadsTo;

    /** Everything closed. */
    public OpenSteps(HexGrid grid) {
        this.grid = grid;
        leadsTo = new int[grid.size() * HexGrid.DIRECTIONS];
        for (int i = 0; i < leadsTo.length; i++) leadsTo[i] = i / HexGrid.DIRECTIONS;
    }

    public OpenSteps(HexGrid grid, StepRule rule) {
        this(grid);
        for (int hex = 0; hex < grid.size(); hex++) setAll(hex, rule);
    }

    public void set(int hex, int direction, boolean open) {
        int to = grid.neighbour(hex, direction);
        if (open && to == HexGrid.NONE)
            throw new IllegalArgumentException("hex " + hex + " has no neighbour in direction " + direction);
        leadsTo[hex * HexGrid.DIRECTIONS + direction] = open ? to : hex;
    }

    /** Works out the steps that leave one hex anew. */
    public void setAll(int hex, StepRule rule) {
        ask(grid, hex, rule, leadsTo, hex * HexGrid.DIRECTIONS);
    }

    /** Works out the steps into a hex anew, as when an enemy enters or leaves it. */
    public void setAllInto(int hex, StepRule rule) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
            int from = grid.neighbour(hex, direction);
            int back = HexGrid.opposite(direction);
            if (from != HexGrid.NONE) set(from, back, rule.allows(from, back, hex));
        }
    }

    @Override
    public boolean allows(int from, int direction, int to) {
        return leadsTo[from * HexGrid.DIRECTIONS + direction] != from;
    }

    /** The flat table, for the search alone. */
    int[] leadsTo() {
        return leadsTo;
    }

    /** Writes where a rule lets the six steps out of a hex lead. */
    static void ask(HexGrid grid, int hex, StepRule rule, int[] leadsTo, int first) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
            int to = grid.neighbour(hex, direction);
            boolean open = to != HexGrid.NONE && rule.allows(hex, direction, to);
            leadsTo[first + direction] = open ? to : hex;
        }
    }
}
