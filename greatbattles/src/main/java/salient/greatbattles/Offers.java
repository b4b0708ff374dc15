package salient.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.greatbattles.airborne.Consolidation;
import salient.greatbattles.airborne.DropPlans;
import salient.greatbattles.airborne.LandedCommand;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.landing.Beaches;
import salient.greatbattles.movement.Rates;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Going;

/**
 * The finite choice of places and directions that lists of orders are made of. What is offered is only a proposal: each
 * is judged before it is listed, and a player may order any other place that the referee accepts.
 */
final class Offers {
    private static final int ENOUGH = 24;
    private static final Formation[] ALONE = {Formation.ASSAULT};
    private static final Formation[] OFF_ROAD = {Formation.DEFENSIVE, Formation.ASSAULT, Formation.MARCH};

    private Offers() {}

    static void plans(State s, int number, Consumer<GreatBattlesOrder> offer) {
        int template = s.battle().template(s.decider(), number).orElse(-1);
        if (template < 0) return;
        if (s.templates().mission(template) != Mission.ON_CALL) {
            offer.accept(new GreatBattlesOrder.Plan(number, Mission.ON_CALL, Optional.empty(), 0));
            return;
        }
        for (Feature f : s.battle().features()) {
            Point middle = f.middle();
            offer.accept(new GreatBattlesOrder.Plan(number, Mission.REGISTERED, Optional.of(middle), 0));
            offer.accept(new GreatBattlesOrder.Plan(number, Mission.PRE_PLANNED, Optional.of(middle), 1));
            offer.accept(new GreatBattlesOrder.Plan(number, Mission.PRE_PLANNED, Optional.of(middle), 3));
        }
    }

