package salient.greatbattles.state;

/** A fact stored as a number: its name in the notation, its default, which is not written, and its range. */
public interface Field {
    /** The default, which is not written, the minimum and the maximum. */
    record Range(int usual, int least, int most) {
        /** No is 0, as usual, and yes is 1. */
        static final Range YES_NO = upTo(1);

        /** A bit for each of up to 32, usually none. */
        static final Range BITS = new Range(0, Integer.MIN_VALUE, Integer.MAX_VALUE);

        /** From 0, which is usual. */
        static Range upTo(int most) {
            return new Range(0, 0, most);
        }

        /** The index of something, usually -1 for none. */
        static Range orNone(int most) {
            return new Range(-1, -1, most);
        }
    }

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
