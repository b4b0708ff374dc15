package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.battalion;
import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.notIn;
import static salient.greatbattles.orders.Access.ofOwn;
import static salient.greatbattles.orders.Access.ofOwnBattalion;
import static salient.greatbattles.orders.Access.own;
import static salient.greatbattles.orders.Kinds.order;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.Kinds.standByStand;
import static salient.greatbattles.orders.OrderTo.to;
import static salient.greatbattles.orders.OrderTo.toBattalion;
import static salient.greatbattles.orders.Slots.DISTANCE;
import static salient.greatbattles.orders.Slots.FACING;
import static salient.greatbattles.orders.Slots.FORMATION;
import static salient.greatbattles.orders.Slots.PLACE;
import static salient.greatbattles.orders.Slots.STAND;
import static salient.greatbattles.orders.Slots.UNIT;
import static salient.greatbattles.orders.Slots.VECTOR;
import static salient.greatbattles.orders.Slots.WAYS;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.deployment.Arrangement;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.movement.Actions;
import salient.greatbattles.movement.CommandPost;
import salient.greatbattles.movement.Consolidation;
import salient.greatbattles.movement.DifficultGround;
import salient.greatbattles.movement.FormingByStand;
import salient.greatbattles.movement.March;
import salient.greatbattles.movement.Movement;
import salient.greatbattles.movement.OrderPaths;
import salient.greatbattles.movement.Transport;
import salient.greatbattles.night.NightFormation;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Decline;
import salient.greatbattles.play.GreatBattlesOrder.Dismount;
import salient.greatbattles.play.GreatBattlesOrder.Form;
import salient.greatbattles.play.GreatBattlesOrder.FormStands;
import salient.greatbattles.play.GreatBattlesOrder.Forming;
import salient.greatbattles.play.GreatBattlesOrder.Go;
import salient.greatbattles.play.GreatBattlesOrder.Hurry;
import salient.greatbattles.play.GreatBattlesOrder.Remount;
import salient.greatbattles.play.GreatBattlesOrder.Ride;
import salient.greatbattles.play.GreatBattlesOrder.Road;
import salient.greatbattles.play.GreatBattlesOrder.RoadTo;
import salient.greatbattles.play.GreatBattlesOrder.Unload;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.order.OrderKind;
import salient.kernel.play.Verdict;

