package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.Chances;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.State;

/**
 * U34 to U39: the C Ops stays on its road, within 12 inches of as many battalions as it can (C10p, R4), out of reach of the
 * enemy; where the scenario is won by it, it goes forward as soon as the road is open.
 */
final class CommandPlan {
    private static final int NEAR = 12 * Point.INCH;
    private static final int SAFE = 7 * Point.INCH;
    private static final List<Integer> STEPS =
            List.of(12_000, 9_000, 6_000, 4_000, 2_000, -2_000, -4_000, -6_000, -9_000, -12_000);

    private CommandPlan() {}

    static Optional<GreatBattlesOrder> move(Situation situation, Settled settled) {
        State s = situation.state();
        for (int post : situation.posts()) {
            Unit unit = s.unit(s.unitOf(post));
            if (settled.has(unit.index()) || !AdvancePlan.mayMove(s, unit.index())) continue;
            settled.add(unit.index());
            Optional<GreatBattlesOrder> order =
                    Chances.road(s, s.at(post)).flatMap(road -> best(situation, unit, road, s.at(post)));
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    private static Optional<GreatBattlesOrder> best(Situation situation, Unit unit, Road road, Point at) {
        int here = road.milestone(at);
        Optional<Polygon> seat = seat(situation);
        GreatBattlesOrder best = null;
        double most = worth(situation, unit, at, seat) + 0.5;
        for (int mils : steps(road, here, seat)) {
            int mile = here + mils;
            if (mils == 0 || Math.abs(mils) > NEAR || mile < 0 || mile > road.length()) continue;
            GreatBattlesOrder order = new GreatBattlesOrder.Road(unit, mils);
            double worth = worth(situation, unit, road.along(mile), seat);
            if (worth > most && situation.legal(order)) {
                most = worth;
                best = order;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The usual bounds, and to every place of the seat that is on the road. */
    private static List<Integer> steps(Road road, int here, Optional<Polygon> seat) {
        List<Integer> steps = new ArrayList<>(STEPS);
        if (seat.isPresent())
            for (int mile = 0; mile <= road.length(); mile += 250)
                if (seat.get().contains(road.along(mile))) steps.add(mile - here);
        return steps;
    }

    /** Where it must go to win, if the scenario says so. */
    private static Optional<Polygon> seat(Situation situation) {
        State s = situation.state();
        for (VictoryRule rule : s.battle().victory())
            if (rule instanceof VictoryRule.CommandIn(int side, String town, String _) && side == situation.side())
                return Optional.of(Goals.area(s.battle(), town));
        return Optional.empty();
    }

    private static double worth(Situation situation, Unit post, Point p, Optional<Polygon> seat) {
        State s = situation.state();
        double worth = 0;
        for (Unit unit : situation.battalions())
            if (unit.division() == post.division()
                    && s.unitOnTable(unit.index())
                    && situation.at(unit.index()).distanceUp(p) <= NEAR - 500) worth += 1;
        int danger = situation.nearestEnemy(p);
        if (danger < SAFE) worth -= 6.0 * (SAFE - danger) / SAFE;
        if (seat.isPresent()) worth += seatWorth(p, seat.get());
        return worth;
    }

    /** The last bound wins the game, whatever it risks. */
    private static double seatWorth(Point p, Polygon seat) {
        return seat.contains(p) ? 100 : -0.15 * p.distanceUp(Goals.centre(seat)) / Point.INCH;
    }
}
