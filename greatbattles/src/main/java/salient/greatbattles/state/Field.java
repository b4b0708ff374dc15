package salient.greatbattles.state;

/** A fact kept as a number: its name in the notation, the value nobody writes down, and the values it can have. */
public interface Field {
    String name();

    int ordinal();

    int usual();

    int least();

    int most();

    /** In the notation: lower case with hyphens. */
    default String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
