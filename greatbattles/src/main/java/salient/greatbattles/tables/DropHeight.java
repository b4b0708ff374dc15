package salient.greatbattles.tables;

import salient.kernel.rulebook.Clause;

/** A4, A6: how high the aircraft fly. Gliders have no choice. */
@Clause({"greatbattles A4", "greatbattles A6"})
public enum DropHeight {
    HIGH,
    NORMAL,
    LOW,
    GLIDER;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** The row of the approach table. */
    public String approachRow() {
        return this == GLIDER ? Charts.text("glider/approach_row") : id();
    }

    /** The row of the drift factors. */
    public String driftRow() {
        return this == GLIDER ? Charts.text("glider/drift_row") : id();
    }
}
