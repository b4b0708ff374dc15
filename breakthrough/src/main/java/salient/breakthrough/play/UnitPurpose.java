package salient.breakthrough.play;

import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.Purpose;

/** The purpose of a roll that is made for one unit, with the unit's name: {@code fuel of 3/2PZ}. Made once for all units. */
public final class UnitPurpose {
    private final Purpose[] purposes;

    /** @param text what the roll is for, up to the unit: {@code fuel of} */
    public UnitPurpose(String text, String clause) {
        purposes = OrderOfBattle.all().stream()
                .map(unit -> new Purpose(text + " " + unit, Clauses.clause(clause)))
                .toArray(Purpose[]::new);
    }

    public Purpose of(int u) {
        return purposes[u];
    }
}
