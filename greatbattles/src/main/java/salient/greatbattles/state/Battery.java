package salient.greatbattles.state;

/**
 * ART23: where a template is. LOST is one lost with its gun (U14) before it was called; only those who see the gun
 * know.
 */
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
