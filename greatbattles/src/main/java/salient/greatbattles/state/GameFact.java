package salient.greatbattles.state;

/** What is known of the day and of the current decision. */
public enum GameFact implements Field {
    DAY(1, 1, 10),
    TURN(0, 0, 10),
    PHASE(0, 0, 31),
    /** The side whose player turn it is. */
    PLAYER(0, 0, 1),
    /** The side that must decide. */
    DECIDER(0, 0, 1),
    /** See {@link Ask}: the interruption that waits for an answer. */
    ASK(0, 0, 7),
    WEATHER(0, 0, 4),
    /** Noville: the fog has lifted for this turn. */
    LIFTED(0, 0, 1),
    SIGHT_DIE(0, 0, 10),
    /** T3: a side has proceeded today. */
    PROCEEDED(0, 0, 1),
    ROUND(0, 0, 2),
    POINTS_ALLIED(0, 0, 99),
    POINTS_AXIS(0, 0, 99),
    ROUNDS_ALLIED(0, 0, 999),
    ROUNDS_AXIS(0, 0, 999),
    /** C3c: a purchase has been made this turn. */
    BOUGHT_ALLIED(0, 0, 1),
    BOUGHT_AXIS(0, 0, 1),
    /** Q44b: the unit that lands on an airfield under fire, -1 for none, and the airfield. */
    LANDER(-1, -1, 255),
    LANDING_AT(-1, -1, 255),
    /** The unit on the move, -1 for none, and how far it has gone in mils. */
    MOVER(-1, -1, 255),
    WALKED(0, 0, 999_999),
    /** C8f: how far it had gone in mils when the other side was last asked for opportunity fire. */
    ASKED_AT(0, 0, 999_999),
    /** C5o: how far it had gone in mils when it was suppressed on the way, -1 if it was not. */
    HURT(-1, -1, 999_999),
    /** The formation it changes into, -1 while it moves in formation. */
    FORMING(-1, -1, 3),
    /** C3f: an enemy has shown itself near it, so that it goes no farther. */
    HALTED(0, 0, 1),
    /** 1 if the other side holds its fire for this move, 2 for this player turn. */
    HOLD(0, 0, 2),
    /** The unit whose shots are being resolved, -1 for none, and how it fires. */
    SHOOTER(-1, -1, 255),
    WITH_WEAPONS(0, 0, 1),
    OPPORTUNITY(0, 0, 1),
    /** T15: shots have been rolled in this round, so no stand may rally or limber anymore. */
    FIRED(0, 0, 1),
    /** The stand whose casualty may be displaced, and whether it is an elimination. */
    STRUCK(-1, -1, 511),
    FATAL(0, 0, 1),
    /** The unit that must lose a stand, or that may advance, and the enemy concerned. */
    SUBJECT(-1, -1, 255),
    AGAINST(-1, -1, 255),
    /** The progress through all units in the morale step. */
    CURSOR(0, 0, 511),
    /** 1 allied, 2 axis victory; 10 more when marginal. */
    WON(0, 0, 12),
    COMMAND_LOST_ALLIED(0, 0, 1),
    COMMAND_LOST_AXIS(0, 0, 1),
    /** Which side controls the two towns of a scenario that needs it: 1 allied, 2 axis. */
    CONTROL_FIRST(0, 0, 2),
    CONTROL_SECOND(0, 0, 2),
    /** V11: the C Ops helps a battalion instead of rolling for itself. */
    STAFF_HELPS_ALLIED(0, 0, 1),
    STAFF_HELPS_AXIS(0, 0, 1),
    /** V9: an aircraft has been requested in this player turn. */
    AIR_ASKED(0, 0, 1),
    /** C2j: the results a deploying unit still has to take. */
    LOSSES_DUE(0, 0, 1),
    SUPPRESSIONS_DUE(0, 0, 3),
    RETREAT_DUE(0, 0, 1),
    /** C9t: the causes of the retreat whose direction is asked for, as a bit set. */
    CAUSES(0, Integer.MIN_VALUE, Integer.MAX_VALUE);

    private final Range range;

    GameFact(int usual, int least, int most) {
        range = new Range(usual, least, most);
    }

    @Override
    public Range range() {
        return range;
    }
}
