package salient.server.table;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.record.Step;
import salient.server.store.Entry;

/**
 * An entry with what came of it, uncut: {@link Items} cuts it for a seat.
 *
 * @param step for an entry that is a step of the record
 * @param events what happened, in order
 * @param outcome if it ended the game
 * @param toDecide the side that must decide after it
 * @param noticing the lenses that notice it at all, as bits
 */
record Happening(
        Entry entry, Optional<Step> step, List<Event> events, Optional<Outcome> outcome, Side toDecide, int noticing) {
    boolean noticedBy(int lens) {
        return (noticing & 1 << lens) != 0;
    }

    /** Whether an order worked out before it would be out of date. */
    boolean moves() {
        return step.isPresent() || entry.kind() == Entry.Kind.RESIGN;
    }
}
