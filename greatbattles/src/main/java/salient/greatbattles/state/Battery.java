package salient.greatbattles.state;

/** ART23: where a template is.  */
public enum Battery {
    AVAILABLE,
    WAITING,
    FIRING,
    USED;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
