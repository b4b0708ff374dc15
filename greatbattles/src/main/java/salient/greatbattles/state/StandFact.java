package salient.greatbattles.state;

/** What is known of one stand. */
public enum StandFact implements Field {
    X(0, 0, 72_000),
    Y(0, 0, 72_000),
    FACING(0, 0, 359),
    /** The unit it belongs to or is attached to; -1 in the pool. */
    UNIT(-1, -1, 255),
    /** See {@link Place}. */
    PLACE(0, 0, 4),
    SUPPRESSED(0, 0, 1),
    /** U27: carried or towed. */
    LOADED(0, 0, 1),
    /** U31: its transport has gone for the day. */
    DISMOUNTED(0, 0, 1),
    /** P19: an unlimbered gun or set-up heavy weapons. */
    SET_UP(0, 0, 1),
    /** P22: owes an action for opportunity fire or deployment. */
    DEBT(0, 0, 1),
    /** C7b: has used the present action. */
    ACTED(0, 0, 1),
    /** The target it has been assigned, -1 for none. */
    AIM(-1, -1, 511),
    INDIRECT(0, 0, 1),
    /** C7Fy: which of its battalion's shots was declared before which, from 1. */
    DECLARED(0, 0, 511),
    /** C7Fu: not in the front rank. */
    REAR(0, 0, 1),
    /** V12: actions spent on digging in. */
    DIGGING(0, 0, 9),
    /** V12, V39: the works it is in, as an ordinal of Cover. */
    WORKS(0, 0, 2),
    /** V39: the day since whose dawn it has not moved. */
    SINCE(0, 0, 10),
    /** V19: the tank it rides on, -1 for none. */
    RIDES(-1, -1, 511),
    /** V23: its markers. */
    AMMO_LOW(0, 0, 99),
    /** C10f: has been suppressed since the last test point, so its elimination adds only one hit. */
    COUNTED(0, 0, 1),
    /** P13: an attachment lost before the last dawn, which is on no card. */
    STRUCK_OFF(0, 0, 1);

    private final Range range;

    StandFact(int usual, int least, int most) {
        range = new Range(usual, least, most);
    }

    @Override
    public Range range() {
        return range;
    }
}
