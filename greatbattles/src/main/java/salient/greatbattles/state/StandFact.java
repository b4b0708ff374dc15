package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.orNone;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of one stand. */
public enum StandFact implements Field {
    X(upTo(72_000)),
    Y(upTo(72_000)),
    FACING(upTo(359)),
    /** The unit it belongs to or is attached to; -1 in the pool. */
    UNIT(orNone(255)),
    /** See {@link Place}. */
    PLACE(upTo(4)),
    SUPPRESSED(YES_NO),
    /** U27: carried or towed. */
    LOADED(YES_NO),
    /** U31: its transport has gone for the day. */
    DISMOUNTED(YES_NO),
    /** P19: an unlimbered gun or set-up heavy weapons. */
    SET_UP(YES_NO),
    /** P22: owes an action for opportunity fire or deployment. */
    DEBT(YES_NO),
    /** C7b: has used the present action. */
    ACTED(YES_NO),
    /** The target it has been assigned, -1 for none. */
    AIM(orNone(511)),
    INDIRECT(YES_NO),
    /** C7Fy: which of its battalion's shots was declared before which, from 1. */
    DECLARED(upTo(511)),
    /** C7Fu: not in the front rank. */
    REAR(YES_NO),
    /** V12: actions spent on digging in. */
    DIGGING(upTo(9)),
    /** V12, V39: the works it is in, as an ordinal of Cover. */
    WORKS(upTo(2)),
    /** V39: the day since whose dawn it has not moved. */
    SINCE(upTo(10)),
    /** V19: the tank it rides on, -1 for none. */
    RIDES(orNone(511)),
    /** V23: its markers. */
    AMMO_LOW(upTo(99)),
    /** C10f: has been suppressed since the last test point, so its elimination adds only one hit. */
    COUNTED(YES_NO),
    /** P13: an attachment lost before the last dawn, which is on no card. */
    STRUCK_OFF(YES_NO);

    private final Range range;

    StandFact(Range range) {
        this.range = range;
    }

    @Override
    public Range range() {
        return range;
    }
}
