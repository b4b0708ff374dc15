package salient.greatbattles.state;

/** ART23: where a template is. LOST is what is gone with its gun (U14) before it was called; who sees the gun sees it. */
public enum Battery {
    AVAILABLE,
    WAITING,
    FIRING,
    USED,
    LOST;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
