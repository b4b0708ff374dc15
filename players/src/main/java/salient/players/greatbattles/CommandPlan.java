package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.State;

/**
 * U34 to U39: the C Ops stays on its road, within 12 inches of as many battalions as it can (C10p, R4), out of reach of
 * the enemy; if it must reach a place to win the scenario, it advances as soon as the road is open.
 */
final class CommandPlan {
    private static final int NEAR = 12 * Point.INCH;
    /**
     * R7, R8: a C Ops with enemies this close is cut off from all battalions, and each of them pays for it at night.
     */
    private static final int CUT_OFF = 3500;

    private static final List<Integer> STEPS =
            List.of(12_000, 9_000, 6_000, 4_000, 2_000, -2_000, -4_000, -6_000, -9_000, -12_000);

    private CommandPlan() {}

    static Optional<GreatBattlesOrder> move(Situation situation, FinishedUnits settled) {
        State s = situation.state();
        for (int post : situation.posts()) {
            Unit unit = s.unit(s.unitOf(post));
            if (settled.has(unit.index()) || !AdvancePlan.mayMove(s, unit.index())) continue;
            settled.add(unit.index());
            Optional<GreatBattlesOrder> order =
                    Probabilities.road(s, s.at(post)).flatMap(road -> best(situation, unit, road, s.at(post)));
            if (order.isEmpty()) order = staffWork(situation, unit);
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    /** Q45a: a C Ops in a good place makes activation points. */
    private static Optional<GreatBattlesOrder> staffWork(Situation situation, Unit unit) {
        if (!situation.state().variants().actionToActivation) return Optional.empty();
        GreatBattlesOrder order = new GreatBattlesOrder.Save(unit);
        return Optional.of(order).filter(situation::legal);
    }

    private static Optional<GreatBattlesOrder> best(Situation situation, Unit unit, Road road, Point at) {
        int here = road.milestone(at);
        Optional<Polygon> seat = seat(situation);
        GreatBattlesOrder best = null;
        double most = worth(situation, unit, at, seat) + situation.weight(Weight.COMMAND_BETTER);
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
        for (VictoryRule rule : s.scenario().victory())
            if (rule instanceof VictoryRule.CommandIn(int side, String town, String _) && side == situation.side())
                return Optional.of(Goals.area(s.scenario(), town));
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
        int safe = situation.mils(seat.isPresent() ? Weight.COMMAND_BOLD : Weight.COMMAND_SAFE);
        if (danger < safe) worth -= situation.weight(Weight.COMMAND_DANGER) * (safe - danger) / safe;
        if (danger < CUT_OFF) worth -= situation.weight(Weight.COMMAND_ISOLATION);
        if (seat.isPresent()) worth += seatWorth(situation, p, seat.get());
        return worth;
    }

    /** The last move wins the game; but a C Ops that runs into an unseen enemy is stuck there (U36). */
    private static double seatWorth(Situation situation, Point p, Polygon seat) {
        double worth = -situation.weight(Weight.COMMAND_WAY) * p.distanceUp(Goals.center(seat)) / Point.INCH;
        boolean sure = nearest(situation, p) <= situation.mils(Weight.COMMAND_SCOUTED);
        if (seat.contains(p) && (sure || nobodyHides(situation.state()))) return 100;
        return sure ? worth : worth - situation.weight(Weight.COMMAND_UNKNOWN);
    }

    /** After the first day any enemy holding the road has been seen. */
    private static boolean nobodyHides(State s) {
        return s.day() > 1;
    }

    /** The distance to the nearest friendly battalion. */
    private static int nearest(Situation situation, Point p) {
        State s = situation.state();
        int least = Integer.MAX_VALUE;
        for (Unit unit : situation.battalions())
            for (int stand : s.standsOf(unit.index()))
                least = Math.min(least, s.at(stand).distanceUp(p));
        return least;
    }
}
