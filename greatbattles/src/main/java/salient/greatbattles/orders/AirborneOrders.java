package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.ofOwn;
import static salient.greatbattles.orders.Access.own;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.OrderTo.to;
import static salient.greatbattles.orders.OrderTo.toBattalion;
import static salient.greatbattles.orders.Slots.HEIGHT;
import static salient.greatbattles.orders.Slots.PLACE;
import static salient.greatbattles.orders.Slots.STAND;
import static salient.greatbattles.orders.Slots.TURN_IF_ANY;
import static salient.greatbattles.orders.Slots.UNIT;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import salient.greatbattles.airborne.DropPlans;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.movement.Consolidation;
import salient.greatbattles.movement.LandedCommand;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Drop;
import salient.greatbattles.play.GreatBattlesOrder.Gather;
import salient.greatbattles.play.GreatBattlesOrder.MakeFor;
import salient.greatbattles.play.GreatBattlesOrder.Postpone;
import salient.greatbattles.play.GreatBattlesOrder.Rendezvous;
import salient.greatbattles.play.GreatBattlesOrder.Withhold;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.DropHeight;
import salient.kernel.order.OrderKind;

/** Chapter A: drops are planned, and units that landed consolidate. */
final class AirborneOrders {
    private static final Map<DropHeight, String> HOW = Map.of(
            DropHeight.HIGH, " from high up",
            DropHeight.NORMAL, " from normal height",
            DropHeight.LOW, " from low down",
            DropHeight.GLIDER, " by glider");

    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            order(Drop.class, "drop", "A5")
                    .text(UNIT, Drop::unit, PLACE, Drop::at, HEIGHT, Drop::height, TURN_IF_ANY, Drop::turn, Drop::new)
                    .access(own(in(Phase.PLANNING, Phase.SET_UP, Phase.NIGHT), Drop::unit))
                    .judgeAlways(ofOwn(Drop::unit, DropPlans::judge))
                    .play(playing(DropPlans::play))
                    .label((_, o) -> "Drop " + Names.of(o.unit()) + " at " + Names.of(o.at()) + HOW.get(o.height())
                            + (o.turn() > 0 ? " in turn " + o.turn() : ""))
                    .build(),
            to(UNIT, Withhold.class, "withhold", Withhold::unit, Withhold::new, "Q44g")
                    .given(in(Phase.PLANNING, Phase.SET_UP, Phase.NIGHT), DropPlans::judge)
                    .play(DropPlans::play)
                    .label(name -> "Hold back the drop of " + name),
            order(Postpone.class, "postpone", "Q44g", "Q44i")
                    .text(UNIT, Postpone::unit, PLACE, Postpone::at, HEIGHT, Postpone::height, Postpone::new)
                    .access(own(in(Phase.DEPLOYMENT), Postpone::unit))
                    .judgeAlways(ofOwn(Postpone::unit, DropPlans::judge))
                    .play(playing(DropPlans::play))
                    .label((_, o) ->
                            "Call the drop of " + Names.of(o.unit()) + " at " + Names.of(o.at()) + HOW.get(o.height()))
                    .build(),
            to(STAND, Rendezvous.class, "rendezvous", Rendezvous::stand, Rendezvous::new, "A18")
                    .given(in(Phase.MOVEMENT), Consolidation::judge)
                    .play(Consolidation::play)
                    .label(name -> "Rendezvous at " + name),
            toBattalion(Gather.class, "gather", Gather::unit, Gather::new, "A2")
                    .given(in(Phase.MOVEMENT), Consolidation::judge)
                    .play((s, o, t) -> MovementOrders.march(s, o.unit(), o, t))
                    .label(name -> "Consolidate " + name),
            MovementOrders.marching(order(MakeFor.class, "make-for", "A16"), MakeFor::unit, LandedCommand::judge)
                    .text(UNIT, MakeFor::unit, PLACE, MakeFor::at, MakeFor::new)
                    .label((_, o) -> Names.of(o.unit()) + " goes to the road at " + Names.of(o.at()))
                    .build());

    private AirborneOrders() {}

    /** A5: aim points all over the table, a few at a time; gliders have no choice of height. */
    static void proposeDrops(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        if (!DropPlans.toCome(s, unit)) return;
        offer.accept(new Withhold(unit));
        boolean glider = unit.comesBy(Arrival.Means.GLIDER);
        int across = 5 * Point.INCH;
        int n = 0;
        for (int y = across; y < s.scenario().height(); y += across)
            for (int x = across; x < s.scenario().width(); x += across, n++) {
                DropHeight height = glider ? DropHeight.GLIDER : DropHeight.values()[n % 3];
                Point at = new Point(x, y);
                if (s.phase() == Phase.DEPLOYMENT) offer.accept(new Postpone(unit, at, height));
                else offer.accept(new Drop(unit, at, height, n % 7 == 0 ? 6 : 0));
            }
    }

    /** A2, A16: what a unit that has landed must do first. */
    static void proposeLanded(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        if (s.commandOffRoad(unit.index()))
            for (Road road : s.scenario().roads()) {
                Point here = s.at(s.standsOf(unit.index())[0]);
                offer.accept(new MakeFor(unit, road.along(road.milestone(here))));
            }
        if (!s.scattered(unit.index())) return;
        offer.accept(new Gather(unit));
        for (int stand : s.standsOf(unit.index())) offer.accept(new Rendezvous(s.stand(stand)));
    }
}