/** C7M, ACT1, ACT10: battalions and posts move, battalions change formation. */
final class MovementOrders {
    static final Formation[] OFF_ROAD = {Formation.DEFENSIVE, Formation.ASSAULT, Formation.MARCH};

    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            order(GreatBattlesOrder.March.class, "move", "ACT10")
                    .text(
                            UNIT,
                            GreatBattlesOrder.March::unit,
                            VECTOR,
                            o -> new Slots.Vector(o.dx(), o.dy()),
                            (unit, v) -> new GreatBattlesOrder.March(unit, v.dx(), v.dy()))
                    .access(own(in(Phase.MOVEMENT), GreatBattlesOrder.March::unit))
                    .judgeAlways(ofOwn(GreatBattlesOrder.March::unit, (s, o, why) -> judgeMove(s, o.unit(), o, why)))
                    .play(playing((s, o, t) -> ordinaryMove(s, o.unit(), o, t)))
                    .label((_, o) -> "Move " + Names.of(o.unit()) + " " + Names.vector(o.dx(), o.dy()))
                    .build(),
            order(Go.class, "go", "ACT10")
                    .text(UNIT, Go::unit, WAYS, Go::ways, Go::new)
                    .access(own(in(Phase.MOVEMENT, Phase.SET_UP), Go::unit))
                    .judgeAlways(ofOwn(Go::unit, (s, o, why) -> {
                        if (s.phase() == Phase.SET_UP) Arrangement.judge(s, o, why);
                        else judgeMove(s, o.unit(), o, why);
                    }))
                    .play(playing((s, o, t) -> {
                        if (s.phase() == Phase.SET_UP) Arrangement.play(s, o, t);
                        else ordinaryMove(s, o.unit(), o, t);
                    }))
                    .label((_, o) -> "Move " + Names.of(o.unit()) + " stand by stand")
                    .build(),
            marching(order(Road.class, "road", "C7Mm", "U36"), Road::unit, CommandPost::judgeRoad)
                    .text(UNIT, Road::unit, DISTANCE, Road::mils, Road::new)
                    .label((_, o) -> "Move " + Names.of(o.unit()) + " " + Point.inches(Math.abs(o.mils()))
                            + "\" along the road" + (o.mils() < 0 ? ", backward" : ""))
                    .build(),
            marching(order(RoadTo.class, "road-to", "C7Mm", "U36"), RoadTo::unit, CommandPost::judgeRoad)
                    .text(UNIT, RoadTo::unit, PLACE, RoadTo::at, RoadTo::new)
                    .label((_, o) -> "Move " + Names.of(o.unit()) + " along the roads to " + Names.of(o.at()))
                    .build(),
            order(Form.class, "form", "ACT1")
                    .text(UNIT, Form::unit, FORMATION, Form::formation, FACING, Form::facing, Form::new)
                    .access(battalion(in(Phase.MOVEMENT, Phase.NIGHT), Form::unit))
                    .judgeAlways(ofOwnBattalion(Form::unit, MovementOrders::judgeForming))
                    .play(playing(MovementOrders::form))
                    .label((_, o) -> Names.of(o.unit()) + " forms " + Names.of(o.formation())
                            + (o.formation() == Formation.ROAD ? "" : ", facing " + Names.facing(o.facing())))
                    .build(),
            standByStand(FormStands.class, "form-stands", FormStands::new, "ACT1", "F1", "F3", "F8")
                    .access(battalion(in(Phase.MOVEMENT, Phase.NIGHT), FormStands::unit))
                    .judgeAlways(ofOwnBattalion(FormStands::unit, (s, o, why) -> {
                        FormingByStand.judge(s, o, why);
                        if (why.isEmpty()) judgeForming(s, o, why);
                        else if (s.phase() != Phase.NIGHT)
                            ActionRules.judgeMove(s, o.unit().index(), why);
                    }))
                    .play(playing(MovementOrders::form))
                    .label((_, o) -> Names.of(o.unit()) + " forms " + Names.of(o.formation()) + ", stand by stand")
                    .build(),
            to(UNIT, Decline.class, "decline", Decline::unit, Decline::new, "ACT37")
                    .given(in(Phase.MOVEMENT, Phase.FIRE), (s, o, why) -> judgeDecline(s, o.unit(), why))
                    .play((s, o, t) -> Actions.decline(s, o.unit().index(), t))
                    .label(name -> name + " skips this action"),
            // U30: at any time
            toBattalion(Dismount.class, "dismount", Dismount::unit, Dismount::new, "U30")
                    .given(notIn(Phase.OVER), Transport::judge)
                    .play(Transport::play)
                    .label(name -> "Dismount " + name),
            to(STAND, Unload.class, "unload", Unload::stand, Unload::new, "U30")
                    .given(notIn(Phase.OVER), Transport::judge)
                    .play(Transport::play)
                    .label(name -> "Unload " + name),
            toBattalion(Remount.class, "remount", Remount::unit, Remount::new, "N12", "U53")
                    .given(in(Phase.NIGHT), Transport::judge)
                    .play(Transport::play)
                    .label(name -> name + " gets into its transport"),
            order(Ride.class, "ride", "V19")
                    .text(STAND, Ride::stand, STAND, Ride::tank, Ride::new)
                    .access(own(in(Phase.MOVEMENT), Ride::stand))
                    .judgeAlways(ofOwn(Ride::stand, (s, o, why) -> TankRiders.judge(s, o.stand(), o.tank(), why)))
                    .play(playing((s, o, t) -> TankRiders.play(s, o.stand(), o.tank(), t)))
                    .label((_, o) -> Names.of(o.stand()) + " rides on " + Names.of(o.tank()))
                    .build(),
            toBattalion(Hurry.class, "hurry", Hurry::unit, Hurry::new, "V20", "V38")
                    .given(in(Phase.MOVEMENT), DifficultGround::judge, DifficultGround::play)
                    .label(name -> name + " will hurry through bad going"));

    private MovementOrders() {}

    /** An order to a unit by which it marches as the order says. */
    static <O extends GreatBattlesOrder> OrderKind.Builder<State, O> marching(
            OrderKind.Builder<State, O> order, Function<O, Unit> unit, OrderKind.Judge<State, O> judge) {
        return order.access(own(in(Phase.MOVEMENT), unit))
                .judgeAlways(ofOwn(unit, judge))
                .play(playing((s, o, t) -> march(s, unit.apply(o), o, t)));
    }

    private static void judgeForming(State s, Forming o, Verdict.Reasons why) {
        if (s.phase() == Phase.NIGHT) NightFormation.judge(s, o, why);
        else judgeMove(s, o.unit(), o, why);
    }

    private static void form(State s, Forming o, PlayContext t) {
        if (s.phase() == Phase.NIGHT) NightFormation.play(s, o, t);
        else March.begin(s, o.unit().index(), paths(s, o), Optional.of(o.formation()), t);
    }

    private static void judgeMove(State s, Unit unit, GreatBattlesOrder order, Verdict.Reasons why) {
        ActionRules.judgeMove(s, unit.index(), why);
        boolean own = s.unitOnTable(unit.index()) && !unit.fup();
        if (order instanceof Go go)
            for (GreatBattlesOrder.Way way : go.ways())
                if (s.unitOf(way.stand().index()) != unit.index()) {
                    why.add(Clauses.clause("C7a"), () -> way.stand() + " does not belong to " + unit + ".");
                    own = false;
                }
        if (!own || why.settled()) return;
        if (!unit.battalion()) {
            why.apart(more -> CommandPost.judgeWay(s, unit, paths(s, order), more));
            return;
        }
        if (s.scattered(unit.index()) && order instanceof Forming)
            why.add(Clauses.clause("A20"), () -> unit + " must consolidate before it does anything else.");
        else if (s.scattered(unit.index()) && s.units().rendezvous(unit.index()) < 0)
            why.add(Clauses.clause("A18"), () -> unit + " has no rendezvous yet.");
        else why.apart(more -> Movement.judge(s, unit.index(), order, more));
    }

    private static void judgeDecline(State s, Unit unit, Verdict.Reasons why) {
        ActionRules.judgeSkip(s, unit.index(), why);
        if (ActionRules.inRound(s) && Consolidation.mustGather(s, unit.index()))
            why.add(Clauses.clause("A30"), () -> unit + " must consolidate with every action it gets.");
    }

    private static Paths paths(State s, GreatBattlesOrder order) {
        return OrderPaths.of(s, order).orElseThrow();
    }

    /** Along the paths of the order, in the unit's current formation. */
    static void march(State s, Unit unit, GreatBattlesOrder order, PlayContext t) {
        March.begin(s, unit.index(), paths(s, order), Optional.empty(), t);
    }

    /** A23: an ordinary move of a scattered battalion leaves behind the stands that have not gathered. */
    private static void ordinaryMove(State s, Unit unit, GreatBattlesOrder order, PlayContext t) {
        Paths paths = paths(s, order);
        Consolidation.leaveBehind(s, unit.index(), t);
        March.begin(s, unit.index(), paths, Optional.empty(), t);
    }
}
