package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of a division that keeps its own points (C3o). */
public enum DivisionFact implements Field {
    POINTS(upTo(99)),
    /** C3c: has bought this turn. */
    BOUGHT(YES_NO),
    /** Q44u: has requested aircraft this turn. */
    ASKED_FOR_AIR(YES_NO),
    /** R14: its C Ops was overrun today. */
    COMMAND_LOST(YES_NO),
    /** V11: its C Ops helps a battalion instead of rolling for itself. */
    STAFF_HELPS(YES_NO);

    private final Range range;

    DivisionFact(Range range) {
        this.range = range;
    }

    @Override
    public Range range() {
        return range;
    }
}
