package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.StateHash;

/**
 * T20: attackers as close to their aims as allowed, defenders at their posts and in cover, command posts in the rear. Among
 * places that are nearly as good as the best, the seed decides, so that a hidden battalion (H1) is not where it was in the
 * last game.
 */
final class SetUpPlan {
    private static final int GRID = 500;
    private static final int TRIES = 120;

    /** A place to set up at, and how good it is. */
    private record Spot(GreatBattlesOrder.SetUp order, double worth) {
        Spot better(double by) {
            return new Spot(order, worth + by);
        }
    }

    private SetUpPlan() {}

    /** Command posts first: their zones are small, and battalions find another place. */
    static Optional<GreatBattlesOrder> next(Situation situation, long seed) {
        State s = situation.state();
        for (Unit unit : waiting(s, situation.side(), false)) {
            Optional<GreatBattlesOrder> order = post(situation, unit);
            if (order.isPresent()) return order;
        }
        for (Unit unit : waiting(s, situation.side(), true)) {
            Optional<GreatBattlesOrder> order = battalion(situation, unit, seed);
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    private static List<Unit> waiting(State s, int side, boolean battalions) {
        List<Unit> found = new ArrayList<>();
        for (Unit unit : s.scenario().units())
            if (unit.side() == side
                    && unit.battalion() == battalions
                    && unit.zone().isPresent()
                    && s.units().place(unit.index()) != UnitPlace.TABLE) found.add(unit);
        return found;
    }

    /** An attacker's C Ops as close to the goal as its zone allows, others as far; with room left for the next post. */
    private static Optional<GreatBattlesOrder> post(Situation situation, Unit unit) {
        Point goal = situation.goals().getFirst().center();
        List<GreatBattlesOrder.SetUp> offered = offered(situation.position(), unit);
        Comparator<GreatBattlesOrder.SetUp> nearest = Comparator.comparingLong(o -> o.at().squaredTo(goal));
        boolean forward = situation.attacking() && unit.id().equals("COps");
        offered.sort(forward ? nearest : nearest.reversed());
        for (GreatBattlesOrder.SetUp order : offered) if (leavesRoom(situation, order)) return Optional.of(order);
        return offered.isEmpty() ? Optional.empty() : Optional.of(offered.getFirst());
    }

    private static List<GreatBattlesOrder.SetUp> offered(GreatBattlesPosition position, Unit unit) {
        List<GreatBattlesOrder.SetUp> offered = new ArrayList<>();
        position.orders(new GreatBattlesSubject.OfUnit(unit), order -> {
            if (order instanceof GreatBattlesOrder.SetUp setUp) offered.add(setUp);
        });
        return offered;
    }

    private static boolean leavesRoom(Situation situation, GreatBattlesOrder.SetUp order) {
        GreatBattlesPosition then = situation.position().copy();
        then.play(order, new SeededDice(1), _ -> {});
        for (Unit other : waiting(then.state(), situation.side(), false))
            if (offered(then, other).isEmpty()) return false;
        return true;
    }

    private static Optional<GreatBattlesOrder> battalion(Situation situation, Unit unit, long seed) {
        Zone zone = unit.zone().orElseThrow();
        Point aim = situation.aims().aim(unit.index());
        List<Spot> spots = new ArrayList<>();
        List<Point> points = new ArrayList<>();
        State s = situation.state();
        for (int y = 0; y <= s.scenario().height(); y += GRID)
            for (int x = 0; x <= s.scenario().width(); x += GRID)
                if (zone.contains(new Point(x, y))) points.add(new Point(x, y));
        points.sort(Comparator.<Point>comparingLong(p -> p.squaredTo(aim)).thenComparing(Comparator.naturalOrder()));
        for (Point p : points.subList(0, Math.min(points.size(), 2 * TRIES))) spots(situation, unit, p, aim, spots);
        if (situation.attacking() && motorized(s, unit)) columns(s, unit, zone, aim, spots);
        double drawn = situation.weight(Weight.SET_UP_DRAWN);
        if (drawn > 0) spots.replaceAll(spot -> spot.better(drawn * chance(seed, unit, spot.order.at())));
        spots.sort(Comparator.comparingDouble(Spot::worth).reversed());
        return situation.firstLegal(spots.stream().map(Spot::order).toList());
    }

    /** From 0 to 1, the same for a place whenever it is asked. */
    private static double chance(long seed, Unit unit, Point at) {
        StateHash hash = new StateHash().add(seed).add(unit.index()).add(at.x()).add(at.y());
        return (hash.value() >>> 11) * 0x1p-53;
    }

    private static void spots(Situation situation, Unit unit, Point p, Point aim, List<Spot> spots) {
        int facing = situation.attacking() && p.distanceUp(aim) > Point.INCH
                ? Bearing.of(p, aim)
                : unit.zone().orElseThrow().facing();
        double far = (double) p.distanceUp(aim) / Point.INCH;
        if (situation.attacking()) {
            spots.add(new Spot(new GreatBattlesOrder.SetUp(unit, Formation.MARCH, p, facing), -far));
            return;
        }
        for (Formation f : new Formation[] {Formation.DEFENSIVE, Formation.ASSAULT})
            spots.add(new Spot(
                    new GreatBattlesOrder.SetUp(unit, f, p, facing),
                    covered(situation, unit, f, p, facing)
                            + (f == Formation.DEFENSIVE ? situation.weight(Weight.SET_UP_LINE) : 0)
                            - situation.weight(Weight.SET_UP_WAY) * far));
    }

    private static double covered(Situation situation, Unit unit, Formation f, Point p, int facing) {
        State s = situation.state();
        Optional<Base[]> bases = Probabilities.layout(s, Probabilities.waiting(s, unit), f, p, facing);
        if (bases.isEmpty()) return -99;
        double covered = 0;
        for (Base base : bases.get())
            covered += switch (s.scenario().terrain().cover(base.center())) {
                case OPEN -> s.scenario().terrain().crest(base.center()) ? situation.weight(Weight.SET_UP_CREST) : 0;
                case SOFT -> situation.weight(Weight.SET_UP_SOFT);
                case HARD, BUNKER -> 1;
            };
        return covered;
    }

    private static boolean motorized(State s, Unit unit) {
        for (int stand : Probabilities.waiting(s, unit))
            if (s.type(stand) != StandType.ARMOR
                    && s.type(stand) != StandType.HQ
                    && s.stand(stand).transport().isEmpty()) return false;
        return true;
    }

    /** Along a road that leads toward the aim, three times as good as open ground. */
    private static void columns(State s, Unit unit, Zone zone, Point aim, List<Spot> spots) {
        for (Road road : s.scenario().roads()) {
            int leave = road.milestone(aim);
            double rest = (double) road.along(leave).distanceUp(aim) / Point.INCH;
            for (int mile = 0; mile <= road.length(); mile += 1000) {
                if (!zone.contains(road.along(mile))) continue;
                double far = Math.abs(mile - leave) / 3.0 / Point.INCH + rest;
                spots.add(new Spot(
                        new GreatBattlesOrder.SetUp(unit, Formation.ROAD, road.along(mile), zone.facing()), -far));
            }
        }
    }
}
