package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of one template. */
public enum TemplateFact implements Field {
    /** See {@link Mission}. */
    MISSION,
    X,
    Y,
    /** The turn of a pre-planned mission, or that on which a delayed one arrives. */
    TURN,
    /** See {@link Battery}. */
    BATTERY,
    /** Arrived or kept firing in this player turn. */
    FRESH,
    /** H12: a suppression disk is on its last point. */
    DISK,
    /** V34: fires smoke. */
    SMOKE;

    @Override
    public Range range() {
        return switch (this) {
            case MISSION -> upTo(2);
            case X, Y -> upTo(72_000);
            case TURN -> upTo(13);
            case BATTERY -> upTo(4);
            default -> YES_NO;
        };
    }
}
