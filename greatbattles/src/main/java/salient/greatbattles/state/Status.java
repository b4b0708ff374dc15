package salient.greatbattles.state;

/** T18: what a battalion may do near the enemy.  */
public enum Status {
    INACTIVE,
    ACTIVATED,
    GONE_TO_GROUND;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
