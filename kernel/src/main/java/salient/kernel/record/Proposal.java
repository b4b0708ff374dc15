package salient.kernel.record;

import java.util.List;
import salient.kernel.play.Event;
import salient.kernel.play.Position;

/**
 * A step worked out but not yet part of the game: it can be written down first and adopted by {@link Match#adopt}
 * when it is safe, or dropped without a trace.
 */
public final class Proposal {
    private final Entry entry;
    private final List<Event> events;
    private final Position after;
    private final Timeline.Change change;

    Proposal(Entry entry, List<Event> events, Position after, Timeline.Change change) {
        this.entry = entry;
        this.events = List.copyOf(events);
        this.after = after;
        this.change = change;
    }

    public Entry entry() {
        return entry;
    }

    /** What happened, uncut: use {@link Event#seenBy} before showing it to anyone. */
    public List<Event> events() {
        return events;
    }

    /** The position it leads to, uncut; not to be changed. */
    public Position after() {
        return after;
    }

    Timeline.Change change() {
        return change;
    }
}
