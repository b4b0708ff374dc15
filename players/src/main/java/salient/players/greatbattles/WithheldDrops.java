package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.DropHeight;

/**
 * Q44g to Q44i: the last battalion of a battlegroup that comes after the first wave is held back. It is called when the
 * first wave is down and has shown where the enemy is: to the goal that is fought for and least defended.
 */
final class WithheldDrops {
    /** Stands this close to a goal fight for it. */
    private static final int NEAR = 8 * Point.INCH;
    /** A company dropped among enemies suffers (A11): the weight of an enemy there compared with a friendly stand. */
    private static final double UNDER_FIRE = 1.5;

    private WithheldDrops() {}

    /** At dawn, instead of an aim. */
    static Optional<GreatBattlesOrder> hold(Situation situation, Unit unit) {
        State s = situation.state();
        if (!s.on("malta.withhold") || !unit.battalion() || !secondWave(situation, unit)) return Optional.empty();
        for (Unit other : situation.battalions())
            if (other.battlegroup().equals(unit.battlegroup()) && other.index() > unit.index()) return Optional.empty();
        GreatBattlesOrder order = new GreatBattlesOrder.Withhold(unit);
        return Optional.of(order).filter(situation::legal);
    }

    private static boolean secondWave(Situation situation, Unit unit) {
        int turn = unit.arrival().orElseThrow().turn();
        for (Unit other : situation.battalions())
            if (other.airborne() && other.arrival().orElseThrow().turn() < turn) return true;
        return false;
    }

    /** During the day, once a battalion has landed. */
    static Optional<GreatBattlesOrder> call(Situation situation) {
        State s = situation.state();
        for (Unit unit : situation.battalions()) {
            int u = unit.index();
            if (!s.units().withheld(u) || s.units().place(u) != UnitPlace.RESERVE || !firstWaveDown(situation))
                continue;
            Optional<Goals.Goal> goal = goal(situation);
            if (goal.isEmpty()) return Optional.empty();
            DropHeight height = LandingPlan.height(unit);
            for (Point p : LandingPlan.zones(situation, goal.get().center(), height)) {
                GreatBattlesOrder order = new GreatBattlesOrder.Postpone(unit, p, height);
                if (situation.legal(order)) return Optional.of(order);
            }
        }
        return Optional.empty();
    }

    private static boolean firstWaveDown(Situation situation) {
        for (Unit unit : situation.battalions())
            if (unit.airborne() && situation.state().unitOnTable(unit.index())) return true;
        return false;
    }

    private static Optional<Goals.Goal> goal(Situation situation) {
        Goals.Goal best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (Goals.Goal goal : situation.goals()) {
            if (goal.held()) continue;
            double worth = friends(situation, goal.center()) - UNDER_FIRE * enemies(situation, goal.center());
            if (worth > most) {
                most = worth;
                best = goal;
            }
        }
        return Optional.ofNullable(best);
    }

    private static int friends(Situation situation, Point p) {
        State s = situation.state();
        int n = 0;
        for (Unit unit : situation.battalions())
            for (int stand : s.standsOf(unit.index())) if (s.at(stand).distanceUp(p) <= NEAR) n++;
        return n;
    }

    private static int enemies(Situation situation, Point p) {
        int n = 0;
        for (int enemy : situation.enemies()) if (situation.state().at(enemy).distanceUp(p) <= NEAR) n++;
        return n;
    }
}
