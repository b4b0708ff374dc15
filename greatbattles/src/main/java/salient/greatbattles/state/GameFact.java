package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.BITS;
import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.orNone;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of the day and of the current decision. */
public enum GameFact implements Field {
    DAY(new Range(1, 1, 10)),
    TURN(upTo(10)),
    PHASE(upTo(31)),
    /** The side whose player turn it is. */
    PLAYER(upTo(1)),
    /** The side that must decide. */
    DECIDER(upTo(1)),
    /** See {@link Ask}: the interruption that waits for an answer. */
    ASK(upTo(7)),
    WEATHER(upTo(4)),
    /** Noville: the fog has lifted for this turn. */
    LIFTED(YES_NO),
    SIGHT_DIE(upTo(10)),
    /** T3: a side has proceeded today. */
    PROCEEDED(YES_NO),
    ROUND(upTo(2)),
    POINTS_ALLIED(upTo(99)),
    POINTS_AXIS(upTo(99)),
    ROUNDS_ALLIED(upTo(999)),
    ROUNDS_AXIS(upTo(999)),
    /** C3c: a purchase has been made this turn. */
    BOUGHT_ALLIED(YES_NO),
    BOUGHT_AXIS(YES_NO),
    /** Q44b: the unit that lands on an airfield under fire, -1 for none, and the airfield. */
    LANDER(orNone(255)),
    LANDING_AT(orNone(255)),
    /** The unit on the move, -1 for none, and how far it has gone in mils. */
    MOVER(orNone(255)),
    WALKED(upTo(999_999)),
    /** C8f: how far it had gone in mils when the other side was last asked for opportunity fire. */
    ASKED_AT(upTo(999_999)),
    /** C5o: how far it had gone in mils when it was suppressed on the way, -1 if it was not. */
    HURT(orNone(999_999)),
    /** The formation it changes into, -1 while it moves in formation. */
    FORMING(orNone(3)),
    /** C3f: an enemy has shown itself near it, so that it goes no farther. */
    HALTED(YES_NO),
    /** 1 if the other side holds its fire for this move, 2 for this player turn. */
    HOLD(upTo(2)),
    /** The unit whose shots are being resolved, -1 for none, and how it fires. */
    SHOOTER(orNone(255)),
    WITH_WEAPONS(YES_NO),
    OPPORTUNITY(YES_NO),
    /** T15: shots have been rolled in this round, so no stand may rally or limber anymore. */
    FIRED(YES_NO),
    /** The stand whose casualty may be displaced, and whether it is an elimination. */
    STRUCK(orNone(511)),
    FATAL(YES_NO),
    /** The unit that must lose a stand, or that may advance, and the enemy concerned. */
    SUBJECT(orNone(255)),
    AGAINST(orNone(255)),
    /** The progress through all units in the morale step. */
    CURSOR(upTo(511)),
    /** 1 allied, 2 axis victory; 10 more when marginal. */
    WON(upTo(12)),
    COMMAND_LOST_ALLIED(YES_NO),
    COMMAND_LOST_AXIS(YES_NO),
    /** Which side controls the two towns of a scenario that needs it: 1 allied, 2 axis. */
    CONTROL_FIRST(upTo(2)),
    CONTROL_SECOND(upTo(2)),
    /** V11: the C Ops helps a battalion instead of rolling for itself. */
    STAFF_HELPS_ALLIED(YES_NO),
    STAFF_HELPS_AXIS(YES_NO),
    /** V9: an aircraft has been requested in this player turn. */
    AIR_ASKED(YES_NO),
    /** C2j: the results a deploying unit still has to take. */
    LOSSES_DUE(YES_NO),
    SUPPRESSIONS_DUE(upTo(3)),
    RETREAT_DUE(YES_NO),
    /** C9t: the causes of the retreat whose direction is asked for, as a bit set. */
    CAUSES(BITS);

    private final Range range;

    GameFact(Range range) {
        this.range = range;
    }

    @Override
    public Range range() {
        return range;
    }
}
