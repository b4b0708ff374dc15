package salient.greatbattles.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.formation.FormationLayout;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.movement.OrderPaths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.RoadGraph;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Variants;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.StandType;

/** The finite list of moves and formations that is offered for a unit in the movement step. */
final class MoveProposals {
    private MoveProposals() {}

    static void propose(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        offer.accept(new GreatBattlesOrder.Decline(unit));
        proposeUnloading(s, unit, offer);
        AirborneOrders.proposeLanded(s, unit, offer);
        variants(s, unit, offer);
        if (ActionRules.mayMove(s, unit.index())) moves(s, unit, offer);
    }

    /** U30: the whole unit gets out, or one stand. */
    static void proposeUnloading(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        offer.accept(new GreatBattlesOrder.Dismount(unit));
        for (int stand : s.standsOf(unit.index()))
            if (s.stands().loaded(stand)) offer.accept(new GreatBattlesOrder.Unload(s.stand(stand)));
    }

    /** What variants let a unit do in the movement step in addition to moving. */
    private static void variants(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        Variants v = s.variants();
        if (!unit.battalion()) {
            if (v.actionToActivation) offer.accept(new GreatBattlesOrder.Save(unit));
            return;
        }
        if (v.initiativeRoll) offer.accept(new GreatBattlesOrder.Initiative(unit));
        if (v.initiativeHq) offer.accept(new GreatBattlesOrder.Rouse(unit));
        if (v.badGoingRoll || v.badGoingVehicles) offer.accept(new GreatBattlesOrder.Hurry(unit));
        if (v.tankRiders > 0) riders(s, unit, offer);
    }

    private static void riders(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        int[] stands = s.standsOf(unit.index());
        for (int stand : stands)
            for (int tank : stands)
                if (s.type(stand).infantry() && s.type(tank) == StandType.ARMOR)
                    offer.accept(new GreatBattlesOrder.Ride(s.stand(stand), s.stand(tank)));
    }

    private static void moves(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        int u = unit.index();
        if (!unit.battalion()) {
            for (int mils : new int[] {12_000, 6_000, 2_000, -2_000, -6_000, -12_000})
                offer.accept(new GreatBattlesOrder.Road(unit, mils));
            turns(s, unit, 12 * Point.INCH, offer);
            return;
        }
        Formation formation = LoneStand.formation(s, u);
        Rates rates = Rates.of(s, u, formation);
        int good = rates.mils(GroundType.GOOD);
        int bad = rates.mils(GroundType.BAD);
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
        if (formation == Formation.ROAD) {
            turns(s, unit, rates.most(), offer);
            leavings(s, unit, good, offer);
        }
        forms(s, unit, formation, offer);
        if (s.activated(u)) contacts(s, unit, good, offer);
    }

    /** C7Mm: at each junction of its road onto the other road, in both directions. */
    private static void turns(State s, Unit unit, int most, Consumer<GreatBattlesOrder> offer) {
        int[] stands = s.standsOf(unit.index());
        for (int end : stands.length == 1 ? new int[] {stands[0]} : new int[] {stands[0], stands[stands.length - 1]})
            Formations.roadAt(s, s.at(end))
                    .ifPresent(road -> turns(s, unit, road, road.milestone(s.at(end)), most, offer));
    }

    private static void turns(State s, Unit unit, Road road, int here, int most, Consumer<GreatBattlesOrder> offer) {
        RoadGraph graph = s.scenario().roadGraph();
        int number = graph.roads().indexOf(road);
        for (int o = 0; o < graph.roads().size(); o++) {
            Road other = graph.roads().get(o);
            for (int mile : graph.junctions(number, o)) {
                int junction = other.milestone(road.along(mile));
                int left = most - Math.abs(mile - here);
                for (int far : new int[] {left, Math.min(left, 3 * Point.INCH)})
                    for (int to : new int[] {junction + far, junction - far})
                        if (far > 0 && to >= 0 && to <= other.length())
                            offer.accept(new GreatBattlesOrder.RoadTo(unit, other.along(to)));
            }
        }
    }

    /** C7Mm: off the road into march column. */
    private static void leavings(State s, Unit unit, int most, Consumer<GreatBattlesOrder> offer) {
        int[] stands = s.standsOf(unit.index());
        if (stands.length < 2) return;
        int center = OrderPaths.center(s, stands);
        for (int d = 0; d < 360; d += 45) {
            Point to = Bearing.step(s.at(stands[center]), d, most / 2, 0);
            Base[] bases = FormationLayout.round(s, stands, center, Formation.MARCH, to, d)
                    .bases();
            List<GreatBattlesOrder.Way> ways = new ArrayList<>();
            for (int i = 0; i < stands.length; i++)
                ways.add(new GreatBattlesOrder.Way(s.stand(stands[i]), List.of(), bases[i]));
            offer.accept(new GreatBattlesOrder.Go(unit, ways));
        }
    }

    static void forms(State s, Unit unit, Formation now, Consumer<GreatBattlesOrder> offer) {
        int facing = s.stands().facing(s.standsOf(unit.index())[0]);
        for (Formation formation : MovementOrders.OFF_ROAD)
            for (int turn = 0; turn < 360; turn += 90)
                if (formation != now || turn != 0)
                    offer.accept(new GreatBattlesOrder.Form(unit, formation, Bearing.normal(facing + turn)));
        if (now != Formation.ROAD) offer.accept(new GreatBattlesOrder.Form(unit, Formation.ROAD, 0));
    }

    /** Straight at an enemy stand until the bases touch. */
    private static void contacts(State s, Unit unit, int most, Consumer<GreatBattlesOrder> offer) {
        for (int enemy : s.visibleStands(1 - unit.side())) {
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
