package salient.wave.state;

/**
 * Where a side's units could trace a supply line, worked out for the whole map at once and unchanging, so that copies
 * of a position share it. A position drops it whenever an enemy unit, a bridge or the control of a town changes.
 */
public final class SuppliedHexes {
    private final boolean[] supplied;

    public SuppliedHexes(boolean[] supplied) {
        this.supplied = supplied;
    }

    public boolean has(int hex) {
        return supplied[hex];
    }
}
