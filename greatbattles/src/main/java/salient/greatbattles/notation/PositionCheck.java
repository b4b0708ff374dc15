package salient.greatbattles.notation;

import java.util.function.BiFunction;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.FactTable;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.StandType;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Word;

/** Refuses positions that cannot be: what no order and no die could lead to, and what the rules cannot work with. */
record PositionCheck(State s, BiFunction<Thing, Integer, Word> places) {
    /** What a complaint is about. */
    enum Thing {
        GAME,
        UNIT,
        STAND,
        TEMPLATE
    }

    /** Centers closer than this are one place; in mils. */
    private static final int SAME_PLACE = 100;

    /** @param places where a text tells of a thing, by its kind and number */
    static void check(State s, BiFunction<Thing, Integer, Word> places) {
        PositionCheck check = new PositionCheck(s, places);
        for (Stand stand : s.scenario().stands()) {
            check.belonging(stand);
            check.ground(stand);
            check.transport(stand);
            check.riding(stand);
            check.aim(stand);
        }
        check.overlaps();
        for (Unit unit : s.scenario().units()) check.unit(unit);
        check.day();
        check.move();
        check.question();
    }

    private BadNotation bad(Stand stand, String problem) {
        return places.apply(Thing.STAND, stand.index()).bad(stand + " " + problem);
    }

    private BadNotation bad(Unit unit, String problem) {
        return places.apply(Thing.UNIT, unit.index()).bad(unit + " " + problem);
    }

    private BadNotation bad(GameFact fact, String problem) {
        return places.apply(Thing.GAME, fact.ordinal()).bad(problem);
    }

    private void belonging(Stand stand) {
        int unit = s.unitOf(stand.index());
        boolean there = s.onTable(stand.index());
        if (unit < 0) {
            if (there) throw bad(stand, "is on the table with no battalion: say with=UNIT");
            if (!stand.attachable()) throw bad(stand, "belongs to " + s.unit(stand.unit()));
            return;
        }
        if (s.unit(unit).side() != stand.side()) throw bad(stand, "cannot be with an enemy, " + s.unit(unit));
        if (stand.attachable() && !s.unit(unit).battalion()) throw bad(stand, "can only be with a battalion");
        if (!stand.attachable() && unit != stand.unit()) throw bad(stand, "belongs to " + s.unit(stand.unit()));
        if (there && !s.unitOnTable(unit))
            throw bad(stand, "is on the table, but its unit " + s.unit(unit) + " is not");
    }

    private void ground(Stand stand) {
        if (!s.onTable(stand.index())) return;
        Base base = s.base(stand.index());
        if (!base.onTable(s.scenario().width(), s.scenario().height()))
            throw bad(stand, "is off the table: its base does not fit at " + base.center());
    }

    /** Stands on the move may pass each other, but otherwise no two stands are in one place. */
    private void overlaps() {
        for (Stand one : s.scenario().stands())
            for (Stand other : s.scenario().stands())
                if (other.index() < one.index()
                        && standing(one.index())
                        && standing(other.index())
                        && s.at(one.index()).distanceUp(s.at(other.index())) < SAME_PLACE)
                    throw bad(one, "and " + other + " are in the same place");
    }

    private boolean standing(int stand) {
        return s.onTable(stand) && s.unitOf(stand) != s.pending().move().unit();
    }

    private void transport(Stand stand) {
        int i = stand.index();
        boolean setsUp = stand.type().gun() || stand.type() == StandType.HVY_WPNS;
        if (s.stands().loaded(i) && stand.transport().isEmpty())
            throw bad(stand, "cannot be loaded: it has no transport");
        if (s.stands().dismounted(i) && stand.transport().isEmpty())
            throw bad(stand, "cannot be dismounted: it has no transport");
        if (s.stands().emplaced(i) && !setsUp) throw bad(stand, "cannot be set-up: only guns and heavy weapons are");
        if (s.stands().emplaced(i) && s.stands().loaded(i)) throw bad(stand, "cannot be both loaded and set-up");
    }

    private void riding(Stand stand) {
        int tank = s.stands().tank(stand.index());
        boolean rides = s.stands().place(stand.index()) == StandPlace.RIDING;
        if (rides != (tank >= 0)) throw bad(stand, "rides on a tank if it is riding on=STAND, both words");
        if (!rides) return;
        if (!stand.type().infantry()) throw bad(stand, "cannot ride on a tank: it is not infantry");
        if (s.variants().tankRiders == 0) throw bad(stand, "cannot ride on a tank: option variant.tank-riders is off");
        if (s.type(tank) != StandType.ARMOR || !s.onTable(tank) || s.unitOf(tank) != s.unitOf(stand.index()))
            throw bad(stand, "cannot ride on " + s.stand(tank) + ", which is no tank of its battalion on the table");
        for (int other = 0; other < stand.index(); other++)
            if (s.stands().tank(other) == tank)
                throw bad(stand, "cannot ride on " + s.stand(tank) + ", which carries another");
    }

