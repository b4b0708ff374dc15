package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of one template. */
public enum TemplateFact implements Field {
    /** See {@link Mission}. */
    MISSION(upTo(2)),
    X(upTo(72_000)),
    Y(upTo(72_000)),
    /** The turn of a pre-planned mission, or that on which a delayed one arrives. */
    TURN(upTo(13)),
    /** See {@link Battery}. */
    BATTERY(upTo(4)),
    /** Arrived or kept firing in this player turn. */
    FRESH(YES_NO),
    /** H12: a suppression disk is on its last point. */
    DISK(YES_NO),
    /** V34: fires smoke. */
    SMOKE(YES_NO);

    private final Range range;

    TemplateFact(Range range) {
        this.range = range;
    }

    @Override
    public Range range() {
        return range;
    }
}
