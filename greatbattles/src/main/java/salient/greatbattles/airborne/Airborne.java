package salient.greatbattles.airborne;

import java.util.List;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.landing.Objectives;
import salient.greatbattles.movement.Consolidation;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.play.AirborneHappening;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Landings;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.DropTables;
import salient.greatbattles.tables.DropTables.Result;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.StandType;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/**
 * A1 to A17, A31, A32, T11: stands land: approach, drift and landing, stand by stand. Aims are in {@link DropPlans}.
 */
public final class Airborne {
    private static final Purpose APPROACH = new Purpose("approach", Clauses.clause("A3"));
    private static final Purpose NORTH_SOUTH = new Purpose("drift north or south", Clauses.clause("A7"));
    private static final Purpose EAST_WEST = new Purpose("drift east or west", Clauses.clause("A7"));
    private static final Purpose DIRECTION = new Purpose("direction of drift", Clauses.clause("A29"));
    private static final Purpose INCHES = new Purpose("inches of drift", Clauses.clause("A29"));
    private static final Purpose LANDING = new Purpose("landing", Clauses.clause("A10"));

    /** A11. */
    @Clause("greatbattles A11")
    private static final int ENEMY_NEAR = Constants.mils("drop_enemy_near");

    /** A32: turns before this one of a flagged day are night. */
    @Clause("greatbattles A32")
    private static final int DAYLIGHT = Constants.number("first_daylight_turn");

    private Airborne() {}

    /** T11: drops due this turn land, including those that missed their night (Q44g). */
    @Clause("greatbattles T11")
    public static void arrive(State s, int side, PlayContext t) {
        for (int unit = 0; unit < s.units().count(); unit++)
            if (s.unit(unit).side() == side && due(s, unit)) comeDown(s, unit, t);
    }

    /** A32: drops that the scenario schedules at night land just before dawn. */
    public static void arriveByNight(State s, PlayContext t) {
        for (int unit = 0; unit < s.units().count(); unit++)
            if (due(s, unit) && turn(s, unit) == 0) comeDown(s, unit, t);
    }

    private static int turn(State s, int unit) {
        return s.unit(unit).arrival().orElseThrow().turn();
    }

    private static boolean due(State s, int unit) {
        return s.unit(unit).airborne()
                && s.units().dropPlanned(unit)
                && s.units().place(unit) == UnitPlace.RESERVE
                && s.units().dropHour(unit) <= s.hour();
    }

    /** A32: the night phase, or the first two turns of a flagged day. */
    public static boolean byNight(State s) {
        return s.turn() == 0 || s.scenario().landings().nightDrops().contains(s.day()) && s.turn() < DAYLIGHT;
    }

    @Clause({"greatbattles A17", "greatbattles A1", "greatbattles A31"})
    private static void comeDown(State s, int unit, PlayContext t) {
        int[] stands = Deployment.waiting(s, unit);
        DropHeight height = s.units().dropHeight(unit);
        Point aim = s.units().dropPoint(unit);
        DropPlans.forget(s, unit);
        s.units().setPlace(unit, UnitPlace.TABLE);
        s.units().setHidden(unit, false);
        s.units().setFormation(unit, Formation.DEFENSIVE);
        s.units().setLanded(unit, true);
        s.units().setScattered(unit, true);
        t.reveal(
                Kind.LANDING,
                List.of(s.unit(unit).name()),
                new AirborneHappening.Dropped(s.unit(unit).name(), aim),
                "A1",
                "A31");
        Drop drop = new Drop(
                aim,
                height,
                byNight(s),
                s.unit(unit).comesBy(Arrival.Means.GLIDER),
                s.scenario().landings().density(aim));
        for (int stand : stands) stand(s, stand, drop, t);
        if (s.standsOf(unit).length == 0) wipedOut(s, unit, t);
        else Spotting.around(s, unit, t);
        Consolidation.settle(s, unit, t);
        Objectives.look(s, t);
    }

    private record Drop(Point aim, DropHeight height, boolean night, boolean glider, Landings.Density fire) {}

    private static void wipedOut(State s, int unit, PlayContext t) {
        s.units().setPlace(unit, UnitPlace.WIPED_OUT);
        s.units().setWipedOutOn(unit, s.day());
        s.units().setScattered(unit, false);
        if (!s.unit(unit).battalion()) {
            Divisions.loseCommand(s, unit, t);
            return;
        }
        t.tellOf(unit, Kind.CASUALTY, new CombatHappening.WipedOut(s.unit(unit).name()), "C10v", "R12");
    }

