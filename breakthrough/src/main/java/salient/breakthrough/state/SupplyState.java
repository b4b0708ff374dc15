package salient.breakthrough.state;

import salient.kernel.notation.EnumWord;
import salient.kernel.rulebook.Clause;

/** 4.0a: how a unit is supplied, as found in the last Supply Phase or changed by air drops since. */
@Clause("breakthrough 4.0a")
public enum SupplyState implements EnumWord {
    SUPPLIED,
    UNSUPPLIED,
    ISOLATED;
}
