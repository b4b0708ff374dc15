package salient.breakthrough.tables;

import salient.kernel.notation.EnumWord;
import salient.kernel.rulebook.Clause;

/** 1.4d: every hex has exactly one of these. */
@Clause("breakthrough 1.4d")
public enum Terrain implements EnumWord {
    CLEAR,
    ROUGH,
    FOREST,
    TOWN;
}