    private void aim(Stand stand) {
        int target = s.stands().target(stand.index());
        if (target < 0) {
            if (s.stands().indirect(stand.index())) throw bad(stand, "cannot fire indirectly without aims=STAND");
            return;
        }
        if (!s.onTable(stand.index())) throw bad(stand, "cannot aim: it is not on the table");
        if (s.stand(target).side() == stand.side()) throw bad(stand, "cannot aim at its own side");
    }

    private void unit(Unit unit) {
        int i = unit.index();
        if (s.units().place(i) == UnitPlace.WIPED_OUT && s.standsOf(i).length > 0)
            throw bad(unit, "cannot be wiped-out: it has stands on the table");
        int other = s.units().lockedWith(i);
        if (other >= 0 && (s.unit(other).side() == unit.side() || s.units().lockedWith(other) != i))
            throw bad(unit, "is locked with " + s.unit(other) + " only if that is an enemy locked with it");
        if (other >= 0 && (!s.unitOnTable(i) || !s.unitOnTable(other)))
            throw bad(unit, "cannot be locked: both units must be on the table");
        int led = s.units().ledBy(i);
        if (led >= 0 && s.unit(led).side() != unit.side()) // Q45i: the battalion with the HQ leads itself
        throw bad(unit, "can only be led by a unit of its side");
        int meeting = s.units().rendezvous(i);
        if (meeting >= 0 && s.stand(meeting).side() != unit.side())
            throw bad(unit, "can only gather at a stand of its side");
        if (s.units().dropPlanned(i) && !unit.airborne()) throw bad(unit, "cannot drop: it does not come by air");
    }

    private void day() {
        if (s.day() > s.scenario().days())
            throw bad(GameFact.DAY, "the scenario has " + s.scenario().days() + " days");
        boolean won = s.turnState().winner() != FactTable.NONE;
        if (s.phase() == Phase.OVER != won) throw bad(GameFact.PHASE, "a side has won exactly when the phase is over");
        int least = s.phase().compareTo(Phase.PASS_OR_PROCEED) >= 0 && s.phase() != Phase.OVER ? 1 : 0;
        if (s.turn() < least) throw bad(GameFact.TURN, "the phase " + s.phase().word() + " belongs to turn 1 or later");
    }

    private void move() {
        boolean underWay = s.pending().move().underWay();
        Paths paths = new Paths(s.pending().move().plan());
        if (!underWay) {
            if (paths.count() > 0) throw bad(GameFact.MOVER, "there are ways, but no unit is moving");
            return;
        }
        int unit = s.pending().move().unit();
        if (paths.count() == 0) throw bad(GameFact.MOVER, "a unit that is moving needs a line 'way' for each stand");
        for (int i = 0; i < paths.count(); i++)
            if (s.unitOf(paths.stand(i)) != unit)
                throw bad(
                        GameFact.MOVER,
                        s.stand(paths.stand(i)) + " has a way, but is not with the unit that is moving");
        if (s.unit(unit).side() != s.player()) throw bad(GameFact.MOVER, "only the player of the turn moves");
        if (s.phase() != Phase.MOVEMENT && s.phase() != Phase.CLOSE_COMBAT)
            throw bad(GameFact.MOVER, "units move in the phase movement");
    }

    private void question() {
        int shooter = s.pending().shots().unit();
        if (shooter >= 0 && !s.unitOnTable(shooter))
            throw bad(GameFact.SHOOTER, "the unit that fires is not on the table");
        int subject = s.gameFacts().rawFact(GameFact.SUBJECT);
        boolean asked = subject >= 0;
        switch (s.ask()) {
            case NOTHING -> {}
            case OPPORTUNITY -> {
                if (!s.pending().move().underWay() && !s.pending().landing().underWay())
                    throw bad(GameFact.ASK, "opportunity fire is asked for while a unit is moving or landing");
            }
            case DISPLACEMENT -> {
                if (s.pending().casualty().stand() < 0
                        || !s.onTable(s.pending().casualty().stand()))
                    throw bad(GameFact.ASK, "a displacement needs struck STAND, a stand on the table");
                if (shooter < 0) throw bad(GameFact.ASK, "a displacement needs shooting UNIT");
            }
            case LOSS -> {
                if (!asked) throw bad(GameFact.ASK, "a loss needs of UNIT");
            }
            case SUPPRESSION -> {
                if (!asked || s.pending().deploymentLosses().suppressionsDue() == 0)
                    throw bad(GameFact.ASK, "a suppression needs of UNIT and suppressions N");
            }
            case RETREAT -> {
                if (!asked || s.pending().retreat().causes() == 0)
                    throw bad(GameFact.ASK, "a retreat needs of UNIT and from UNIT+UNIT");
            }
            case ADVANCE -> {
                if (!asked || s.pending().advance().winner() < 0)
                    throw bad(GameFact.ASK, "an advance needs of LOSER and enemy WINNER");
            }
        }
    }
}
