package salient.geography;

/** The road that crosses a hexside. Rules treat both classes alike; drawings do not. */
public enum RoadClass {
    NONE,
    SECONDARY,
    MAIN;

    /** The word of the map file. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
