package salient.breakthrough.tables;

import salient.kernel.notation.EnumWord;

/** Chapter 9: one of these holds for a whole turn. */
public enum Weather implements EnumWord {
    OVERCAST,
    FOG,
    CLEAR;
}
