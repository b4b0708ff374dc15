package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of an airfield, a port or a beach. */
public enum ObjectiveFact implements Field {
    /** 0 neither side, 1 allied, 2 axis. */
    HOLDER(upTo(2)),
    /** The hour it changed hands; see {@link State#hour()}. */
    SINCE(upTo(200)),
    /** Q44t: has been taken once. */
    TAKEN(YES_NO),
    /** The last hour a unit landed there. */
    USED(upTo(200));

    private final Range range;

    ObjectiveFact(Range range) {
        this.range = range;
    }

    @Override
    public Range range() {
        return range;
    }
}
