package salient.greatbattles.state;

import static salient.greatbattles.state.Field.Range.BITS;
import static salient.greatbattles.state.Field.Range.YES_NO;
import static salient.greatbattles.state.Field.Range.orNone;
import static salient.greatbattles.state.Field.Range.upTo;

/** What is known of one battalion, C Ops or FUP. */
public enum UnitFact implements Field {
    /** See {@link Status}. */
    STATUS(upTo(2)),
    FORMATION(new Range(1, 0, 3)),
    HIDDEN(YES_NO),
    /** See {@link Whereabouts}. */
    WHERE(upTo(3)),
    ACTIONS(upTo(2)),
    /** 1 when it moved or formed in this round, 2 when its stands act singly. */
    DOING(upTo(2)),
    /** C10b: the count of hits since its last morale test point. */
    HITS(upTo(99)),
    /** The enemy units that scored them, as a bit set. */
    HIT_BY(BITS),
    /** C9Rh: the rally number of this player turn; -99 before it is fixed. */
    RALLY(new Range(-99, -99, 20)),
    /** C10l: won a close combat in this player turn. */
    WON(YES_NO),
    /** C9d: the unit it is locked with, -1 for none. */
    LOCKED(orNone(255)),
    /** Q2a: deactivated by its owner, or bought this turn. */
    DEACTIVATED(YES_NO),
    /** R12: the day its last stand fell. */
    WIPED_OUT(upTo(10)),
    /** R13. */
    REBUILT(YES_NO),
    /** C7Fa: has used road rate since the start of its latest player turn. */
    ROAD_RATE(YES_NO),
    /** ACT21: what a battalion with set-up weapons has used of its one inch, in millionths. */
    USED(upTo(1_000_000)),
    /** C9s: the enemies it has fought in this close-combat step, a bit each; all once it has lost or tied. */
    FOUGHT(BITS),
    /** F14: casualties or a halt have opened gaps that its next move closes. */
    BROKEN(YES_NO),
    /** A5: the drop: 0 not planned, else the {@link salient.greatbattles.tables.DropHeight} and 1. */
    DROP(upTo(4)),
    AIM_X(upTo(72_000)),
    AIM_Y(upTo(72_000)),
    /** The hour it drops, 0 if set by the scenario; see {@link State#hour()}. */
    HOUR(upTo(200)),
    /** Q44g: held back until it is called. */
    WITHHELD(YES_NO),
    /** Has landed; from then on it is like any other battalion on the table or in reserve. */
    LANDED(YES_NO),
    /** A17: landed and not gathered; a C Ops: not yet on a road (A16). */
    SCATTERED(YES_NO),
    /** A18: the stand that the others move to. */
    RENDEZVOUS(orNone(511)),
    /** C9d: the attacker of the combat it is locked in. */
    ATTACKER(YES_NO),
    /** C7Fy: has rolled its shots of this action. */
    FIRED(YES_NO),
    /** See {@link Activated}: how it was activated. */
    ACTIVATED_BY(upTo(3)),
    /** Q2f, Q45j: has tried to be activated by a roll in this player turn: 1 for itself, 2 for its battlegroup. */
    TRIED(upTo(2)),
    /** V7: the turn from which its activation counts, 0 if none is on the way. */
    ACTIVE_FROM(upTo(13)),
    /** Q45l: the battalion whose HQ it follows, -1 for none. */
    LED_BY(orNone(255)),
    /** V11: helped by the staff in this player turn. */
    HELPED(YES_NO),
    /** V20, V38: hurries through bad going with its next move. */
    HURRIES(YES_NO),
    /** ACT40: what it has used of the move that brought it here, in millionths; 0 if it cannot continue on foot. */
    RIDDEN(upTo(1_000_000)),
    /** ACT40: what a battalion that got out during a move may still use, in millionths of a move; 0 is a whole move. */
    ON_FOOT(upTo(1_000_000)),
    /** V25: went into reserve in this player turn. */
    RETIRED(YES_NO),
    /** R9: must lose a stand tonight. */
    OWES_STAND(YES_NO),
    /** C9v: the enemies its advance has touched, as a bit set: it fights them in either player's turn. */
    CHARGED(BITS);

    private final Range range;

    UnitFact(Range range) {
        this.range = range;
    }

    @Override
    public Range range() {
        return range;
    }
}
