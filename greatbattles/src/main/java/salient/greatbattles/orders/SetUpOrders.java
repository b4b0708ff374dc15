package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.both;
import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.ofOwn;
import static salient.greatbattles.orders.Access.own;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.placing;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.OrderTo.to;
import static salient.greatbattles.orders.Slots.STAND;
import static salient.greatbattles.orders.Slots.UNIT;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.attachments.Attachments;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Attach;
import salient.greatbattles.play.GreatBattlesOrder.Detach;
import salient.greatbattles.play.GreatBattlesOrder.Entrench;
import salient.greatbattles.play.GreatBattlesOrder.SetUp;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.works.Entrenchments;
import salient.kernel.order.OrderKind;

/** T20, U47, N6: units are set up, and support stands attached to battalions. */
final class SetUpOrders {
    /** This many places for a unit are enough. */
    private static final int ENOUGH = 24;

    private static final Formation[] ALONE = {Formation.ASSAULT};

    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            placing(SetUp.class, "set-up", SetUp::new, "T20")
                    .access(own(in(Phase.SET_UP), SetUp::unit))
                    .judgeAlways(ofOwn(SetUp::unit, Deployment::judge))
                    .play(playing(Deployment::play))
                    .label((_, o) -> "Set up " + Names.of(o.unit())
                            + (o.unit().battalion() ? " in " + Names.of(o.formation()) : "") + " at "
                            + Names.of(o.at()) + ", facing " + Names.facing(o.facing()))
                    .build(),
            order(Attach.class, "attach", "U47", "N6")
                    .text(STAND, Attach::stand, UNIT, Attach::unit, Attach::new)
                    .access(both(in(Phase.SET_UP, Phase.NIGHT), Attach::stand, Attach::unit))
                    .judgeAlways(ofOwn(Attach::stand, (s, o, why) -> {
                        if (o.unit().side() == o.stand().side()) Attachments.judge(s, o.stand(), o.unit(), why);
                    }))
                    .play(playing((s, o, t) -> Attachments.attach(s, o.stand(), o.unit(), t)))
                    .label((_, o) -> "Attach " + Names.of(o.stand()) + " to " + Names.of(o.unit()))
                    .build(),
            to(STAND, Detach.class, "detach", Detach::stand, Detach::new, "N6")
                    .given(in(Phase.SET_UP, Phase.NIGHT), (s, o, why) -> Attachments.judgeDetach(s, o.stand(), why))
                    .play((s, o, t) -> Attachments.detach(s, o.stand(), t))
                    .label(name -> "Detach " + name));

    private SetUpOrders() {}

    static void propose(State s, Unit unit, OrderList offer) {
        proposeAttachments(s, unit, offer);
        AirborneOrders.proposeDrops(s, unit, offer);
        if (s.units().place(unit.index()) != UnitPlace.TABLE || offer.isEmpty() && stuck(s))
            proposeSetUp(s, unit, offer);
        if (Entrenchments.mayStartEntrenched(s))
            for (int stand : s.standsOf(unit.index())) offer.accept(new Entrench(s.stand(stand)));
    }

    static void proposeAttachments(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        for (Stand stand : s.scenario().stands()) {
            if (stand.side() != unit.side() || !stand.attachable()) continue;
            offer.accept(new Attach(stand, unit));
            if (s.unitOf(stand.index()) == unit.index() && s.phase() == Phase.NIGHT) offer.accept(new Detach(stand));
        }
    }

    /** Whether some unit has no place to set up, so that others must make room. */
    private static boolean stuck(State s) {
        for (Unit unit : s.scenario().units()) {
            if (unit.side() != s.decider() || unit.zone().isEmpty() || s.units().place(unit.index()) == UnitPlace.TABLE)
                continue;
            if (!canSetUp(s, unit)) return true;
        }
        return false;
    }

    private static boolean canSetUp(State s, Unit unit) {
        Zone zone = unit.zone().orElseThrow();
        for (Point p : points(s, zone, unit))
            for (Formation formation : unit.battalion() ? MovementOrders.OFF_ROAD : ALONE)
                if (GreatBattlesOrders.isLegal(s, new SetUp(unit, formation, p, zone.facing()))) return true;
        return false;
    }

    private static void proposeSetUp(State s, Unit unit, OrderList offer) {
        if (unit.zone().isEmpty()) return;
        Zone zone = unit.zone().get();
        int before = offer.size();
        for (Point p : points(s, zone, unit))
            for (Formation formation : unit.battalion() ? MovementOrders.OFF_ROAD : ALONE) {
                if (offer.full() || offer.size() - before >= ENOUGH) return;
                offer.accept(new SetUp(unit, formation, p, zone.facing()));
            }
    }

    /** Every half inch of the zone; on a road zone, those that put the front edge on the road. */
    static List<Point> everyPlace(State s, Unit unit) {
        Zone zone = unit.zone().orElseThrow();
        return zone.onRoad() ? points(s, zone, unit) : zone.lattice();
    }

    /** Points all over the zone; on a road zone, those that put the front edge on the road. */
    private static List<Point> points(State s, Zone zone, Unit unit) {
        if (!zone.onRoad()) return zone.places();
        List<Point> all = new ArrayList<>();
        for (Road road : s.scenario().roads())
            for (int mile = 0; mile < road.length(); mile += 500) {
                Point p = road.along(mile);
                Point front = Bearing.step(
                        p, zone.facing(), s.size(unit.stands().getFirst()).depth() / 2, 0);
                if (zone.contains(p)) all.add(front);
            }
        return all;
    }
}
