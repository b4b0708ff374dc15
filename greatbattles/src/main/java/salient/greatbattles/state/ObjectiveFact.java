package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of an airfield, a port or a beach. */
public enum ObjectiveFact implements Field {
    /** 0 neither side, 1 allied, 2 axis. */
    HOLDER,
    /** The hour it changed hands; see {@link State#hour()}. */
    SINCE,
    /** Q44t: has been taken once. */
    TAKEN,
    /** The last hour a unit landed there. */
    USED;

    @Override
    public Range range() {
        return switch (this) {
            case HOLDER -> upTo(2);
            case SINCE, USED -> upTo(200);
            default -> YES_NO;
        };
    }
}
