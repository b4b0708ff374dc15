package salient.breakthrough.tables;

import salient.kernel.notation.EnumWord;

/** Chapter 9: one of these holds for a whole turn. */
public enum Weather implements EnumWord {
    OVERCAST,
    FOG,
    CLEAR;

    private static final Weather[] ALL = values();

    public static Weather of(int ordinal) {
        return ALL[ordinal];
    }
}
