package salient.greatbattles.state;

import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.Formation;

/** What is known of each battalion, C Ops and FUP. */
public final class UnitStates extends FactTable<UnitFact> {
    static final UnitFact[] FIELDS = UnitFact.values();
    private static final Status[] STATUSES = Status.values();
    private static final Formation[] FORMATIONS = Formation.values();
    private static final UnitPlace[] UNIT_PLACES = UnitPlace.values();
    private static final ActionUse[] ACTION_USES = ActionUse.values();
    private static final Activated[] ACTIVATEDS = Activated.values();
    private static final ActivationAttempt[] ACTIVATION_ATTEMPTS = ActivationAttempt.values();
    private static final DropHeight[] DROP_HEIGHTS = DropHeight.values();

    UnitStates(int[] values, StateCache cache) {
        super(values, FIELDS, cache);
    }

    @Override
    void changed(int unit, UnitFact fact) {
        cache.changed(fact);
    }

    public Status status(int unit) {
        return STATUSES[get(unit, UnitFact.STATUS)];
    }

    public void setStatus(int unit, Status status) {
        set(unit, UnitFact.STATUS, status.ordinal());
    }

    public Formation formation(int unit) {
        return FORMATIONS[get(unit, UnitFact.FORMATION)];
    }

    public void setFormation(int unit, Formation formation) {
        set(unit, UnitFact.FORMATION, formation.ordinal());
    }

    public boolean hidden(int unit) {
        return is(unit, UnitFact.HIDDEN);
    }

    public void setHidden(int unit, boolean hidden) {
        set(unit, UnitFact.HIDDEN, hidden);
    }

    public UnitPlace place(int unit) {
        return UNIT_PLACES[get(unit, UnitFact.WHERE)];
    }

    public void setPlace(int unit, UnitPlace place) {
        set(unit, UnitFact.WHERE, place.ordinal());
    }

    /** C6: the actions of this player turn. */
    public int actions(int unit) {
        return get(unit, UnitFact.ACTIONS);
    }

    public void setActions(int unit, int actions) {
        set(unit, UnitFact.ACTIONS, actions);
    }

    /** What it has done with the action of this round. */
    public ActionUse actionUse(int unit) {
        return ACTION_USES[get(unit, UnitFact.DOING)];
    }

    public void setActionUse(int unit, ActionUse actionUse) {
        set(unit, UnitFact.DOING, actionUse.ordinal());
    }

    /** C10b: the count of hits since its last morale test point. */
    public int hits(int unit) {
        return get(unit, UnitFact.HITS);
    }

    public void setHits(int unit, int hits) {
        set(unit, UnitFact.HITS, hits);
    }

    /** The enemy units that scored them, as a bit set. */
    public int hitBy(int unit) {
        return get(unit, UnitFact.HIT_BY);
    }

    public void setHitBy(int unit, int hitBy) {
        set(unit, UnitFact.HIT_BY, hitBy);
    }

    /** C9Rh: the rally number of this player turn. */
    public int rallyNumber(int unit) {
        return get(unit, UnitFact.RALLY);
    }

    public void setRallyNumber(int unit, int rallyNumber) {
        set(unit, UnitFact.RALLY, rallyNumber);
    }

    /** C10l: won a close combat in this player turn. */
    public boolean wonCloseCombat(int unit) {
        return is(unit, UnitFact.WON);
    }

    public void setWonCloseCombat(int unit, boolean wonCloseCombat) {
        set(unit, UnitFact.WON, wonCloseCombat);
    }

    /** C9d: the unit it is locked with in close combat, NONE if it is not. */
    public int lockedWith(int unit) {
        return get(unit, UnitFact.LOCKED);
    }

    public void setLockedWith(int unit, int lockedWith) {
        set(unit, UnitFact.LOCKED, lockedWith);
    }

    /** Q2a: deactivated by its owner, or bought this turn. */
    public boolean deactivated(int unit) {
        return is(unit, UnitFact.DEACTIVATED);
    }

    public void setDeactivated(int unit, boolean deactivated) {
        set(unit, UnitFact.DEACTIVATED, deactivated);
    }

    /** R12: the day its last stand fell. */
    public int wipedOutOn(int unit) {
        return get(unit, UnitFact.WIPED_OUT);
    }

    public void setWipedOutOn(int unit, int wipedOutOn) {
        set(unit, UnitFact.WIPED_OUT, wipedOutOn);
    }

    /** R13. */
    public boolean rebuilt(int unit) {
        return is(unit, UnitFact.REBUILT);
    }

    public void setRebuilt(int unit, boolean rebuilt) {
        set(unit, UnitFact.REBUILT, rebuilt);
    }

