package salient.greatbattles.state;

/** C1Da: how a template is assigned.  */
public enum Mission {
    ON_CALL,
    PRE_PLANNED,
    REGISTERED;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
