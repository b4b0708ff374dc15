package salient.table;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.record.Step;
import salient.table.store.JournalEntry;

/**
 * An entry with everything that happened because of it; {@link FeedItems} cuts it to what a perspective may know.
 *
 * @param step for an entry that is a step of the record
 * @param events what happened, in order
 * @param outcome if it ended the game
 * @param toDecide the side that must decide after it
 * @param noticing the perspectives that notice it at all, as bits
 * @param moved    for an undo or redo: the perspectives that noticed each of the orders undone or redone, as bits
 */
record AppliedEntry(
        JournalEntry entry,
        Optional<Step> step,
        List<Event> events,
        Optional<Outcome> outcome,
        Side toDecide,
        int noticing,
        List<Integer> moved) {
    /** Whether it makes orders stale that were prepared before it. */
    boolean moves() {
        return moves(entry, step);
    }

    static boolean moves(JournalEntry entry, Optional<Step> step) {
        return entry.kind() == JournalEntry.Kind.RESIGN
                || step.isPresent() && (step.get().changesOrders() || step.get() instanceof Step.Claimed);
    }

    /** Whether nobody did it by hand: standing reactions or a plan gave an order, or a planned order was dropped. */
    boolean isAutomatic() {
        return entry.kind() == JournalEntry.Kind.DROP
                || step.isPresent() && step.get() instanceof Step.Played played && played.from() != Step.Source.PLAYER;
    }

    /** How many of the orders undone or redone are items of this perspective's feed. */
    int movedFor(int perspective) {
        return (int)
                moved.stream().filter(mask -> (mask & 1 << perspective) != 0).count();
    }
}