    /** C7Fa: has used road rate since the start of its latest player turn. */
    public boolean usedRoadRate(int unit) {
        return is(unit, UnitFact.ROAD_RATE);
    }

    public void setUsedRoadRate(int unit, boolean usedRoadRate) {
        set(unit, UnitFact.ROAD_RATE, usedRoadRate);
    }

    /** ACT21: what a battalion with set-up weapons has used of its one inch, in millionths. */
    public int inchUsed(int unit) {
        return get(unit, UnitFact.USED);
    }

    public void setInchUsed(int unit, int inchUsed) {
        set(unit, UnitFact.USED, inchUsed);
    }

    /** C9s: the enemies it has fought in this close-combat step, a bit each; all once it has lost or tied. */
    public int fought(int unit) {
        return get(unit, UnitFact.FOUGHT);
    }

    public void setFought(int unit, int fought) {
        set(unit, UnitFact.FOUGHT, fought);
    }

    /** F14: casualties or a halt have opened gaps that its next move closes. */
    public boolean gaps(int unit) {
        return is(unit, UnitFact.BROKEN);
    }

    public void setGaps(int unit, boolean gaps) {
        set(unit, UnitFact.BROKEN, gaps);
    }

    /** The hour it drops, 0 if set by the scenario; see {@link State#hour()}. */
    public int dropHour(int unit) {
        return get(unit, UnitFact.HOUR);
    }

    public void setDropHour(int unit, int dropHour) {
        set(unit, UnitFact.HOUR, dropHour);
    }

    /** Q44g: held back until it is called. */
    public boolean withheld(int unit) {
        return is(unit, UnitFact.WITHHELD);
    }

    public void setWithheld(int unit, boolean withheld) {
        set(unit, UnitFact.WITHHELD, withheld);
    }

    /** Has landed; from then on it is like any other battalion on the table or in reserve. */
    public boolean landed(int unit) {
        return is(unit, UnitFact.LANDED);
    }

    public void setLanded(int unit, boolean landed) {
        set(unit, UnitFact.LANDED, landed);
    }

    /** A17: landed and not gathered; a C Ops: not yet on a road (A16). */
    public boolean scattered(int unit) {
        return is(unit, UnitFact.SCATTERED);
    }

    public void setScattered(int unit, boolean scattered) {
        set(unit, UnitFact.SCATTERED, scattered);
    }

    /** A18: the stand that the others move to, NONE if there is none. */
    public int rendezvous(int unit) {
        return get(unit, UnitFact.RENDEZVOUS);
    }

    public void setRendezvous(int unit, int rendezvous) {
        set(unit, UnitFact.RENDEZVOUS, rendezvous);
    }

    /** C9d: the attacker of the combat it is locked in. */
    public boolean attacker(int unit) {
        return is(unit, UnitFact.ATTACKER);
    }

    public void setAttacker(int unit, boolean attacker) {
        set(unit, UnitFact.ATTACKER, attacker);
    }

    /** C7Fy: has rolled its shots of this action. */
    public boolean fired(int unit) {
        return is(unit, UnitFact.FIRED);
    }

    public void setFired(int unit, boolean fired) {
        set(unit, UnitFact.FIRED, fired);
    }

    /** How it was activated. */
    public Activated activatedBy(int unit) {
        return ACTIVATEDS[get(unit, UnitFact.ACTIVATED_BY)];
    }

    public void setActivatedBy(int unit, Activated activatedBy) {
        set(unit, UnitFact.ACTIVATED_BY, activatedBy.ordinal());
    }

    /** Q2f, Q45j: whether it has tried to be activated by a roll in this player turn. */
    public ActivationAttempt activationAttempt(int unit) {
        return ACTIVATION_ATTEMPTS[get(unit, UnitFact.TRIED)];
    }

    public void setActivationAttempt(int unit, ActivationAttempt activationAttempt) {
        set(unit, UnitFact.TRIED, activationAttempt.ordinal());
    }

    /** V7: the turn from which its activation counts, 0 if none is on the way. */
    public int activeFrom(int unit) {
        return get(unit, UnitFact.ACTIVE_FROM);
    }

    public void setActiveFrom(int unit, int activeFrom) {
        set(unit, UnitFact.ACTIVE_FROM, activeFrom);
    }

    /** Q45l: the battalion whose HQ it follows, NONE if it follows none. */
    public int ledBy(int unit) {
        return get(unit, UnitFact.LED_BY);
    }

    public void setLedBy(int unit, int ledBy) {
        set(unit, UnitFact.LED_BY, ledBy);
    }

    /** V11: helped by the staff in this player turn. */
    public boolean helped(int unit) {
        return is(unit, UnitFact.HELPED);
    }

