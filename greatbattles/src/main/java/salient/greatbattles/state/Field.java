package salient.greatbattles.state;

/** A fact stored as a number: its name in the notation, its default, which is not written, and its range. */
public interface Field {
    /** The default, which is not written, the minimum and the maximum. */
    record Range(int usual, int least, int most) {}

    String name();

    int ordinal();

    Range range();

    default int usual() {
        return range().usual();
    }

    default int least() {
        return range().least();
    }

    default int most() {
        return range().most();
    }

    /** In the notation: lower case with hyphens. */
    default String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** Rows of facts that have their usual values. */
    static int[] usual(int count, Field[] fields) {
        int[] values = new int[count * fields.length];
        for (int i = 0; i < values.length; i++) values[i] = fields[i % fields.length].usual();
        return values;
    }
}
