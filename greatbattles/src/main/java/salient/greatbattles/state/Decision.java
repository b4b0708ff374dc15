package salient.greatbattles.state;

/** What the other side's action waits for.  */
public enum Decision {
    NOTHING,
    OPPORTUNITY,
    DISPLACEMENT,
    LOSS,
    ADVANCE,
    SUPPRESSION,
    RETREAT;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