    @Clause({"greatbattles A5", "greatbattles A3", "greatbattles A9"})
    private static void stand(State s, int stand, Drop drop, PlayContext t) {
        int die = t.d10(APPROACH);
        Result hit = DropTables.approach(drop.height(), drop.fire().id(), die);
        t.tell(
                Kind.LANDING,
                List.of(s.stand(stand).name()),
                new AirborneHappening.FlewThroughFire(
                        s.stand(stand).name(), drop.fire().id(), die, effect(hit)),
                "A3");
        if (hit == Result.DESTROYED) {
            s.stands().setPlace(stand, StandPlace.DESTROYED);
            return;
        }
        if (hit == Result.SUPPRESSED) suppress(s, stand);
        Point spot = drift(s, stand, drop, t);
        if (!s.scenario().onTable(spot) || FreeSpot.water(s, spot)) {
            s.stands().setPlace(stand, StandPlace.DESTROYED);
            s.stands().setSuppressed(stand, false);
            t.tell(
                    Kind.LANDING,
                    List.of(s.stand(stand).name()),
                    new AirborneHappening.DriftedAway(s.stand(stand).name()),
                    "A9");
            return;
        }
        land(s, stand, spot, drop, t);
    }

    private static Happening.Effect effect(Result result) {
        return switch (result) {
            case NONE -> Happening.Effect.NONE;
            case SUPPRESSED -> Happening.Effect.SUPPRESSED;
            case DESTROYED -> Happening.Effect.DESTROYED;
        };
    }

    /** A14: a second suppression has no effect. The C Ops is never suppressed. */
    @Clause("greatbattles A14")
    private static void suppress(State s, int stand) {
        if (s.type(stand).fights()) Casualties.suppress(s, stand, Casualties.NOBODY, false);
    }

    @Clause({
        "greatbattles A4",
        "greatbattles A6",
        "greatbattles A8",
        "greatbattles Q5",
        "greatbattles V24",
        "greatbattles A29"
    })
    private static Point drift(State s, int stand, Drop drop, PlayContext t) {
        if (s.on("variant.drift-d8d6")) {
            int direction = t.die(8, DIRECTION);
            int inches = t.die(6, INCHES);
            if (inches == 6 && s.type(stand) != StandType.HVY_WPNS) inches = 0;
            return Bearing.step(
                    drop.aim(), (direction - 1) * 45, DropTables.times(drop.height(), inches * Point.INCH), 0);
        }
        int first = t.d10(NORTH_SOUTH);
        int second = t.d10(EAST_WEST);
        return DropTables.drift(s.scenario().landings().drift().column(), drop.height(), drop.aim(), first, second);
    }

    /** A12: rough ground, hills, woods and buildings. */
    @Clause("greatbattles A12")
    public static boolean rough(State s, Point p) {
        for (Feature f : s.scenario().features()) {
            boolean bad = f.kind().going() == GroundType.BAD || f.kind().cover() != Cover.OPEN || f.level() > 0;
            if (bad && f.outline().contains(p)) return true;
        }
        return false;
    }

    @Clause({"greatbattles A13", "greatbattles A15", "greatbattles A7", "greatbattles A10"})
    private static void land(State s, int stand, Point spot, Drop drop, PlayContext t) {
        Base wanted = new Base(spot, 0, s.size(stand).depth(), s.size(stand).frontage());
        boolean near = enemyNear(s, stand, wanted);
        int die = t.d10(LANDING) + (near ? Charts.value("landing_die_modifier/within_6_of_enemy") : 0);
        Result hit = DropTables.landing(drop.night(), drop.glider(), rough(s, spot), die);
        t.tell(
                Kind.LANDING,
                List.of(s.stand(stand).name()),
                new AirborneHappening.Landed(s.stand(stand).name(), spot, rough(s, spot), near, die, effect(hit)),
                "A7",
                "A10");
        if (hit == Result.DESTROYED) {
            s.stands().setPlace(stand, StandPlace.DESTROYED);
            s.stands().setSuppressed(stand, false);
            return;
        }
        if (hit == Result.SUPPRESSED) suppress(s, stand);
        s.stands().setPlace(stand, StandPlace.TABLE);
        s.put(stand, FreeSpot.near(s, stand, wanted, t));
        s.stands().setRear(stand, s.type(stand).support());
    }

    public static boolean enemyNear(State s, int stand, Base base) {
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != s.stand(stand).side()
                    && s.visible(other)
                    && s.type(other).fights()
                    && base.within(ENEMY_NEAR, s.base(other))) return true;
        return false;
    }
}
