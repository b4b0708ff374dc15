package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Landings;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.DropTables;
import salient.greatbattles.tables.GroundType;

/** A: where battalions drop, how they gather, and which airfield or beach the others land at. */
final class LandingPlan {
    private static final int GRID = 1500;
    private static final int FARTHEST = 9 * Point.INCH;

    private LandingPlan() {}

    /** A5: an aim for the next battalion that needs one. */
    static Optional<GreatBattlesOrder> drop(Situation situation) {
        State s = situation.state();
        int nth = 0;
        for (Unit unit : s.scenario().units()) {
            if (unit.side() != situation.side() || !unit.airborne()) continue;
            int turn = nth++;
            if (s.units().place(unit.index()) != UnitPlace.RESERVE
                    || s.units().landed(unit.index())
                    || s.units().dropPlanned(unit.index())
                    || s.units().withheld(unit.index())) continue;
            Optional<GreatBattlesOrder> order = WithheldDrops.hold(situation, unit);
            if (order.isEmpty()) order = aim(situation, unit, turn);
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    /** Every other battalion goes to the best goal, the rest to the next ones in turn. */
    private static Optional<GreatBattlesOrder> aim(Situation situation, Unit unit, int nth) {
        List<Goals.Goal> goals = new ArrayList<>(situation.goals());
        goals.sort(Comparator.comparingDouble(g -> -company(situation, goals, g)));
        int choice = !unit.battalion() || nth % 2 == 0 ? 0 : 1 + nth / 2 % Math.min(2, goals.size() - 1);
        Point goal = goals.get(Math.min(choice, goals.size() - 1)).center();
        DropHeight height = height(unit);
        List<GreatBattlesOrder.Drop> orders = new ArrayList<>();
        for (Point p : zones(situation, goal, height)) orders.add(new GreatBattlesOrder.Drop(unit, p, height, 0));
        return situation.firstLegal(orders);
    }

    static DropHeight height(Unit unit) {
        return unit.comesBy(Arrival.Means.GLIDER) ? DropHeight.GLIDER : DropHeight.NORMAL;
    }

    /** Aim points from which a goal can be reached, those with the least risk first. */
    static List<Point> zones(Situation situation, Point goal, DropHeight height) {
        List<Point> zones = new ArrayList<>();
        List<Double> risks = new ArrayList<>();
        for (int dy = -FARTHEST; dy <= FARTHEST; dy += GRID)
            for (int dx = -FARTHEST; dx <= FARTHEST; dx += GRID) {
                Point p = goal.plus(dx, dy);
                if (!situation.state().scenario().onTable(p)) continue;
                zones.add(p);
                risks.add(risk(situation.state(), p, height, goal));
            }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < zones.size(); i++) order.add(i);
        order.sort(Comparator.comparingDouble(risks::get));
        return order.stream().map(zones::get).toList();
    }

    /** How close a goal is to others, minus the guns that cover it. */
    private static double company(Situation situation, List<Goals.Goal> goals, Goals.Goal goal) {
        double sum = goal.held() ? -5 : 0;
        for (Goals.Goal other : goals) sum += 10.0 / (10 + goal.center().distanceUp(other.center()) / Point.INCH);
        Landings.Density fire = situation.state().scenario().landings().density(goal.center());
        return sum - 0.6 * fire.ordinal();
    }

    /** A3, A7: stands lost to the guns and the sea, and how far from the goal the others land; in inches. */
    private static double risk(State s, Point aim, DropHeight height, Point goal) {
        String table = s.scenario().landings().drift().column();
        double risk = 0;
        for (int first = 1; first <= 10; first++)
            for (int second = 1; second <= 10; second++) {
                Point p = DropTables.drift(table, height, aim, first, second);
                boolean lost =
                        !s.scenario().onTable(p) || s.scenario().terrain().going(p.x(), p.y()) == GroundType.IMPASSABLE;
                risk += lost ? 40 : (double) p.distanceUp(goal) / Point.INCH;
            }
        String fire = s.scenario().landings().density(aim).id();
        for (int die = 1; die <= 10; die++)
            risk += switch (DropTables.approach(height, fire, die)) {
                case NONE -> 0;
                case SUPPRESSED -> 60;
                case DESTROYED -> 300;
            };
        return risk / 100;
    }

    /** A16, A18, A20: a battalion gathers around its middle stand before anything else; a C Ops moves to a road. */
    static Optional<GreatBattlesOrder> gather(Situation situation) {
        State s = situation.state();
        for (Unit unit : s.scenario().units()) {
            if (unit.side() != situation.side()
                    || !s.unitOnTable(unit.index())
                    || !s.units().scattered(unit.index())
                    || s.standsOf(unit.index()).length == 0) continue;
            List<GreatBattlesOrder> orders = new ArrayList<>();
            Point here = situation.at(unit.index());
            if (unit.battalion()) {
                orders.add(new GreatBattlesOrder.Rendezvous(s.stand(situation.middle(unit.index()))));
                orders.add(new GreatBattlesOrder.Gather(unit));
            } else
                for (Road road : s.scenario().roads())
                    orders.add(new GreatBattlesOrder.MakeFor(unit, road.along(road.milestone(here))));
            orders.sort(Comparator.comparingInt(
                    o -> o instanceof GreatBattlesOrder.MakeFor(Unit _, Point at) ? at.distanceUp(here) : 0));
            Optional<GreatBattlesOrder> order = situation.firstLegal(orders);
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    /** Whether a battalion in reserve lands at an airfield or over a beach. */
    static boolean lands(State s, Unit unit) {
        return unit.arrival().isPresent() && !unit.airborne() && !s.units().landed(unit.index());
    }

    /** The place offered that is nearest to its aim. */
    static Optional<GreatBattlesOrder> land(Situation situation, Unit unit, Point aim) {
        List<GreatBattlesOrder.Deploy> offered = new ArrayList<>();
        situation.position().orders(new GreatBattlesSubject.OfUnit(unit), order -> {
            if (order instanceof GreatBattlesOrder.Deploy deploy) offered.add(deploy);
        });
        offered.sort(Comparator.comparingInt(o -> o.at().distanceUp(aim)));
        return situation.firstLegal(offered);
    }
}
