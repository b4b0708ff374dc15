package salient.greatbattles.state;

/** What is known of one battalion, C Ops or FUP. */
public enum UnitFact implements Field {
    /** See {@link Status}. */
    STATUS(0, 0, 2),
    FORMATION(1, 0, 3),
    HIDDEN(0, 0, 1),
    /** See {@link Whereabouts}. */
    WHERE(0, 0, 3),
    ACTIONS(0, 0, 2),
    /** 1 when it moved or formed in this round, 2 when its stands act singly. */
    DOING(0, 0, 2),
    /** C10b: the count of hits since its last morale test point. */
    HITS(0, 0, 99),
    /** The enemy units that scored them, as a bit set. */
    HIT_BY(0, Integer.MIN_VALUE, Integer.MAX_VALUE),
    /** C9Rh: the rally number of this player turn; -99 before it is fixed. */
    RALLY(-99, -99, 20),
    /** C10l: won a close combat in this player turn. */
    WON(0, 0, 1),
    /** C9d: the unit it is locked with, -1 for none. */
    LOCKED(-1, -1, 255),
    /** Q2a: deactivated by its owner, or bought this turn. */
    DEACTIVATED(0, 0, 1),
    /** R12: the day its last stand fell. */
    WIPED_OUT(0, 0, 10),
    /** R13. */
    REBUILT(0, 0, 1),
    /** C7Fa: has used road rate since the start of its latest player turn. */
    ROAD_RATE(0, 0, 1),
    /** ACT21: what a battalion with set-up weapons has used of its one inch, in millionths. */
    USED(0, 0, 1_000_000),
    /** C9s: the enemies it has fought in this close-combat step, a bit each; all once it has lost or tied. */
    FOUGHT(0, Integer.MIN_VALUE, Integer.MAX_VALUE),
    /** F14: casualties or a halt have opened gaps that its next move closes. */
    BROKEN(0, 0, 1),
    /** A5: the drop: 0 not planned, else the {@link salient.greatbattles.tables.DropHeight} and 1. */
    DROP(0, 0, 4),
    AIM_X(0, 0, 72_000),
    AIM_Y(0, 0, 72_000),
    /** The hour it drops, 0 if set by the scenario; see {@link State#hour()}. */
    HOUR(0, 0, 200),
    /** Q44g: held back until it is called. */
    WITHHELD(0, 0, 1),
    /** Has landed; from then on it is like any other battalion on the table or in reserve. */
    LANDED(0, 0, 1),
    /** A17: landed and not gathered; a C Ops: not yet on a road (A16). */
    SCATTERED(0, 0, 1),
    /** A18: the stand that the others move to. */
    RENDEZVOUS(-1, -1, 511),
    /** C9d: the attacker of the combat it is locked in. */
    ATTACKER(0, 0, 1),
    /** C7Fy: has rolled its shots of this action. */
    FIRED(0, 0, 1),
    /** See {@link Activated}: how it was activated. */
    ACTIVATED_BY(0, 0, 3),
    /** Q2f, Q45j: has tried to be activated by a roll in this player turn: 1 for itself, 2 for its battlegroup. */
    TRIED(0, 0, 2),
    /** V7: the turn from which its activation counts, 0 if none is on the way. */
    ACTIVE_FROM(0, 0, 13),
    /** Q45l: the battalion whose HQ it follows, -1 for none. */
    LED_BY(-1, -1, 255),
    /** V11: helped by the staff in this player turn. */
    HELPED(0, 0, 1),
    /** V20, V38: hurries through bad going with its next move. */
    HURRIES(0, 0, 1),
    /** ACT40: what it has used of the move that brought it here, in millionths; 0 if it cannot continue on foot. */
    RIDDEN(0, 0, 1_000_000),
    /** ACT40: what a battalion that got out during a move may still use, in millionths of a move; 0 is a whole move. */
    ON_FOOT(0, 0, 1_000_000),
    /** V25: went into reserve in this player turn. */
    RETIRED(0, 0, 1),
    /** R9: must lose a stand tonight. */
    OWES_STAND(0, 0, 1),
    /** C9v: the enemies its advance has touched, as a bit set: it fights them in either player's turn. */
    CHARGED(0, Integer.MIN_VALUE, Integer.MAX_VALUE);

    private final Range range;

    UnitFact(int usual, int least, int most) {
        range = new Range(usual, least, most);
    }

    @Override
    public Range range() {
        return range;
    }
}
