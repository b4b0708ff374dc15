package salient.geography;

/** What a game's rules make of a place. A village is a name on the map and no more. */
public enum Settlement {
    NONE,
    VILLAGE,
    TOWN,
    CITY;

    /** The word of the map file. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
