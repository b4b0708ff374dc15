package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.BITS;
import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.orNone;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of the day and of the current decision. */
public enum GameFact implements Field {
    DAY,
    TURN,
    PHASE,
    /** The side whose player turn it is. */
    PLAYER,
    /** The side that must decide. */
    DECIDER,
    /** See {@link Decision}: the interruption that waits for an answer. */
    ASK,
    WEATHER,
    /** Noville: the fog has lifted for this turn. */
    LIFTED,
    SIGHT_DIE,
    /** T3: a side has proceeded today. */
    PROCEEDED,
    ROUND,
    POINTS_ALLIED,
    POINTS_AXIS,
    ROUNDS_ALLIED,
    ROUNDS_AXIS,
    /** C3c: a purchase has been made this turn. */
    BOUGHT_ALLIED,
    BOUGHT_AXIS,
    /** Q44b: the unit that lands on an airfield under fire, -1 for none, and the airfield. */
    LANDER,
    LANDING_AT,
    /** The unit on the move, -1 for none, and how far it has gone in mils. */
    MOVER,
    WALKED,
    /** C8f: how far it had gone in mils when the other side was last asked for opportunity fire. */
    ASKED_AT,
    /** C5o: how far it had gone in mils when it was suppressed on the way, -1 if it was not. */
    HURT,
    /** The formation it changes into, -1 while it moves in formation. */
    FORMING,
    /** C3f: an enemy has shown itself near it, so that it goes no farther. */
    HALTED,
    /** 1 if the other side holds its fire for this move, 2 for this player turn. */
    HOLD,
    /** The unit whose shots are being resolved, -1 for none, and how it fires. */
    SHOOTER,
    WITH_WEAPONS,
    OPPORTUNITY,
    /** T15: shots have been rolled in this round, so no stand may rally or limber anymore. */
    FIRED,
    /** The stand whose casualty may be displaced, and whether it is an elimination. */
    STRUCK,
    FATAL,
    /** The unit that must lose a stand, or that may advance, and the enemy concerned. */
    SUBJECT,
    AGAINST,
    /** The progress through all units in the morale step. */
    CURSOR,
    /** 1 allied, 2 axis victory; 10 more when marginal. */
    WON,
    COMMAND_LOST_ALLIED,
    COMMAND_LOST_AXIS,
    /** Which side controls the two towns of a scenario that needs it: 1 allied, 2 axis. */
    CONTROL_FIRST,
    CONTROL_SECOND,
    /** V11: the C Ops helps a battalion instead of rolling for itself. */
    STAFF_HELPS_ALLIED,
    STAFF_HELPS_AXIS,
    /** V9: an aircraft has been requested in this player turn. */
    AIR_ASKED,
    /** C2j: the results a deploying unit still has to take. */
    LOSSES_DUE,
    SUPPRESSIONS_DUE,
    RETREAT_DUE,
    /** C9t: the causes of the retreat whose direction is asked for, as a bit set. */
    CAUSES;

    @Override
    public Range range() {
        return switch (this) {
            case DAY -> new Range(1, 1, 10);
            case TURN, SIGHT_DIE -> upTo(10);
            case PHASE -> upTo(31);
            case PLAYER, DECIDER -> upTo(1);
            case ASK -> upTo(7);
            case WEATHER -> upTo(4);
            case ROUND, HOLD, CONTROL_FIRST, CONTROL_SECOND -> upTo(2);
            case POINTS_ALLIED, POINTS_AXIS -> upTo(99);
            case ROUNDS_ALLIED, ROUNDS_AXIS -> upTo(999);
            case LANDER, LANDING_AT, MOVER, SHOOTER, SUBJECT, AGAINST -> orNone(255);
            case WALKED, ASKED_AT -> upTo(999_999);
            case HURT -> orNone(999_999);
            case FORMING -> orNone(3);
            case STRUCK -> orNone(511);
            case CURSOR -> upTo(511);
            case WON -> upTo(12);
            case SUPPRESSIONS_DUE -> upTo(3);
            case CAUSES -> BITS;
            default -> YES_NO;
        };
    }
}
