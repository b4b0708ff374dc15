package salient.breakthrough.state;

import salient.kernel.notation.EnumWord;
import salient.kernel.rulebook.Clause;

/** 7.7: how a unit marches. */
@Clause("breakthrough 7.7a")
public enum Mode implements EnumWord {
    NORMAL,
    TRAVEL;
}
