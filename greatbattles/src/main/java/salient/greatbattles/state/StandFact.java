package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.orNone;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of one stand. */
public enum StandFact implements Field {
    X,
    Y,
    FACING,
    /** The unit it belongs to or is attached to; -1 in the pool. */
    UNIT,
    /** See {@link StandPlace}. */
    PLACE,
    SUPPRESSED,
    /** U27: carried or towed. */
    LOADED,
    /** U31: its transport has gone for the day. */
    DISMOUNTED,
    /** P19: an unlimbered gun or set-up heavy weapons. */
    SET_UP,
    /** P22: owes an action for opportunity fire or deployment. */
    DEBT,
    /** C7b: has used the present action. */
    ACTED,
    /** The target it has been assigned, -1 for none. */
    AIM,
    INDIRECT,
    /** C7Fy: which of its battalion's shots was declared before which, from 1. */
    DECLARED,
    /** C7Fu: not in the front rank. */
    REAR,
    /** V12: actions spent on digging in. */
    DIGGING,
    /** V12, V39: the works it is in, as an ordinal of Cover. */
    WORKS,
    /** V39: the day since whose dawn it has not moved. */
    SINCE,
    /** V19: the tank it rides on, -1 for none. */
    RIDES,
    /** V23: its markers. */
    AMMO_LOW,
    /** C10f: has been suppressed since the last test point, so its elimination adds only one hit. */
    COUNTED,
    /** P13: an attachment lost before the last dawn, which is on no card. */
    STRUCK_OFF;

    @Override
    public Range range() {
        return switch (this) {
            case X, Y -> upTo(72_000);
            case FACING -> upTo(359);
            case UNIT -> orNone(255);
            case PLACE -> upTo(4);
            case AIM, RIDES -> orNone(511);
            case DECLARED -> upTo(511);
            case DIGGING -> upTo(9);
            case WORKS -> upTo(2);
            case SINCE -> upTo(10);
            case AMMO_LOW -> upTo(99);
            default -> YES_NO;
        };
    }
}