    static void calls(State s, int number, Consumer<GreatBattlesOrder> offer) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stand(stand).side() != s.decider()
                    && s.visible(stand)
                    && s.type(stand).fights())
                offer.accept(new GreatBattlesOrder.Call(number, Optional.of(s.at(stand))));
    }

    /** Whether some unit can be set up nowhere, so that others must make room. */
    static boolean stuck(State s) {
        for (Unit unit : s.battle().units()) {
            if (unit.side() != s.decider() || unit.zone().isEmpty() || s.units().place(unit.index()) == UnitPlace.TABLE)
                continue;
            if (!canSetUp(s, unit)) return true;
        }
        return false;
    }

    private static boolean canSetUp(State s, Unit unit) {
        Zone zone = unit.zone().orElseThrow();
        for (Point p : points(s, zone, unit))
            for (Formation formation : unit.battalion() ? OFF_ROAD : ALONE)
                if (Referee.isLegal(s, new GreatBattlesOrder.SetUp(unit, formation, p, zone.facing()))) return true;
        return false;
    }

    static void setUps(State s, Unit unit, Listing offer) {
        if (unit.zone().isEmpty()) return;
        Zone zone = unit.zone().get();
        int before = offer.size();
        for (Point p : points(s, zone, unit))
            for (Formation formation : unit.battalion() ? OFF_ROAD : ALONE) {
                if (offer.full() || offer.size() - before >= ENOUGH) return;
                offer.accept(new GreatBattlesOrder.SetUp(unit, formation, p, zone.facing()));
            }
    }

    /** Points all over the zone; on a road zone, those that put the front edge on the road. */
    private static List<Point> points(State s, Zone zone, Unit unit) {
        if (!zone.onRoad()) return zone.places();
        List<Point> all = new ArrayList<>();
        for (Road road : s.battle().roads())
            for (int mile = 0; mile < road.length(); mile += 500) {
                Point p = road.along(mile);
                Point front = Bearing.step(
                        p, zone.facing(), s.size(unit.stands().getFirst()).depth() / 2, 0);
                if (zone.contains(p)) all.add(front);
            }
        return all;
    }

    /** A5: aim points all over the table, a few at a time; gliders have no choice of height. */
    static void drops(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        if (!DropPlans.toCome(s, unit)) return;
        offer.accept(new GreatBattlesOrder.Withhold(unit));
        boolean glider = unit.comesBy(Arrival.Means.GLIDER);
        int across = 5 * Point.INCH;
        int n = 0;
        for (int y = across; y < s.battle().height(); y += across)
            for (int x = across; x < s.battle().width(); x += across, n++) {
                DropHeight height = glider ? DropHeight.GLIDER : DropHeight.values()[n % 3];
                Point at = new Point(x, y);
                if (s.phase() == Phase.DEPLOYMENT) offer.accept(new GreatBattlesOrder.Postpone(unit, at, height));
                else offer.accept(new GreatBattlesOrder.Drop(unit, at, height, n % 7 == 0 ? 6 : 0));
            }
    }

    /** A2, A16: what a unit that has landed does first. */
    static void landed(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        if (LandedCommand.offRoad(s, unit.index()))
            for (Road road : s.battle().roads()) {
                Point here = s.at(s.standsOf(unit.index())[0]);
                offer.accept(new GreatBattlesOrder.MakeFor(unit, road.along(road.milestone(here))));
            }
        if (!Consolidation.scattered(s, unit.index())) return;
        offer.accept(new GreatBattlesOrder.Gather(unit));
        for (int stand : s.standsOf(unit.index())) offer.accept(new GreatBattlesOrder.Rendezvous(s.stand(stand)));
    }

    /** On the airfields or beaches that serve the unit. */
    private static void landings(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        for (Objective o : s.battle().objectives())
            if (Beaches.serves(o, unit))
                for (int away = 0; away <= 3000; away += 1500)
                    for (int d = 0; d < 360; d += away == 0 ? 360 : 60)
                        for (Formation formation : new Formation[] {Formation.ASSAULT, Formation.DEFENSIVE}) {
                            Point at = Bearing.step(o.at(), d, away, 0);
                            if (s.battle().onTable(at))
                                offer.accept(new GreatBattlesOrder.Deploy(unit, formation, at, 0));
                        }
    }

    static void deployments(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        if (!Deployment.available(s, unit.index())) return;
        if (Deployment.byAirOrSea(s, unit)) {
            landings(s, unit, offer);
            return;
        }
        boolean column = Deployment.comesInColumn(s, unit);
        for (Base gate : Deployment.gates(s, unit))
            if (column) columns(s, unit, gate.centre(), 12_000, 500, offer);
            else deployments(s, unit, gate.centre(), offer);
    }

    /** Road columns whose heads are so far away at most, and so far apart. */
    private static void columns(State s, Unit unit, Point at, int most, int apart, Consumer<GreatBattlesOrder> offer) {
        for (Road road : s.battle().roads())
            if (road.passes(at, 1500))
                for (int away = -most; away <= most; away += apart) {
                    int mile = road.milestone(at) + away;
                    if (mile >= 0 && mile <= road.length())
                        offer.accept(new GreatBattlesOrder.Deploy(unit, Formation.ROAD, road.along(mile), 0));
                }
    }

    private static void deployments(State s, Unit unit, Point at, Consumer<GreatBattlesOrder> offer) {
        int facing = Bearing.of(at, new Point(s.battle().width() / 2, s.battle().height() / 2)) / 45 * 45;
        for (int ring = 3; ring <= 9; ring += 3)
            for (int d = 0; d < 360; d += 60) {
                Point p = Bearing.step(at, d, ring * Point.INCH, 0);
                if (!s.battle().onTable(p)) continue;
                offer.accept(new GreatBattlesOrder.Deploy(unit, Formation.MARCH, p, facing));
                offer.accept(new GreatBattlesOrder.Deploy(unit, Formation.DEFENSIVE, p, facing));
            }
        columns(s, unit, at, 9_000, 3_000, offer);
    }

    static void moves(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        int u = unit.index();
        if (!unit.battalion()) {
            for (int mils : new int[] {12_000, 6_000, 2_000, -2_000, -6_000, -12_000})
                offer.accept(new GreatBattlesOrder.Road(unit, mils));
            return;
        }
        Formation formation = LoneStand.formation(s, u);
        Rates rates = Rates.of(s, u, formation);
        int good = rates.mils(Going.GOOD);
        int bad = rates.mils(Going.BAD);
        for (int d = 0; d < 360; d += 45)
            for (int far : good == bad ? new int[] {good} : new int[] {good, bad}) {
                Point by = Bearing.step(new Point(0, 0), d, far, 0);
                offer.accept(new GreatBattlesOrder.March(unit, by.x(), by.y()));
            }
        if (formation == Formation.ROAD)
            for (int mils : new int[] {rates.most(), rates.most() / 2, 2000}) {
                offer.accept(new GreatBattlesOrder.Road(unit, mils));
                offer.accept(new GreatBattlesOrder.Road(unit, -mils));
            }
        forms(s, unit, formation, offer);
        if (s.activated(u)) contacts(s, unit, good, offer);
    }

    static void forms(State s, Unit unit, Formation now, Consumer<GreatBattlesOrder> offer) {
        int facing = s.stands().facing(s.standsOf(unit.index())[0]);
        for (Formation formation : OFF_ROAD)
            for (int turn = 0; turn < 360; turn += 90)
                if (formation != now || turn != 0)
                    offer.accept(new GreatBattlesOrder.Form(unit, formation, Bearing.normal(facing + turn)));
        if (now != Formation.ROAD) offer.accept(new GreatBattlesOrder.Form(unit, Formation.ROAD, 0));
    }

    /** Straight at an enemy stand until the bases touch. */
    private static void contacts(State s, Unit unit, int most, Consumer<GreatBattlesOrder> offer) {
        for (int enemy = 0; enemy < s.stands().count(); enemy++) {
            if (s.stand(enemy).side() == unit.side() || !s.visible(enemy)) continue;
            int nearest = -1;
            for (int stand : s.standsOf(unit.index()))
                if (nearest < 0
                        || s.at(stand).squaredTo(s.at(enemy)) < s.at(nearest).squaredTo(s.at(enemy))) nearest = stand;
            Base own = s.base(nearest);
            Base target = s.base(enemy);
            if (!own.within(most, target) || own.overlaps(target)) continue;
            Point by = own.untilTouch(target);
            offer.accept(new GreatBattlesOrder.March(unit, by.x(), by.y()));
        }
    }
}
