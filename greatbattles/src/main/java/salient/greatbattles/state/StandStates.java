package salient.greatbattles.state;

import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.Cover;

/** What is known of each stand. */
public final class StandStates extends FactTable<StandFact> {
    static final StandFact[] FIELDS = StandFact.values();
    private static final StandPlace[] STAND_PLACES = StandPlace.values();
    private static final Cover[] COVERS = Cover.values();

    StandStates(int[] values, StateCache cache) {
        super(values, FIELDS, cache);
    }

    @Override
    void changed(int stand, StandFact fact) {
        cache.changed(stand, fact);
    }

    public int x(int stand) {
        return get(stand, StandFact.X);
    }

    public int y(int stand) {
        return get(stand, StandFact.Y);
    }

    public int facing(int stand) {
        return get(stand, StandFact.FACING);
    }

    public void setFacing(int stand, int facing) {
        set(stand, StandFact.FACING, facing);
    }

    /** The unit it belongs to or is attached to; NONE in the pool. */
    public int unit(int stand) {
        return get(stand, StandFact.UNIT);
    }

    public void setUnit(int stand, int unit) {
        set(stand, StandFact.UNIT, unit);
    }

    public StandPlace place(int stand) {
        return STAND_PLACES[get(stand, StandFact.PLACE)];
    }

    public void setPlace(int stand, StandPlace place) {
        set(stand, StandFact.PLACE, place.ordinal());
    }

    public boolean suppressed(int stand) {
        return is(stand, StandFact.SUPPRESSED);
    }

    public void setSuppressed(int stand, boolean suppressed) {
        set(stand, StandFact.SUPPRESSED, suppressed);
    }

    /** U27: carried or towed. */
    public boolean loaded(int stand) {
        return is(stand, StandFact.LOADED);
    }

    public void setLoaded(int stand, boolean loaded) {
        set(stand, StandFact.LOADED, loaded);
    }

    /** U32: a gun gets its tow back. */
    public void hitch(int stand) {
        setLoaded(stand, true);
        setDismounted(stand, false);
    }

    /** U31: its transport has gone for the day. */
    public boolean dismounted(int stand) {
        return is(stand, StandFact.DISMOUNTED);
    }

    public void setDismounted(int stand, boolean dismounted) {
        set(stand, StandFact.DISMOUNTED, dismounted);
    }

    /** P19: an unlimbered gun or heavy weapons that are set up. */
    public boolean emplaced(int stand) {
        return is(stand, StandFact.SET_UP);
    }

    public void setEmplaced(int stand, boolean emplaced) {
        set(stand, StandFact.SET_UP, emplaced);
    }

    /** P22: owes an action for opportunity fire or deployment. */
    public boolean owesAction(int stand) {
        return is(stand, StandFact.DEBT);
    }

    public void setOwesAction(int stand, boolean owesAction) {
        set(stand, StandFact.DEBT, owesAction);
    }

    /** C7b: has used the present action. */
    public boolean acted(int stand) {
        return is(stand, StandFact.ACTED);
    }

    public void setActed(int stand, boolean acted) {
        set(stand, StandFact.ACTED, acted);
    }

    /** The stand it will fire at, NONE if it has no target. */
    public int target(int stand) {
        return get(stand, StandFact.AIM);
    }

    /** It will fire indirectly at its target. */
    public boolean indirect(int stand) {
        return is(stand, StandFact.INDIRECT);
    }

    public void setIndirect(int stand, boolean indirect) {
        set(stand, StandFact.INDIRECT, indirect);
    }

    /** C7Fu: not in the front rank. */
    public boolean rear(int stand) {
        return is(stand, StandFact.REAR);
    }

    public void setRear(int stand, boolean rear) {
        set(stand, StandFact.REAR, rear);
    }

    /** V12: actions spent on digging in. */
    public int actionsDug(int stand) {
        return get(stand, StandFact.DIGGING);
    }

    public void setActionsDug(int stand, int actionsDug) {
        set(stand, StandFact.DIGGING, actionsDug);
    }

    /** V12, V39: the cover of the works it is in. */
    public Cover works(int stand) {
        return COVERS[get(stand, StandFact.WORKS)];
    }

    public void setWorks(int stand, Cover works) {
        set(stand, StandFact.WORKS, works.ordinal());
    }

    /** V39: the day since whose dawn it has not moved, 0 if it has. */
    public int unmovedSince(int stand) {
        return get(stand, StandFact.SINCE);
    }

    public void setUnmovedSince(int stand, int unmovedSince) {
        set(stand, StandFact.SINCE, unmovedSince);
    }

