package salient.greatbattles.state;

/** Where a unit is. UNKNOWN is what the other side knows of a unit that is hidden or in reserve. */
public enum UnitPlace {
    RESERVE,
    TABLE,
    WIPED_OUT,
    UNKNOWN;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
