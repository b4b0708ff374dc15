package salient.wave.supply;

import salient.kernel.notation.EnumWord;
import salient.kernel.rulebook.Clause;

/** D.7: how a unit is supplied at a check. */
@Clause({"wave D.7", "wave 6.1a"})
public enum SupplyState implements EnumWord {
    NORMAL,
    AUTOMATIC,
    AERIAL,
    OUT;

    @Override
    public String word() {
        return this == OUT ? "out of supply" : EnumWord.super.word();
    }

    public boolean isSupplied() {
        return this != OUT;
    }

    /** Normal or automatic: what column movement, repairs and the depots ask for. */
    public boolean isNormal() {
        return this == NORMAL || this == AUTOMATIC;
    }
}
