package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;

/** C2, N4, R1: which units deploy from reserve and where, and which return to it at night to be rebuilt. */
final class ReservePlan {
    private static final int TRIES = 40;

    private record Spot(GreatBattlesOrder.Deploy order, double worth) {}

    private ReservePlan() {}

    static Optional<GreatBattlesOrder> deploy(Situation situation, FinishedUnits settled) {
        State s = situation.state();
        Aims aims = situation.aims();
        for (Unit unit : situation.battalions()) {
            if (settled.has(unit.index()) || !Probabilities.available(s, unit)) continue;
            settled.add(unit.index());
            if (situation.leaves(unit.index())) continue;
            if (spent(situation, unit) && s.day() < s.scenario().days()) continue;
            Optional<GreatBattlesOrder> order = place(situation, unit, aims.aim(unit.index()));
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    private static Optional<GreatBattlesOrder> place(Situation situation, Unit unit, Point aim) {
        State s = situation.state();
        if (LandingPlan.lands(s, unit)) return LandingPlan.land(situation, unit, aim);
        Optional<Point> gate = Probabilities.gate(s, unit);
        if (gate.isEmpty()) return Optional.empty();
        List<Spot> spots = new ArrayList<>();
        for (int ring = 1500; ring <= 11_500 && !Probabilities.arrivesInColumn(s, unit); ring += 2000)
            for (int turn = 0; turn < 360; turn += 30) {
                Point p = Bearing.step(gate.get(), turn, ring, 0);
                if (s.scenario().onTable(p)) spots.add(spot(situation, unit, Formation.MARCH, p, aim));
            }
        for (Road road : s.scenario().roads())
            for (int mile = 0; mile <= road.length(); mile += 1000) {
                Point p = road.along(mile);
                if (p.distanceUp(gate.get()) <= 12 * Point.INCH)
                    spots.add(spot(situation, unit, Formation.ROAD, p, aim));
            }
        spots.sort(Comparator.comparingDouble(Spot::worth).reversed());
        return situation.firstLegal(spots.stream().limit(TRIES).map(Spot::order).toList());
    }

    /** C2d: near the aim, but not under the guns of an enemy. */
    private static Spot spot(Situation situation, Unit unit, Formation formation, Point p, Point aim) {
        boolean dawn = situation.state().phase() == Phase.DAWN_DEPLOYMENT;
        int enemy = situation.nearestEnemy(p) - 3 * Point.INCH;
        int safe = (dawn ? 9 : 12) * Point.INCH;
        double danger = enemy >= safe ? 0 : situation.weight(Weight.RESERVE_DANGER) * (safe - enemy) / Point.INCH;
        if (situation.attacking() && suspect(situation, p)) danger += situation.weight(Weight.RESERVE_AMBUSH);
        double bonus = formation == Formation.ROAD && p.distanceUp(aim) > 12 * Point.INCH
                ? situation.weight(Weight.RESERVE_ROAD)
                : 0;
        int facing = p.equals(aim) ? 0 : Bearing.of(p, aim);
        return new Spot(
                new GreatBattlesOrder.Deploy(unit, formation, p, facing),
                bonus - danger - (double) p.distanceUp(aim) / Point.INCH);
    }

    /** C2d: on the first day the enemy may be hidden anywhere in its set-up area. */
    private static boolean suspect(Situation situation, Point p) {
        State s = situation.state();
        if (s.day() > 1) return false;
        if (situation.mayHide(p)) return true;
        int hidden = situation.mils(Weight.RESERVE_HIDDEN);
        for (int turn = 0; turn < 360; turn += 45) if (situation.mayHide(Bearing.step(p, turn, hidden, 0))) return true;
        return false;
    }

    /** Too many of its own stands are gone. */
    private static boolean spent(Situation situation, Unit unit) {
        State s = situation.state();
        int gone = 0;
        for (int stand : unit.stands()) if (s.stands().place(stand) == StandPlace.DESTROYED) gone++;
        return gone >= situation.weight(Weight.RESERVE_SPENT) * unit.stands().size();
    }

    /** A worn-out battalion withdraws, unless it holds a goal or it is the last night. */
    static Optional<GreatBattlesOrder> withdraw(Situation situation) {
        State s = situation.state();
        for (Unit unit : situation.battalions()) {
            if (!s.unitOnTable(unit.index()) || !situation.leaves(unit.index()) && !rebuilds(situation, unit)) continue;
            GreatBattlesOrder order = new GreatBattlesOrder.Withdraw(unit);
            if (situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }

    private static boolean rebuilds(Situation situation, Unit unit) {
        State s = situation.state();
        return s.day() + 2 <= s.scenario().days()
                && spent(situation, unit)
                && !holds(situation, unit)
                && wayBack(situation, unit);
    }

    /** A unit enters reserve only if it can return: an entry point must exist, out of the enemy's reach. */
    private static boolean wayBack(Situation situation, Unit unit) {
        return Probabilities.gate(situation.state(), unit)
                .filter(gate -> situation.nearestEnemy(gate) > situation.mils(Weight.RESERVE_THREATENED))
                .isPresent();
    }

    private static boolean holds(Situation situation, Unit unit) {
        State s = situation.state();
        for (Goals.Goal goal : situation.goals())
            for (int stand : s.standsOf(unit.index())) if (goal.area().contains(s.at(stand))) return true;
        return false;
    }
}