    public void setHelped(int unit, boolean helped) {
        set(unit, UnitFact.HELPED, helped);
    }

    /** V20, V38: hurries through bad going with its next move. */
    public boolean hurries(int unit) {
        return is(unit, UnitFact.HURRIES);
    }

    public void setHurries(int unit, boolean hurries) {
        set(unit, UnitFact.HURRIES, hurries);
    }

    /** ACT40: what it has used of the move that brought it here, in millionths; 0 if it cannot continue on foot. */
    public int ridden(int unit) {
        return get(unit, UnitFact.RIDDEN);
    }

    public void setRidden(int unit, int ridden) {
        set(unit, UnitFact.RIDDEN, ridden);
    }

    /** ACT40: what a battalion that got out during a move may still use, in millionths of a move; 0 is a whole move. */
    public int onFoot(int unit) {
        return get(unit, UnitFact.ON_FOOT);
    }

    public void setOnFoot(int unit, int onFoot) {
        set(unit, UnitFact.ON_FOOT, onFoot);
    }

    /** V25: went into reserve in this player turn. */
    public boolean retired(int unit) {
        return is(unit, UnitFact.RETIRED);
    }

    public void setRetired(int unit, boolean retired) {
        set(unit, UnitFact.RETIRED, retired);
    }

    /** R9: must lose a stand tonight. */
    public boolean owesStand(int unit) {
        return is(unit, UnitFact.OWES_STAND);
    }

    public void setOwesStand(int unit, boolean owesStand) {
        set(unit, UnitFact.OWES_STAND, owesStand);
    }

    /** C9v: the enemies its advance has touched, a bit each: it fights them in either player's turn. */
    public int charged(int unit) {
        return get(unit, UnitFact.CHARGED);
    }

    public void setCharged(int unit, int charged) {
        set(unit, UnitFact.CHARGED, charged);
    }

    public boolean onTable(int unit) {
        return get(unit, UnitFact.WHERE) == UnitPlace.TABLE.ordinal();
    }

    public boolean activated(int unit) {
        return status(unit) == Status.ACTIVATED;
    }

    /** C9d: whether it is locked in close combat. */
    public boolean locked(int unit) {
        return lockedWith(unit) != NONE;
    }

    /** V7: whether orders to activate it are on the way. */
    public boolean activationPending(int unit) {
        return is(unit, UnitFact.ACTIVE_FROM);
    }

    public boolean rallyNumberFixed(int unit) {
        return get(unit, UnitFact.RALLY) != UnitFact.RALLY.usual();
    }

    /** A5: whether its drop is planned. */
    public boolean dropPlanned(int unit) {
        return is(unit, UnitFact.DROP);
    }

    /** A5: of a planned drop. */
    public DropHeight dropHeight(int unit) {
        return DROP_HEIGHTS[get(unit, UnitFact.DROP) - 1];
    }

    public Point dropPoint(int unit) {
        return new Point(get(unit, UnitFact.AIM_X), get(unit, UnitFact.AIM_Y));
    }

    public void planDrop(int unit, DropHeight height, Point at) {
        set(unit, UnitFact.DROP, height.ordinal() + 1);
        set(unit, UnitFact.AIM_X, at.x());
        set(unit, UnitFact.AIM_Y, at.y());
    }

    public void clearDrop(int unit) {
        reset(unit, UnitFact.DROP);
        reset(unit, UnitFact.AIM_X);
        reset(unit, UnitFact.AIM_Y);
        reset(unit, UnitFact.HOUR);
    }

    public void clearRallyNumber(int unit) {
        reset(unit, UnitFact.RALLY);
    }

    /** What the variants of activation leave on a battalion until nightfall. */
    public void rest(int unit) {
        reset(unit, UnitFact.ACTIVATED_BY);
        reset(unit, UnitFact.TRIED);
        reset(unit, UnitFact.ACTIVE_FROM);
        reset(unit, UnitFact.LED_BY);
        reset(unit, UnitFact.HELPED);
        reset(unit, UnitFact.HURRIES);
        reset(unit, UnitFact.RIDDEN);
        reset(unit, UnitFact.ON_FOOT);
        reset(unit, UnitFact.RETIRED);
        reset(unit, UnitFact.FIRED);
        reset(unit, UnitFact.ATTACKER);
        reset(unit, UnitFact.CHARGED);
    }

    /** Ends the close combat a unit is locked in, for its opponent too. */
    public void release(int unit) {
        int other = lockedWith(unit);
        unlock(unit);
        if (other != NONE) unlock(other);
    }

    private void unlock(int unit) {
        reset(unit, UnitFact.LOCKED);
        reset(unit, UnitFact.ATTACKER);
    }
}
