package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.BITS;
import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.orNone;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of one battalion, C Ops or FUP. */
public enum UnitFact implements Field {
    /** See {@link Status}. */
    STATUS,
    FORMATION,
    HIDDEN,
    /** See {@link UnitPlace}. */
    WHERE,
    ACTIONS,
    /** 1 when it moved or formed in this round, 2 when its stands act singly. */
    DOING,
    /** C10b: the count of hits since its last morale test point. */
    HITS,
    /** The enemy units that scored them, as a bit set. */
    HIT_BY,
    /** C9Rh: the rally number of this player turn; -99 before it is fixed. */
    RALLY,
    /** C10l: won a close combat in this player turn. */
    WON,
    /** C9d: the unit it is locked with, -1 for none. */
    LOCKED,
    /** Q2a: deactivated by its owner, or bought this turn. */
    DEACTIVATED,
    /** R12: the day its last stand fell. */
    WIPED_OUT,
    /** R13. */
    REBUILT,
    /** C7Fa: has used road rate since the start of its latest player turn. */
    ROAD_RATE,
    /** ACT21: what a battalion with set-up weapons has used of its one inch, in millionths. */
    USED,
    /** C9s: the enemies it has fought in this close-combat step, a bit each; all once it has lost or tied. */
    FOUGHT,
    /** F14: casualties or a halt have opened gaps that its next move closes. */
    BROKEN,
    /** A5: the drop: 0 not planned, else the {@link salient.greatbattles.tables.DropHeight} and 1. */
    DROP,
    AIM_X,
    AIM_Y,
    /** The hour it drops, 0 if set by the scenario; see {@link State#hour()}. */
    HOUR,
    /** Q44g: held back until it is called. */
    WITHHELD,
    /** Has landed; from then on it is like any other battalion on the table or in reserve. */
    LANDED,
    /** A17: landed and not gathered; a C Ops: not yet on a road (A16). */
    SCATTERED,
    /** A18: the stand that the others move to. */
    RENDEZVOUS,
    /** C9d: the attacker of the combat it is locked in. */
    ATTACKER,
    /** C7Fy: has rolled its shots of this action. */
    FIRED,
    /** See {@link Activated}: how it was activated. */
    ACTIVATED_BY,
    /** Q2f, Q45j: has tried to be activated by a roll in this player turn: 1 for itself, 2 for its battlegroup. */
    TRIED,
    /** V7: the turn from which its activation counts, 0 if none is on the way. */
    ACTIVE_FROM,
    /** Q45l: the battalion whose HQ it follows, -1 for none. */
    LED_BY,
    /** V11: helped by the staff in this player turn. */
    HELPED,
    /** V20, V38: hurries through bad going with its next move. */
    HURRIES,
    /** ACT40: what it has used of the move that brought it here, in millionths; 0 if it cannot continue on foot. */
    RIDDEN,
    /** ACT40: what a battalion that got out during a move may still use, in millionths of a move; 0 is a whole move. */
    ON_FOOT,
    /** V25: went into reserve in this player turn. */
    RETIRED,
    /** R9: must lose a stand tonight. */
    OWES_STAND,
    /** C9v: the enemies its advance has touched, as a bit set: it fights them in either player's turn. */
    CHARGED;

    @Override
    public Range range() {
        return switch (this) {
            case STATUS, ACTIONS, DOING, TRIED -> upTo(2);
            case FORMATION -> new Range(1, 0, 3);
            case WHERE, ACTIVATED_BY -> upTo(3);
            case HITS -> upTo(99);
            case HIT_BY, FOUGHT, CHARGED -> BITS;
            case RALLY -> new Range(-99, -99, 20);
            case LOCKED, LED_BY -> orNone(255);
            case WIPED_OUT -> upTo(10);
            case USED, RIDDEN, ON_FOOT -> upTo(1_000_000);
            case DROP -> upTo(4);
            case AIM_X, AIM_Y -> upTo(72_000);
            case HOUR -> upTo(200);
            case RENDEZVOUS -> orNone(511);
            case ACTIVE_FROM -> upTo(13);
            default -> YES_NO;
        };
    }
}
