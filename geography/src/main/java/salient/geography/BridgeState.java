package salient.geography;

/** A bridge site on a hexside, and how the bridge stands when play begins. */
public enum BridgeState {
    NONE,
    INTACT,
    BLOWN;

    /** The word of the map file. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
