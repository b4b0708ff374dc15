package salient.kernel.search;

import salient.kernel.hex.HexGrid;

/** The steps a trace may take, six bits a hex: bit d for direction d. Steps off the map are never allowed. */
public final class StepMasks implements StepRule {
    private final HexGrid grid;
    private final byte[] masks;

    /** Nothing allowed. */
    public StepMasks(HexGrid grid) {
        this.grid = grid;
        masks = new byte[grid.size()];
    }

    public StepMasks(HexGrid grid, StepRule rule) {
        this(grid);
        for (int hex = 0; hex < masks.length; hex++) setAll(hex, rule);
    }

    public void set(int hex, int direction, boolean allowed) {
        if (allowed && grid.neighbour(hex, direction) == HexGrid.NONE)
            throw new IllegalArgumentException("hex " + hex + " has no neighbour in direction " + direction);
        int bit = 1 << direction;
        masks[hex] = (byte) (allowed ? masks[hex] | bit : masks[hex] & ~bit);
    }

    /** Works out the steps that leave one hex anew. */
    public void setAll(int hex, StepRule rule) {
        masks[hex] = (byte) mask(grid, hex, rule);
    }

    /** Closes or opens all steps into a hex, as when an enemy enters or leaves it; the rule says which would be open. */
    public void setAllInto(int hex, StepRule rule) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
            int from = grid.neighbour(hex, direction);
            int back = HexGrid.opposite(direction);
            if (from != HexGrid.NONE) set(from, back, rule.allows(from, back, hex));
        }
    }

    @Override
    public boolean allows(int from, int direction, int to) {
        return (masks[from] >> direction & 1) != 0;
    }

    int mask(int hex) {
        return masks[hex];
    }

    /** What a rule allows out of one hex. */
    static int mask(HexGrid grid, int hex, StepRule rule) {
        int mask = 0;
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
            int to = grid.neighbour(hex, direction);
            if (to != HexGrid.NONE && rule.allows(hex, direction, to)) mask |= 1 << direction;
        }
        return mask;
    }
}
