package salient.breakthrough.tables;

import salient.kernel.rulebook.Clause;

/** 1.4d: every hex has exactly one of these. */
@Clause("breakthrough 1.4d")
public enum Terrain {
    CLEAR,
    ROUGH,
    FOREST,
    TOWN;

    private static final Terrain[] ALL = values();

    public static Terrain of(int ordinal) {
        return ALL[ordinal];
    }

    /** The word of the map and of the tables. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
