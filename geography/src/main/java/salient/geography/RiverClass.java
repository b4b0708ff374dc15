package salient.geography;

/** The water on a hexside. */
public enum RiverClass {
    NONE,
    MINOR,
    MAJOR,
    LAKE;

    /** The word of the map file. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
