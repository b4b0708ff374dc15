package salient.breakthrough.state;

import salient.kernel.notation.EnumWord;

/** Where a unit is in its life. */
public enum Status implements EnumWord {
    /** Not in this game: a divisional unit that is not formed, or a unit that a drawn position leaves out. */
    ABSENT,
    /** A reinforcement whose day has not come, or that was delayed (5.1b, 5.2c). */
    DUE,
    ON_MAP,
    /** Built into the divisional unit of its division (6.6). */
    IN_DIVISION,
    ELIMINATED,
    /** Left the map by 7.10. */
    EXITED,
    /** A reinforcement that will never come (5.2e). */
    CANCELLED;
}
