package salient.breakthrough.tables;

/** Chapter 9: one of these holds for a whole turn. */
public enum Weather {
    OVERCAST,
    FOG,
    CLEAR;

    private static final Weather[] ALL = values();

    public static Weather of(int ordinal) {
        return ALL[ordinal];
    }

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
