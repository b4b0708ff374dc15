package salient.greatbattles.conformance;

import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;

/**
 * Randomly changes what the other side cannot know about a side: which units are hidden and which are in reserve, where
 * hidden units are, their formation and attachments, secret losses, planned missions and drops.
 */
record HiddenFacts(State s, int side, Dice dice) {
    private static final Purpose CHOICE = new Purpose("a disturbance", ClauseId.of("greatbattles G36"));
    private static final int FAR = 6_000;
    private static final int LAST_TURN = Constants.number("turns_per_day");
    private static final int TRIES = 8;

    /** @param side the side whose secrets change */
    static void change(State s, int side, Dice dice) {
        HiddenFacts facts = new HiddenFacts(s, side, dice);
        for (Unit unit : s.scenario().units()) if (unit.side() == side) facts.unit(unit);
        for (Stand stand : s.scenario().stands()) if (stand.side() == side && stand.attachable()) facts.attach(stand);
        for (int k = 0; k < s.templates().count(); k++) if (s.scenario().templateSide(k) == side) facts.template(k);
    }

    private void unit(Unit unit) {
        int i = unit.index();
        if (s.hidden(i) && s.units().place(i) == UnitPlace.TABLE) {
            if (unit.battalion() && !riding(unit) && oneIn(4)) withdraw(unit);
            else disturb(unit);
        } else if (s.units().place(i) == UnitPlace.RESERVE && !unit.airborne() && unit.battalion() && oneIn(4))
            hide(unit);
        else if (s.units().place(i) == UnitPlace.RESERVE
                && unit.airborne()
                && s.units().dropPlanned(i)) drop(unit);
    }

    /** Another state of a hidden battalion, another place. */
    private void disturb(Unit unit) {
        if (unit.battalion()) {
            s.units().setFormation(unit.index(), Formation.values()[upTo(3) - 1]);
            s.units().setStatus(unit.index(), Status.values()[upTo(Status.values().length) - 1]);
            s.units().setHits(unit.index(), upTo(3) - 1);
            for (int stand : s.standsOf(unit.index())) {
                s.stands().setSuppressed(stand, !oneIn(2));
                s.stands().setOwesAction(stand, !oneIn(2));
                s.stands().setRear(stand, !oneIn(2));
                s.stands().setWorks(stand, Cover.values()[upTo(2) - 1]);
                s.stands().setAmmoMarkers(stand, upTo(2) - 1);
                if (s.type(stand).gun()) s.stands().setEmplaced(stand, !oneIn(2));
                if (s.stand(stand).transport().isPresent()) s.stands().setLoaded(stand, !oneIn(2));
            }
            if (!riding(unit) && oneIn(3)) loseOne(unit);
        }
        shift(unit, upTo(2 * FAR) - FAR, upTo(2 * FAR) - FAR);
    }

    private boolean riding(Unit unit) {
        return s.scenario().stands().stream()
                .anyMatch(st ->
                        s.unitOf(st.index()) == unit.index() && s.stands().place(st.index()) == StandPlace.RIDING);
    }

    /** C10k, H15: a stand lost unseen, and the template of a gun with it. */
    private void loseOne(Unit unit) {
        int[] stands = s.standsOf(unit.index());
        if (stands.length < 2) return;
        int lost = stands[upTo(stands.length) - 1];
        clear(lost);
        s.stands().setPlace(lost, StandPlace.DESTROYED);
        for (int k = 0; k < s.templates().count(); k++) {
            boolean bound =
                    s.scenario().fireSupport().gun(k).filter(gun -> gun == lost).isPresent();
            if (!bound || s.templates().battery(k) != Battery.AVAILABLE) continue;
            boolean disk = s.templates().disk(k);
            s.templates().reset(k);
            s.templates().setDisk(k, disk);
            s.templates().setBattery(k, Battery.LOST);
        }
    }

    /** The whole unit at another place, if there is room. */
    private void shift(Unit unit, int dx, int dy) {
        int[] stands = s.standsOf(unit.index());
        Base[] there = new Base[stands.length];
        for (int i = 0; i < stands.length; i++) {
            Base base = s.base(stands[i]);
            there[i] = base.at(base.center().plus(dx, dy));
            if (!free(there[i], unit)) return;
        }
        for (int i = 0; i < stands.length; i++) s.put(stands[i], there[i]);
    }

    private boolean free(Base base, Unit unit) {
        if (!s.scenario().onTable(base.center())
                || !base.onTable(s.scenario().width(), s.scenario().height())) return false;
        if (s.scenario().terrain().going(base.center().x(), base.center().y()) == GroundType.IMPASSABLE) return false;
        for (int other = 0; other < s.stands().count(); other++)
            if (s.onTable(other) && s.unitOf(other) != unit.index() && base.touches(s.base(other))) return false;
        return true;
    }

