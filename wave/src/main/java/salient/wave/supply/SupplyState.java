package salient.wave.supply;

import salient.kernel.rulebook.Clause;

/** D.7: how a unit is supplied at a check. */
@Clause({"wave D.7", "wave 6.1a"})
public enum SupplyState {
    NORMAL("normal"),
    AUTOMATIC("automatic"),
    AERIAL("aerial"),
    OUT("out of supply");

    private final String word;

    SupplyState(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    public boolean isSupplied() {
        return this != OUT;
    }

    /** Normal or automatic: what column movement, repairs and the depots ask for. */
    public boolean isNormal() {
        return this == NORMAL || this == AUTOMATIC;
    }
}
