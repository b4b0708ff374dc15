package salient.breakthrough.state;

import salient.kernel.rulebook.Clause;

/** 7.7: how a unit marches. */
@Clause("breakthrough 7.7a")
public enum Mode {
    NORMAL,
    TRAVEL;

    private static final Mode[] ALL = values();

    public static Mode of(int ordinal) {
        return ALL[ordinal];
    }

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
