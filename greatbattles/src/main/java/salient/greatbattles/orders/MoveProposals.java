package salient.greatbattles.orders;

import java.util.function.Consumer;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.GreatBattlesOrder;
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
        offer.accept(new GreatBattlesOrder.Dismount(unit));
        AirborneOrders.proposeLanded(s, unit, offer);
        variants(s, unit, offer);
        if (ActionRules.mayMove(s, unit.index())) moves(s, unit, offer);
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
        forms(s, unit, formation, offer);
        if (s.activated(u)) contacts(s, unit, good, offer);
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
