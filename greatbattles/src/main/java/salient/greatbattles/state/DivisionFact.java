package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of a division that keeps its own points (C3o). */
public enum DivisionFact implements Field {
    POINTS,
    /** C3c: has bought this turn. */
    BOUGHT,
    /** Q44u: has requested aircraft this turn. */
    ASKED_FOR_AIR,
    /** R14: its C Ops was overrun today. */
    COMMAND_LOST,
    /** V11: its C Ops helps a battalion instead of rolling for itself. */
    STAFF_HELPS;

    @Override
    public Range range() {
        return this == POINTS ? upTo(99) : YES_NO;
    }
}
