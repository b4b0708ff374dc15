package salient.greatbattles.state;

/** Where a stand is. FALLEN stands stay on the table until the morale phase is over (C10u). */
public enum StandPlace {
    RESERVE,
    TABLE,
    FALLEN,
    DESTROYED,
    /** V19: on a tank of its battalion, which represents it. */
    RIDING;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