    /** V19: the tank it rides on, NONE if it does not ride. */
    public int tank(int stand) {
        return get(stand, StandFact.RIDES);
    }

    public void setTank(int stand, int tank) {
        set(stand, StandFact.RIDES, tank);
    }

    /** V23: its ammunition markers. */
    public int ammoMarkers(int stand) {
        return get(stand, StandFact.AMMO_LOW);
    }

    public void setAmmoMarkers(int stand, int ammoMarkers) {
        set(stand, StandFact.AMMO_LOW, ammoMarkers);
    }

    /** C10f: has been suppressed since the last test point, so that its elimination adds only one hit. */
    public boolean counted(int stand) {
        return is(stand, StandFact.COUNTED);
    }

    public void setCounted(int stand, boolean counted) {
        set(stand, StandFact.COUNTED, counted);
    }

    /** P13: an attachment lost before the last dawn, which is on no card. */
    public boolean offCard(int stand) {
        return is(stand, StandFact.STRUCK_OFF);
    }

    public void setOffCard(int stand, boolean offCard) {
        set(stand, StandFact.STRUCK_OFF, offCard);
    }

    public Point at(int stand) {
        return new Point(x(stand), y(stand));
    }

    public boolean onTable(int stand) {
        return get(stand, StandFact.PLACE) == StandPlace.TABLE.ordinal();
    }

    /** Whether it has been assigned a target. */
    public boolean aimed(int stand) {
        return target(stand) != NONE;
    }

    /** C7Fy: shots are rolled in the order in which they were declared. */
    public void aim(int stand, int target, boolean indirect) {
        int last = 0;
        for (int other = 0; other < count(); other++)
            if (unit(other) == unit(stand)) last = Math.max(last, get(other, StandFact.DECLARED));
        set(stand, StandFact.DECLARED, last + 1);
        set(stand, StandFact.AIM, target);
        set(stand, StandFact.INDIRECT, indirect);
    }

    public void clearAim(int stand) {
        reset(stand, StandFact.AIM);
        reset(stand, StandFact.INDIRECT);
        reset(stand, StandFact.DECLARED);
    }

    /** The stand of a unit whose shot was declared first of those not rolled yet, NONE if there is no other. */
    public int nextToFire(int unit) {
        int next = NONE;
        for (int stand = 0; stand < count(); stand++)
            if (unit(stand) == unit
                    && aimed(stand)
                    && (next == NONE || get(stand, StandFact.DECLARED) < get(next, StandFact.DECLARED))) next = stand;
        return next;
    }

    /** Puts a stand somewhere; a stand that leaves its place leaves the works it has dug there (V12, V39). */
    public void put(int stand, Base base) {
        if (base.center().x() != x(stand) || base.center().y() != y(stand)) leaveWorks(stand);
        set(stand, StandFact.X, base.center().x());
        set(stand, StandFact.Y, base.center().y());
        set(stand, StandFact.FACING, base.facing());
    }

    private void leaveWorks(int stand) {
        reset(stand, StandFact.DIGGING);
        reset(stand, StandFact.WORKS);
        reset(stand, StandFact.SINCE);
    }

    /** Its former place and rank no longer matter. */
    public void leavePlace(int stand) {
        reset(stand, StandFact.X);
        reset(stand, StandFact.Y);
        reset(stand, StandFact.FACING);
        reset(stand, StandFact.REAR);
        leaveWorks(stand);
    }

    /** Night: what a stand in reserve leaves behind; C2m: no stand deploys suppressed from reserve. */
    public void leaveTable(int stand) {
        leavePlace(stand);
        reset(stand, StandFact.SUPPRESSED);
        reset(stand, StandFact.COUNTED);
        reset(stand, StandFact.LOADED);
        reset(stand, StandFact.SET_UP);
        reset(stand, StandFact.RIDES);
    }

    /** What no longer matters for an eliminated stand. */
    public void clearCondition(int stand) {
        reset(stand, StandFact.SUPPRESSED);
        reset(stand, StandFact.LOADED);
        reset(stand, StandFact.SET_UP);
        reset(stand, StandFact.DEBT);
        reset(stand, StandFact.ACTED);
        reset(stand, StandFact.REAR);
        reset(stand, StandFact.AMMO_LOW);
        reset(stand, StandFact.COUNTED);
        leaveWorks(stand);
        clearAim(stand);
    }

    /** A quick test before measuring: whether its center is in a square around a point. */
    public boolean near(int stand, Point p, int mils) {
        return Math.abs(x(stand) - p.x()) <= mils && Math.abs(y(stand) - p.y()) <= mils;
    }
}