    /** H1: a hidden battalion is in reserve instead. */
    private void withdraw(Unit unit) {
        for (int stand : s.standsOf(unit.index())) {
            clear(stand);
            s.stands().setPlace(stand, StandPlace.RESERVE);
        }
        forget(unit);
        s.units().setPlace(unit.index(), UnitPlace.RESERVE);
    }

    /** H1: a battalion in reserve is hidden on the table instead, in a row somewhere. */
    private void hide(Unit unit) {
        List<Integer> stands = waiting(unit);
        if (stands.isEmpty()) return;
        for (int tried = 0; tried < TRIES; tried++) {
            Point at = new Point(upTo(s.scenario().width()), upTo(s.scenario().height()));
            Base[] row = row(stands, at);
            boolean room = true;
            for (Base base : row) room &= free(base, unit);
            if (!room) continue;
            forget(unit);
            s.units().setPlace(unit.index(), UnitPlace.TABLE);
            s.units().setHidden(unit.index(), true);
            for (int i = 0; i < row.length; i++) {
                s.stands().setPlace(stands.get(i), StandPlace.TABLE);
                s.put(stands.get(i), row[i]);
            }
            return;
        }
    }

    private List<Integer> waiting(Unit unit) {
        return s.scenario().stands().stream()
                .map(Stand::index)
                .filter(i -> s.unitOf(i) == unit.index() && s.stands().place(i) == StandPlace.RESERVE)
                .toList();
    }

    private Base[] row(List<Integer> stands, Point from) {
        Base[] row = new Base[stands.size()];
        int x = from.x();
        for (int i = 0; i < row.length; i++) {
            var size = s.size(stands.get(i));
            row[i] = new Base(new Point(x, from.y()), 0, size.depth(), size.frontage());
            x += 2 * size.longest();
        }
        return row;
    }

    /** U47, N6: a stand of the pool is with another battalion in reserve, or with none. */
    private void attach(Stand stand) {
        int i = stand.index();
        if (s.stands().place(i) != StandPlace.RESERVE || !oneIn(2)) return;
        List<Unit> takers = s.scenario().units().stream()
                .filter(u -> u.side() == side && u.battalion() && s.units().place(u.index()) == UnitPlace.RESERVE)
                .toList();
        int taker = upTo(takers.size() + 1) - 1;
        s.stands().setUnit(i, taker == takers.size() ? -1 : takers.get(taker).index());
    }

    /** A5, Q44g: another aim from another height at another hour, or held back. */
    private void drop(Unit unit) {
        int i = unit.index();
        Point at = new Point(upTo(s.scenario().width()), upTo(s.scenario().height()));
        DropHeight height = s.units().dropHeight(i);
        s.units().planDrop(i, height == DropHeight.GLIDER ? height : DropHeight.values()[upTo(3) - 1], at);
        if (s.units().dropHour(i) > s.hour()) s.units().setDropHour(i, s.hour() + upTo(LAST_TURN));
        if (!oneIn(3)) return;
        s.units().clearDrop(i);
        s.units().setWithheld(i, true);
    }

    /** ART32: another mission at another place, a pre-planned one for a turn to come. */
    private void template(int template) {
        if (s.templates().battery(template) != Battery.AVAILABLE || s.phase() == Phase.SET_UP) return;
        Mission mission = Mission.values()[upTo(Mission.values().length) - 1];
        int turn = s.turn() + upTo(3);
        if (mission == Mission.PRE_PLANNED && turn > LAST_TURN) return;
        boolean placed = mission != Mission.ON_CALL;
        s.templates().setMission(template, mission);
        s.templates()
                .setAt(
                        template,
                        placed
                                ? new Point(
                                        upTo(s.scenario().width()),
                                        upTo(s.scenario().height()))
                                : Point.ORIGIN);
        s.templates().setTurn(template, mission == Mission.PRE_PLANNED ? turn : 0);
        if (s.variants().smoke) s.templates().setSmoke(template, !oneIn(2));
    }

    private void clear(int stand) {
        int unit = s.unitOf(stand);
        s.stands().reset(stand);
        s.stands().setUnit(stand, unit);
    }

    private void forget(Unit unit) {
        int i = unit.index();
        boolean rebuilt = s.units().rebuilt(i);
        boolean landed = s.units().landed(i);
        int wipedOutOn = s.units().wipedOutOn(i);
        s.units().reset(i);
        s.units().setRebuilt(i, rebuilt);
        s.units().setLanded(i, landed);
        s.units().setWipedOutOn(i, wipedOutOn);
    }

    private boolean oneIn(int n) {
        return upTo(n) == 1;
    }

    private int upTo(int limit) {
        return dice.roll(limit, CHOICE);
    }
}
